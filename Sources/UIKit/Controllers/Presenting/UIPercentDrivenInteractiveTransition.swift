public import CoreGraphics
import QuartzCore
import VirtualTime

/// Moves a transition by hand: the time of its container stands still and is set, or the animator
/// that the transition has. At the end of the interaction it runs on, or back.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Seconds of the transition, of which `update(_:)` sets a share.
  open private(set) var duration: CGFloat = 0
  /// What the interaction has come to, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest moves after the interaction, 1 as it would have.
  open var completionSpeed: CGFloat = 1
  /// Stored: the rest moves as the transition's own animations do.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How an animator moves the rest after the interaction; nil: as it would have.
  open var timingCurve: (any UITimingCurveProvider)?
  /// False: the transition begins by itself; `pause()` takes it over.
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  /// The transition's animator; nil when it has none.
  private var animator: (any UIViewImplicitlyAnimating)?
  /// The container's time at the start of the transition.
  private var startTime = 0.0

  public override init() { super.init() }

  private var layer: CALayer? { context?.containerView.layer }

  /// Begins the transition, its container's time standing still.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition,
      let animator = transition.animator
    else { return }
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    let layer = transition.containerView.layer
    startTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    transition.whenEnded { [weak self] in self?.letGo(of: layer) }
    let moving = animator.interruptibleAnimator(using: transitionContext)
    guard moving is AbsentAnimator else {
      self.animator = moving
      return wantsInteractiveStart ? moving.pauseAnimation() : moving.startAnimation()
    }
    if wantsInteractiveStart { stop(layer, at: startTime) }
    animator.animateTransition(using: transitionContext)
    // The animations begin now, before the container's time is set to something else.
    if wantsInteractiveStart { CATransaction.flush() }
  }

  /// Takes over a transition that is running.
  open func pause() {
    guard let layer, let context else { return }
    if let animator {
      animator.pauseAnimation()
      percentComplete = min(1, max(0, animator.fractionComplete))
      return context.pauseInteractiveTransition()
    }
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    stop(layer, at: time)
    percentComplete = duration > 0 ? min(1, max(0, CGFloat(time - startTime) / duration)) : 1
    context.pauseInteractiveTransition()
  }

  /// Shows the transition at `percentComplete` of its duration, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let layer, let context, context.isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    if let animator {
      animator.fractionComplete = self.percentComplete
    } else {
      layer.timeOffset = startTime + Double(self.percentComplete * duration)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run to its end.
  open func finish() {
    guard let layer, let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    if let animator { return goOn(animator) }
    run(layer, speed: speed)
  }

  /// Lets the transition run back to its start.
  open func cancel() {
    guard let layer, let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    if let animator {
      animator.isReversed = true
      return goOn(animator)
    }
    let left = layer.timeOffset - startTime
    run(layer, speed: -speed)
    // What had not begun, as its delay was not over, has no end on the way back.
    let scene = SceneContext.active
    scene.schedule(at: scene.clock.now + max(0, left) / speed) { [weak self] in
      // After all that ends at this moment by itself.
      scene.schedule(at: scene.clock.now) {
        guard let self, self.context === context else { return }
        layer.removeAnimationsInside()
      }
    }
  }

  private var speed: Double {
    completionSpeed > 0 && completionSpeed.isFinite ? Double(completionSpeed) : 1
  }

  /// Lets the animator do what is left.
  private func goOn(_ animator: any UIViewImplicitlyAnimating) {
    let left = max(0, 1 - Double(animator.fractionComplete))
    animator.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: speed == 1 ? 0 : CGFloat(left / speed))
  }

  private func stop(_ layer: CALayer, at time: Double) {
    layer.speed = 0
    layer.timeOffset = time
    layer.beginTime = 0
  }

  /// Lets the layer's time run from where it stands.
  private func run(_ layer: CALayer, speed: Double) {
    let now = CACurrentMediaTime()
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    layer.speed = Float(speed)
  }

  private func letGo(of layer: CALayer) {
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    context = nil
    animator = nil
  }
}

extension CALayer {
  /// Ends all animations of the layers in this one.
  fileprivate func removeAnimationsInside() {
    for layer in sublayers ?? [] {
      layer.removeAllAnimations()
      layer.removeAnimationsInside()
    }
  }
}
