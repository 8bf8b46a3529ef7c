import Geometry
import QuartzCore
import Testing
import Timing

/// Paths that change into others, moment after moment, beside the same mixed by itself.
@MainActor
struct PathAnimationTests {
  private let scene = LayerScene()
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
  private let disc = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 30, height: 20), transform: nil)
  private let triangle = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 0, y: 30)])
    path.closeSubpath()
    return path
  }()

  private func shape(animatedBy animation: CAAnimation) -> CAShapeLayer {
    let shape = CAShapeLayer()
    scene.turn {
      scene.root.addSublayer(shape)
      shape.add(animation, forKey: nil)
    }
    return shape
  }

  @Test func severalShapesFollowEachOtherAgainAndAgain() {
    let change = CAKeyframeAnimation(keyPath: "path")
    change.values = [square, disc, triangle]
    change.duration = 8
    change.repeatCount = 3
    let shape = shape(animatedBy: change)
    for cycle in 0..<3 {
      for (time, from, to, share) in [
        (1, square, disc, 0.25), (3, square, disc, 0.75), (5, disc, triangle, 0.25),
        (6, disc, triangle, 0.5),
      ] {
        let shown = scene.shown(shape, at: Double(cycle * 8 + time))?.path
        #expect(shown?.geometry == Path.mix(from.geometry, to.geometry, share))
        #expect(shown != from && shown != to)
      }
    }
  }

  @Test func aShapeThatIsReplacedMeanwhileIsWhereTheChangeGoes() {
    let change = CABasicAnimation(keyPath: "path")
    change.fromValue = square
    change.duration = 8
    let shape = shape(animatedBy: change)
    scene.turn { shape.path = disc }
    #expect(
      scene.shown(shape, at: 2)?.path?.geometry == Path.mix(square.geometry, disc.geometry, 0.25))
    scene.turn { shape.path = triangle }
    #expect(
      scene.shown(shape, at: 4)?.path?.geometry == Path.mix(square.geometry, triangle.geometry, 0.5)
    )
  }
}
