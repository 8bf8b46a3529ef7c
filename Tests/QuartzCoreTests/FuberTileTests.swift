import QuartzCore
import Testing

/// A tile of the Fuber grid: a repeating group with a delay, a phase and an
/// additive offset, against the rules of timing written down from the numbers alone.
@MainActor
struct FuberTileTests {
  private static let keyTimes = [0, 0.61, 0.7, 0.887, 1]
  private let scene = LayerScene()
  private let tile = CALayer()
  private let delay = 0.3

  init() {
    tile.bounds = CGRect(x: 0, y: 0, width: 90, height: 90)
    tile.position = CGPoint(x: 45, y: 135)
    let linear = CAMediaTimingFunction(name: .linear)
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 0, 0.2, 1)
    let scale = CAKeyframeAnimation(keyPath: "transform.scale")
    scale.values = [1, 1, 1.05, 1, 1]
    let position = CAKeyframeAnimation(keyPath: "position")
    position.isAdditive = true
    position.values = [(0.0, 0.0), (0, 0), (3, -4), (0, 0), (0, 0)].map {
      NSValue(point: CGPoint(x: $0.0, y: $0.1))
    }
    for animation in [scale, position] {
      animation.keyTimes = Self.keyTimes
      animation.timingFunctions = [linear, curve, curve, linear]
    }
    let group = CAAnimationGroup()
    group.animations = [scale, position]
    group.repeatCount = .infinity
    group.fillMode = .backwards
    group.duration = 3
    group.beginTime = scene.inside { CACurrentMediaTime() } + delay
    group.timeOffset = 1.05
    scene.turn {
      tile.add(group, forKey: "ripple")
      scene.root.addSublayer(tile)
    }
  }

  /// The curve (0.25, 0) (0.2, 1) at `x`, by halving.
  private func eased(_ x: Double) -> Double {
    let (c1, c2) = (0.25, Double(Float(0.2)))
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      let along = 3 * (1 - s) * (1 - s) * s * c1 + 3 * (1 - s) * s * s * c2 + s * s * s
      if along < x { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }

  /// How far the ripple is out, 0…1, at `sceneTime`.
  private func ripple(at sceneTime: Double) -> Double {
    let phase = (max(0, sceneTime - delay) + 1.05).truncatingRemainder(dividingBy: 3) / 3
    switch phase {
    case 0.61..<0.7: return eased((phase - 0.61) / 0.09)
    case 0.7..<0.887: return 1 - eased((phase - 0.7) / 0.187)
    default: return 0
    }
  }

  @Test func theTileRipplesAsWrittenDown() throws {
    for frame in 0..<300 {
      let sceneTime = Double(frame) / 50
      let out = ripple(at: sceneTime)
      let shown = try #require(scene.shown(tile, at: sceneTime))
      #expect(isClose(Double(shown.transform.m11), 1 + 0.05 * out, 1e-7), "frame \(frame)")
      #expect(shown.transform.m22 == shown.transform.m11)
      let position = CGPoint(x: 45 + 3 * out, y: 135 - 4 * out)
      #expect(isClose(shown.position, position, 1e-6), "frame \(frame)")
    }
  }
}
