import CoreGraphics
import VirtualTime

extension CALayer {
  /// The presentation at the clock's time; nil before the first commit.
  final func presentationNow() -> CALayer? {
    if modelledLayer != nil { return self }
    guard isCommitted else { return nil }
    let time = convertTime(SceneContext.active.clock.now, from: nil)
    let copy = makePresentation()
    PresentationEvaluator.apply(attachments, to: copy, of: self, atLocalTime: time)
    return copy
  }

  final func modelOrSelf<Layer: CALayer>(as layer: Layer) -> Layer {
    modelledLayer as? Layer ?? layer
  }
}
