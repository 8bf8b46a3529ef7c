import Geometry
import Testing

@Suite struct PathContinuousCornersTests {
  @Test func aSmallRadiusHasTheNumbersOfUIKit() {
    // Dump of UIBezierPath(roundedRect: 60 × 30, cornerRadius: 8) in ChouTiUI,
    // NSBezierPath+RoundedRect.swift; curves as control points and end.
    var expected = Path()
    func curve(_ c: [Double]) {
      expected.cubic(
        to: Point(c[4], c[5]), control1: Point(c[0], c[1]), control2: Point(c[2], c[3]))
    }
    func line(_ x: Double, _ y: Double) { expected.line(to: Point(x, y)) }
    expected.move(to: Point(12.22932, 0))
    line(47.77068, 0)
    curve([51.292056339, 0, 53.052744447, 0, 54.948049657, 0.599291103])
    line(54.948049657, 0.599291103)
    curve([57.017409387, 1.352476448, 58.647523552, 2.982590613, 59.400708897, 5.051950343])
    curve([60, 6.947255553, 60, 8.707943661, 60, 12.229319878])
    line(60, 17.77068)
    curve([60, 21.292056339, 60, 23.052744447, 59.400708897, 24.948049657])
    line(59.400708897, 24.948049657)
    curve([58.647523552, 27.017409387, 57.017409387, 28.647523552, 54.948049657, 29.400708897])
    curve([53.052744447, 30, 51.292056339, 30, 47.770680122, 30])
    line(12.22932, 30)
    curve([8.707943661, 30, 6.947255553, 30, 5.051950343, 29.400708897])
    line(5.051950343, 29.400708897)
    curve([2.982590613, 28.647523552, 1.352476448, 27.017409387, 0.599291103, 24.948049657])
    curve([0, 23.052744447, 0, 21.292056339, 0, 17.770680122])
    line(0, 12.22932)
    curve([0, 8.707943661, 0, 6.947255553, 0.599291103, 5.051950343])
    line(0.599291103, 5.051950343)
    curve([1.352476448, 2.982590613, 2.982590613, 1.352476448, 5.051950343, 0.599291103])
    curve([6.947255553, 0, 8.707943661, 0, 12.229319878, 0])
    line(12.22932, 0)
    let path = Path(
      continuousRoundedRect: Rect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 8)
    #expect(isNear(path, expected, within: 1e-8))
  }

  @Test func noRadiusGivesUIKitsOpenRectangle() {
    let path = Path(
      continuousRoundedRect: Rect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 0)
    #expect(path.verbs == [.move, .line, .line, .line, .line, .line])
    #expect(
      path.points == [
        Point(1, 2), Point(4, 2), Point(4, 6), Point(1, 6), Point(1, 2), Point(1, 2),
      ])
  }

  /// A layer's corners in `rect`.
  private func layerCorners(_ rect: Rect, _ radius: Double, _ corners: RectCorners = .all) -> Path {
    var path = Path()
    path.addContinuousRoundedRect(rect, cornerRadius: radius, corners: corners, fit: .gradual)
    return path
  }

  @Test func everyRadiusOfALayerStaysInsideTheRectangleAndTurnsOneWay() {
    let rect = Rect(x: 0, y: 0, width: 160, height: 100)
    for radius in stride(from: 1.0, through: 120, by: 0.5) {
      let path = layerCorners(rect, radius)
      #expect(path.controlBounds == rect)
      let flat = path.flattened(tolerance: 0.01)
      let lines = flat.lines(of: flat.contours[0]).map { $0.1 - $0.0 }
      for (a, b) in zip(lines, lines.dropFirst()) {
        #expect(Point.cross(a, b) >= -1e-6 * a.length * b.length, "radius \(radius)")
      }
      // Never more than the square corners, never less than a circle of the clamped radius
      // (a continuous corner cuts up to 3 % of r² more).
      let r = min(radius, 50)
      #expect(flat.signedArea <= 16000)
      #expect(flat.signedArea >= 16000 - (4 - .pi) * r * r - 0.13 * r * r)
    }
  }

  @Test func aCapsuleIsRound() {
    let square = Rect(x: -50, y: -50, width: 100, height: 100)
    for path in [
      Path(continuousRoundedRect: square, cornerRadius: 50), layerCorners(square, 50),
      layerCorners(square, 80),
    ] {
      let flat = path.flattened(tolerance: 0.001)
      for point in flat.points { #expect(isNear(point.length, 50, within: 0.02)) }
    }
  }

  @Test func aLayersCornersAreUIKitsWhileTheSidesAreLongEnough() {
    let rect = Rect(x: 3, y: 4, width: 160, height: 100)
    for radius in [1.0, 10, 32] {
      let ours = layerCorners(rect, radius)
      #expect(
        isNear(ours, Path(continuousRoundedRect: rect, cornerRadius: radius), within: 1e-4))
    }
  }

  @Test func aLayersCornersGrowWithoutAJump() {
    for corners in [RectCorners.all, [.topLeft, .topRight], [.bottomRight]] {
      for rect in [
        Rect(x: 0, y: 0, width: 160, height: 100), Rect(x: 0, y: 0, width: 100, height: 101),
      ] {
        var last: FlatPath?
        for radius in stride(from: 1.0, through: 60, by: 0.25) {
          let flat = layerCorners(rect, radius, corners).flattened(tolerance: 0.01)
          if let last {
            for point in flat.points {
              #expect(last.distance(to: point) < 0.12, "radius \(radius) of \(rect)")
            }
          }
          last = flat
        }
      }
    }
  }

  @Test func cornersWithoutRoomTakeNoMoreThanTheirShare() {
    for ratio in stride(from: 1.0, through: 1.6, by: 0.01) {
      let rect = Rect(x: 0, y: 0, width: 100 * ratio, height: 100)
      let path = layerCorners(rect, 50)
      // Start, and the end of the first side.
      #expect(path.points[0].x <= rect.width / 2 + 1e-9)
      #expect(path.points[1].x >= rect.width / 2 - 1e-9)
    }
  }

  @Test func squareCornersArePoints() {
    var path = Path()
    path.addContinuousRoundedRect(
      Rect(x: 0, y: 0, width: 60, height: 30), cornerRadius: 8, corners: [.topRight])
    #expect(
      path.verbs == [.move, .line, .cubic, .line, .cubic, .cubic, .line, .line, .line, .line])
    #expect(path.points.first == .zero && path.points.last == .zero)
  }
}
