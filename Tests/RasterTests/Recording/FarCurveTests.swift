import Geometry
import Raster
import TestSupport
import Testing

/// Curves and lines whose points lie far outside the picture cover what their own equations say.
struct FarCurveTests {
  private let size = 24
  private let lines = 32

  private typealias Curve = CubicBezier

  private func random(_ reach: Double, _ numbers: inout SeededGenerator) -> Point {
    let x = Double.random(in: -reach...reach, using: &numbers)
    return Point(x, .random(in: -reach...reach, using: &numbers))
  }

  /// A closed path of three curves, shifted so that the picture sees one of them.
  private func curves(_ reach: Double, _ numbers: inout SeededGenerator) -> [Curve] {
    let points = (0..<9).map { _ in random(reach, &numbers) }
    let seen = CubicBezier(
      start: points[0], control1: points[1], control2: points[2], end: points[3]
    ).evaluate(at: .random(in: 0.02...0.98, using: &numbers))
    let shift = random(Double(size) / 2, &numbers) + Point(12, 12) - seen
    return (0..<3).map { number in
      let first = 3 * number
      return CubicBezier(
        start: points[first] + shift, control1: points[first + 1] + shift,
        control2: points[first + 2] + shift, end: points[(first + 3) % 9] + shift)
    }
  }

  /// Where the curves cross a level line, and which way: by halving where they go down or up.
  private func crossings(of curves: [Curve], at y: Double) -> [(x: Double, sign: Int)] {
    curves.flatMap { curve in
      var found: [(x: Double, sign: Int)] = []
      var start = 0.0
      for end in curve.yExtrema + [1] {
        var (low, high) = (start, end)
        start = end
        let isAbove = curve.evaluate(at: low).y < y
        guard isAbove != (curve.evaluate(at: high).y < y) else { continue }
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if (curve.evaluate(at: middle).y < y) == isAbove { low = middle } else { high = middle }
        }
        found.append((curve.evaluate(at: low).x, isAbove ? 1 : -1))
      }
      return found
    }
  }

  /// What lines through the rows see of the inside of each pixel, in 255ths.
  private func covered(_ curves: [Curve], _ rule: FillRule) -> [Double] {
    var values = [Double](repeating: 0, count: size * size)
    for line in 0..<size * lines {
      var winding = 0
      var from = 0.0
      let y = (Double(line) + 0.5) / Double(lines)
      let sorted = crossings(of: curves, at: y).sorted { $0.x < $1.x }
      for (x, sign) in sorted + [(Double(size), 0)] {
        let to = min(max(x, 0), Double(size))
        if rule == .nonZero ? winding != 0 : winding & 1 != 0 {
          for pixel in 0..<size {
            let part = min(to, Double(pixel + 1)) - max(from, Double(pixel))
            values[line / lines * size + pixel] += max(part, 0) * 255 / Double(lines)
          }
        }
        winding += sign
        from = to
      }
    }
    return values
  }

  /// A level line of the reference stands for a 32nd of a row: what is level itself may be off by half of that.
  @Test(arguments: [3e4, 1e6, 1e8], [FillRule.nonZero, .evenOdd])
  func farCurvesCoverWhatTheyEnclose(reach: Double, rule: FillRule) {
    var parted = 0
    for seed in 0..<8 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 7100)
      let curves = curves(reach, &numbers)
      var path = Path()
      path.move(to: curves[0].start)
      for curve in curves {
        path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
      path.close()
      var list = DisplayList(width: size, height: size)
      let shape = path.fillPolygons(in: .identity, visible: list.visibleArea)
      #expect(shape.points.count < 2048)
      list.fill(shape, rule: rule, paint: .solid(.black))
      let picture = draw(size, size) { $0 = list }
      let values = covered(curves, rule)
      let differences = values.indices.map { abs(Double(picture.pixels[4 * $0 + 3]) - values[$0]) }
      #expect((differences.max() ?? 0) <= 5, "seed \(seed)")
      if Set(picture.pixels).count > 2 { parted += 1 }
    }
    #expect(parted >= 6, "the picture sees the curves")
  }

  /// A wedge looks the same however far off its other corners are.
  @Test(arguments: [1e6, 1e10, 1e15, 1e30])
  func linesKeepTheirDirectionsHoweverLongTheyAre(reach: Double) {
    for seed in 0..<30 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 7300)
      let tip = random(9, &numbers) + Point(12, 12)
      let (a, b) = (random(1, &numbers), random(1, &numbers))
      let pictures = [1e4, reach].map { length in
        draw(size, size) {
          $0.fill(
            FlatPath(polygon: [tip, tip + a * length, tip + b * length]), rule: .nonZero,
            paint: .solid(.black))
        }
      }
      // One whose end may be seen, or that is next to nothing, tells nothing.
      if min(a.length, b.length) < 0.05 || abs(Point.cross(a, b)) < 0.05 { continue }
      #expect(pictures[0].difference(from: pictures[1]) <= 1, "seed \(seed)")
    }
  }
}
