import Foundation
import Geometry
import QuartzCore
import RenderTree
import Testing

/// The circle of the Fuber logo against an evaluation written down from
/// the numbers alone.
@MainActor
struct FuberCircleTests {
  private let scene = LayerScene()
  private let circle = CAShapeLayer()

  init() {
    circle.lineWidth = 37.5
    circle.path = .through([(0, -18.75), (18.75, 0), (0, 18.75), (-18.75, 0)], closed: true)
    circle.strokeColor = .white
    circle.fillColor = nil
    let curve = CAMediaTimingFunction(controlPoints: 1, 0, 0.35, 1)
    let stroke = CAKeyframeAnimation(keyPath: "strokeEnd")
    stroke.values = [0.0, 1.0]
    stroke.keyTimes = [0.0, 1.0]
    stroke.timingFunction = curve
    stroke.duration = 2.5
    let turn = CABasicAnimation(keyPath: "transform")
    let start = CATransform3DScale(CATransform3DMakeRotation(-.pi / 4, 0, 0, 1), 0.25, 0.25, 1)
    turn.fromValue = NSValue(caTransform3D: start)
    turn.toValue = NSValue(caTransform3D: CATransform3DIdentity)
    turn.timingFunction = curve
    turn.duration = 2.5
    let group = CAAnimationGroup()
    group.animations = [stroke, turn]
    group.duration = 3
    group.repeatCount = .infinity
    group.timeOffset = 2.1
    circle.add(group, forKey: "looping")
    _ = scene.add(circle)
  }

  /// The curve (1, 0) (0.35, 1) at `x`, by halving.
  private func eased(_ x: Double) -> Double {
    guard x > 0, x < 1 else { return min(max(0, x), 1) }
    let c2 = Double(Float(0.35))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      let along = 3 * (1 - s) * (1 - s) * s + 3 * (1 - s) * s * s * c2 + s * s * s
      if along < x { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }

  /// Group time, stroke end, scale and angle at `sceneTime`.
  private func expected(at sceneTime: Double) -> (end: Double, scale: Double, angle: Double) {
    let time = (sceneTime + 2.1).truncatingRemainder(dividingBy: 3)
    guard time < 2.5 else { return (1, 1, 0) }
    let x = eased(time / 2.5)
    return (x, 0.25 + 0.75 * x, -Double.pi / 4 * (1 - x))
  }

  @Test func theCircleGrowsAsWrittenDown() throws {
    for frame in 0..<360 {
      let sceneTime = Double(frame) / 60
      // Where the children end, the last bits decide.
      let time = (sceneTime + 2.1).truncatingRemainder(dividingBy: 3)
      if [0.0, 2.5, 3].contains(where: { abs($0 - time) < 1e-6 }) { continue }
      let (end, scale, angle) = expected(at: sceneTime)
      let root = scene.inside { TreeFreezer.freeze(scene.root, at: sceneTime) }
      let node = try #require(root.children.first)
      let matrix = node.matrix
      #expect(isClose(matrix.m11, scale * cos(angle), 1e-7), "frame \(frame)")
      #expect(isClose(matrix.m12, scale * sin(angle), 1e-7), "frame \(frame)")
      #expect(isClose(matrix.m21, -scale * sin(angle), 1e-7), "frame \(frame)")
      #expect(matrix.m41 == 0 && matrix.m42 == 0)
      guard case .stroke(_, let style, _) = node.content.first else {
        #expect(end < 1e-9, "frame \(frame)")
        continue
      }
      #expect(isClose(style.trimEnd, end, 1e-7), "frame \(frame)")
      #expect(style.trimStart == 0)
      #expect(style.width == 37.5)
    }
  }

  @Test func theFirstFrameShowsPhaseTwoPointOne() throws {
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    let node = try #require(root.children.first)
    let x = eased(2.1 / 2.5)
    guard case .stroke(_, let style, _) = node.content.first else {
      Issue.record("no stroke")
      return
    }
    #expect(isClose(style.trimEnd, x, 1e-7))
  }

  @Test func betweenItsChildrenTheDiscIsWhole() throws {
    // Group time 2.75.
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0.65) }
    let node = try #require(root.children.first)
    #expect(node.matrix == .identity)
    guard case .stroke(_, let style, _) = node.content.first else {
      Issue.record("no stroke")
      return
    }
    #expect(style.trimEnd == 1)
  }
}
