import Geometry
import Raster
import TestSupport
import Testing

/// Many edges in few pixels, which are looked at along lines, cover their area within a level.
struct DenseCoverageTests {
  enum Dense: CaseIterable {
    case long, tangled, onBorders, nearlyEqual, collinear, tiny, huge, fans, flat, upright, leaning,
      spikes
  }

  /// A level, and half of one for what is rounded.
  private let tolerance = 1.5
  private let width = 10
  private let height = 4

  private func point(margin: Double = 0, _ numbers: inout SeededGenerator) -> Point {
    Point(
      .random(in: -margin...Double(width) + margin, using: &numbers),
      .random(in: -margin...Double(height) + margin, using: &numbers))
  }

  private func nearby(_ size: Double, _ numbers: inout SeededGenerator) -> Point {
    Point(.random(in: -size...size, using: &numbers), .random(in: -size...size, using: &numbers))
  }

  /// A corner of pixels, or of quarters of them.
  private func corner(of parts: Int, _ numbers: inout SeededGenerator) -> Point {
    let x = Int.random(in: 0...width * parts, using: &numbers)
    let y = Int.random(in: 0...height * parts, using: &numbers)
    return Point(Double(x), Double(y)) * (1 / Double(parts))
  }

  private func line(_ a: Point, _ b: Point, width: Double) -> [Point] {
    let way = b - a
    let aside = Point(-way.y, way.x) * (width / 2 / max(way.length, 1e-3))
    return [a + aside, a - aside, b - aside, b + aside]
  }

  private func polygons(_ dense: Dense, _ numbers: inout SeededGenerator) -> [[Point]] {
    let a = point(&numbers)
    let b = point(&numbers)
    let thickness = Double.random(in: 0.05...0.6, using: &numbers)
    if dense == .tangled { return [(0..<150).map { _ in point(margin: 2, &numbers) }] }
    if dense == .spikes {
      return [
        (0..<400).map { Point(Double($0) / 40, 2 + nearby(2, &numbers).y) }
          + [Point(10, 4), Point(0, 4)]
      ]
    }
    return (0..<(dense == .tiny ? 500 : 90)).map { index in
      let p = point(margin: 3, &numbers)
      let q = point(margin: 3, &numbers)
      switch dense {
      case .tangled, .spikes: return [p, q]
      case .long: return line(p, q, width: thickness)
      case .onBorders:
        let (c, d) = (corner(of: 1, &numbers), corner(of: 4, &numbers))
        if index % 2 == 0 { return [c, d, corner(of: 4, &numbers)] }
        return [c, Point(d.x, c.y), d, Point(c.x, d.y)]
      case .nearlyEqual:
        return [a, b, Point(b.x, a.y + 1)].map { $0 + nearby(0.002, &numbers) }
      case .collinear:
        let (t, u) = nearby(1, &numbers).xy
        return line(a + (b - a) * t, a + (b - a) * u, width: 0.5)
      case .tiny:
        let c = point(&numbers)
        return [c, c + nearby(0.2, &numbers), c + nearby(0.2, &numbers)]
      case .huge: return line(p, p + nearby(1e5, &numbers), width: thickness)
      case .fans: return [a + nearby(0.1, &numbers), p, p + nearby(0.3, &numbers)]
      case .upright:
        let x = p.x + nearby(0.1, &numbers).x
        return line(Point(p.x, min(p.y, q.y)), Point(x, max(p.y, q.y) + 2), width: thickness / 3)
      case .leaning:
        let way = Point(.random(in: -3...3, using: &numbers), 2)
        return line(p, p + way, width: thickness / 3)
      case .flat: return line(p, Point(q.x, p.y + nearby(0.3, &numbers).y), width: thickness / 3)
      }
    }
  }

  @Test(arguments: Dense.allCases, [FillRule.nonZero, .evenOdd])
  func densePiecesCoverTheirAreaWithinALevel(dense: Dense, rule: FillRule) {
    for seed in 0..<2 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 17_000)
      // On the grid, whose own rounding is another matter.
      let parts = polygons(dense, &numbers).map { points in
        FlatPath(polygon: points.map { Point(onGrid($0.x), onGrid($0.y)) })
      }
      let shape = joined(parts)
      let picture = draw(width, height) { $0.fill(shape, rule: rule, paint: .solid(.black)) }
      let reference = ReferenceCoverage(
        shape, rule: rule, width: width, height: height, lines: 1024)
      #expect(reference.error(of: picture) <= tolerance, "seed \(seed)")
    }
  }

  /// Lines across each other in 40 columns.
  private func thicket(
    _ count: Int, width: Double, height: Int, _ numbers: inout SeededGenerator
  ) -> [FlatPath] {
    let bottom = Double(height)
    return (0..<count).map { index in
      let ends = (0..<2).map { _ in
        Point(
          .random(in: -10...32, using: &numbers), .random(in: -20...bottom + 20, using: &numbers))
      }
      // Some end within the rows, as corners of a line do.
      let end =
        index % 9 == 0 ? Point(ends[1].x, .random(in: 0...bottom, using: &numbers)) : ends[1]
      let points = line(ends[0], end, width: width)
      return FlatPath(polygon: points.map { Point(onGrid($0.x), onGrid($0.y)) })
    }
  }

  private func expectExactness(
    of parts: [FlatPath], _ rule: FillRule, _ width: Int, _ height: Int
  ) {
    let picture = draw(width, height) {
      $0.fill(joined(parts), rule: rule, paint: .solid(.black))
    }
    let reference = ReferenceCoverage(
      joined(parts), rule: rule, width: width, height: height, lines: 512)
    #expect(reference.error(of: picture) <= tolerance)
  }

  /// Rows in which most pixels are covered by a line as a whole, and only some lie at the border of all; all
  /// rows of a band too.
  @Test(
    arguments: [(350, 1.6, 2), (700, 1.2, 2), (1500, 8, 2), (600, 0.4, 32)],
    [FillRule.nonZero, .evenOdd])
  func thicketsCoverTheirAreaWithinALevel(
    thicket: (count: Int, width: Double, height: Int), rule: FillRule
  ) {
    var numbers = SeededGenerator(seed: UInt64(thicket.count))
    let lines = self.thicket(
      thicket.count, width: thicket.width, height: thicket.height, &numbers)
    expectExactness(of: lines, rule, 40, thicket.height)
  }

  /// What lies over itself less often is swept, and the thicket beside it is not.
  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func thicketsBesideOtherShapesCoverTheirAreaWithinALevel(rule: FillRule) {
    var numbers = SeededGenerator(seed: 301)
    let boxes = (0..<8).map { box in
      let x = 50 + Double(box)
      let corners = [(x, 1.25), (x + 4.5, 1.25), (x + 4.5, 30.5), (x, 30.5)]
      return FlatPath(polygon: corners.map { Point($0.0, $0.1) })
    }
    let lines = thicket(600, width: 0.4, height: 32, &numbers)
    expectExactness(of: lines + boxes, rule, 70, 32)
  }

  private func onGrid(_ number: Double) -> Double { (number * 1024).rounded() / 1024 }
}

extension Point {
  fileprivate var xy: (Double, Double) { (x, y) }
}
