import Geometry
import RenderTree

/// A child's plane, or a part of it, as it is seen in its parent's: a convex outline, and how near
/// it is to the viewer at each point.
struct SeenPlane {
  /// Index among the siblings.
  let index: Int
  /// Counter-clockwise where y points up.
  private(set) var corners: [Point]
  /// The depth z/w over the parent's plane; greater is nearer.
  let nearness: LinearFunction
  /// Where other planes cut this one; empty for a whole plane.
  private(set) var cuts: [Cut] = []
  private(set) var box: Rect

  struct Cut {
    /// Not negative on the side that is kept.
    var side: LinearFunction
    /// True when the kept side lies behind what cuts.
    var isBehind: Bool
  }

  /// Nil when nothing of `node` is seen, or only its edge.
  init?(of node: RenderNode, index: Int) {
    guard let extent = node.extent else { return nil }
    let map = node.matrix.onPlane
    guard let inverse = map.inverse else { return nil }
    let corners = WeightedPoint.seen(extent.corners.map { map.apply(WeightedPoint($0)) })
    guard let box = Rect(around: corners),
      corners.allSatisfy({ max(abs($0.x), abs($0.y)) < Self.farthest })
    else { return nil }
    let m = node.matrix
    nearness = LinearFunction(
      a: inverse.h11 * m.m13 + inverse.h12 * m.m23 + inverse.h13 * m.m43,
      b: inverse.h21 * m.m13 + inverse.h22 * m.m23 + inverse.h23 * m.m43,
      c: inverse.h31 * m.m13 + inverse.h32 * m.m23 + inverse.h33 * m.m43)
    self.index = index
    self.corners = map.determinant < 0 ? corners.reversed() : corners
    self.box = box
  }

  /// How this plane lies to `other` where both are seen.
  enum Order {
    /// They do not cover each other.
    case apart
    /// They are one plane.
    case level
    case inFront
    case behind
    /// In front where the function is positive.
    case through(LinearFunction)
  }

  func order(to other: SeenPlane) -> Order {
    guard box.intersection(other.box) != nil else { return .apart }
    let common = other.edges.reduce(corners) { $1.kept(of: $0) }
    guard Self.isVisible(common) else { return .apart }
    let lead = nearness - other.nearness
    let leads = common.map { lead($0) }
    let largest = common.map { max(abs(nearness($0)), abs(other.nearness($0))) }.max() ?? 0
    guard let least = leads.min(), let most = leads.max(), largest.isFinite else { return .level }
    let tolerance = Self.tolerance * max(1, largest)
    switch (least < -tolerance, most > tolerance) {
    case (false, false): return .level
    case (false, true): return .inFront
    case (true, false): return .behind
    case (true, true):
      let isCut =
        Self.isVisible(lead.kept(of: common)) && Self.isVisible((-lead).kept(of: common))
      return isCut ? .through(lead) : most > -least ? .inFront : .behind
    }
  }

  /// The part where `side` is not negative; nil for none.
  func part(on side: LinearFunction, isBehind: Bool) -> SeenPlane? {
    var part = self
    part.corners = side.kept(of: corners)
    guard Self.isVisible(part.corners), let box = Rect(around: part.corners) else { return nil }
    part.box = box
    part.cuts.append(Cut(side: side, isBehind: isBehind))
    return part
  }

  /// What to clip the node to, in the parent's plane; nil for a whole plane.
  ///
  /// A part that lies behind reaches `reach` further than the cut: what cuts covers that, and where
  /// it ends, the two parts meet without a gap.
  func region(reach: Double) -> [Point]? {
    guard !cuts.isEmpty else { return nil }
    let wide = box.inset(by: -(box.width + box.height + 2))
    return cuts.reduce(wide.corners) { polygon, cut in
      (cut.isBehind ? cut.side.reaching(reach) : cut.side).kept(of: polygon)
    }
  }

  /// Depth at the middle of the outline.
  var middle: Double { nearness(box.center) }

  private var edges: [LinearFunction] {
    corners.indices.map { index in
      let start = corners[index]
      let end = corners[(index + 1) % corners.count]
      let (a, b) = (start.y - end.y, end.x - start.x)
      return LinearFunction(a: a, b: b, c: -(a * start.x + b * start.y))
    }
  }

  /// False for what has next to no area: an edge that two planes share.
  private static func isVisible(_ polygon: [Point]) -> Bool {
    guard polygon.count > 2 else { return false }
    var area = 0.0
    var length = 0.0
    var previous = polygon[polygon.count - 1]
    for point in polygon {
      area += Point.cross(previous, point) / 2
      length += (point - previous).length
      previous = point
    }
    return abs(area) > tolerance * length
  }

  /// Points; what is less is not seen.
  private static let tolerance = 1e-4
  private static let farthest = 1e12
}
