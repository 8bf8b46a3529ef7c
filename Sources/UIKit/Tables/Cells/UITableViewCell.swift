import CoreGraphics
import QuartzCore

/// One row of a table: a picture, one or two texts and a sign at the end, or views of one's own in
/// `contentView`.
open class UITableViewCell: UIView {
  /// Which texts there are and where.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// How a selected cell looks; blue has been grey since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The sign at the end.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// Where a storyboard goes when the row is chosen.
  final var selectionSegue: SegueTemplate?
  /// Where a storyboard goes when the sign at the end is touched.
  final var accessorySegue: SegueTemplate?

  /// The name under which the cell is used again.
  open internal(set) var reuseIdentifier: String?

  /// What can be done with a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  let style: CellStyle
  private let content = CellContentView()
  private let separator = UIView()
  private let sign = CellSignView()
  private lazy var mainLabel = makeLabel()
  private lazy var secondLabel = makeLabel()
  private lazy var picture: UIImageView = {
    let view = UIImageView(frame: .zero)
    content.addSubview(view)
    return view
  }()
  private var hasMainLabel = false
  private var hasSecondLabel = false
  private var hasPicture = false

  /// A cell as wide as the screen of small telephones, which tables make as wide as they are.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    setUp()
  }

  /// A cell of the default style that no table uses again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The cell that a storyboard or xib describes; without one a cell of the default style and no name.

  public required init?(coder: NSCoder) {
    style = Self.nibStyle(coder)
    reuseIdentifier = Self.nibIdentifier(coder)
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibCell(coder) }
  }

  /// A cell that a table makes of a class it was told: through the class's own
  /// `init(style:reuseIdentifier:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func setUp() {
    settingDefaults { backgroundColor = .systemBackground }
    separator.backgroundColor = UITableView.defaultSeparatorColor
    sign.isHidden = true
    for view in [content, sign, separator] { addSubview(view) }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    content.addSubview(label)
    return label
  }

  // MARK: Editing

  /// What the sign at the beginning does.
  open internal(set) var editingStyle = EditingStyle.none
  /// True: while the table is edited the row has a grip, where the data source can move rows.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// False: the sign does not move the content.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The sign at the end while the table is edited.
  open var editingAccessoryType: AccessoryType = .none { didSet { showSign() } }
  /// A view instead of that sign.
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// How wide such a step is, points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Sign and grip, once the cell has been edited.
  final var editParts: CellEditParts?

  /// True while the cell shows what can be done with it.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  /// Shows what can be done with the cell, or not any more, in an animation if asked to.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    willTransition(to: editing ? .showingEditControl : [])
    change(animated: animated) {
      self.isEditing = editing
      if animated { self.layoutIfNeeded() }
    }
    didTransition(to: editing ? .showingEditControl : [])
  }

  /// True while the row shows the button that deletes it.
  open var showingDeleteConfirmation: Bool {
    (superview as? UITableView)?.swipe?.cell === self
  }

  /// The cell is about to show this beside its content.
  open func willTransition(to state: StateMask) {}
  /// The cell shows this beside its content.
  open func didTransition(to state: StateMask) {}

  // MARK: Content

  /// Where views of one's own belong.
  open var contentView: UIView { content }

  /// The text.
  open var textLabel: UILabel? {
    if !hasMainLabel {
      hasMainLabel = true
      mainLabel.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
      setNeedsLayout()
    }
    return mainLabel
  }

  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if !hasSecondLabel {
      hasSecondLabel = true
      secondLabel.font = .systemFont(ofSize: style == .value1 ? 17 : style == .value2 ? 15 : 12)
      if style == .value1 {
        secondLabel.textColor = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
      }
      setNeedsLayout()
    }
    return secondLabel
  }

  /// The picture before the text.
  open var imageView: UIImageView? {
    hasPicture = true
    setNeedsLayout()
    return picture
  }

  /// The sign at the end.
  open var accessoryType: AccessoryType = .none { didSet { showSign() } }

  /// A view instead of the sign.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  private func showSign() {
    sign.type = isEditing ? editingAccessoryType : accessoryType
    setNeedsLayout()
  }

  // MARK: Configurations

  /// What text, picture and texts look like, instead of setting each.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured.show(contentConfiguration, in: content)
      // It stands in place of the style's own parts.
      let parts = [
        hasMainLabel ? mainLabel : nil, hasSecondLabel ? secondLabel : nil,
        hasPicture ? picture : nil,
      ]
      for part in parts { part?.isHidden = contentConfiguration != nil }
      setNeedsLayout()
    }
  }
  private let configured = ConfiguredContent()

  /// A configuration that looks like a cell of this style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// What lies behind the content, instead of the colour and the views behind it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configured.show(backgroundConfiguration, behind: self)
      if backgroundConfiguration != nil { backgroundColor = .clear }
      showSelection()
      setNeedsLayout()
    }
  }

  /// A configuration that looks like the background of a row of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// True: the content follows what the cell is like.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// True: the background follows what the cell is like.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Gives a cell its configurations.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Called when what the cell is like has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell is like.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    return state
  }

  /// Has the configurations brought up to date before the cell is seen again.
  open func setNeedsUpdateConfiguration() {
    configured.isDue = true
    setNeedsLayout()
  }

  /// Brings the configurations up to date.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let old = contentConfiguration {
      contentConfiguration = old.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let old = backgroundConfiguration {
      backgroundConfiguration = old.updated(for: state)
    }
  }

  private func updateConfigurationIfNeeded() {
    guard configured.isDue else { return }
    configured.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Lies behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Lies behind the content of a selected cell; nil: grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// Where the line below the cell begins and ends, from its sides, points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// That of the table.
  final var tableSeparatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }

  /// The cell is about to show another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Where a touch is one of the sign at the end, in the cell's space; null: nowhere.
  final var buttonArea: CGRect {
    switch sign.type {
    case .detailButton, .detailDisclosureButton:
      sign.isHidden ? .null : sign.frame.insetBy(dx: -12, dy: 0)
    default: .null
    }
  }

  // MARK: Selection

  /// How the cell looks when it is selected.
  open var selectionStyle: SelectionStyle = .default

  /// True while the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { conditionDidChange() } } }
  /// True while a finger is on the row.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { conditionDidChange() } }
  }

  private func conditionDidChange() {
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// Selects the cell, in an animation if asked to.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(animated: animated) { self.isSelected = selected }
    editParts?.sign.isChosen = selected
  }

  /// Lets the cell look pressed, in an animation if asked to.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(animated: animated) { self.isHighlighted = highlighted }
  }

  private func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return change() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change)
  }

  /// The selection's grey, while there is no view for it.
  private let shade = UIView()

  private func showSelection() {
    // A background configuration follows the state itself.
    let isShown =
      (isSelected || isHighlighted) && selectionStyle != .none && backgroundConfiguration == nil
    let view = selectedBackgroundView ?? shade
    if isShown, view.superview !== self {
      shade.backgroundColor = UIColor(white: 0.85, alpha: 1)
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
      view.frame = bounds
    }
    view.alpha = isShown ? 1 : 0
  }

  // MARK: Layout

  /// Where the table has put the cell, in its space; nil: nowhere.
  private var frameInTable: CGRect?

  /// Puts the cell at `rect` of its table, whatever its transform. Where a scene moves a cell that
  /// keeps its rectangle, it stays; nil: it leaves the table.
  final func lie(at rect: CGRect?) {
    guard frameInTable != rect else { return }
    frameInTable = rect
    guard let rect else { return }
    guard !CATransform3DIsIdentity(layer.transform) else {
      frame = rect
      return
    }
    bounds.size = rect.size
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }

  /// The line below the cell: its colour, or nil for none.
  func showSeparator(_ color: UIColor?) {
    separator.isHidden = color == nil
    separator.backgroundColor = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let start = placeEditParts()
    let end = placeAccessory()
    content.frame = directed(
      CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    for view in [backgroundView, selectedBackgroundView, shade, configured.background] {
      view?.frame = bounds
    }
    separator.frame = directed(
      CGRect(
        x: start + separatorInset.left, y: bounds.height - 0.5,
        width: max(0, bounds.width - start - separatorInset.left - separatorInset.right),
        height: 0.5))
    bringSubviewToFront(separator)
    layOutContent()
  }

  /// Puts what is at the end there; returns where the content ends.
  private func placeAccessory() -> CGFloat {
    let shown = isEditing ? editingAccessoryView : accessoryView
    if let other = isEditing ? accessoryView : editingAccessoryView, other !== shown {
      other.removeFromSuperview()
    }
    if let shown, shown.superview !== self { addSubview(shown) }
    sign.isHidden = shown != nil || sign.type == .none
    let gripRoom = isEditing && editParts?.grip.isHidden == false ? CellGripView.room : 0
    let edge = bounds.width - gripRoom
    if let shown {
      let x = edge - 15 - shown.bounds.width / 2
      shown.center = CGPoint(x: isRightToLeft ? bounds.width - x : x, y: bounds.midY)
      return edge - 15 - shown.frame.width
    }
    guard !sign.isHidden else { return edge }
    let width = sign.width
    sign.frame = directed(
      CGRect(x: edge - 15 - width, y: 0, width: width, height: bounds.height))
    return edge - 15 - width - 5
  }

  private var parts: CellParts {
    CellParts(
      main: hasMainLabel ? mainLabel : nil, second: hasSecondLabel ? secondLabel : nil,
      picture: hasPicture && picture.image != nil ? picture : nil,
      indent: CGFloat(indentationLevel) * indentationWidth)
  }

  private func layOutContent() {
    parts.layOut(style, in: content.bounds, inset: 15, mirrored: isRightToLeft)
  }

  private func editingDidChange() {
    showSign()
    setNeedsUpdateConfiguration()
  }

  /// The size that follows from the content: from constraints in it, else from the texts of the style.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = configured.height(in: content.bounds.width, vertical) {
      return CGSize(width: targetSize.width, height: height)
    }
    if !content.constraints.isEmpty {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: content.bounds.width, height: targetSize.height),
        withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width + bounds.width - content.bounds.width, height: size.height)
    }
    if !constraints.isEmpty {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return sizeThatFits(targetSize)
  }

  /// The size of the texts of the cell's style, with air around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = size.width - (bounds.width - content.bounds.width)
    return CGSize(width: size.width, height: parts.height(style, in: room, inset: 15))
  }
}
