public import CoreGraphics
import QuartzCore

/// A switch between on and off, 51 × 31 points whatever its frame's size.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbDiameter: CGFloat = 27

  private static var offColor: UIColor {
    .both(
      UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1),
      UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1))
  }

  /// Holds both parts, so that the switch's alpha stays the scene's.
  private let whole = UIView()
  private let track = UIView()
  private let thumb = UIView()
  private var on = false

  /// True when switched on.
  open var isOn: Bool {
    get { on }
    set { setOn(newValue, animated: false) }
  }

  /// The track when on; nil: green.
  open var onTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.onTintColor)
      showState()
    }
  }
  /// The thumb; nil: white.
  open var thumbTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.thumbTintColor)
      showState()
    }
  }

  /// How a switch looks, where there is a choice.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// Without effect from iOS 7 on: neither side has a picture.
  open var onImage: UIImage?
  /// Without effect from iOS 7 on: neither side has a picture.
  open var offImage: UIImage?
  /// Phones have no other style than `sliding`.
  open var preferredStyle = Style.automatic
  /// The style that is shown.
  open var style: Style { .sliding }
  /// Shown on Macs alone.
  open var title: String?

  /// A switch that is off; the size of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    if let coder = coder as? NibCoder { readNibSwitch(coder) }
  }

  private func setUp() {
    whole.isUserInteractionEnabled = false
    whole.frame = CGRect(origin: .zero, size: Self.size)
    addSubview(whole)
    whole.addSubview(track)
    // The track cuts off the thumb's shadow.
    track.addSubview(thumb)
    track.clipsToBounds = true
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.bounds.size = CGSize(width: Self.thumbDiameter, height: Self.thumbDiameter)
    thumb.layer.cornerRadius = Self.thumbDiameter / 2
    thumb.layer.shadowColor = .black
    // The Gaussian nearest to the shade in a picture that iOS 17 drew, which it meets within one step of 255.
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 2.75
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2.65)
    showState()
  }

  /// Switches, sliding if asked to. Nothing is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    self.on = on
    if animated {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        self.showState()
      }
    } else {
      showState()
    }
  }

  private func showState() {
    let inset = (Self.size.height - Self.thumbDiameter) / 2
    let reach = inset + Self.thumbDiameter / 2
    thumb.center = CGPoint(
      x: on != isRightToLeft ? Self.size.width - reach : reach, y: Self.size.height / 2)
    thumb.backgroundColor = thumbTintColor ?? .white
    track.backgroundColor =
      on ? onTintColor ?? .systemGreen : Self.offColor
    whole.alpha = isEnabled ? 1 : 0.5
  }

  override func stateDidChange() { showState() }

  override func layoutDirectionDidChange() { showState() }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside else { return }
    setOn(!on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A single tap on the switch is the switch's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }
}
