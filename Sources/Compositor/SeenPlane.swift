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
  /// The box before any cut.
  private let wholeBox: Rect
  /// Where the bounds lie, which the node may draw beyond.
  private let body: [Point]
  /// True when nothing shines through it, and it ends with its bounds.
  private let isOpaque: Bool
  /// True when it is nearer at some points than at others.
  let isTurned: Bool

  struct Cut {
    /// Not negative on the side that is kept.
    var side: LinearFunction
    /// True when the kept side lies behind what cuts.
    var isBehind: Bool
    /// True when the pixels along the cut may be drawn twice, so that its edge can be smooth.
    var isSmooth: Bool
  }

  /// Nil when nothing of `node` is seen, or only its edge.
  init?(of node: RenderNode, index: Int, isFaded: Bool) {
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
    wholeBox = box
    body =
      extent == node.bounds || node.bounds.isEmpty
      ? corners : WeightedPoint.seen(node.bounds.corners.map { map.apply(WeightedPoint($0)) })
    isOpaque = !isFaded && node.isOpaqueRectangle && extent == node.bounds
    let heights = corners.map { [nearness] in nearness($0) }
    isTurned = !node.isLevel && (heights.max() ?? 0) - (heights.min() ?? 0) > Self.tolerance
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
  func part(on side: LinearFunction, isBehind: Bool, isSmooth: Bool) -> SeenPlane? {
    var part = self
    part.corners = side.kept(of: corners)
    guard Self.isVisible(part.corners), let box = Rect(around: part.corners) else { return nil }
    part.box = box
    part.cuts.append(Cut(side: side, isBehind: isBehind, isSmooth: isSmooth))
    return part
  }

  /// What to clip the node to; nothing for a whole plane.
  ///
  /// A part that lies behind a smooth cut reaches `reach` further than that: what cuts covers it, or it is
  /// opaque, and where what cuts ends, the two parts meet without a gap. Elsewhere each pixel is in one part.
  func clips(reach: Double) -> [DrawnPart.Clip] {
    let wide = wholeBox.inset(by: -(wholeBox.width + wholeBox.height + 2)).corners
    // What is cut without smoothing comes first, so that it is cut alike in all parts.
    return cuts.filter { !$0.isSmooth }.map { cut in
      // Both parts are made of the nearer one's area, and of rectangles that are in all clips: so the line is cut
      // to the picture and put on the grid in the same way, and they share no pixel and leave none.
      let front = (cut.isBehind ? -cut.side : cut.side).kept(of: wide)
      let around = cut.isBehind ? [wide] : [wide, wide]
      return DrawnPart.Clip(area: FlatPath(polygons: around + [front]), isAliased: true)
    }
      + cuts.filter(\.isSmooth).map { cut in
        let side = cut.isBehind ? cut.side.reaching(reach) : cut.side
        return DrawnPart.Clip(area: FlatPath(polygon: side.kept(of: wide)), isAliased: false)
      }
  }

  /// True when a part of this plane may be drawn beyond the cut by `other`, where `lead` is 0, and not be seen: it
  /// is opaque and drawn again there, or the other one is and covers it all along.
  func hidesSeam(along lead: LinearFunction, with other: SeenPlane) -> Bool {
    if isOpaque { return true }
    guard other.isOpaque else { return false }
    let (front, back) = (lead.kept(of: corners), (-lead).kept(of: corners))
    return front.filter { back.contains($0) }.allSatisfy { point in
      other.edges.allSatisfy { $0(point) >= -Self.tolerance * ($0.a.magnitude + $0.b.magnitude) }
    }
  }

  /// A side of a turned plane.
  enum Side {
    case near
    case far
  }

  /// The side of `plane` on which all of the bounds lie; nil where they lie on both.
  func side(of plane: SeenPlane) -> Side? {
    let lead = nearness - plane.nearness
    let leads = body.map { lead($0) }
    guard let least = leads.min(), let most = leads.max() else { return nil }
    if least >= -Self.tolerance { return .near }
    return most <= Self.tolerance ? .far : nil
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
