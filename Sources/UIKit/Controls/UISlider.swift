public import CoreGraphics
import QuartzCore
import VirtualTime

/// A thumb on a horizontal track. A finger on the thumb drags it.
///
/// Measured on a snapshot of iOS 15.5 at three pixels a point: the track is 4 points high, begins 3 points
/// from the sides and is grey as `systemFill` is; the round thumb is 27 points wide, its middle 7/6
/// points above that of the track, and it goes from 15.5 points from one side to 15.5 from the other.
open class UISlider: UIControl {
  private static let thumbDiameter: CGFloat = 27
  private static let thumbAir: CGFloat = 2
  private static let thumbRise: CGFloat = 7 / 6
  private static let trackHeight: CGFloat = 4
  private static let trackInset: CGFloat = 3

  private let leftTrack = UIView()
  private let rightTrack = UIView()
  /// What the thumb's second shadow falls from; a layer has one.
  private let thumbShade = UIView()
  private let thumb = UIView()
  private let thumbPicture = UIImageView(frame: .zero)
  private let leftPicture = UIImageView(frame: .zero)
  private let rightPicture = UIImageView(frame: .zero)
  private let leftEnd = UIImageView(frame: .zero)
  private let rightEnd = UIImageView(frame: .zero)
  /// Between a picture at an end and the track, points.
  private static let endGap: CGFloat = 11
  final var thumbImages: [UIControl.State: UIImage] = [:] { didSet { setNeedsLayout() } }
  final var minimumTrackImages: [UIControl.State: UIImage] = [:] { didSet { setNeedsLayout() } }
  final var maximumTrackImages: [UIControl.State: UIImage] = [:] { didSet { setNeedsLayout() } }

  /// Where the thumb stands, between the minimum and the maximum.
  open var value: Float = 0 {
    didSet {
      SceneContext.check("value", value.isFinite, at: layer.readableName)
      let clamped = value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
      if clamped != value { value = clamped }
      setNeedsLayout()
    }
  }

  /// True: `valueChanged` is sent while the thumb is dragged, not at the end alone.
  open var isContinuous = true

