import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Rings of two polygons are not searched for overlaps, and cover what lies between them.
struct NestedPolygonsTests {
  private func rotation(_ angle: Double) -> Affine {
    let (cosine, sine) = (cosine(angle), sine(angle))
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A convex polygon of random corners on an ellipse.
  private func polygon(
    around center: Point, radius: Double, _ numbers: inout SeededGenerator
  ) -> [Point] {
    let flatness = Double.random(in: 0.3...1, using: &numbers)
    let tilt = rotation(.random(in: 0...7, using: &numbers))
    let angles = (0..<Int.random(in: 3...40, using: &numbers)).map { _ in
      Double.random(in: 0..<2 * .pi, using: &numbers)
    }
    return angles.sorted().map { angle in
      let arm = Point(cosine(angle), flatness * sine(angle)) * radius
      return center + tilt.apply(arm)
    }
  }

  /// How far `inner` keeps from the sides of `outer`, which turns clockwise; less than 0 where it passes one.
  private func gap(of inner: [Point], within outer: [Point]) -> Double {
    var gap = Double.infinity
    var from = outer[outer.count - 1]
    for to in outer {
      let side = to - from
      for point in inner { gap = min(gap, Point.cross(side, point - from) / side.length) }
      from = to
    }
    return gap
  }

  private func path(_ contours: [[Point]]) -> FlatPath {
    joined(contours.map { FlatPath(polygon: $0) })
  }

  /// Both directions of both, in both orders.
  private func variants(_ outer: [Point], _ inner: [Point]) -> [FlatPath] {
    [outer, outer.reversed()].flatMap { a in
      [inner, inner.reversed()].flatMap { b in [path([a, b]), path([b, a])] }
    }
  }

  /// Whether a shape's outline is to be searched for overlaps.
  private func mayOverlap(_ shape: FlatPath, rule: FillRule = .nonZero) -> Bool {
    var list = DisplayList(width: 40, height: 40)
    list.fill(shape, rule: rule, paint: .solid(.black))
    guard case .fill(let outline, _) = list.items.first?.action,
      case .edges(_, _, let overlapBands) = outline.form
    else { return false }
    return !overlapBands.isEmpty
  }

  @Test func onePolygonInsideAnotherIsKnownAndOneThatPassesItIsNot() {
    var numbers = SeededGenerator(seed: 1400)
    var (inside, across) = (0, 0)
    for _ in 0..<3000 {
      let outer = polygon(around: Point(20, 20), radius: 15, &numbers)
      let center = Point(
        .random(in: 15...25, using: &numbers), .random(in: 15...25, using: &numbers))
      let inner = polygon(around: center, radius: .random(in: 1...12, using: &numbers), &numbers)
      let gap = gap(of: inner, within: outer)
      // Rounding moves points by up to three thousandths of a pixel. Some outer ones are so flat or small that they
      // are the inner ones.
      guard abs(gap) > 1 / 64.0, self.gap(of: outer, within: inner) < 0 else { continue }
      // One that lies beside the other is another matter.
      guard gap > 0 || inner.contains(where: { self.gap(of: [$0], within: outer) > 1 / 64.0 })
      else { continue }
      for path in variants(outer, inner) {
        for rule in [FillRule.nonZero, .evenOdd] {
          #expect(mayOverlap(path, rule: rule) == (gap < 0))
        }
        if gap > 0 { inside += 1 } else { across += 1 }
      }
    }
    #expect(inside > 2000 && across > 2000)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func ringsCoverWhatLiesBetweenTheirSides(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 1500)
    let outer = polygon(around: Point(15, 15), radius: 14, &numbers)
    // From a hair to most of the ring's radius.
    let share = 1 - [0.005, 0.02, 0.1, 0.4, 0.8][Int(seed % 5)]
    let middle = outer.reduce(Point(0, 0)) { $0 + $1 } * (1 / Double(outer.count))
    let inner = outer.map { middle + ($0 - middle) * share }
    for path in variants(outer, inner) {
      for rule in [FillRule.nonZero, .evenOdd] {
        for (shape, size) in [(path, 30), (path.transformed(by: .translation(-9, -9)), 12)] {
          let picture = draw(size, size) { $0.fill(shape, rule: rule, paint: .solid(.black)) }
          let reference = ReferenceCoverage(shape, rule: rule, width: size, height: size)
          #expect(reference.error(of: picture) <= 1.5)
        }
      }
    }
  }

  @Test func holesMayHaveDentsAndStarsMayNot() {
    let square = rectangle(0, 0, 20, 20).points
    let dent = [Point(5, 5), Point(15, 5), Point(10, 9), Point(15, 15), Point(5, 15)]
    let speck = rectangle(7, 7, 0.5, 0.5).points
    for path in variants(square, dent) + variants(dent, speck) { #expect(!mayOverlap(path)) }
    let star = (0..<5).map { k in
      let angle = Double(k) * 4 / 5 * .pi
      return Point(10, 10) + Point(cosine(angle), sine(angle)) * 6
    }
    for path in variants(square, star) { #expect(mayOverlap(path)) }
    // Three of them one in the other.
    #expect(mayOverlap(path([square, dent, speck])))
    #expect(!mayOverlap(path([square, dent.reversed(), speck])))
  }

  /// A layer's rounded rectangle: its straight sides are divided by points that rounding puts beside them.
  private func roundedRect(turnedBy angle: Double, inset: Double = 0) -> FlatPath {
    var path = Path()
    path.addRoundedRect(
      Rect(x: -9 + inset, y: -14 + inset, width: 18 - 2 * inset, height: 28 - 2 * inset),
      radius: 5 - inset)
    let turn = rotation(angle).followed(by: .translation(20, 20))
    return path.flattened(in: turn, tolerance: Flattening.tolerance)
  }

  @Test func roundedRectanglesAndTheirBordersAreKnownHoweverTheyAreTurned() {
    for k in 0..<400 {
      let shape = roundedRect(turnedBy: Double(k) * 0.0317)
      #expect(!mayOverlap(shape))
      #expect(!mayOverlap(FlatPath(polygon: shape.points.reversed())))
      let ring = path([shape.points, roundedRect(turnedBy: Double(k) * 0.0317, inset: 1).points])
      #expect(!mayOverlap(ring) && !mayOverlap(ring, rule: .evenOdd))
    }
  }
}
