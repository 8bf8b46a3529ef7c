import CoreGraphics
import Timing

extension CALayer {
  /// The presentation at the time that is shown, the clock's or a renderer's; nil before the first
  /// commit.
  final func presentationNow() -> CALayer? {
    if modelledLayer != nil || standsIn { return self }
    guard isCommitted else { return nil }
    let parentTime = lineage.dropFirst().reversed().reduce(RunLoopTurn.active.shownTime(of: self)) {
      $1.committedTiming.localTime(atParentTime: $0)
    }
    let copy = presentationCopy()
    PresentationEvaluator.animate(
      copy, of: self, atLocalTime: committedTiming.localTime(atParentTime: parentTime),
      parentTime: parentTime)
    return copy
  }

  /// A layer that presents this one, with its values as they are.
  final func presentationCopy() -> CALayer {
    let made = makePresentation()
    let copy = made === self ? CALayer(layer: self) : made
    copy.modelledLayer = self
    copy.copyState(of: self)
    return copy
  }

  /// What was shown when the turn began, whatever has changed since; nil before the first commit.
  final func presentationBeforeChanges() -> CALayer? { shownBeforeChanges ?? presentationNow() }

  /// Keeps what is shown, before the first change since the last commit.
  final func keepWhatIsShown() {
    guard isCommitted, modelledLayer == nil, shownBeforeChanges == nil else { return }
    shownBeforeChanges = presentationNow()
    // A layer that held its presentation, which holds the layer, would stay for ever.
    shownBeforeChanges?.modelledLayer = nil
  }

  final func modelOrSelf<Layer: CALayer>(as layer: Layer) -> Layer {
    modelledLayer as? Layer ?? layer
  }
}
