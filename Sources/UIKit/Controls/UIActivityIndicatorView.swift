public import CoreGraphics
import QuartzCore

/// A wheel of spokes that turns while something is under way.
///
/// As in a picture that iOS 17 drew: eight spokes, in a wheel of 20 points 2.5 wide and 6.5 long. The one
/// that came last is strongest; each of the four before it is fainter by a sixth, the others have a third.
open class UIActivityIndicatorView: UIView {
  /// How large and in which colour.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var side: CGFloat { self == .whiteLarge || self == .large ? 37 : 20 }

    @MainActor fileprivate var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: .wheel
      }
    }
  }

  /// Spokes of the wheel; the turn takes a second.
  private static let spokes = 8

  private let wheel = CAReplicatorLayer()
  private let spoke = CALayer()

  /// How large and in which colour; sets `color`.
  open var style: Style { didSet { styleDidChange() } }
  /// The spokes' colour.
  open var color: UIColor! {
    didSet {
      ownAppearance.insert(.wheelColor)
      spoke.backgroundColor = color?.cgColor
    }
  }
  override func appearanceColorsDidChange() { spoke.backgroundColor = color?.cgColor }

  /// False: the wheel is seen while it stands.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// True while the wheel turns.
  open private(set) var isAnimating = false

  /// A wheel that stands, as large as the style says.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }

  public override init(frame: CGRect) {
    style = .white
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .white
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibIndicator(coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.instanceCount = Self.spokes
    wheel.instanceTransform = CATransform3DMakeRotation(
      2 * .pi / CGFloat(Self.spokes), 0, 0, 1)
    wheel.instanceDelay = 1 / Double(Self.spokes)
    wheel.addSublayer(spoke)
    layer.addSublayer(wheel)
    isHidden = true
    styleDidChange()
  }

  private func styleDidChange() {
    let side = style.side
    settingDefaults { color = style.color }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let (width, length) = (side / 8, side * 0.325)
    spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
    spoke.cornerRadius = width / 2
    spoke.position = CGPoint(x: side / 2, y: length / 2)
    CATransaction.commit()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the wheel and lets it turn.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    let fading = CAKeyframeAnimation(keyPath: "opacity")
    fading.values = [1, 0.33, 0.33]
    fading.keyTimes = [0, 0.5, 1]
    fading.duration = 1
    fading.repeatCount = .infinity
    // It began long ago, so that the spokes, each later than the last, are all under way.
    fading.beginTime = spoke.convertTime(CACurrentMediaTime(), from: nil) - 1024
    spoke.add(fading, forKey: "fading")
  }

  /// Lets the wheel stand, and hides it unless it is to be seen.
  open func stopAnimating() {
    isAnimating = false
    spoke.removeAnimation(forKey: "fading")
    if hidesWhenStopped { isHidden = true }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }
}

extension UIColor {
  /// Of the strongest spoke: #9c9c9f over white, as in a picture that iOS 17 drew.
  fileprivate static var wheel: UIColor {
    .both(
      UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.51),
      UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.51))
  }
}
