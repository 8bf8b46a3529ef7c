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

  let style: CellStyle
  private let content = UIView()
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
    backgroundColor = .onScreen(light: .white, dark: .black)
    separator.backgroundColor = UITableView.defaultSeparatorColor
    sign.isHidden = true
    for view in [content, sign, separator] { addSubview(view) }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    content.addSubview(label)
    return label
  }

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
  open var accessoryType: AccessoryType = .none {
    didSet {
      sign.type = accessoryType
      setNeedsLayout()
    }
  }

  /// A view instead of the sign.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
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

  // MARK: Selection

  /// How the cell looks when it is selected.
  open var selectionStyle: SelectionStyle = .default

  /// True while the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  /// True while a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

  /// Selects the cell, in an animation if asked to.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(animated: animated) { self.isSelected = selected }
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
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
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
  private var placeInTable: CGRect?

  /// Puts the cell at `place` of its table, whatever its transform. Where a scene moves a cell that
  /// keeps its place, it stays; nil: it leaves the table.
  final func lie(at place: CGRect?) {
    guard placeInTable != place else { return }
    placeInTable = place
    guard let place else { return }
    guard !CATransform3DIsIdentity(layer.transform) else {
      frame = place
      return
    }
    bounds.size = place.size
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
  }

  /// The line below the cell: its colour, or nil for none.
  func showSeparator(_ color: UIColor?) {
    separator.isHidden = color == nil
    separator.backgroundColor = color
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let end = placeAccessory()
    content.frame = CGRect(x: 0, y: 0, width: end, height: bounds.height)
    for view in [backgroundView, selectedBackgroundView, shade] { view?.frame = bounds }
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - 0.5,
      width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: 0.5)
    bringSubviewToFront(separator)
    layOutContent()
  }

  /// Puts what is at the end there; returns where the content ends.
  private func placeAccessory() -> CGFloat {
    sign.isHidden = accessoryView != nil || accessoryType == .none
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: bounds.width - 15 - accessoryView.bounds.width / 2, y: bounds.midY)
      return accessoryView.frame.minX
    }
    guard !sign.isHidden else { return bounds.width }
    let width = sign.width
    sign.frame = CGRect(
      x: bounds.width - 15 - width, y: 0, width: width, height: bounds.height)
    return sign.frame.minX - 5
  }

  private func layOutContent() {
    let parts = CellParts(
      main: hasMainLabel ? mainLabel : nil, second: hasSecondLabel ? secondLabel : nil,
      picture: hasPicture && picture.image != nil ? picture : nil)
    parts.layOut(style, in: content.bounds, inset: 15)
  }
}
