import CoreGraphics
import VirtualTime

/// What the delegate of a block between `beginAnimations` and `commitAnimations` is told, by the names of
/// its methods.
@MainActor
final class BegunMessages {
  private let animationID: String?
  private let context: Any?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(animationID: String?, context: Any?) {
    self.animationID = animationID
    self.context = context
  }

  /// The block has ended; its animations begin after `delay` seconds.
  func tellOfStart(after delay: TimeInterval) {
    guard let willStart, let delegate else { return }
    let scene = SceneContext.active
    scene.schedule(at: scene.clock.now + delay) {
      SceneContext.send(willStart, to: delegate, [self.animationID, self.context])
    }
  }

  /// All that the block moved has stopped.
  func tellOfEnd(finished: Bool) {
    guard let didStop, let delegate else { return }
    SceneContext.send(
      didStop, to: delegate, [animationID, NSNumber(value: finished), context])
  }
}
