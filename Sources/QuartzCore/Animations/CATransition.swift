import CoreGraphics

/// An animation from the picture of a layer before a change to the picture after it, whatever was
/// changed: it affects the changes of the layer and of what lies in it that are committed together
/// with it. A layer keeps one, under the key "transition".
open class CATransition: CAAnimation {
  /// What is shown on the way; any other name is a fade.
  open var type = CATransitionType.fade

  /// The side the movement comes from; nil is the left. Not used by a fade.
  open var subtype: CATransitionSubtype?

  /// How far the transition is at its start: 0 is the old picture alone, 1 the new one.
  open var startProgress: Float = 0

  /// How far the transition is at its end.
  open var endProgress: Float = 1

  /// Kept; as on iOS, transitions by filters are not drawn and `type` decides.
  open var filter: Any?

  override func makeEmpty() -> CAAnimation { CATransition() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    guard let animation = animation as? CATransition else { return }
    type = animation.type
    subtype = animation.subtype
    startProgress = animation.startProgress
    endProgress = animation.endProgress
    filter = animation.filter
  }

  override var changesPictures: Bool { true }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofTransition }

  override class var emptyInstance: CAAnimation { CATransition() }
}
