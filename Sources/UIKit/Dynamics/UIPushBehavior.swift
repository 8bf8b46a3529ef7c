public import CoreGraphics
import Geometry

/// Pushes items: all the time, or once. Magnitude 1 changes the speed of an item of 100 × 100
/// points and density 1 by 100 points per second, in a second or at once.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// While it is active.
    case continuous = 0
    /// One moment; then it is not active any more.
    case instantaneous = 1
  }

  /// The items that are pushed.
  public private(set) final var items: [any UIDynamicItem] = []
  /// How long a push lasts.
  public final let mode: Mode
  private var isActive = true
  private var vector = Point.zero
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// What magnitude 1 is as a force on mass 1.
  static let unit = 100.0

  /// A push without direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items where !self.items.contains(where: { $0 === item }) {
      self.items.append(item)
    }
  }

  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    willChange()
    if !items.contains(where: { $0 === item }) { items.append(item) }
    didChange()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    willChange()
    items.removeAll { $0 === item }
    offsets[ObjectIdentifier(item)] = nil
    didChange()
  }

  /// False: nothing is pushed. An instantaneous push that has been given is set to false; true
  /// gives it again.
  open var active: Bool {
    get { isActive }
    set {
      willChange()
      isActive = newValue
      didChange()
    }
  }

  /// Direction and strength; its length is `magnitude`.
  open var pushDirection: CGVector {
    get { CGVector(dx: vector.x, dy: vector.y) }
    set { set(Point(Double(newValue.dx), Double(newValue.dy))) }
  }

  /// The direction, radians from x towards y.
  open var angle: CGFloat {
    get { CGFloat(arcTangent2(vector.y, vector.x)) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength.
  open var magnitude: CGFloat {
    get { CGFloat(vector.length) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    set(Point(cosine(Double(angle)), sine(Double(angle))) * Double(magnitude))
  }

  /// Where an item is pushed, from its centre and in its own axes; a push beside the centre turns.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    willChange()
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  /// Where an item is pushed; zero is the centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  private func set(_ vector: Point) {
    willChange()
    self.vector = vector
    didChange()
  }

  /// In mass · points per second².
  var force: Point { vector * Self.unit }

  func offset(for item: any UIDynamicItem) -> Point {
    let offset = targetOffsetFromCenter(for: item)
    return Point(Double(offset.horizontal), Double(offset.vertical))
  }

  /// The one moment of an instantaneous push is over.
  func isGiven() { isActive = false }

  override func contribute(to rules: DynamicRules) { rules.add(self) }
}
