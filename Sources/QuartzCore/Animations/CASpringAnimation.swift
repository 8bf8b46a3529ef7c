public import CoreGraphics
import Timing

/// A basic animation whose progress is that of a damped spring. A mass or stiffness that is not
/// above zero, or a damping below it, is kept but is no spring: the animation then has no effect.
open class CASpringAnimation: CABasicAnimation {
  final var spring = Spring()

  /// A spring that takes about `perceptualDuration` seconds; `bounce` 0 does not overshoot,
  /// towards 1 it swings, below 0 it creeps. Its duration is the settling time.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    duration = settlingDuration
  }

  /// Greater than 0.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  /// Greater than 0.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  /// Not negative.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// In distances from start to end per second, positive towards the end.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// False: more damping than critical acts as critical.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// Seconds until the spring is within a thousandth of the end. `duration` does not follow it.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceptual duration of a spring with these values, seconds.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// The bounce of a spring with these values.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func copyState(of animation: CAAnimation) {
    super.copyState(of: animation)
    if let animation = animation as? CASpringAnimation { spring = animation.spring }
  }

  override class var codedKeys: [String: CodedKey] { CodedKey.ofSpringAnimation }

  override class var emptyInstance: CAAnimation { CASpringAnimation() }
}
