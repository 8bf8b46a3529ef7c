import CoreGraphics
import QuartzCore
import VirtualTime

/// One animation block: how what it changes moves, and who waits for the end.
@MainActor
final class AnimationScope: CAAnimationDelegate {
  /// Seconds.
  let duration: TimeInterval
  /// Seconds until the movement begins.
  let delay: TimeInterval
  let curve: UIView.AnimationCurve
  let options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var allFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.completion = completion
  }

  /// True when changes take effect at once.
  var isInstant: Bool { duration <= 0 }

  /// Attaches `animation` to `layer` with this block's timing, and waits for it.
  func start(_ animation: CAAnimation, on layer: CALayer, key: String) {
    animation.duration = duration
    animation.timingFunction = curve.timingFunction
    animation.fillMode = .both
    animation.delegate = self
    if options.contains(.repeat) {
      animation.repeatCount = .infinity
      animation.autoreverses = options.contains(.autoreverse)
    }
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    running += 1
    layer.add(animation, forKey: key)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { allFinished = false }
    if isClosed, running == 0 { complete() }
  }

  /// The block has run. Without animations the completion follows at the end of the turn.
  func close() {
    isClosed = true
    guard running == 0 else { return }
    let context = SceneContext.active
    context.schedule(at: context.clock.now) { self.complete() }
  }

  private func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(allFinished)
  }
}

/// The animation blocks that are running at the moment.
@MainActor
final class AnimationScopes {
  /// Nil stands for a stretch without animation.
  private var stack: [AnimationScope?] = []
  var areEnabled = true

  static var active: AnimationScopes { SceneContext.active.service { AnimationScopes() } }

  /// The innermost block, unless animation is off.
  var current: AnimationScope? {
    guard areEnabled, let scope = stack.last else { return nil }
    return scope
  }

  /// Runs `actions` inside `scope`; nil: without animation.
  func run(_ scope: AnimationScope?, _ actions: () -> Void) {
    stack.append(scope)
    actions()
    stack.removeLast()
  }
}
