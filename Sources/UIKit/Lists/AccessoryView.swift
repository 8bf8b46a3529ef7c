import CoreGraphics
import QuartzCore

/// Shows an accessory of a row of a list.
final class AccessoryView: UIView {
  private(set) var accessory: UICellAccessory
  private let shown: UIView
  private let button = UIControl(frame: .zero)
  /// Called when it is touched; nil: touches are the row's.
  var pressed: (() -> Void)? { didSet { button.isHidden = pressed == nil } }

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    shown = Self.view(accessory)
    super.init(frame: .zero)
    addSubview(shown)
    if !isOwn { shown.isUserInteractionEnabled = accessory.accessoryType == .reorder }
    addSubview(button)
    button.isHidden = true
    button.addTarget(self, action: AccessoryView.press, for: .touchUpInside)
    take(accessory)
  }

  required init?(coder: NSCoder) { nil }

  private func press() { pressed?() }

  private static func view(_ accessory: UICellAccessory) -> UIView {
    switch accessory.accessoryType {
    case .customView(let view): return view
    case .label: return UILabel()
    case .reorder: return CellGripView(frame: .zero)
    case .delete, .insert, .multiselect: return CellEditSign(frame: .zero)
    case .checkmark, .detail, .disclosureIndicator, .outlineDisclosure: return CellSignView()
    }
  }

  private var isOwn: Bool {
    if case .customView = accessory.accessoryType { true } else { false }
  }

  /// True where another accessory can be shown by this view.
  func supports(_ other: UICellAccessory) -> Bool {
    accessory.accessoryType == other.accessoryType
  }

  /// Shows another accessory of the same type.
  func take(_ new: UICellAccessory) {
    accessory = new
    switch new.accessoryType {
    case .label:
      let label = shown as? UILabel
      label?.text = new.text
      label?.font = new.font ?? .preferredFont(forTextStyle: .body)
      label?.textColor = new.tintColor ?? .secondaryLabel
    case .customView: if let color = new.tintColor { shown.tintColor = color }
    case .delete, .insert, .multiselect:
      let sign = shown as? CellEditSign
      sign?.kind =
        switch new.accessoryType {
        case .delete: .delete
        case .insert: .insert
        default: .choice
        }
      sign?.ownColor = new.backgroundColor
    case .checkmark: showSign(.checkmark)
    case .detail: showSign(.detailButton)
    case .disclosureIndicator, .outlineDisclosure: showSign(.disclosureIndicator)
    case .reorder: break
    }
    setNeedsLayout()
  }

  private func showSign(_ type: UITableViewCell.AccessoryType) {
    guard let sign = shown as? CellSignView else { return }
    sign.type = type
    sign.arrowColor =
      accessory.accessoryType == .outlineDisclosure
      ? accessory.tintColor ?? tintColor : accessory.tintColor
    if let color = accessory.tintColor { sign.tintColor = color }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    take(accessory)
  }

  /// True: a tick, where there may be one.
  var isChosen: Bool {
    get { (shown as? CellEditSign)?.isChosen ?? false }
    set { (shown as? CellEditSign)?.isChosen = newValue }
  }

  /// True: the arrow head points down.
  var isTurned = false {
    didSet {
      guard isTurned != oldValue else { return }
      let turn: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
      shown.transform = isTurned ? CGAffineTransform(rotationAngle: turn) : .identity
    }
  }

  /// Told of a press on the grip.
  var followed: ((UILongPressGestureRecognizer) -> Void)? {
    get { (shown as? CellGripView)?.followed }
    set { (shown as? CellGripView)?.followed = newValue }
  }

  /// The size of what is shown, points.
  private var contentSize: CGSize {
    switch accessory.accessoryType {
    case .checkmark, .detail: CGSize(width: (shown as? CellSignView)?.width ?? 0, height: 24)
    case .disclosureIndicator: CGSize(width: 8, height: 24)
    case .outlineDisclosure: CGSize(width: 16, height: 16)
    case .delete, .insert, .multiselect, .reorder: CGSize(width: 22, height: 24)
    case .label: shown.intrinsicContentSize
    case .customView(let view):
      accessory.keepsSize ? view.bounds.size : Self.size(of: view)
    }
  }

  private static func size(of view: UIView) -> CGSize {
    let own = view.intrinsicContentSize
    let fitting =
      view.hasConstrainedSubviews
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    return CGSize(
      width: own.width > 0 ? own.width : fitting.width,
      height: own.height > 0 ? own.height : fitting.height)
  }

  /// How much of the row it takes, points.
  var room: CGFloat {
    switch accessory.reserved {
    case .custom(let width): max(0, width)
    case .actual, .standard, nil: contentSize.width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    shown.bounds.size = size
    shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
    button.frame = bounds.insetBy(dx: -10, dy: 0)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: pressed == nil && followed == nil ? 0 : -10, dy: 0).contains(point)
  }
}
