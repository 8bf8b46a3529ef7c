public import CoreGraphics
import Geometry

/// Lets items fall: by 1000 points per second² for a vector of length 1, down unless changed.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items that fall.
  public private(set) final var items: [any UIDynamicItem] = []
  private var vector = Point(0, 1)

  /// What a vector of length 1 adds to the speed in a second, points per second.
  static let unit = 1000.0

  /// Gravity on `items`.
  public init(items: [any UIDynamicItem]) {
    super.init()
    items.forEach(add)
  }

  /// Gravity on nothing yet.
  public convenience override init() { self.init(items: []) }

  /// Lets one more item fall.
  open func addItem(_ item: any UIDynamicItem) {
    willChange()
    add(item)
    didChange()
  }

  /// Lets an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    willChange()
    items.removeAll { $0 === item }
    didChange()
  }

  private func add(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  /// Where things fall, (0, 1) at first; its length is `magnitude`.
  open var gravityDirection: CGVector {
    get { CGVector(dx: vector.x, dy: vector.y) }
    set { set(Point(Double(newValue.dx), Double(newValue.dy))) }
  }

  /// The direction, radians from x towards y.
  open var angle: CGFloat {
    get { CGFloat(arcTangent2(vector.y, vector.x)) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// 1 for 1000 points per second².
  open var magnitude: CGFloat {
    get { CGFloat(vector.length) }
    set { setAngle(vector == .zero ? .pi / 2 : angle, magnitude: newValue) }
  }

  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    set(Point(cosine(Double(angle)), sine(Double(angle))) * Double(magnitude))
  }

  private func set(_ vector: Point) {
    willChange()
    self.vector = vector
    didChange()
  }

  override func contribute(to rules: DynamicRules) {
    rules.add(gravity: vector * Self.unit, of: self, on: items)
  }
}
