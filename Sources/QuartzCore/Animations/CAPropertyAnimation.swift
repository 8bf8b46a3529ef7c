import CoreGraphics

/// An animation that changes one property of a layer, named by a key path.
open class CAPropertyAnimation: CAAnimation {
  /// An animation of the property `path`, such as "position" or "transform.rotation.z".
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or the part of one, that is animated.
  open var keyPath: String?

  /// True: the value is added to the layer's; false: it replaces it.
  open var isAdditive = false

  /// True: each repetition starts from the end of the one before.
  open var isCumulative = false

  /// Makes a transform of the interpolated numbers, before it is cumulated, added or stored; nil
  /// for values that are of the property's own type.
  open var valueFunction: CAValueFunction?

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    valueFunction = animation.valueFunction
  }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofPropertyAnimation }

  override class var emptyInstance: CAAnimation { CAPropertyAnimation() }
}
