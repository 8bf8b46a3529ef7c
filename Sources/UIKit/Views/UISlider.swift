public import CoreGraphics

/// A thumb on a horizontal track. The measures are those of iOS 7 to 10: a track 2 points high, a
/// round thumb 28 points wide with 1.5 points of air. The thumb's shadow is drawn as a thin rim.
open class UISlider: UIControl {
  private static let thumbDiameter: CGFloat = 28
  private static let thumbAir: CGFloat = 1.5
  private static let trackHeight: CGFloat = 2
  private static let defaultTrackColor = CGColor(gray: 0.718, alpha: 1)

  private let leftTrack = UIView()
  private let rightTrack = UIView()
  private let thumb = UIView()

  /// Where the thumb stands, between the minimum and the maximum.
  open var value: Float = 0 {
    didSet {
      let clamped = min(maximumValue, max(minimumValue, value))
      if clamped != value { value = clamped }
      setNeedsLayout()
    }
  }

  /// The value at the left end; pushes `maximumValue` and `value` up.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
      setNeedsLayout()
    }
  }

  /// The value at the right end; pushes `minimumValue` and `value` down.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
      setNeedsLayout()
    }
  }

  /// The track left of the thumb; nil: the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }

  /// The track right of the thumb; nil: grey.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }

  /// The thumb; nil: white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [rightTrack, leftTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    leftTrack.layer.cornerRadius = Self.trackHeight / 2
    rightTrack.layer.cornerRadius = Self.trackHeight / 2
    thumb.layer.cornerRadius = Self.thumbDiameter / 2
    thumb.layer.borderColor = CGColor(gray: 0, alpha: 0.15)
    showColors()
  }

  private func showColors() {
    leftTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    rightTrack.backgroundColor =
      maximumTrackTintColor ?? UIColor(cgColor: Self.defaultTrackColor)
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.layer.borderWidth = thumbTintColor == nil ? 0.5 : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbDiameter + 2 * Self.thumbAir)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbDiameter + 2 * Self.thumbAir)
  }

  /// The whole track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: bounds.width - 4,
      height: Self.trackHeight)
  }

  /// The square of the thumb with its air, at `value`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = Self.thumbDiameter + 2 * Self.thumbAir
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: bounds.minX + (bounds.width - side) * fraction, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let square = thumbRect(forBounds: bounds, trackRect: track, value: value)
    leftTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: max(0, square.midX - track.minX), height: track.height)
    rightTrack.frame = CGRect(
      x: square.midX, y: track.minY, width: max(0, track.maxX - square.midX),
      height: track.height)
    thumb.frame = square.insetBy(dx: Self.thumbAir, dy: Self.thumbAir)
  }
}
