import QuartzCore
import Testing

/// 2.3: a layer that turns to follow its path.
@MainActor
struct PathRotationTests {
  private func transform(
    _ path: CGPath, at progress: Double, _ mode: CAAnimationRotationMode?,
    calculation: CAAnimationCalculationMode = .linear,
    model: CATransform3D = CATransform3DIdentity
  ) throws -> CATransform3D {
    let layer = CALayer()
    layer.transform = model
    let animation = keyframes("position") {
      ($0.path, $0.rotationMode, $0.calculationMode) = (path, mode, calculation)
    }
    return try shown(layer, at: progress, with: animation).transform
  }

  /// A turn about z by `angle`.
  private func turn(_ angle: CGFloat) -> CATransform3D {
    CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  private let corner = CGPath.through(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30))

  // M OCA: straight down with scale (2, 3): m12 = 3, m21 = −2. The layer's own x axis is turned
  // before the transform scales it.
  @Test func theTurnComesBeforeTheTransform() throws {
    let shown = try transform(
      .through(.zero, CGPoint(x: 0, y: 10)), at: 0.5, .rotateAuto,
      model: CATransform3DMakeScale(2, 3, 1))
    #expect(isClose(shown.m12, 3))
    #expect(isClose(shown.m21, -2))
    #expect(isClose(shown.m11, 0) && isClose(shown.m22, 0))
  }

  // D meaning
  @Test func theXAxisPointsAlongThePathOrAgainstIt() throws {
    #expect(isClose(try transform(corner, at: 0.25, .rotateAuto), turn(0)))
    #expect(isClose(try transform(corner, at: 0.75, .rotateAuto), turn(.pi / 2)))
    #expect(isClose(try transform(corner, at: 0.25, .rotateAutoReverse), turn(.pi)))
    #expect(isClose(try transform(corner, at: 0.75, .rotateAutoReverse), turn(-.pi / 2)))
    #expect(CATransform3DIsIdentity(try transform(corner, at: 0.75, nil)))
    let unknown = CAAnimationRotationMode(rawValue: "sideways")
    #expect(CATransform3DIsIdentity(try transform(corner, at: 0.75, unknown)))
  }

  // Over a circle the direction is a quarter turn ahead of the place, whatever the pace.
  @Test(arguments: [CAAnimationCalculationMode.linear, .paced])
  func onACircleTheDirectionIsSquareToTheRadius(mode: CAAnimationCalculationMode) throws {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 40, startAngle: 0, endAngle: 1.9 * .pi, clockwise: false)
    for progress in [0, 0.1, 0.3, 0.55, 0.8, 1] {
      let animation = keyframes("position") {
        ($0.path, $0.rotationMode, $0.calculationMode) = (path, .rotateAuto, mode)
      }
      let shown = try shown(CALayer(), at: progress, with: animation)
      let ahead = atan2(shown.position.y, shown.position.x) + .pi / 2
      #expect(isClose(shown.transform, turn(ahead), 2e-3))
      if mode == .paced {
        let expected = 1.9 * Double.pi * progress
        #expect(isClose(cos(Double(ahead) - .pi / 2), cos(expected), 1e-3))
        #expect(isClose(sin(Double(ahead) - .pi / 2), sin(expected), 1e-3))
      }
    }
  }

  // I: where there is no direction the last one is kept.
  @Test func withoutDirectionTheLastOneIsKept() throws {
    let path = CGPath.through(
      .zero, CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10))
    for mode in [CAAnimationCalculationMode.linear, .discrete] {
      let waiting = try transform(path, at: 0.5, .rotateAuto, calculation: mode)
      #expect(isClose(waiting, turn(.pi / 2)))
    }
  }

  // A control point on its end: the direction is that towards the other one.
  @Test func aCurveThatStartsOnItsControlPointHasADirection() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 10), control1: .zero, control2: CGPoint(x: 0, y: 10))
    #expect(isClose(try transform(path, at: 0, .rotateAuto), turn(.pi / 2)))
    #expect(isClose(try transform(path, at: 1, .rotateAuto), turn(0)))
  }

  // D: it is the path that turns the layer, not values.
  @Test func valuesTurnNothing() throws {
    let animation = keyframes("position") {
      ($0.values, $0.rotationMode) = ([CGPoint.zero, CGPoint(x: 0, y: 10)], .rotateAuto)
    }
    #expect(CATransform3DIsIdentity(try shown(CALayer(), at: 0.5, with: animation).transform))
  }

  // About the anchor point, as every transform: the position is that of the path.
  @Test func thePlaceIsThatOfThePath() throws {
    let animation = keyframes("position") { ($0.path, $0.rotationMode) = (corner, .rotateAuto) }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 4)
    #expect(try shown(layer, at: 0.75, with: animation).position == CGPoint(x: 10, y: 15))
  }

  @Test func theOldNamesAreTheSameNames() {
    #expect(kCAAnimationRotateAuto == .rotateAuto)
    #expect(kCAAnimationRotateAutoReverse == .rotateAutoReverse)
    #expect(
      [
        kCAAnimationLinear, kCAAnimationDiscrete, kCAAnimationPaced, kCAAnimationCubic,
        kCAAnimationCubicPaced,
      ] == [.linear, .discrete, .paced, .cubic, .cubicPaced])
  }
}
