import Geometry
import Testing

@Suite struct PathContainsTests {
  @Test func randomPathsAgreeWithTheirLines() {
    var random = Seeded(13)
    for round in 0..<60 {
      var path = Path()
      for _ in 0..<2 {
        path.move(to: random.point(in: 0...50))
        path.line(to: random.point(in: 0...50))
        path.cubic(
          to: random.point(in: 0...50), control1: random.point(in: -20...70),
          control2: random.point(in: -20...70))
        path.quad(to: random.point(in: 0...50), control: random.point(in: -20...70))
        if round % 2 == 0 { path.close() }
      }
      let flat = path.flattened(tolerance: 1e-4)
      for _ in 0..<100 {
        let point = random.point(in: -10...60)
        guard flat.distance(to: point) > 1e-3 else { continue }
        let winding = flat.winding(at: point)
        #expect(path.winding(at: point) == winding)
        #expect(path.contains(point) == (winding != 0))
        #expect(path.contains(point, evenOdd: true) == (winding % 2 != 0))
      }
    }
  }

  @Test func aRingHasAHoleByEitherRuleOrByOne() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Rect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(Point(5, 5)))
    #expect(!path.contains(Point(5, 5), evenOdd: true))
    #expect(path.winding(at: Point(5, 5)) == 2)
    #expect(path.contains(Point(1, 1), evenOdd: true))
  }

  @Test func leftAndUpperEdgesBelongToTheShape() {
    let path = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(Point(0, 0)) && path.contains(Point(0, 5)) && path.contains(Point(5, 0)))
    #expect(!path.contains(Point(10, 5)) && !path.contains(Point(5, 10)))
  }

  @Test func whatIsNotFiniteContainsNothing() {
    #expect(!Path().contains(.zero))
    #expect(!Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)).contains(Point(.nan, 0)))
  }
}
