import VirtualTime

/// A step that an animator has planned, and that is not made once nobody holds it any more. So the
/// animator itself needs no `deinit`, which its subclasses would have to follow.
final class PlannedStep: Sendable {
  private let callbacks: CallbackQueue
  private let token: CallbackQueue.Token

  /// Plans `body` for `sceneTime` seconds.
  init(
    at sceneTime: Double, in context: SceneContext, _ body: @escaping CallbackQueue.Body
  ) {
    callbacks = context.callbacks
    token = context.schedule(at: sceneTime, body)
  }

  /// The step is not made.
  func cancel() { callbacks.cancel(token) }

  deinit { cancel() }
}