  /// From the finger to the middle of the thumb, points, while it is dragged.
  private var grip: CGFloat = 0

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
  open var minimumTrackTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.minimumTrackTintColor)
      showColors()
    }
  }

  /// The track right of the thumb; nil: grey.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.maximumTrackTintColor)
      showColors()
    }
  }

  /// The thumb; nil: white.
  open var thumbTintColor: UIColor? {
    didSet {
      ownAppearance.insert(.thumbTintColor)
      showColors()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibSlider(coder) }
  }

  private func setUp() {
    let parts = [
      rightTrack, leftTrack, rightPicture, leftPicture, leftEnd, rightEnd, thumbShade, thumb,
      thumbPicture,
    ]
    for part in parts {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    leftTrack.layer.cornerRadius = Self.trackHeight / 2
    rightTrack.layer.cornerRadius = Self.trackHeight / 2
    thumb.layer.cornerRadius = Self.thumbDiameter / 2
    let disc = CGRect(x: 0, y: 0, width: Self.thumbDiameter, height: Self.thumbDiameter)
    // What two Gaussian shadows come nearest to the measured shade, which they meet within one step of 255.
    for (view, opacity, radius, drop) in [
      (thumbShade, 0.12, 5.85, 6.1), (thumb, 0.125, 1.85, 0.6),
    ] as [(UIView, Float, CGFloat, CGFloat)] {
      view.bounds = disc
      view.layer.shadowColor = .black
      view.layer.shadowOpacity = opacity
      view.layer.shadowRadius = radius
      view.layer.shadowOffset = CGSize(width: 0, height: drop)
      view.layer.shadowPath = CGPath(ellipseIn: disc, transform: nil)
    }
    showColors()
  }

  private func showColors() {
    leftTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    rightTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// Left of the track; nil: nothing.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Right of the track; nil: nothing.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Shows a picture instead of the track left of the thumb; states without one show that for `normal`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  /// Shows a picture instead of the track right of the thumb; states without one show that for `normal`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  /// The picture left of the thumb in a state, or that for `normal`.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }

  /// The picture right of the thumb in a state, or that for `normal`.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }

  /// The picture left of the thumb as shown; nil: a line.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture right of the thumb as shown; nil: a line.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Where the picture left of the track lies.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage?.size ?? .zero, isLeft: !isRightToLeft, in: bounds)
  }

  private func endRect(_ size: CGSize, isLeft: Bool, in bounds: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2),
      size: size)
  }

  /// Where the picture right of the track lies.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage?.size ?? .zero, isLeft: isRightToLeft, in: bounds)
  }

  /// Shows a picture instead of the thumb; states without one show that for `normal`.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// The picture of the thumb in a state, or that for `normal`.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    thumbImages[state] ?? thumbImages[.normal]
  }

  /// The picture of the thumb as shown; nil: the round thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.thumbDiameter + 2 * Self.thumbAir)
  }

  /// The whole track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (low, high) = (
      minimumValueImage.map { _ in minimumValueImageRect(forBounds: bounds) },
      maximumValueImage.map { _ in maximumValueImageRect(forBounds: bounds) }
    )
    let (leftEnd, rightEnd) = isRightToLeft ? (high, low) : (low, high)
    let left = leftEnd.map { $0.maxX + Self.endGap } ?? bounds.minX + Self.trackInset
    let right = rightEnd.map { $0.minX - Self.endGap } ?? bounds.maxX - Self.trackInset
    return CGRect(
      x: left, y: bounds.midY - Self.trackHeight / 2, width: max(0, right - left),
      height: Self.trackHeight)
  }

  /// The square of the thumb with its air, or its picture, at `value`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = Self.thumbDiameter + 2 * Self.thumbAir
    let size = currentThumbImage?.size ?? CGSize(width: side, height: side)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    // Ends that are too far apart to be subtracted leave no position between them.
    let fromLeading = share > 0 ? min(1, share) : 0
    let fraction = isRightToLeft ? 1 - fromLeading : fromLeading
    // Without pictures at its ends the thumb goes further than the track on either side.
    let way = rect.insetBy(dx: -Self.trackInset, dy: 0)
    return CGRect(
      x: way.minX + (way.width - size.width) * fraction, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Moves the thumb, in an animation if asked to.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
    guard animated else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }

  private var thumbSquare: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// The thumb is followed when it, or what lies a little around it, is touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let square = thumbSquare
    guard square.insetBy(dx: -10, dy: -10).contains(point) else { return false }
    grip = square.midX - point.x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x + grip)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// What begins on the thumb is no other gesture.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      gestureRecognizer is UIPanGestureRecognizer
        || gestureRecognizer is UISwipeGestureRecognizer
    else { return true }
    return !thumbSquare.contains(gestureRecognizer.location(in: self))
  }

  /// Puts the thumb's middle at `x` as far as the track goes.
  private func drag(to x: CGFloat) {
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard high != low, x.isFinite else { return }
    let fraction = Float(min(1, max(0, (x - low) / (high - low))))
    let new = minimumValue * (1 - fraction) + maximumValue * fraction
    if new.isFinite { value = new }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let square = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let left = CGRect(
      x: track.minX, y: track.minY, width: max(0, square.midX - track.minX), height: track.height)
    let right = CGRect(
      x: square.midX, y: track.minY, width: max(0, track.maxX - square.midX),
      height: track.height)
    // The part below the value is at the leading side.
    let (below, above) = isRightToLeft ? (right, left) : (left, right)
    (leftTrack.frame, rightTrack.frame) = (below, above)
    let (lowImage, highImage) = (currentMinimumTrackImage, currentMaximumTrackImage)
    leftTrack.isHidden = lowImage != nil
    rightTrack.isHidden = highImage != nil
    (leftPicture.image, rightPicture.image) = (lowImage, highImage)
    for (view, part) in [(leftPicture, below), (rightPicture, above)] {
      guard let height = view.image?.size.height else { continue }
      view.frame = CGRect(
        x: part.minX, y: track.midY - height / 2, width: part.width, height: height)
    }
    (leftEnd.image, rightEnd.image) = (minimumValueImage, maximumValueImage)
    leftEnd.frame = minimumValueImageRect(forBounds: bounds)
    rightEnd.frame = maximumValueImageRect(forBounds: bounds)
    let picture = currentThumbImage
    for part in [thumb, thumbShade] { part.isHidden = picture != nil }
    thumbPicture.image = picture
    if picture == nil {
      let middle = CGPoint(x: square.midX, y: square.midY - Self.thumbRise)
      for part in [thumb, thumbShade] { part.center = middle }
    } else {
      thumbPicture.frame = square
    }
  }
}
