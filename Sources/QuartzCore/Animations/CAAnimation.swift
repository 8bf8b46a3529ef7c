public import CoreGraphics
import Timing
import VirtualTime

/// A change over time. A layer it is added to keeps a copy.
@MainActor
open class CAAnimation: NSObject, @MainActor NSCopying, CAMediaTiming, CAAction {
  private nonisolated let identity = LazyNumber()

  /// No address, which every run has others of.
  nonisolated open override var hash: Int { identity.value }

  final var timing = MediaTiming(duration: 0)
  /// Values under keys no property has.
  final var looseValues: [String: Any] = [:]
  /// Says how far the animation is in place of its timing; nil for most.
  package final var progressSource: (any AnimationProgress)?
  /// Decides what the animation does as an action; nil: it is added to the layer.
  package final var actionSource: (any AnimationActionSource)?

  public override init() { super.init() }

  /// Paces the whole animation; nil is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// Told about the start and the end. Retained.
  open var delegate: (any CAAnimationDelegate)?

  /// True: the layer drops the animation at its end, so that nothing is filled after it.
  open var isRemovedOnCompletion = true

  /// How often a display should show it. Kept only: frames are rendered when they are asked for.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Timing

  /// Start, in the time of the layer or group it is in, seconds; 0 is the commit's.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// Seconds; 0 takes the transaction's duration, or that of the group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// Local seconds per second outside; 0 stands still, below 0 runs backwards.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }

  /// Added to local time, seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many cycles; fractions are allowed, 0 is one, infinity for ever.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = Double(newValue) }
  }

  /// Length of all cycles together, seconds, instead of a count; 0 for none.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// True: every cycle runs forward and back, and takes twice the duration.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(timing.fillMode) }
    set { timing.fillMode = newValue.mode }
  }

  // MARK: Copying

  /// A copy; of a scene's own subclass, a copy of the nearest class of this module.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copy.copyState(of: self)
    return copy
  }

  /// A copy, as a layer keeps one. Foundation's `copy()` would search for whether there can be one.
  package final func layerCopy() -> CAAnimation { copy(with: nil) as? CAAnimation ?? self }

  /// A new animation of this class. For the classes of this module.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes over every value of `animation`. For the classes of this module.
  func copyState(of animation: CAAnimation) {
    timing = animation.timing
    timingFunction = animation.timingFunction
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    preferredFrameRateRange = animation.preferredFrameRateRange
    looseValues = animation.looseValues
    progressSource = animation.progressSource
    actionSource = animation.actionSource
  }

  /// A copy in which nothing is shared: what a layer shows.
  func frozenCopy() -> CAAnimation {
    let copy = makeEmpty()
    copy.copyState(of: self)
    return copy
  }

  /// True for transitions and for groups with one. For the classes of this module.
  var changesPictures: Bool { false }

  /// Takes note of what `layer` shows where the animation, a layer's copy, will start from it. For
  /// the classes of this module.
  func capturePreviousValues(of layer: CALayer) {}

  // MARK: Action

  /// Adds the animation to the layer `anObject` under `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    if let actionSource { return actionSource.run(self, forKey: event, on: layer) }
    layer.run(self, forKey: event)
  }

  // MARK: Key-value coding

  /// The value of the property `key`, or what was stored under it.
  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }

  /// The value at `keyPath`, through the animations of a group and the parts of a structure.
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }

  /// Sets the property `key`; keys of no property are kept. Nil gives a number its default again.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }

  /// Sets the value at `keyPath`, in all animations of a group where it leads through one.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setCodedValue(value, forKeyPath: keyPath)
  }

  /// True: an archive holds the value of `key`. Subclasses may leave out some of their own.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// What a new animation of the class has under `key`.
  open class func defaultValue(forKey key: String) -> Any? {
    codedKeys[key].flatMap { $0.get(emptyInstance) }
  }

  /// The keys of the class.
  class var codedKeys: [String: CodedKey] { CodedKey.ofAnimation }

  /// A new animation of the class, to read defaults from.
  class var emptyInstance: CAAnimation { CAAnimation() }
}
