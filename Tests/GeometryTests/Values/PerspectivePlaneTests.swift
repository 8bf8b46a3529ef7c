import Geometry
import Testing

/// Curves in planes that are seen in perspective are divided as their places ask for.
@Suite struct PerspectivePlaneTests {
  /// A floor: points with y below 0 come nearer to the eye, and pass it at −100.
  private let floor = Homography(
    h11: 1, h12: 0, h13: 0, h21: 0, h22: 1, h23: 0.01, h31: 0, h32: 0, h33: 1)

  private func circle(_ y: Double, radius: Double = 5) -> Path {
    Path(ellipseIn: Rect(x: -radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func polygons(of path: Path, visible: VisibleArea = .everywhere) -> FlatPath {
    let plane = PerspectivePlane(floor, visible: visible)
    var scratch = OutlineScratch()
    let scale = path.controlBounds.map { plane.scale(over: $0) } ?? 1
    scratch.makeInside(of: path, on: plane, scale: scale)
    return scratch.shape
  }

  @Test func aPlaneIsStretchedMostWhereItIsNearest() {
    let plane = PerspectivePlane(floor)
    func scale(_ y: Double) -> Double {
      plane.scale(over: Rect(x: 0, y: y, width: 0, height: 0))
    }
    // Below the eye lengths away from it grow with the square of what is left of the weight, 1 + y / 100.
    #expect(abs(scale(0) - 1) < 1e-12)
    #expect(abs(scale(-50) - 4) < 1e-9)
    #expect(abs(scale(100) - 0.5) < 1e-9)
    #expect(scale(-100) == 256)
  }

  @Test func whatIsFarIsNotDividedAsWhatIsNear() {
    let (far, near) = (circle(300), circle(-80))
    var both = far
    both.append(near)
    let counts = [far, near, both].map { polygons(of: $0).points.count }
    #expect(counts[0] * 3 < counts[1])
    #expect(counts[2] == counts[0] + counts[1])
  }

  @Test func ofWhatIsNotSeenOnlyEndsCount() {
    let picture = VisibleArea(Rect(x: -100, y: -100, width: 200, height: 200))
    // Beside the picture, and behind the eye.
    for hidden in [circle(-80), circle(-300)] {
      #expect(polygons(of: hidden, visible: picture).points.count <= 4)
    }
    let seen = polygons(of: circle(0), visible: picture)
    #expect(seen.points == polygons(of: circle(0)).points)
  }

  /// The polygons cover what the curves do, to within 1/255 of a pixel along the whole way round.
  @Test(arguments: [300, 40, 0, -30, -60, -80] as [Double])
  func theAreaIsThatOfTheCurve(y: Double) {
    let path = circle(y)
    var points: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p): current = p
      case .cubic(let control1, let control2, let p):
        let curve = CubicBezier(start: current, control1: control1, control2: control2, end: p)
        points += (0..<20_000).map { floor.apply(curve.evaluate(at: Double($0) / 20_000)) }
        current = p
      default: break
      }
    }
    let exact = FlatPath(polygon: points)
    let made = polygons(of: path).projected(by: floor)
    #expect(made.contours.count == 1)
    #expect(abs(made.signedArea - exact.signedArea) < exact.length / 255 / 4)
  }
}
