public import CoreGraphics

/// Lets items collide with one another and with boundaries.
///
/// A contact bounces by the greater elasticity of its two items, a boundary having none of its
/// own. Boundaries have no thickness and stop items on either side.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With one another.
    public static let items = Mode(rawValue: 1 << 0)
    /// With boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// With both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The items that collide.
  public private(set) final var items: [any UIDynamicItem] = []
  /// Hears of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// In the order in which they were added.
  private(set) final var boundaries: [CollisionBoundary] = []
  private var insets = UIEdgeInsets.zero

  /// Collisions of `items`.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items where !self.items.contains(where: { $0 === item }) {
      self.items.append(item)
    }
  }

  /// Collisions of nothing yet.
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

  /// What items collide with; everything unless set.
  open var collisionMode: UICollisionBehavior.Mode = .everything {
    willSet { willChange() }
    didSet { didChange() }
  }

  // MARK: Boundaries

  /// True: the edges of the reference view's bounds are a boundary, without identifier.
  open var translatesReferenceBoundsIntoBoundary = false {
    willSet { willChange() }
    didSet {
      insets = .zero
      didChange()
    }
  }

  /// Makes the edges of the reference view's bounds, moved inwards, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
  }

  /// Makes the lines of a path in the reference view's space a boundary. Another one of the same
  /// identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    willChange()
    boundaries.removeAll { $0.isNamed(identifier) }
    boundaries.append(CollisionBoundary(identifier: identifier, path: bezierPath))
    didChange()
  }

  /// Makes the line between two points in the reference view's space a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The boundary of that identifier; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }

  /// The identifiers of all boundaries in the order in which they were added; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Takes the boundary of that identifier away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    willChange()
    boundaries.removeAll { $0.isNamed(identifier) }
    didChange()
  }

  /// Takes all boundaries away that have an identifier.
  open func removeAllBoundaries() {
    willChange()
    boundaries = []
    didChange()
  }

  /// All boundaries, that of the reference view's bounds first.
  func boundaries(in referenceView: UIView?) -> [CollisionBoundary] {
    guard translatesReferenceBoundsIntoBoundary, let referenceView else { return boundaries }
    let edges = UIBezierPath(rect: referenceView.bounds.inset(by: insets))
    return [CollisionBoundary(identifier: nil, path: edges)] + boundaries
  }

  override func contribute(to rules: DynamicRules) { rules.add(self) }
}

/// Hears of the contacts of a collision behaviour, after the step in which they were.
@MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items have met at `p`, in the reference view's space.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items are apart again.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item has met a boundary at `p`; that of the reference view's bounds has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item and a boundary are apart again.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
