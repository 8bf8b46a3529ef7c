import CoreGraphics

/// An animation from one value to another. What is left out of `fromValue`, `toValue` and
/// `byValue` is taken from the layer.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?

  /// The value at the end.
  open var toValue: Any?

  /// End minus start.
  open var byValue: Any?

  /// What was shown of the property when a layer's copy was added to it: where an animation without
  /// values starts. Nil when nothing was shown.
  final var previousValue: AnimatableValue?

  /// True for the action of a change: without an end it goes to the value the layer was given,
  /// whatever other animations show.
  package final var endsAtModel = false

  /// True when it has these ends, and no amount.
  package final func hasEnds(from start: Any?, to end: Any?) -> Bool {
    AnyValue(fromValue) == AnyValue(start) && AnyValue(toValue) == AnyValue(end) && byValue == nil
  }

  override func capturePreviousValues(of layer: CALayer) {
    guard let keyPath, fromValue == nil, toValue == nil, byValue == nil else { return }
    previousValue = layer.presentationBeforeChanges().flatMap {
      type(of: layer).properties.resolve(keyPath)?.value(on: $0)
    }
  }

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
    byValue = animation.byValue
    endsAtModel = animation.endsAtModel
  }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofBasicAnimation }

  override class var emptyInstance: CAAnimation { CABasicAnimation() }
}
