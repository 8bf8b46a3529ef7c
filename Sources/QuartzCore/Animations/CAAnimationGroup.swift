import CoreGraphics
import Limits

/// Animations that run together in the group's own time, cut off at its duration.
open class CAAnimationGroup: CAAnimation {
  /// Applied in their order. Delegates and `isRemovedOnCompletion` of children are not used.
  open var animations: [CAAnimation]?

  deinit { if animations?.isEmpty == false { DeepStack.free(&animations, leaving: nil) } }

  override func capturePreviousValues(of layer: CALayer) {
    for animation in animations ?? [] { animation.capturePreviousValues(of: layer) }
  }

  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    animations = (animation as? CAAnimationGroup)?.animations
  }

  override func frozenCopy() -> CAAnimation {
    let copy = super.frozenCopy()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.frozenCopy() }
    return copy
  }

  override var changesPictures: Bool { animations?.contains(where: \.changesPictures) ?? false }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofAnimationGroup }

  override class var emptyInstance: CAAnimation { CAAnimationGroup() }
}
