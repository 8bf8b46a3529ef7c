import CoreGraphics
import QuartzCore
import Testing

/// Paths on their way from one to another.
@MainActor
struct PathValuesTests {
  private func polygon(_ points: [(Double, Double)], closed: Bool = true) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let p = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    if closed { path.closeSubpath() }
    return path
  }

  private func shown(from: CGPath?, to: CGPath?, at progress: Double) -> CGPath? {
    onStage { stage in
      stage.shown(CAShapeLayer(), "path", from: from, to: to, at: progress)?.path
    }
  }

  private func isSame(_ a: CGPath?, _ b: CGPath) -> Bool {
    guard let a else { return false }
    return allPoints(of: a) == allPoints(of: b)
  }

  private func allPoints(of path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        points.append(element.pointee.points[index])
      }
    }
    return points
  }

  // 3.5, 12.1 #5: the same elements: ends run straight, and beyond the ends.
  @Test(arguments: [-0.5, 0.25, 0.5, 1.5])
  func pathsOfOneStructureMixTheirPoints(progress: Double) {
    let path = shown(
      from: polygon([(0, 0), (10, 0), (0, 10)]), to: polygon([(0, 4), (30, 0), (0, 50)]),
      at: progress)
    let points = path.map { allPoints(of: $0) } ?? []
    #expect(points.count == 3)
    let expected = [
      (0, 4 * progress), (10 + 20 * progress, 0), (0, 10 + 40 * progress),
    ]
    for (point, expected) in zip(points, expected) {
      #expect(isClose(Double(point.x), expected.0, 1e-5))
      #expect(isClose(Double(point.y), expected.1, 1e-5))
    }
  }

  private func curve(_ handle1: CGPoint, _ handle2: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addCurve(
      to: CGPoint(x: 60, y: 10), control1: CGPoint(x: 10 + handle1.x, y: 10 + handle1.y),
      control2: CGPoint(x: 60 + handle2.x, y: 10 + handle2.y))
    return path
  }

  // 12.1 #5 (P): handles turn the shorter way while they change their length.
  @Test func handlesMixByLengthAndAngle() {
    let middle = shown(
      from: curve(CGPoint(x: 100, y: 0), CGPoint(x: -30, y: 0)),
      to: curve(CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 50)), at: 0.5
    ).map { elements(of: $0) }
    // 70.7 each way; 40 at the middle between 180° and 90°.
    let expected = ["M 10 10", "C 80.710678 80.710678 31.715729 38.284271 60 10"]
    #expect(agree(middle ?? [], expected, within: 1e-5))
  }

  // 12.1 #6 (P): a line in the place of a curve has handles of no length; two lines stay one.
  @Test func aLineMixesWithACurve() {
    let line = polygon([(10, 10), (60, 10)], closed: false)
    let bow = curve(CGPoint(x: 0, y: 100), CGPoint(x: -20, y: 0))
    let middle = shown(from: line, to: bow, at: 0.5).map { elements(of: $0) }
    #expect(middle == ["M 10 10", "C 10 60 50 10 60 10"])
    let back = shown(from: bow, to: line, at: 0.5).map { elements(of: $0) }
    #expect(back == middle)
    let other = polygon([(10, 20), (60, 40)], closed: false)
    let lines = shown(from: line, to: other, at: 0.5).map { elements(of: $0) }
    #expect(lines == ["M 10 15", "L 60 25"])
  }

  // 12.1 #5 (P): wherever paths are mixed: keyframes and shadows.
  @Test func keyframesAndShadowsMixSoToo() {
    onStage { stage in
      let paths = [CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)].map { curve($0, .zero) }
      let expected = ["M 10 10", "C 80.710678 80.710678 60 10 60 10"]
      let shape = stage.show(CAShapeLayer())
      let keyframes = CAKeyframeAnimation(keyPath: "path")
      keyframes.values = [paths[0], paths[1], paths[0]]
      keyframes.duration = 4
      shape.add(keyframes, forKey: nil)
      let shown = stage.presentation(of: shape, at: 1)?.path.map { elements(of: $0) }
      #expect(agree(shown ?? [], expected, within: 1e-5))
      let shadowed = stage.shown(CALayer(), "shadowPath", from: paths[0], to: paths[1], at: 0.5)
      #expect(agree(shadowed?.shadowPath.map { elements(of: $0) } ?? [], expected, within: 1e-5))
    }
  }

  // 3.5, decision 6: an oval becomes its bounds with the middles of the sides in place.
  @Test func anOvalBecomesItsBounds() throws {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    let oval = CGPath(ellipseIn: bounds, transform: nil)
    let rect = CGPath(rect: bounds, transform: nil)
    let middle = try #require(shown(from: oval, to: rect, at: 0.5))
    #expect(
      middle.boundingBoxOfPath.insetBy(dx: 1e-6, dy: 1e-6).width <= 80
        && isClose(Double(middle.boundingBoxOfPath.width), 80, 1e-3))
    // The corner has come half of the way from the circle.
    let reach = 40 + 40 * (0.5.squareRoot() + 1) / 2
    #expect(middle.contains(CGPoint(x: reach - 0.5, y: reach - 0.5)))
    #expect(!middle.contains(CGPoint(x: reach + 0.5, y: reach + 0.5)))
  }

  // 3.5, decision 6: in every other case the path jumps as soon as the animation runs.
  @Test func otherPathsJumpAtOnce() {
    let open = polygon([(0, 0), (10, 0)], closed: false)
    let longer = polygon([(0, 0), (10, 0), (20, 20)], closed: false)
    #expect(isSame(shown(from: open, to: longer, at: 0), open))
    #expect(isSame(shown(from: open, to: longer, at: 0.01), longer))
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(isSame(shown(from: two, to: open, at: 0.5), open))
  }

  // 3.5: the model keeps its own path, and no path is no path.
  @Test func thePathOfTheModelStays() {
    onStage { stage in
      let shape = CAShapeLayer()
      let square = polygon([(0, 0), (10, 0), (10, 10), (0, 10)])
      shape.path = square
      let larger = polygon([(0, 0), (30, 0), (30, 30), (0, 30)])
      let middle = stage.shown(shape, "path", to: larger, at: 0.5)
      #expect(isSame(middle?.path, polygon([(0, 0), (20, 0), (20, 20), (0, 20)])))
      #expect(isSame(shape.path, square))
    }
  }

  // 3.5: `path` and `shadowPath` have no implicit animation (D), but explicit ones.
  @Test func pathsAreNotAnimatedByThemselves() {
    onStage { stage in
      let shape = stage.show(CAShapeLayer())
      shape.path = polygon([(0, 0), (10, 0), (0, 10)])
      shape.shadowPath = shape.path
      #expect(shape.animationKeys() == nil)
      let shadowed = stage.shown(
        CALayer(), "shadowPath", from: polygon([(0, 0), (10, 0), (0, 10)]),
        to: polygon([(0, 0), (20, 0), (0, 20)]), at: 0.5)
      #expect(isSame(shadowed?.shadowPath, polygon([(0, 0), (15, 0), (0, 15)])))
    }
  }
}
