public import CoreGraphics
import QuartzCore

/// A row of a list: content and background by configurations, accessories at its sides, lines between rows.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What the cell is in its list; nil: none has it.
  final var listPart: ListPart?
  private var views: [AccessoryView] = []
  private let separators = (above: UIView(), below: UIView())
  private var guide: UILayoutGuide?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpList()
  }

  /// The cell that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpList()
  }

  private func setUpList() {
    for line in [separators.above, separators.below] {
      line.isUserInteractionEnabled = false
      line.isHidden = true
      addSubview(line)
    }
  }

  override func makeContentView() -> UIView { CellContentView() }

  // MARK: Accessories

  /// What lies at the sides.
  open var accessories: [UICellAccessory] = [] {
    didSet { setNeedsUpdateAccessories() }
  }
  private var accessoriesAreDue = false

  private func setNeedsUpdateAccessories() {
    accessoriesAreDue = true
    setNeedsLayout()
  }

  /// How far the content is moved in, in steps; lists of outlines set it.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a step, points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// False: the accessories at the leading side stay where they are.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  // MARK: Configurations

  /// A configuration that looks like a row, a header or a footer where the cell lies, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    listPart?.content ?? .cell()
  }

  /// A configuration that looks like the background of a row, a header or a footer where the cell lies.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listPart?.background ?? .listPlainCell()
  }

  override func takeListPart(_ list: ListPart) {
    guard listPart != list else { return }
    listPart = list
    setNeedsUpdateConfiguration()
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showSystemBackground(state)
  }

  /// The list's own background, where the cell has no other.
  private func showSystemBackground(_ state: UICellConfigurationState) {
    guard backgroundConfiguration == nil, backgroundView == nil, listPart != nil else { return }
    showBackground(defaultBackgroundConfiguration().updated(for: state))
  }

  open override var isSelected: Bool {
    didSet { for view in views { view.isChosen = isSelected } }
  }

  // MARK: Lines

  /// Where the line below the row lies. Constraints about its sides move the line; without any it begins
  /// where the text does.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    guide = made
    return made
  }

  private func layOutSeparators() {
    guard let listPart else {
      for line in [separators.above, separators.below] { line.isHidden = true }
      return
    }
    let look = listPart.separator
    let height: CGFloat = 0.5
    let isWide = listPart.appearance == .grouped && listPart.role == .row
    // Groups that reach the sides end with lines from side to side.
    let (endsAbove, endsBelow) = (isWide && listPart.isFirst, isWide && listPart.isLast)
    let above =
      look.topSeparatorVisibility == .automatic
      ? endsAbove : look.topSeparatorVisibility == .visible
    let below =
      look.bottomSeparatorVisibility == .automatic
      ? listPart.appearance == .plain || isWide || !listPart.isLast
      : look.bottomSeparatorVisibility == .visible
    for (line, isShown, insets, y, isEnd) in [
      (separators.above, above, look.topSeparatorInsets, 0, endsAbove),
      (separators.below, below, look.bottomSeparatorInsets, bounds.height - height, endsBelow),
    ] {
      line.isHidden = !isShown
      guard isShown else { continue }
      line.backgroundColor = look.color
      let automatic = UIListSeparatorConfiguration.automaticInsets
      let start =
        insets.leading != automatic.leading ? insets.leading : isEnd ? 0 : separatorStart
      let end = insets.trailing != automatic.trailing ? insets.trailing : separatorEnd
      line.frame = directed(
        CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: height))
      bringSubviewToFront(line)
    }
  }

  /// From the leading side to where lines begin, points.
  private var separatorStart: CGFloat {
    if let frame = guide?.layoutFrame, frame.width > 0 { return directed(frame).minX }
    let start = directed(contentView.frame).minX
    if let list = configuredView as? UIListContentView { return start + list.textStart }
    return start + contentView.directionalLayoutMargins.leading
  }

  private var separatorEnd: CGFloat {
    guard let frame = guide?.layoutFrame, frame.width > 0 else { return 0 }
    return max(0, bounds.width - directed(frame).maxX)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    updateAccessories()
    // From the leading side on.
    let edge = directionalLayoutMarginsOfRow
    let indent = CGFloat(indentationLevel) * indentationWidth
    var start = indentsAccessories ? indent : 0
    let leading = views.filter(\.accessory.isLeading)
    for view in leading {
      let x = edge + start
      place(view, at: x)
      start = x + view.room - edge + (view === leading.last ? edge : Self.gap)
    }
    if !leading.isEmpty, !indentsAccessories { start += indent }
    if leading.isEmpty { start = indent }
    var end = bounds.width
    let trailing = views.filter { !$0.accessory.isLeading }
    for view in trailing.reversed() {
      end -= end == bounds.width ? edge : Self.gap
      end -= view.room
      place(view, at: end)
    }
    contentView.autoresizingMask = []
    contentView.frame = directed(
      CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    super.layoutSubviews()
    roundCorners()
    layOutSeparators()
  }

  private static let gap: CGFloat = 10

  /// From the sides of the row to what lies in it, points.
  private var directionalLayoutMarginsOfRow: CGFloat {
    contentView.directionalLayoutMargins.leading
  }

  private func place(_ view: AccessoryView, at x: CGFloat) {
    view.frame = directed(CGRect(x: x, y: 0, width: view.room, height: bounds.height))
  }

  /// Groups apart from the sides have round corners.
  private func roundCorners() {
    guard let listPart, listPart.appearance == .insetGrouped else { return }
    let isTop = listPart.isInset && listPart.isFirst
    let isBottom = listPart.isInset && listPart.isLast
    var corners: CACornerMask = []
    if isTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.corner
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  private static let corner: CGFloat = 10

  private var accessoriesShownEditing: Bool?

  /// Gives every accessory that is shown its view.
  private func updateAccessories() {
    guard accessoriesAreDue || accessoriesShownEditing != isInEditing else {
      for view in views where view.accessory.accessoryType == .outlineDisclosure {
        view.isTurned = isExpanded
      }
      return
    }
    accessoriesAreDue = false
    accessoriesShownEditing = isInEditing
    let wanted =
      UICellAccessory.shown(accessories, isLeading: true, isEditing: isInEditing)
      + UICellAccessory.shown(accessories, isLeading: false, isEditing: isInEditing)
    var old = views
    views = wanted.map { accessory in
      if let index = old.firstIndex(where: { $0.supports(accessory) }) {
        let view = old.remove(at: index)
        view.take(accessory)
        return view
      }
      return AccessoryView(accessory)
    }
    for view in old { view.removeFromSuperview() }
    for view in views {
      if view.superview == nil { UIView.performWithoutAnimation { self.addSubview(view) } }
      view.isChosen = isSelected
      view.isTurned = view.accessory.accessoryType == .outlineDisclosure && isExpanded
      bind(view)
    }
  }

  /// Says what a touch of an accessory does.
  private func bind(_ view: AccessoryView) {
    let accessory = view.accessory
    view.pressed = nil
    switch accessory.accessoryType {
    case .delete:
      view.pressed = accessory.action ?? { [weak self] in self?.showTrailingActions() }
    case .insert, .detail: view.pressed = accessory.action
    case .outlineDisclosure:
      if let action = accessory.action {
        view.pressed = action
      } else if !turnsAnywhere(accessory) {
        view.pressed = { [weak self] in self?.turnOutline() }
      }
    case .reorder: view.followed = { [weak self] in self?.followGrip($0) }
    case .checkmark, .customView, .disclosureIndicator, .label, .multiselect: break
    }
  }

  private func showTrailingActions() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    collection.toggleSwipe(at: path)
  }

  private func followGrip(_ press: UILongPressGestureRecognizer) {
    guard let collection else { return }
    let y = press.location(in: collection).y
    let spot = CGPoint(x: center.x, y: y)
    switch press.state {
    case .began:
      if let path = collection.indexPath(for: self) {
        _ = collection.beginInteractiveMovementForItem(at: path)
      }
    case .changed: collection.updateInteractiveMovementTargetPosition(spot)
    case .ended: collection.endInteractiveMovement()
    case .cancelled: collection.cancelInteractiveMovement()
    default: break
    }
  }

  // MARK: Outlines

  private func turnsAnywhere(_ accessory: UICellAccessory) -> Bool {
    switch accessory.outlineStyle {
    case .header: true
    case .cell: false
    case .automatic: listPart?.role == .header
    }
  }

  /// Shows or hides the items below the cell's.
  private func turnOutline() {
    guard let collection, let path = collection.indexPath(for: self) else { return }
    (collection.dataSource as? any OutlineShowing)?.turnOutline(at: path)
  }

  /// Turns the outline where a touch anywhere on the row does that; false: it selects the row.
  final func turnsOutlineWhenTapped() -> Bool {
    let here = views.map(\.accessory).first { $0.accessoryType == .outlineDisclosure }
    guard let here, here.action == nil, turnsAnywhere(here) else { return false }
    turnOutline()
    return true
  }

  /// Takes where the item stands in an outline.
  final func takeOutline(level: Int, isExpanded: Bool) {
    indentationLevel = level
    self.isExpanded = isExpanded
    setNeedsLayout()
  }
}

/// A data source whose items stand in outlines.
@MainActor
protocol OutlineShowing: AnyObject {
  /// Shows or hides the items below the one at `path`.
  func turnOutline(at path: IndexPath)
}
