public import CoreGraphics
import Dynamics
import Geometry

/// A force that depends on where items are.
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Sort {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom(
      @MainActor (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let sort: Sort
  /// The items that the field acts on.
  public private(set) final var items: [any UIDynamicItem] = []

  private init(_ sort: Sort) {
    self.sort = sort
    super.init()
  }

  /// Slows items down.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Turns items round the position.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Pulls items to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Carries items along.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Shakes items.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Shakes items, the more the faster they are.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Pulls items to the position, the more the further away they are.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Pushes charged items from the position.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Turns charged items aside.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// A force that `block` says, of the position, the speed, the mass, the charge and the time of a step.
  public class func field(
    evaluationBlock block:
      @escaping @MainActor (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ deltaTime: TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  /// One more item.
  open func addItem(_ item: any UIDynamicItem) {
    willChange()
    if !items.contains(where: { $0 === item }) { items.append(item) }
    didChange()
  }

  /// An item less.
  open func removeItem(_ item: any UIDynamicItem) {
    willChange()
    items.removeAll { $0 === item }
    didChange()
  }

  /// Where the field is, in the reference view's space.
  open var position = CGPoint.zero {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// Around the position; everywhere unless set.
  open var region = UIRegion.infinite {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// How strong it is.
  open var strength: CGFloat = 1 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// How fast it gets weaker with the distance: by its power.
  open var falloff: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// Nearer than this, points, it is as there.
  open var minimumRadius: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// Where it pulls or carries to.
  open var direction = CGVector(dx: 0, dy: 0) {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// How smooth noise is, 0…1.
  open var smoothness: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// How fast noise changes.
  open var animationSpeed: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  override func contribute(to rules: DynamicRules) { rules.add(self) }

  /// The force for the world of bodies.
  func field(_ body: (any UIDynamicItem) -> Int?) -> Field {
    let holds = region.test
    return Field(
      kind, bodies: items.compactMap(body), position: Point(position), strength: Double(strength),
      falloff: Double(falloff), minimumRadius: Double(minimumRadius)
    ) { holds(CGPoint($0)) }
  }

  private var kind: Field.Kind {
    let way = Point(Double(direction.dx), Double(direction.dy))
    let (smooth, speed) = (Double(smoothness), Double(animationSpeed))
    switch sort {
    case .drag: return .drag
    case .vortex: return .vortex
    case .radialGravity: return .radialGravity
    case .linearGravity: return .linearGravity(way)
    case .velocity: return .velocity(way)
    case .noise: return .noise(smoothness: smooth, speed: speed)
    case .turbulence: return .turbulence(smoothness: smooth, speed: speed)
    case .spring: return .spring
    case .electric: return .electric
    case .magnetic: return .magnetic
    case .custom(let block):
      let center = Point(position)
      return .custom { [weak self] state in
        MainActor.assumeIsolated {
          guard let self else { return .zero }
          let force = block(
            self, CGPoint(center + state.position),
            CGVector(dx: state.velocity.x, dy: state.velocity.y), CGFloat(state.mass),
            CGFloat(state.charge), 1.0 / 240)
          return Point(Double(force.dx), Double(force.dy))
        }
      }
    }
  }
}
