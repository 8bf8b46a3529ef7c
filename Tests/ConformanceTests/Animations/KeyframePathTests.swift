import QuartzCore
import Testing

/// 2.3: a point that follows a path.
@MainActor
struct KeyframePathTests {
  /// Where a layer at (50, 60) is that follows `path`.
  private func place(
    _ path: CGPath, at progress: Double, mode: CAAnimationCalculationMode = .linear,
    _ prepare: (CAKeyframeAnimation) -> Void = { _ in }
  ) throws -> CGPoint {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 60)
    let animation = keyframes("position") {
      ($0.path, $0.calculationMode) = (path, mode)
      prepare($0)
    }
    return try shown(layer, at: progress, with: animation).position
  }

  private let corner = CGPath.through(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30))

  /// (0, 0) → (100, 0), bulging to both control points at y = 100.
  private let arch: CGPath = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100))
    return path
  }()

  // M GS
  @Test func thePathReadsBackAndCanBeTakenAway() throws {
    let animation = keyframes("position") {
      ($0.path, $0.values) = (corner, [CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 4)])
    }
    #expect(animation.path == corner)
    #expect(try shown(CALayer(), at: 0.5, with: animation).position == CGPoint(x: 10, y: 0))
    animation.path = nil
    #expect(animation.path == nil)
    #expect(try shown(CALayer(), at: 0.5, with: animation).position == CGPoint(x: 3, y: 3))
  }

  // D: the path overrides the values.
  @Test func aPathOverridesValues() throws {
    #expect(
      try place(corner, at: 0.25) { $0.values = [CGPoint(x: 7, y: 7)] } == CGPoint(x: 5, y: 0))
  }

  // D: every element takes the same time.
  @Test func everyElementTakesTheSameTime() throws {
    let places: [(Double, CGPoint)] = [
      (0, .zero), (0.25, CGPoint(x: 5, y: 0)), (0.5, CGPoint(x: 10, y: 0)),
      (0.75, CGPoint(x: 10, y: 15)), (1, CGPoint(x: 10, y: 30)),
    ]
    for (progress, point) in places {
      #expect(isClose(try place(corner, at: progress), point))
    }
  }

  // D; M OCA: closing counts as an element, even one of no length.
  @Test func closingIsAnElement() throws {
    let closed = CGPath.through(
      .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30), closed: true)
    #expect(isClose(try place(closed, at: 1.0 / 6), CGPoint(x: 5, y: 0)))
    #expect(isClose(try place(closed, at: 0.5), CGPoint(x: 10, y: 15)))
    #expect(isClose(try place(closed, at: 5.0 / 6), CGPoint(x: 5, y: 15)))
    #expect(isClose(try place(closed, at: 1), .zero))
    let back = CGPath.through(.zero, CGPoint(x: 10, y: 0), .zero, closed: true)
    #expect(isClose(try place(back, at: 0.5), CGPoint(x: 5, y: 0)))
    #expect(isClose(try place(back, at: 0.9), .zero))
  }

  @Test func anElementOfNoLengthTakesItsTime() throws {
    let path = CGPath.through(
      .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
    #expect(try place(path, at: 0.5) == CGPoint(x: 10, y: 0))
    #expect(isClose(try place(path, at: 5.0 / 6), CGPoint(x: 15, y: 0)))
  }

  // Trap 6 (D): the sides of a rectangle differ in speed unless it is paced.
  @Test func theSidesOfARectangleDifferInSpeed() throws {
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    #expect(isClose(try place(rect, at: 0.125), CGPoint(x: 15, y: 0)))
    #expect(isClose(try place(rect, at: 0.375), CGPoint(x: 30, y: 5)))
    #expect(isClose(try place(rect, at: 0.625), CGPoint(x: 15, y: 10)))
    #expect(isClose(try place(rect, at: 0.875), CGPoint(x: 0, y: 5)))
    #expect(isClose(try place(rect, at: 0.125, mode: .paced), CGPoint(x: 10, y: 0)))
    #expect(isClose(try place(rect, at: 0.375, mode: .paced), CGPoint(x: 30, y: 0)))
    #expect(isClose(try place(rect, at: 0.5, mode: .paced), CGPoint(x: 30, y: 10)))
  }

  // M OCA: the Bézier parameter is used directly.
  @Test func aCurveIsFollowedByItsParameter() throws {
    #expect(isClose(try place(arch, at: 0.25), CGPoint(x: 15.625, y: 56.25)))
    #expect(isClose(try place(arch, at: 0.5), CGPoint(x: 50, y: 75)))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 0, y: 100))
    // ¹⁄₁₆·(100, 0) + 2·³⁄₁₆·(0, 100)
    #expect(isClose(try place(quad, at: 0.25), CGPoint(x: 6.25, y: 37.5)))
  }

  // D: segments + 1 times, one function for each segment. easeIn(.5) = .315357 (M GS).
  @Test func timesAndFunctionsBelongToTheElements() throws {
    #expect(isClose(try place(corner, at: 0.4) { $0.keyTimes = [0, 0.8, 1] }, CGPoint(x: 5, y: 0)))
    let eased = try place(corner, at: 0.75) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
      ]
    }
    #expect(isClose(eased, CGPoint(x: 10, y: 9.46071), 1e-4))
    let whole = try place(corner, at: 0.5) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(isClose(whole, CGPoint(x: 6.30714, y: 0), 1e-4))
  }

  // 12.1 #3 (P): elements without a time are not reached.
  @Test func elementsWithoutATimeAreNotReached() throws {
    let thereAndBack = CGPath.through(.zero, CGPoint(x: 100, y: 0), closed: true)
    for (progress, x) in [(0.1, 0.0), (0.4, 50), (0.8, 100)] {
      let place = try place(thereAndBack, at: progress) { $0.keyTimes = [0.2, 0.6] }
      #expect(isClose(place, CGPoint(x: x, y: 0)))
    }
    #expect(isClose(try place(corner, at: 0.25) { $0.keyTimes = [0, 1] }, CGPoint(x: 2.5, y: 0)))
    #expect(try place(corner, at: 0.5) { $0.keyTimes = [0.5] } == .zero)
    let discrete = try place(thereAndBack, at: 0.5, mode: .discrete) { $0.keyTimes = [0.2, 0.6] }
    #expect(discrete == .zero)
  }

  // 12.1 #2 (P): a move of the transform follows a path as the position does, and turns along it.
  @Test func aTranslationFollowsAPath() throws {
    for keyPath in ["transform.translation", "sublayerTransform.translation"] {
      let travel = keyframes(keyPath) { $0.path = .through(.zero, CGPoint(x: 100, y: 40)) }
      let layer = try shown(CALayer(), at: 0.5, with: travel)
      let matrix = keyPath.hasPrefix("sub") ? layer.sublayerTransform : layer.transform
      #expect(isClose(matrix, CATransform3DMakeTranslation(50, 20, 0)))
    }
    let down = keyframes("transform.translation") {
      ($0.path, $0.rotationMode) = (.through(.zero, CGPoint(x: 0, y: 30)), .rotateAuto)
      ($0.calculationMode, $0.isAdditive) = (.paced, true)
    }
    let moved = CALayer()
    moved.transform = CATransform3DMakeTranslation(7, 0, 0)
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(7, 15, 0), .pi / 2, 0, 0, 1)
    #expect(isClose(try shown(moved, at: 0.5, with: down).transform, turned))
  }

  // R OCA: the curve is given by the path.
  @Test func theCubicModeIsThatOfThePathItself() throws {
    for progress in [0.1, 0.25, 0.6, 0.9] {
      #expect(
        isClose(try place(corner, at: progress, mode: .cubic), try place(corner, at: progress)))
    }
  }

  // M OCA: constant speed along the whole length.
  @Test func pacedItHasOneSpeed() throws {
    for mode in [CAAnimationCalculationMode.paced, .cubicPaced] {
      #expect(isClose(try place(corner, at: 0.5, mode: mode), CGPoint(x: 10, y: 10)))
      #expect(isClose(try place(corner, at: 0.125, mode: mode), CGPoint(x: 5, y: 0)))
      #expect(isClose(try place(corner, at: 1, mode: mode), CGPoint(x: 10, y: 30)))
      #expect(isClose(try place(arch, at: 0.5, mode: mode), CGPoint(x: 50, y: 75), 1e-6))
    }
    let ignoring = try place(corner, at: 0.5, mode: .paced) { $0.keyTimes = [0, 0.9, 1] }
    #expect(isClose(ignoring, CGPoint(x: 10, y: 10)))
  }

  // The length up to the place is the same part of the whole, measured along many short chords.
  @Test func pacedCurvesAreMeasuredByTheirLength() throws {
    func point(_ t: Double) -> CGPoint {
      let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      return CGPoint(x: 100 * b + 100 * c, y: 100 * a + 100 * b)
    }
    let count = 100_000
    var lengths = [0.0]
    for step in 1...count {
      let (p, q) = (point(Double(step - 1) / Double(count)), point(Double(step) / Double(count)))
      let chord = ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot()
      lengths.append(lengths[step - 1] + Double(chord))
    }
    for progress in [0.1, 0.25, 0.4, 0.8] {
      let step = try #require(lengths.firstIndex { $0 >= progress * lengths[count] })
      let expected = point(Double(step) / Double(count))
      #expect(isClose(try place(arch, at: progress, mode: .paced), expected, 0.01))
    }
  }

  // M OCA: two segments, x = .75 is the start of the second.
  @Test func discreteItHoldsTheStartOfEachElement() throws {
    #expect(try place(corner, at: 0, mode: .discrete) == .zero)
    #expect(try place(corner, at: 0.49, mode: .discrete) == .zero)
    #expect(try place(corner, at: 0.5, mode: .discrete) == CGPoint(x: 10, y: 0))
    #expect(try place(corner, at: 0.75, mode: .discrete) == CGPoint(x: 10, y: 0))
    let timed = try place(corner, at: 0.5, mode: .discrete) { $0.keyTimes = [0, 0.8, 1] }
    #expect(timed == .zero)
  }

  // M OCA: a move takes no time; at the boundary the new contour's start is used.
  @Test func aMoveInTheMiddleJumps() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 50), CGPoint(x: 10, y: 50)])
    for mode in [CAAnimationCalculationMode.linear, .cubic, .paced, .cubicPaced] {
      #expect(isClose(try place(path, at: 0.25, mode: mode), CGPoint(x: 5, y: 0)))
      #expect(isClose(try place(path, at: 0.5, mode: mode), CGPoint(x: 0, y: 50)))
      #expect(isClose(try place(path, at: 0.75, mode: mode), CGPoint(x: 5, y: 50)))
      #expect(isClose(try place(path, at: 1, mode: mode), CGPoint(x: 10, y: 50)))
    }
    #expect(try place(path, at: 0.5, mode: .discrete) == CGPoint(x: 0, y: 50))
  }

  @Test func aPathOfNoElementHasNoEffect() throws {
    for mode in [CAAnimationCalculationMode.linear, .paced, .discrete] {
      let nothing = try place(.through(CGPoint(x: 1, y: 2)), at: 0.5, mode: mode)
      #expect(nothing == CGPoint(x: 50, y: 60))
      #expect(try place(CGMutablePath(), at: 0.5, mode: mode) == CGPoint(x: 50, y: 60))
    }
  }

  @Test func aPathOfNoLengthStaysInItsPlace() throws {
    let path = CGPath.through(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2))
    for mode in [CAAnimationCalculationMode.linear, .paced, .cubicPaced, .discrete] {
      #expect(try place(path, at: 0.5, mode: mode) == CGPoint(x: 1, y: 2))
    }
  }

  // D: for properties of points only.
  @Test func pathsAreForPointsOnly() throws {
    let number = keyframes("zPosition") { ($0.path, $0.values) = (corner, [4, 8]) }
    #expect(try shown(CALayer(), at: 0.5, with: number).zPosition == 6)
    let anchor = keyframes("anchorPoint") { $0.path = .through(.zero, CGPoint(x: 1, y: 0.5)) }
    #expect(
      try shown(CALayer(), at: 0.5, with: anchor).anchorPoint == CGPoint(x: 0.5, y: 0.25))
  }

  // 1.8 (M OCA): (0,0)→(10,20) at one and a half cycles.
  @Test func cyclesPileUp() throws {
    let prepare: (CAKeyframeAnimation) -> Void = {
      ($0.isCumulative, $0.repeatCount) = (true, 2)
    }
    let line = CGPath.through(.zero, CGPoint(x: 10, y: 20))
    #expect(isClose(try place(line, at: 1.5, prepare), CGPoint(x: 15, y: 30)))
    let added = try place(line, at: 1.5) {
      prepare($0)
      $0.isAdditive = true
    }
    #expect(isClose(added, CGPoint(x: 65, y: 90)))
  }
}
