import QuartzCore
import Testing

/// A layer that follows a path: CORE_ANIMATION.md 2.3.
@MainActor
struct MotionPathTests {
  private let scene = LayerScene()

  /// A layer at (50, 60) that follows `path` for a second, at `progress`.
  private func shown(
    _ path: CGPath, at progress: Double, mode: CAAnimationCalculationMode = .linear,
    _ prepare: (CAKeyframeAnimation) -> Void = { _ in }
  ) throws -> CALayer {
    let layer = CALayer()
    layer.position = CGPoint(x: 50, y: 60)
    _ = scene.add(layer)
    let start = scene.context.clock.now
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration, animation.calculationMode) = (path, 1, mode)
    prepare(animation)
    scene.turn { layer.add(animation, forKey: nil) }
    return try #require(scene.shown(layer, at: start + progress))
  }

  /// The direction of the layer's x axis, radians.
  private func angle(of layer: CALayer) -> Double {
    atan2(Double(layer.transform.m12), Double(layer.transform.m11))
  }

  private let corner = CGPath.through([(0, 0), (10, 0), (10, 30)])

  @Test func aPathOverridesValues() throws {
    let layer = try shown(corner, at: 0.25) { $0.values = [CGPoint(x: 7, y: 7)] }
    #expect(layer.position == CGPoint(x: 5, y: 0))
  }

  @Test func keyTimesAndFunctionsBelongToTheElements() throws {
    let timed = try shown(corner, at: 0.4) { $0.keyTimes = [0, 0.8, 1] }
    #expect(isClose(timed.position, CGPoint(x: 5, y: 0)))
    // One for each value is what fits; one for each element does not.
    let even = try shown(corner, at: 0.25) { $0.keyTimes = [0, 1] }
    #expect(isClose(even.position, CGPoint(x: 5, y: 0)))
    // Measured: easeIn(0.5) = 0.315357.
    let eased = try shown(corner, at: 0.75) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
      ]
    }
    #expect(isClose(eased.position, CGPoint(x: 10, y: 9.46071), 1e-4))
  }

  @Test func aCubicModeIsThatOfThePathItself() throws {
    for progress in [0.1, 0.25, 0.6, 0.9] {
      let cubic = try shown(corner, at: progress, mode: .cubic)
      #expect(isClose(cubic.position, try shown(corner, at: progress).position))
    }
  }

  @Test func elementsWithoutLengthTakeTheirTime() throws {
    let path = CGPath.through([(0, 0), (10, 0), (10, 0), (20, 0)])
    #expect(try shown(path, at: 0.5).position == CGPoint(x: 10, y: 0))
    #expect(isClose(try shown(path, at: 5.0 / 6).position, CGPoint(x: 15, y: 0)))
    // Back at its start already, the path still closes.
    let closed = CGPath.through([(0, 0), (10, 0), (0, 0)], closed: true)
    #expect(isClose(try shown(closed, at: 0.5).position, CGPoint(x: 5, y: 0)))
    #expect(isClose(try shown(closed, at: 0.9).position, .zero))
  }

  /// A move takes no time; the place between is that of the new contour.
  @Test func aMoveJumps() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 10, y: 50))
    for mode in [CAAnimationCalculationMode.linear, .paced] {
      #expect(isClose(try shown(path, at: 0.25, mode: mode).position, CGPoint(x: 5, y: 0)))
      #expect(isClose(try shown(path, at: 0.5, mode: mode).position, CGPoint(x: 0, y: 50)))
      #expect(isClose(try shown(path, at: 0.75, mode: mode).position, CGPoint(x: 5, y: 50)))
    }
  }

  /// Over a circle, paced, the angle is the fraction of the turn.
  @Test func aPacedCircleTurnsEvenly() throws {
    let circle = CGPath(
      ellipseIn: CGRect(x: -40, y: -40, width: 80, height: 80), transform: nil)
    let start = try shown(circle, at: 0, mode: .paced).position
    for progress in [0.1, 0.3, 0.55, 0.8] {
      let place = try shown(circle, at: progress, mode: .paced).position
      let turned =
        atan2(Double(place.y), Double(place.x)) - atan2(Double(start.y), Double(start.x))
      let expected = 2 * Double.pi * progress
      #expect(isClose(cos(turned), cos(expected), 0.15 / 40))
      #expect(isClose(sin(turned), sin(expected), 0.15 / 40))
    }
  }

  @Test func discretePlacesAreTheStartsOfTheElements() throws {
    #expect(try shown(corner, at: 0.25, mode: .discrete).position == .zero)
    #expect(try shown(corner, at: 0.5, mode: .discrete).position == CGPoint(x: 10, y: 0))
    #expect(try shown(corner, at: 0.75, mode: .discrete).position == CGPoint(x: 10, y: 0))
  }

  @Test func aPathWithoutElementsHasNoEffect() throws {
    #expect(try shown(.through([(1, 2)]), at: 0.5).position == CGPoint(x: 50, y: 60))
  }

  @Test func pathsAreForPointsOnly() throws {
    let layer = scene.add(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    (animation.path, animation.values, animation.duration) = (corner, [4, 8], 1)
    scene.turn { layer.add(animation, forKey: nil) }
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 6)
    let anchor = scene.add(CALayer())
    let move = CAKeyframeAnimation(keyPath: "anchorPoint")
    (move.path, move.duration) = (.through([(0, 0), (1, 0.5)]), 1)
    scene.turn { anchor.add(move, forKey: nil) }
    #expect(scene.shown(anchor, at: 1)?.anchorPoint == CGPoint(x: 0.5, y: 0.25))
  }

  @Test func followingIsTheTangentOrItsReverse() throws {
    let down = try shown(corner, at: 0.75) { $0.rotationMode = .rotateAuto }
    #expect(isClose(angle(of: down), .pi / 2))
    let up = try shown(corner, at: 0.75) { $0.rotationMode = .rotateAutoReverse }
    #expect(isClose(angle(of: up), -.pi / 2))
    let upright = try shown(corner, at: 0.75)
    #expect(CATransform3DIsIdentity(upright.transform))
  }

  @Test func withoutDirectionTheLastOneIsKept() throws {
    let path = CGPath.through([(0, 0), (0, 10), (0, 10), (10, 10)])
    for mode in [CAAnimationCalculationMode.linear, .discrete] {
      let waiting = try shown(path, at: 0.5, mode: mode) { $0.rotationMode = .rotateAuto }
      #expect(isClose(angle(of: waiting), .pi / 2))
    }
  }
}
