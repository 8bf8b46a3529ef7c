public import VirtualTime

extension ClassRecord {
  /// An animation of just that class for a key path, as Objective-C makes one of a class that is a parameter of type.
  public static func made<Animation: CAPropertyAnimation>(
    _ type: Animation.Type, keyPath: String?
  ) -> Animation {
    let known: CAPropertyAnimation? =
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(CABasicAnimation.self): CABasicAnimation()
      case ObjectIdentifier(CASpringAnimation.self): CASpringAnimation()
      case ObjectIdentifier(CAKeyframeAnimation.self): CAKeyframeAnimation()
      case ObjectIdentifier(CAPropertyAnimation.self): CAPropertyAnimation()
      default: nil
      }
    let animation = known as? Animation ?? made(type)
    animation.keyPath = keyPath
    return animation
  }
}
