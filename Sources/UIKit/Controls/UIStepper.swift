public import CoreGraphics
import QuartzCore
import VirtualTime

/// Two buttons that make a value smaller and greater, 94 × 32 points whatever its frame's size. The one that
/// makes it smaller stands at the leading side.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  /// Seconds from the touch to the first repetition, and from one to the next.
  private static let delay = 0.5
  private static let interval = 0.1

  private let background = UIImageView(frame: .zero)
  private let divider = UIImageView(frame: .zero)
  private let minus = UIImageView(frame: .zero)
  private let plus = UIImageView(frame: .zero)
  final var incrementImages: [State: UIImage] = [:] { didSet { showState() } }
  final var decrementImages: [State: UIImage] = [:] { didSet { showState() } }
  final var backgroundImages: [State: UIImage] = [:] { didSet { showState() } }
  final var dividerImages: [SegmentSides: UIImage] = [:] { didSet { showState() } }
  /// 1 or -1 while a finger is on that half.
  private var direction = 0.0 { didSet { if direction != oldValue { showState() } } }
  private var repetition: CallbackQueue.Token?
  private var hasRepeated = false

  /// True: `valueChanged` is sent with each step, not at the end alone.
  open var isContinuous = true
  /// True: a finger that stays makes more steps.
  open var autorepeat = true
  /// True: beyond an end the value goes on at the other.
  open var wraps = false { didSet { showState() } }

  /// Between the minimum and the maximum.
  open var value = 0.0 {
    didSet {
      let clamped = min(maximumValue, max(minimumValue, value.isNaN ? oldValue : value))
      if clamped != value { value = clamped }
      showState()
    }
  }

  /// The least value; pushes `maximumValue` and `value` up.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
      showState()
    }
  }

  /// The greatest value; pushes `minimumValue` and `value` down.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
      showState()
    }
  }

  /// By how much a press changes the value; greater than 0.
  open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }

  /// A stepper; the size of `frame` is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    if let coder = coder as? NibCoder { readNibStepper(coder) }
  }

  private func setUp() {
    for view in [background, divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    background.layer.cornerRadius = SegmentLook.trackRadius
    showState()
  }

  override func stateDidChange() { showState() }

  override func layoutDirectionDidChange() { showState() }

  override func appearanceColorsDidChange() { showState() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    background.image = image(backgroundImages, state)
    background.backgroundColor = background.image == nil ? SegmentLook.track : nil
    for (view, way, images, symbol) in [
      (minus, -1.0, decrementImages, SystemSymbol.stepDown), (plus, 1.0, incrementImages, .stepUp),
    ] {
      var state: State = canStep(way) && isEnabled ? [] : .disabled
      if direction == way { state.insert(.highlighted) }
      view.image =
        image(images, state).map {
          $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        } ?? symbol.image
      view.tintColor = ownTintColor ?? .label
      view.alpha = state.contains(.disabled) ? 0.5 : state.contains(.highlighted) ? 0.5 : 1
    }
    let states = [-1.0, 1].map { direction == $0 ? State.highlighted : .normal }
    let sides = SegmentSides(
      left: states[isRightToLeft ? 1 : 0], right: states[isRightToLeft ? 0 : 1])
    divider.image =
      dividerImages[sides] ?? dividerImages[SegmentSides(left: .normal, right: .normal)]
    divider.backgroundColor = divider.image == nil ? SegmentLook.divider : nil
    setNeedsLayout()
  }

  private func image(_ images: [State: UIImage], _ state: State) -> UIImage? {
    images[state] ?? (state.contains(.disabled) ? images[.disabled] : nil) ?? images[.normal]
  }

  private func canStep(_ way: Double) -> Bool {
    wraps || (way > 0 ? value < maximumValue : value > minimumValue)
  }

  // MARK: Stepping

  private func step(_ way: Double) {
    let old = value
    let next = value + way * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func planStep(after delay: Double) {
    let context = SceneContext.active
    repetition = context.schedule(at: context.clock.now + delay) { [weak self] in
      guard let self, self.isTracking, self.direction != 0 else { return }
      self.hasRepeated = true
      self.step(self.direction)
      if self.canStep(self.direction) { self.planStep(after: Self.interval) }
    }
  }

  private func stopRepeating() {
    if let repetition { SceneContext.active.callbacks.cancel(repetition) }
    repetition = nil
  }

  private func way(at touch: UITouch) -> Double {
    guard self.point(inside: touch.location(in: self), with: nil) else { return 0 }
    return (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = way(at: touch)
    guard way != 0, canStep(way) else { return false }
    direction = way
    hasRepeated = false
    if autorepeat { planStep(after: Self.delay) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = way(at: touch)
    guard way != direction else { return true }
    stopRepeating()
    direction = way
    if way != 0, canStep(way), autorepeat { planStep(after: Self.delay) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    let way = direction
    direction = 0
    if way != 0, !hasRepeated { step(way) }
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopRepeating()
    direction = 0
  }

  /// A single tap on the stepper is the stepper's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(origin: .zero, size: Self.size)
    let (width, height) = (Self.size.width, Self.size.height)
    for (view, x) in [(minus, width / 4), (plus, width * 3 / 4)] {
      view.bounds.size = view.image?.size ?? .zero
      view.center = CGPoint(x: isRightToLeft ? width - x : x, y: height / 2)
    }
    if let image = divider.image {
      divider.frame = CGRect(
        x: (width - image.size.width) / 2, y: 0, width: image.size.width, height: height)
    } else {
      divider.frame = CGRect(x: width / 2 - 0.5, y: 7, width: 1, height: height - 14)
    }
  }

  // MARK: Looks

  /// The picture of the right half in a state; nil: a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    incrementImages[state] = image
  }

  /// What was set for the right half in a state.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }

  /// The picture of the left half in a state; nil: a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    decrementImages[state] = image
  }

  /// What was set for the left half in a state.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }

  /// The picture behind in a state; nil: a grey track.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// What was set behind in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The picture between the halves in their states; nil: a line.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[SegmentSides(left: leftState, right: rightState)] = image
  }

  /// What was set between the halves in their states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { dividerImages[SegmentSides(left: leftState, right: rightState)] }
}
