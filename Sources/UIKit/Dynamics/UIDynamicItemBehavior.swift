public import CoreGraphics
import Dynamics
import Geometry

/// What items are made of, and their speeds.
///
/// Where several are about one item, each property has the value it was set to last in the order
/// of the animator's behaviours; those that were never set leave it alone.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items it is about.
  public private(set) final var items: [any UIDynamicItem] = []
  private var values = Values()
  private var velocities: [ObjectIdentifier: (linear: Point, angular: Double)] = [:]

  /// What was set; nil for what was not.
  private struct Values {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var isAnchored: Bool?
    var allowsRotation: Bool?
  }

  /// About `items`.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items where !self.items.contains(where: { $0 === item }) {
      self.items.append(item)
    }
  }

  /// About nothing yet.
  public convenience override init() { self.init(items: []) }

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

  // MARK: Material

  /// 0, which does not bounce, to 1, which bounces without loss.
  open var elasticity: CGFloat {
    get { values.elasticity ?? 0 }
    set { change { $0.elasticity = newValue } }
  }

  /// 0: items slide along one another without loss.
  open var friction: CGFloat {
    get { values.friction ?? 0 }
    set { change { $0.friction = newValue } }
  }

  /// Mass of 100 × 100 points; 1 unless set.
  open var density: CGFloat {
    get { values.density ?? 1 }
    set { change { $0.density = newValue } }
  }

  /// How fast speed decays by itself, per second.
  open var resistance: CGFloat {
    get { values.resistance ?? 0 }
    set { change { $0.resistance = newValue } }
  }

  /// How fast rotation decays by itself, per second.
  open var angularResistance: CGFloat {
    get { values.angularResistance ?? 0 }
    set { change { $0.angularResistance = newValue } }
  }

  /// What electric and magnetic fields act on.
  open var charge: CGFloat {
    get { values.charge ?? 0 }
    set { change { $0.charge = newValue } }
  }

  /// True: others collide with the items, but nothing moves them.
  open var isAnchored: Bool {
    get { values.isAnchored ?? false }
    set { change { $0.isAnchored = newValue } }
  }

  /// False: nothing turns the items.
  open var allowsRotation: Bool {
    get { values.allowsRotation ?? true }
    set { change { $0.allowsRotation = newValue } }
  }

  private func change(_ body: (inout Values) -> Void) {
    willChange()
    body(&values)
    didChange()
  }

  func write(to material: inout Material) {
    if let value = values.elasticity { material.elasticity = Double(value) }
    if let value = values.friction { material.friction = Double(value) }
    if let value = values.density { material.density = Double(value) }
    if let value = values.resistance { material.resistance = Double(value) }
    if let value = values.angularResistance { material.angularResistance = Double(value) }
    if let value = values.charge { material.charge = Double(value) }
    if let value = values.isAnchored { material.isAnchored = value }
    if let value = values.allowsRotation { material.allowsRotation = value }
  }

  override func contribute(to rules: DynamicRules) { rules.add(self) }

  // MARK: Speed

  /// Adds to an item's speed, points per second. Before the behaviour is in an animator the speed
  /// is kept and given to the item there.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Point(velocity), 0, to: item)
  }

  /// An item's speed, points per second; zero for an item that is not in the animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(speed(of: item).linear)
  }

  /// Adds to an item's rotation, radians per second from x towards y.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// An item's rotation, radians per second; zero for an item that is not in the animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(speed(of: item).angular)
  }

  private func add(_ linear: Point, _ angular: Double, to item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    if let animator = dynamicAnimator {
      animator.add(linear, angular, to: item)
    } else {
      let old = velocities[ObjectIdentifier(item)] ?? (.zero, 0)
      velocities[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
    }
  }

  private func speed(of item: any UIDynamicItem) -> (linear: Point, angular: Double) {
    dynamicAnimator?.speed(of: item) ?? velocities[ObjectIdentifier(item)] ?? (.zero, 0)
  }

  /// The speeds that were added while there was no animator, once.
  func takeVelocities() -> [(item: any UIDynamicItem, linear: Point, angular: Double)] {
    defer { velocities = [:] }
    return items.compactMap { item in
      velocities[ObjectIdentifier(item)].map { (item, $0.linear, $0.angular) }
    }
  }
}
