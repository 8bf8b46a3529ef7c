import CoreGraphics
import Timing

extension CALayer {
  /// The presentation at the time that is shown, the clock's or a renderer's; nil before the first
  /// commit.
  final func presentationNow() -> CALayer? {
    if modelledLayer != nil { return self }
    guard isCommitted else { return nil }
    let time = lineage.reversed().reduce(RunLoopTurn.active.shownTime(of: self)) {
      $1.committedTiming.localTime(atParentTime: $0)
    }
    let copy = makePresentation()
    PresentationEvaluator.apply(attachments, to: copy, of: self, atLocalTime: time)
    return copy
  }

  final func modelOrSelf<Layer: CALayer>(as layer: Layer) -> Layer {
    modelledLayer as? Layer ?? layer
  }
}
