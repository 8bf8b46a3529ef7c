import CoreGraphics
import QuartzCore
import VirtualTime

/// Something that moves animations itself instead of leaving them to time.
@MainActor
protocol AnimationDriver: AnyObject {
  /// Attaches `animation` to `layer` under `key`.
  func start(_ animation: CAAnimation, on layer: CALayer, key: String)

  /// Has `conclusion` run when the movement is over: with false when it has been turned back.
  func conclude(with conclusion: @escaping (_ reachesEnd: Bool) -> Void)
}

/// One animation block: how what it changes moves, and who waits for the end.
@MainActor
final class AnimationScope {
  /// Seconds, at most some thirty years.
  var duration: TimeInterval { didSet { duration = Self.usable(duration) } }
  /// Seconds until the movement begins.
  var delay: TimeInterval { didSet { delay = Self.usable(delay) } }
  var pacing: Pacing
  /// How many cycles; 0 is one.
  var repeatCount: Float = 0
  /// True: each cycle that is repeated runs back as well.
  var autoreverses = false
  /// True: what is replaced starts from what is shown, not from the model's value.
  var beginsFromCurrentState = false
  let completion: BlockCompletion
  /// Takes note of changes in a block of keyframes, instead of moving them at once.
  var keyframes: KeyframeRecording?
  /// Whom a block between two calls tells of its start and end.
  var messages: BegunMessages?
  /// Moves the animations in place of time; nil for time.
  var driver: (any AnimationDriver)?

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pacing: Pacing,
    completion: BlockCompletion = BlockCompletion(nil)
  ) {
    self.duration = Self.usable(duration)
    self.delay = Self.usable(delay)
    self.pacing = pacing
    self.completion = completion
  }

  /// A block inside `outer`, nil for none, from which it takes what `options` do not override.
  convenience init(
    inside outer: AnimationScope?, duration: TimeInterval, delay: TimeInterval, pacing: Pacing,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    self.init(
      duration: inheritsDuration ? outer?.duration ?? duration : duration, delay: delay,
      pacing: inheritsCurve ? outer?.pacing ?? pacing : pacing,
      completion: BlockCompletion(completion))
    self.completion.letsTouchesThrough =
      options.contains(.allowUserInteraction)
      || !options.contains(.overrideInheritedOptions)
        && outer?.completion.letsTouchesThrough ?? false
    if inheritsDuration { driver = outer?.driver }
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if !options.isDisjoint(with: [.repeat, .autoreverse]) {
      repeatCount = options.contains(.repeat) ? .infinity : 0
      autoreverses = options.contains(.autoreverse)
    } else if let outer, !options.contains(.overrideInheritedOptions) {
      repeatCount = outer.repeatCount
      autoreverses = outer.autoreverses
    }
  }

  private static func usable(_ seconds: TimeInterval) -> TimeInterval {
    SceneContext.check("a time", seconds.isFinite, at: "a block of animations")
    return seconds > 0 ? min(seconds, 1e9) : 0
  }

  /// True when changes take effect at once.
  var isInstant: Bool { duration <= 0 }

  /// An animation of `keyPath` of `layer` with this block's pacing and timing, without values.
  func animation(of keyPath: String, on layer: CALayer) -> CABasicAnimation {
    let animation = pacing.animation(of: keyPath)
    time(animation, on: layer)
    return animation
  }

  /// Gives `animation` this block's timing on `layer`, and has the block wait for it once it is added.
  private func time(_ animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.fillMode = .both
    animation.delegate = completion
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }

  /// Has `conclusion` run when what the block moves has come to its end; with false when it has been
  /// turned back.
  func conclude(with conclusion: @escaping (_ reachesEnd: Bool) -> Void) {
    if let driver { return driver.conclude(with: conclusion) }
    completion.conclude { conclusion(true) }
  }

  /// Attaches `animation` to `layer` with this block's timing.
  func start(_ animation: CAAnimation, on layer: CALayer, key: String) {
    time(animation, on: layer)
    attach(animation, to: layer, key: key)
  }

  /// Attaches `animation`, which has its timing, to `layer`, unless something else moves it than time:
  /// that has a pace of its own, and waits for itself.
  func attach(_ animation: CAAnimation, to layer: CALayer, key: String) {
    guard let driver else { return layer.add(animation, forKey: key) }
    let driven = (animation as? CASpringAnimation)?.withoutSpring ?? animation
    driven.delegate = nil
    driven.timingFunction = nil
    driven.beginTime = 0
    (driven.repeatCount, driven.autoreverses) = (0, false)
    driver.start(driven, on: layer, key: key)
  }
}

extension CASpringAnimation {
  /// The animation from start to end, without its spring and without timing but for duration and fill mode.
  fileprivate var withoutSpring: CABasicAnimation {
    let plain = CABasicAnimation(keyPath: keyPath)
    (plain.fromValue, plain.toValue, plain.byValue) = (fromValue, toValue, byValue)
    (plain.isAdditive, plain.endsAtModel) = (isAdditive, endsAtModel)
    (plain.duration, plain.fillMode) = (duration, fillMode)
    return plain
  }
}
