import Geometry
import Raster
import TestSupport
import Testing

/// Filled curves against what they really enclose: closed forms for circles, and as many lines as it
/// takes for others. Levels are compared after rounding.
struct CurveCoverageTests {
  /// A closed circle of so many curves.
  private func roundCircle(_ center: Point, _ radius: Double, curves: Int = 8) -> Path {
    var path = Path()
    let step = 2 * Double.pi / Double(curves)
    let handle = 4.0 / 3 * sine(step / 4) / cosine(step / 4)
    func corner(_ index: Int) -> Point {
      Point(cosine(step * Double(index)), sine(step * Double(index))) * radius
    }
    path.move(to: center + corner(0))
    for index in 0..<curves {
      let (a, b) = (corner(index), corner(index + 1))
      path.cubic(
        to: center + b, control1: center + a + Point(-a.y, a.x) * handle,
        control2: center + b - Point(-b.y, b.x) * handle)
    }
    path.close()
    return path
  }

  /// The area of a circle round the origin left of `x` and above `y`.
  private func corner(_ x: Double, _ y: Double, _ r: Double) -> Double {
    // The integral of the length of the line at each height, in closed form between the kinks.
    func integral(_ v: Double) -> Double {
      let v = min(max(v, -r), r)
      return
        (v * (r * r - v * v).squareRoot() + r * r * arcTangent2(v, (r * r - v * v).squareRoot()))
        / 2
    }
    guard x > -r, y > -r else { return 0 }
    let y = min(y, r)
    if x >= r { return 2 * (integral(y) - integral(-r)) }
    let h = (r * r - x * x).squareRoot()
    func sum(_ from: Double, _ to: Double, whole: Bool) -> Double {
      let from = min(from, y)
      let to = min(to, y)
      let arc = integral(to) - integral(from)
      return whole ? 2 * arc : arc + x * (to - from)
    }
    if x >= 0 {
      return sum(-r, -h, whole: true) + sum(-h, h, whole: false) + sum(h, r, whole: true)
    }
    return sum(-h, h, whole: false)
  }

  @Test(arguments: [0.2, 0.5, 0.9, 1.7, 3, 5.5, 10, 18, 33, 60, 120])
  func circlesCoverTheirClosedForm(radius: Double) {
    var numbers = SeededGenerator(seed: 500)
    for round in 0..<(radius > 20 ? 4 : 24) {
      let size = Int(radius * 2) + 4
      let center = Point(
        radius + 1 + .random(in: 0...1, using: &numbers),
        radius + 1 + .random(in: 0...1, using: &numbers))
      // Four curves stray from a circle by a part in 3700, which shows in a large one.
      let curves = [radius > 3 ? 12 : 4, 8, 16, 32][round % 4]
      let path = roundCircle(center, radius, curves: curves)
      let picture = draw(size, size) {
        $0.fill(path.fillPolygons(in: .identity), rule: .nonZero, paint: .solid(.black))
      }
      var largest = 0
      for y in 0..<size {
        for x in 0..<size {
          let (left, top) = (Double(x) - center.x, Double(y) - center.y)
          let area =
            corner(left + 1, top + 1, radius) - corner(left, top + 1, radius)
            - corner(left + 1, top, radius) + corner(left, top, radius)
          largest = max(largest, abs(picture.alpha(x, y) - Int((255 * area).rounded())))
        }
      }
      #expect(largest <= 1, "\(curves) curves round \(center)")
    }
  }

  @Test(arguments: [(8.0, 3.0), (20, 1.5), (40, 10), (20, 40), (33, 66)])
  func strokedCirclesCoverTheirRing(radius: Double, width: Double) {
    var numbers = SeededGenerator(seed: 700)
    let outer = radius + width / 2
    let inner = radius - width / 2
    for _ in 0..<4 {
      let size = Int(outer * 2) + 4
      let center = Point(
        outer + 1 + .random(in: 0...1, using: &numbers),
        outer + 1 + .random(in: 0...1, using: &numbers))
      let outline = roundCircle(center, radius, curves: 12)
        .strokeOutline(StrokeStyle(width: width), tolerance: Flattening.tolerance)
      let picture = draw(size, size) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
      var largest = 0
      for y in 0..<size {
        for x in 0..<size {
          let (left, top) = (Double(x) - center.x, Double(y) - center.y)
          func disc(_ r: Double) -> Double {
            guard r > 0 else { return 0 }
            return corner(left + 1, top + 1, r) - corner(left, top + 1, r)
              - corner(left + 1, top, r) + corner(left, top, r)
          }
          let area = disc(outer) - disc(inner)
          largest = max(largest, abs(picture.alpha(x, y) - Int((255 * area).rounded())))
        }
      }
      #expect(largest <= 1, "round \(center)")
    }
  }

  @Test func balancedPolygonsHaveLessThanHalfAsManyCornersAsChords() {
    for radius in [1.0, 5, 20, 50] {
      let path = roundCircle(.zero, radius, curves: 4)
      let corners = path.fillPolygons(in: .identity).points.count
      #expect(corners * 2 <= path.flattened(tolerance: Flattening.tolerance).points.count)
    }
  }

  /// Any curves, also with cusps and loops, against chords twelve times closer than they need be.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func curvesCoverWhatManyLinesDo(seed: UInt64) {
    var numbers = SeededGenerator(seed: 900 + seed)
    let size = [6, 12, 24, 40, 60, 80, 120, 12][Int(seed)]
    func point() -> Point {
      Point(
        .random(in: 0.5...Double(size) - 0.5, using: &numbers),
        .random(in: 0.5...Double(size) - 0.5, using: &numbers))
    }
    for round in 0..<24 {
      var path = Path()
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...2, using: &numbers) {
        if round % 4 == 0 {
          path.quad(to: point(), control: point())
        } else if round % 4 == 1, let from = path.currentPoint {
          // A cusp: the handles cross so that the curve stands still in the middle.
          let to = point()
          let tip = point()
          path.cubic(
            to: to, control1: from + (tip - from) * (4.0 / 3), control2: to + (tip - to) * (4.0 / 3)
          )
        } else {
          path.cubic(to: point(), control1: point(), control2: point())
        }
      }
      if round % 3 == 0 { path.close() }
      let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
      let balanced = path.fillPolygons(in: .identity)
      let fine = path.flattened(tolerance: 0.0002)
      let a = draw(size, size) { $0.fill(balanced, rule: rule, paint: .solid(.black)) }
      let b = draw(size, size) { $0.fill(fine, rule: rule, paint: .solid(.black)) }
      #expect(a.difference(from: b) <= 1, "\(path)")
    }
  }
}
