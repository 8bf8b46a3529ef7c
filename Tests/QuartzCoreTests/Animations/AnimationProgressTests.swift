import QuartzCore
import Testing

/// Animations that ask a source how far they are.
@MainActor
struct AnimationProgressTests {
  private let scene = LayerScene()

  private final class Hand: AnimationProgress {
    var progress = 0.0
    func progress(atLocalTime localTime: Double) -> Double { progress }
  }

  private final class Clock: AnimationProgress {
    func progress(atLocalTime localTime: Double) -> Double { localTime / 4 }
  }

  private func movement(by source: any AnimationProgress) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.progressSource = source
    return animation
  }

  @Test func theSourceSaysWhatIsShown() {
    let layer = scene.add(CALayer())
    let hand = Hand()
    scene.turn { layer.add(movement(by: hand), forKey: "z") }
    for progress in [0.0, 0.25, 1, 0.5, 1.2, -0.1] {
      hand.progress = progress
      #expect(isClose(Double(scene.shown(layer, at: 3)?.zPosition ?? .nan), 100 * progress))
    }
    hand.progress = .nan
    #expect(scene.shown(layer, at: 3)?.zPosition == 0)
  }

  @Test func itLastsUntilItIsRemoved() {
    let layer = scene.add(CALayer())
    let witness = AnimationWitness(scene)
    let animation = movement(by: Clock())
    animation.delegate = witness
    scene.turn { layer.add(animation, forKey: "z") }
    #expect(isClose(Double(scene.shown(layer, at: 2)?.zPosition ?? .nan), 50))
    #expect(isClose(Double(scene.shown(layer, at: 8)?.zPosition ?? .nan), 200))
    #expect(witness.notes.isEmpty)
    scene.turn { layer.removeAnimation(forKey: "z") }
    scene.advance(to: 9)
    #expect(witness.notes == ["cut 8.0"])
    #expect(scene.shown(layer, at: 9)?.zPosition == 0)
  }

  @Test func oneAnimationCanBeReadAlone() {
    let layer = scene.add(CALayer())
    let animation = movement(by: Hand())
    animation.isAdditive = true
    layer.zPosition = 7
    scene.inside {
      let value = layer.value(forKeyPath: "zPosition", animatedBy: animation, at: 0.5)
      #expect(value as? Double == 57)
      #expect(layer.zPosition == 7)
      #expect(
        layer.value(forKeyPath: "zPosition", animatedBy: animation, at: .nan) as? Double == 7)
    }
  }
}
