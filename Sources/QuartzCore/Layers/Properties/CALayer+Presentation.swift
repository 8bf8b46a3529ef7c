import CoreGraphics
import Timing

extension CALayer {
  /// True from the first commit in a tree that is shown until the layer leaves it.
  final var isCommitted: Bool { commitNumber != 0 }

  /// True where the layer's tree is shown; of a presentation, always.
  package final var isShown: Bool { isCommitted || modelledLayer != nil || standsIn }

  /// The presentation at the time that is shown, the clock's or a renderer's; nil before the first
  /// commit. Values changed since the last commit are not shown yet.
  final func presentationNow() -> CALayer? { presentation(animatedBy: animationHeap) }

  /// The presentation with the animations of the last commit, whatever has been removed since.
  final func presentationBeforeChanges() -> CALayer? {
    presentation(animatedBy: committedState.map { AnimationHeap($0.attachments) } ?? animationHeap)
  }

  private func presentation(animatedBy heap: AnimationHeap) -> CALayer? {
    if modelledLayer != nil || standsIn { return self }
    guard isCommitted else { return nil }
    let parentTime = lineage.dropFirst().reversed().reduce(RunLoopTurn.active.shownTime(of: self)) {
      $1.committedTiming.localTime(atParentTime: $0)
    }
    let copy = presentationCopy()
    if let committedState { copy.copyState(of: committedState.own) }
    PresentationEvaluator.animate(
      copy, of: self, by: heap, and: ancestorsAnimations,
      atLocalTime: committedTiming.localTime(atParentTime: parentTime), parentTime: parentTime)
    return copy
  }

  /// The layer whose presentation is being made.
  private static var presented: CALayer?

  /// Makes this new layer the presentation of `layer` if that is waiting for one; false if it is not.
  final func presents(_ layer: Any) -> Bool {
    guard let layer = layer as? CALayer, layer === Self.presented else { return false }
    modelledLayer = layer
    return true
  }

  /// A layer that presents this one, with its values as they are.
  final func presentationCopy() -> CALayer {
    let outer = Self.presented
    Self.presented = self
    defer { Self.presented = outer }
    let made = makePresentation()
    let copy = made === self ? CALayer(layer: self) : made
    copy.modelledLayer = self
    copy.copyState(of: self)
    return copy
  }

  final func modelOrSelf<Layer: CALayer>(as layer: Layer) -> Layer {
    modelledLayer as? Layer ?? layer
  }
}
