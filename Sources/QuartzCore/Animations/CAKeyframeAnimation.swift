public import CoreGraphics
import Timing

/// An animation through a row of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through.
  open var values: [Any]?

  /// For a property of points, and for the translation of a transform: the path to follow, instead of
  /// `values`.
  open var path: CGPath?

  /// The fraction of the duration, 0…1, at which each value is reached; evenly spaced without. They are used
  /// as they stand: before the first time the first value holds, after the last the last that has one.
  open var keyTimes: [any NumberValue]?

  /// The pacing of each segment; linear where there is none.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How values between keyframes are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Whether the layer turns to follow `path`; nil for not.
  open var rotationMode: CAAnimationRotationMode?

  /// For the cubic modes, one per value: 1 is a tight corner, −1 a wide round one.
  open var tensionValues: [any NumberValue]?

  /// For the cubic modes, one per value: other than 0 is a corner.
  open var continuityValues: [any NumberValue]?

  /// For the cubic modes, one per value: where the curve swings, before (1) or after (−1) it.
  open var biasValues: [any NumberValue]?

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    guard let animation = animation as? CAKeyframeAnimation else { return }
    values = animation.values
    path = animation.path?.copy()
    keyTimes = animation.keyTimes
    timingFunctions = animation.timingFunctions
    calculationMode = animation.calculationMode
    rotationMode = animation.rotationMode
    tensionValues = animation.tensionValues
    continuityValues = animation.continuityValues
    biasValues = animation.biasValues
  }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofKeyframeAnimation }

  override class var emptyInstance: CAAnimation { CAKeyframeAnimation() }
}
