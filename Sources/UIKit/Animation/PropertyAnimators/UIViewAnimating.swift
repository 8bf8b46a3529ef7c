public import CoreGraphics

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped before the end; to be finished.
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Animations that can be started, paused, turned round and stopped.
@MainActor
public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// True while it moves by itself.
  var isRunning: Bool { get }
  /// True: it goes from the end to the start.
  var isReversed: Bool { get set }
  /// The share of the way that is done, 0…1, in the direction it goes.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on where it was paused.
  func startAnimation()
  /// Begins after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Ends where it is; without finishing, no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Goes to `finalPosition` after a stop, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds what `animation` changes, to begin after `delayFactor` of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what `animation` changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls `completion` at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, with another pacing and for `durationFactor` of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
