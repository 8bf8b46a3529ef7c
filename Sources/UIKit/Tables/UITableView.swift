public import CoreGraphics

/// Rows below one another, in sections. Only the rows that are seen have cells, which are used
/// again.
open class UITableView: UIScrollView {
  /// Whether sections are stuck together or set apart.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    /// Groups with round corners that stand apart from the sides.
    case insetGrouped = 2
  }

  /// How rows come and go: they fade, those from a side slide as well. `none`: at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The height that is found out from the content.
  public class var automaticDimension: CGFloat { -1 }

  static let defaultRowHeight: CGFloat = 44
  static var defaultSeparatorColor: UIColor {
    UIColor(red: 200 / 255, green: 199 / 255, blue: 204 / 255, alpha: 1)
  }

  // MARK: Set-up

  /// Whether sections are stuck together or set apart.
  public let style: Style
  /// Knows the rows; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }

  /// Says how the table looks and is told what happens to it; held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      setNeedsReload()
    }
  }

  /// The height of rows for which the delegate says nothing, points; `automaticDimension`: that of
  /// their content.
  open var rowHeight = UITableView.automaticDimension {
    didSet {
      ownAppearance.insert(.rowHeight)
      setNeedsReload()
    }
  }
  /// What rows whose height follows from their content count as before they are seen, points; 44 for
  /// what is no height.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Stored: heights of headers are found out at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Stored: heights of footers are found out at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The height of headers for which the delegate says nothing.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
  /// The height of footers for which the delegate says nothing.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }

  /// Whether there are lines between rows.
  open var separatorStyle: SeparatorStyle = .singleLine {
    didSet {
      ownAppearance.insert(.separatorStyle)
      showSeparators()
    }
  }
  /// The colour of the lines; nil: light grey.
  open var separatorColor: UIColor? {
    didSet {
      ownAppearance.insert(.separatorColor)
      showSeparators()
    }
  }
  /// Where lines begin and end, from the sides, points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet {
      ownAppearance.insert(.separatorInset)
      showSeparators()
    }
  }

  /// Above the first section, as high as its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// Below the last section, as high as its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// Behind the rows; it does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// False: rows cannot be tapped.
  open var allowsSelection = true
  /// True: a row that is tapped leaves the others selected.
  open var allowsMultipleSelection = false

  /// True: a row that is tapped while the table is edited leaves the others selected.
  open var allowsMultipleSelectionDuringEditing = false { didSet { editingDidChange() } }
  /// True: rows can be tapped while the table is edited.
  open var allowsSelectionDuringEditing = false

  /// True while rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets rows be deleted, inserted and moved, or not any more, in an animation if asked to.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

  /// The colour of the letters at the side; nil: the tint colour.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// Behind the letters at the side; nil: nothing.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// Behind the letters under a finger; nil: as without one.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The letters are shown from so many rows on.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// Stored: separators are drawn without it.
  open var separatorEffect: UIVisualEffect?
  /// Stored: `separatorInset` counts from the cells' edges.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Stored: rows are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Stored: phones that stand have no safe area at the sides.
  open var insetsContentViewsToSafeArea = true
  /// Stored: headers lie close, as before iOS 15.
  open var sectionHeaderTopPadding = UITableView.automaticDimension

  final var layout: TableLayout?
  /// The heights that rows were found to have, in that width.
  final var measured: [IndexPath: CGFloat] = [:]
  final var measuredWidth: CGFloat = 0
  /// Cells that were asked for to be measured and are not shown yet.
  final var premade: [IndexPath: UITableViewCell] = [:]
  final var madeTitles: [SectionTitleKey: UIView] = [:]
  final var titleReserve = TitleReserve()
  /// How far the row that is about to be shown moves its content in by itself.
  final var ownIndentation = 0
  final var edits = false
  /// The row whose actions are shown.
  final var swipe: RowSwipe?
  final var swipePan: UIPanGestureRecognizer?
  final var menuPress: UILongPressGestureRecognizer?
  /// What a long press that is about to begin shows.
  final var pendingMenu: (path: IndexPath, configuration: UIContextMenuConfiguration)?
  final var contextMenu: ContextMenu?
  /// The row whose sign at the end is pressed.
  final var pressedAccessory: IndexPath?
  /// The row that a finger moves.
  final var moving: RowMove?
  final var indexStrip: SectionIndexView?
  /// False once the data source was asked whether a row can be edited and had nothing to say.
  final var saysWhatIsEditable = true
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var titles: [SectionTitleKey: UIView] = [:]
  final var reserve = CellReserve()
  /// What a storyboard or xib has given it.
  final var nibRows = TableRows()
  final var selected: [IndexPath] = []
  final var pressed: IndexPath?
  final var updates = RowUpdates()
  final var updateDepth = 0

  /// A table of the given style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// The table that a storyboard or xib describes; without one a plain table of no size.
  public required init?(coder: NSCoder) {
    style = Self.nibStyle(coder)
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibTable(coder) }
  }

  private func setUp() {
    alwaysBounceVertical = true
    setUpSwiping()
    settingDefaults {
      backgroundColor =
        style == .plain
        ? .systemBackground
        : UIColor {
          $0.userInterfaceStyle == .dark
            ? .black : UIColor(red: 239 / 255, green: 239 / 255, blue: 244 / 255, alpha: 1)
        }
    }
  }

  private func replace(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    setNeedsReload()
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    selected = []
    pressed = nil
    updates = RowUpdates()
    measured = [:]
    closeSwipe(animated: false)
    setNeedsReload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  /// Rows give their touches to a drag, controls in them too.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// True for a touch of a part that follows the finger itself.
  private func isKept(_ touch: UITouch) -> Bool {
    touch.view is SectionIndexView
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    if gestureRecognizer === swipePan { return mayBeginSwipe }
    if gestureRecognizer === menuPress { return mayShowMenu }
    let begins =
      super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(gestureRecognizer === panGestureRecognizer && pan.touches.contains(where: isKept))
    if begins, gestureRecognizer === panGestureRecognizer { closeSwipe(animated: true) }
    return begins
  }

  // MARK: Selection by touch

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside the actions of a row takes them away, and does nothing else.
    guard swipe == nil else { return closeSwipe(animated: true) }
    if let touch = touches.first, let path = accessory(at: touch) {
      pressedAccessory = path
      return
    }
    let selects = edits ? selectsWhileEditing : allowsSelection
    guard selects, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, let touch = touches.first,
      !rectForRow(at: pressed).contains(touch.location(in: self))
    else { return }
    letGo()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let path = pressedAccessory {
      pressedAccessory = nil
      if let touch = touches.first, accessory(at: touch) == path { tapAccessory(path) }
    }
    guard let path = pressed else { return }
    letGo()
    tapRow(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedAccessory = nil
    letGo()
  }

  /// The pressed row is pressed no more.
  final func letGo() {
    guard let path = pressed else { return }
    pressed = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  // MARK: Section index

  /// Asks for the letters at the side again.
  open func reloadSectionIndexTitles() {
    indexStrip?.removeFromSuperview()
    indexStrip = nil
    setNeedsLayout()
  }

  // MARK: Headers and footers

  /// Makes headers and footers of `aClass` when none that is called `identifier` waits to be used again.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    titleReserve.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Makes headers and footers of the first one in `nib` when none that is called `identifier` waits to
  /// be used again.
  open func register(
    _ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    titleReserve.register(nib, for: identifier)
  }

  /// A header or footer that is not seen any more, or a new one of the class or xib registered; nil
  /// without any.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { titleReserve.take(identifier) }

  /// The header of a section that is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[SectionTitleKey(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    titles[SectionTitleKey(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Makes cells of `cellClass` when none that is called `identifier` waits to be used again.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reserve.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Makes cells of the first cell in `nib` when none that is called `identifier` waits to be used
  /// again.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reserve.register(nib, for: identifier)
  }

  /// A cell that is not seen any more, or a new one of the class, the xib or the storyboard's prototype
  /// of that name; nil without any.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reserve.take(identifier) ?? prototypeCell(identifier)
  }

  /// A cell for a row, one that is not seen any more or a new one. Where a storyboard's table has no such cell, which would end the program on a
  /// phone, an empty one is shown, and noted; else a class has to be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      if nibRows.isRead {
        SceneContext.active.unsupported(
          "the cell “\(identifier)”, which the table has no prototype of", at: nibRows.location)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      preconditionFailure("No class is registered for cells called \(identifier).")
    }
    return cell
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { parts.sections.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    parts.sections.indices.contains(section) ? parts.sections[section].rows.count : 0
  }

  /// Where a row lies; zero when there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    parts.row(indexPath).map(rowFrame) ?? .zero
  }

  /// Where a section lies with header and footer; zero when there is none.
  open func rect(forSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section]
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.end - part.start)
  }

  /// Where the header of a section lies; zero when there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section].header
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
  }

  /// Where the footer of a section lies; zero when there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section].footer
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
  }

  /// The row at a point of the table.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return parts.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that have a part in a rectangle of the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    parts.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row that is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// The row of a cell that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows that are seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cells that are seen, from the top.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The first row that is selected.
  open var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects a row and scrolls to it; nobody is told. Nil: no row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveral {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row no more; nobody is told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls until a row lies at a position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if parts.row(indexPath) == nil, indexPath.row != NSNotFound {
      SceneContext.active.unsupported(
        "scrolling to a row that is not there", at: layer.readableName)
    }
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    let inset = adjustedContentInset
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: rangeY.clamped(y)), animated: animated)
  }

  // MARK: Updates

  /// Shows rows that the data source has from now on; those below make room.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.inserted[path] = animation } }
  }

  /// Takes away rows that the data source has no more; those below close up.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deleted[path] = animation } }
  }

  /// Asks for the cells of rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloaded[path] = animation } }
  }

  /// Shows a row at another index path, where the data source has it from now on.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Shows sections that the data source has from now on.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Takes away sections that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Shows a section at another index, where the data source has it from now on.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Changes up to `endUpdates()` belong together.
  open func beginUpdates() { updateDepth += 1 }

  /// Shows the changes since `beginUpdates()`. Heights are asked for again, so that without any
  /// change rows move to their new heights.
  open func endUpdates() { endUpdates(completion: nil) }

  /// Shows the changes in `updates` together; then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates(completion: completion)
  }

  /// Shows the changes in `updates` together; the closure does not outlive the call.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { escapable in
      let optional: (() -> Void)? = escapable
      performBatchUpdates(optional, completion: completion)
    }
  }
}
