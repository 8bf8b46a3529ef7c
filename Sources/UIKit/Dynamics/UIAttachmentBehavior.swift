public import CoreGraphics
import Dynamics
import Geometry

/// Keeps an item at a distance from a point or from another item: like a rod where `frequency` is
/// 0, else like a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items = 0
    /// To a point.
    case anchor = 1
  }

  /// The item, and the one it is attached to.
  public final let items: [any UIDynamicItem]
  /// What the first item is attached to.
  public final let attachedBehaviorType: AttachmentType
  /// Where a distance is kept, from each item's centre.
  private let offsets: [Point]
  /// The points at which two items hang together; none where a distance is kept.
  private let hinges: [Hinge]
  /// Of a rail, its direction in the second item's axes or the reference view's.
  private var rail: Point?
  /// True where the items may come nearer.
  private var isLimit = false

  /// A point that two items share, from their centres and in their own axes.
  private struct Hinge {
    var first: Point
    var second: Point
  }

  /// Attaches an item's centre to a point in the reference view's space.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, told from its centre and in its own axes, to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    offsets = [Point(offset)]
    hinges = []
    anchorPoint = point
    super.init()
    length = CGFloat((attachmentPoint(0) - Point(point)).length)
  }

  /// Attaches the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items, told from their centres and in their own axes.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    offsets = [Point(offset1), Point(offset2)]
    hinges = []
    anchorPoint = .zero
    super.init()
    length = CGFloat((attachmentPoint(0) - attachmentPoint(1)).length)
  }

  /// Two items that share points, told in the reference view's space.
  private init(
    _ first: any UIDynamicItem, _ second: any UIDynamicItem, sharing points: [Point]
  ) {
    items = [first, second]
    attachedBehaviorType = .items
    hinges = points.map { Hinge(first: first.offset(of: $0), second: second.offset(of: $0)) }
    offsets = []
    anchorPoint = .zero
    super.init()
  }

  /// Lets two items turn about a common point in the reference view's space, as about a pin.
  /// Length, damping and frequency have no part in it.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(item1, item2, sharing: [Point(point)])
  }

  /// Keeps points of two items, told from their centres and in their own axes, within `length` of
  /// each other, as a rope does. Damping and frequency have no part in it.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let limit = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    limit.isLimit = true
    return limit
  }

  /// Makes two items move as one body. Length, damping and frequency have no part in it.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    // Two points in common leave no turning; far enough apart to hold well.
    let anchor = Point(point)
    return UIAttachmentBehavior(item1, item2, sharing: [anchor, anchor + Point(50, 0)])
  }

  /// Lets two items move apart along a direction of the reference view alone, without turning to one another.
  /// Length, damping and frequency have no part in it.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let (anchor, along) = (Point(point), Point(Double(axis.dx), Double(axis.dy)))
    let length = along.length
    let direction = length > 0 ? along / length : Point(1, 0)
    // Two points on the rail leave no turning.
    let rail = UIAttachmentBehavior(item1, item2, sharing: [anchor, anchor + direction * 50])
    let (s, c) = (sine(item2.turn), cosine(item2.turn))
    rail.rail = Point(
      c * direction.x + s * direction.y, c * direction.y - s * direction.x)
    return rail
  }

  /// Lets an item move along a direction of the reference view alone, without turning. Length, damping and
  /// frequency have no part in it.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(item: item, attachedToAnchor: point)
    let along = Point(Double(axis.dx), Double(axis.dy))
    behavior.rail = along.length > 0 ? along / along.length : Point(1, 0)
    return behavior
  }

  /// The point the item is attached to, in the reference view's space.
  open var anchorPoint: CGPoint {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// The distance that is kept, points; at first what it was when the behaviour was made.
  open var length: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// Of a spring: 0 swings without end, 1 does not swing.
  open var damping: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  /// Swings per second without damping; 0 makes a rod.
  open var frequency: CGFloat = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  private func attachmentPoint(_ index: Int) -> Point {
    let item = items[index]
    let (s, c) = (sine(item.turn), cosine(item.turn))
    let offset = offsets[index]
    return Point(item.center) + Point(c * offset.x - s * offset.y, s * offset.x + c * offset.y)
  }

  /// The joints of the bodies that stand for the items; none when one is missing.
  func joints(_ body: (any UIDynamicItem) -> Int?) -> [Joint] {
    guard let first = body(items[0]) else { return [] }
    let second = items.count > 1 ? body(items[1]) : nil
    if items.count > 1 && (second == nil || second == first) { return [] }
    if let rail, second == nil {
      // Two points of the item on the line through the anchor, as they lie now.
      return [Point.zero, Point(50, 0)].map { offset in
        let point = items[0].point(of: offset)
        return Joint(
          body: first, offset: offset, otherOffset: point, length: 0, kind: .slide(along: rail))
      }
    }
    guard hinges.isEmpty else {
      return hinges.map {
        if let rail {
          return Joint(
            body: first, offset: $0.first, other: second, otherOffset: $0.second, length: 0,
            kind: .slide(along: rail))
        }
        return Joint(
          body: first, offset: $0.first, other: second, otherOffset: $0.second, length: 0)
      }
    }
    let joint = Joint(
      body: first, offset: offsets[0], other: second,
      otherOffset: offsets.count > 1 ? offsets[1] : Point(anchorPoint), length: Double(length),
      kind: kind)
    return [joint]
  }

  private var kind: Joint.Kind {
    if isLimit { return .rope }
    return frequency > 0
      ? .spring(frequency: Double(frequency), damping: Double(damping)) : .rigid
  }

  override func contribute(to rules: DynamicRules) { rules.add(self) }
}

extension UIDynamicItem {
  /// Where a point in the reference view's space is from the centre, in the item's own axes.
  fileprivate func offset(of point: Point) -> Point {
    let way = point - Point(center)
    let (s, c) = (sine(turn), cosine(turn))
    return Point(c * way.x + s * way.y, c * way.y - s * way.x)
  }
}

extension UIDynamicItem {
  /// Where a point of the item, from its centre and in its own axes, is in the reference view's space.
  fileprivate func point(of offset: Point) -> Point {
    let (s, c) = (sine(turn), cosine(turn))
    return Point(center) + Point(c * offset.x - s * offset.y, s * offset.x + c * offset.y)
  }
}

extension Point {
  fileprivate init(_ offset: UIOffset) {
    self.init(Double(offset.horizontal), Double(offset.vertical))
  }
}
