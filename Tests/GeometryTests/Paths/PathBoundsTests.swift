import Geometry
import Testing

@Suite struct PathBoundsTests {
  @Test func controlBoundsHoldControlPoints() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(to: Point(10, 0), control1: Point(0, 8), control2: Point(10, 8))
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 10, height: 8))
    // The curve itself rises to three quarters of its controls.
    #expect(path.tightBounds == Rect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test func aQuadraticRisesToHalfItsControl() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.quad(to: Point(10, 0), control: Point(5, -8))
    #expect(path.tightBounds == Rect(x: 0, y: -4, width: 10, height: 4))
  }

  @Test func tightBoundsHoldEveryPointOfRandomCurves() {
    var random = Seeded(5)
    for _ in 0..<200 {
      var path = Path()
      path.move(to: random.point(in: -100...100))
      path.cubic(
        to: random.point(in: -100...100), control1: random.point(in: -100...100),
        control2: random.point(in: -100...100))
      let flat = path.flattened(tolerance: 1e-4).bounds ?? .zero
      let tight = path.tightBounds ?? .zero
      #expect(isNear(flat.minX, tight.minX, within: 1e-3))
      #expect(isNear(flat.maxY, tight.maxY, within: 1e-3))
      #expect(isNear(flat.width, tight.width, within: 2e-3))
      #expect(isNear(flat.height, tight.height, within: 2e-3))
    }
  }

  @Test func anEmptyPathHasNone() {
    #expect(Path().controlBounds == nil && Path().tightBounds == nil)
  }
}
