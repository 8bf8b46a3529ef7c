import Limits
import QuartzCore
import Testing
import VirtualTime

/// Many animations on one layer, and groups in groups.
@MainActor
struct ManyAnimationsTests {
  private let scene = LayerScene()

  private func fade(_ value: Double, lasting duration: Double = 1) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = value
    fade.toValue = value
    fade.duration = duration
    return fade
  }

  @Test func oneUnderAKeyReplacesTheOneBefore() {
    let layer = CALayer()
    scene.turn {
      scene.root.addSublayer(layer)
      for number in 0..<200 { layer.add(fade(0.5), forKey: "fade \(number % 100)") }
      layer.removeAnimation(forKey: "fade 7")
      layer.removeAnimation(forKey: "no such")
    }
    let keys = (0..<100).filter { $0 != 7 }.map { "fade \($0)" }
    #expect(layer.animationKeys() == keys)
    #expect(layer.animation(forKey: "fade 7") == nil)
    scene.turn { layer.add(fade(0.25), forKey: "fade 7") }
    #expect(layer.animationKeys() == keys + ["fade 7"])
    #expect(layer.presentation()?.opacity == 0.25)
  }

  @Test func thoseThatEndLeaveTheOthers() {
    let layer = CALayer()
    scene.turn {
      scene.root.addSublayer(layer)
      for number in 0..<100 {
        layer.add(
          fade(Double(number) / 100, lasting: number % 2 == 0 ? 0.5 : 2), forKey: "\(number)")
      }
    }
    scene.advance(to: 1)
    #expect(layer.animationKeys() == stride(from: 1, to: 100, by: 2).map { "\($0)" })
    #expect(scene.inside { layer.presentation()?.opacity } == 0.99)
  }

  private func nested(_ levels: Int) -> CAAnimation {
    var inside: CAAnimation = fade(0.5)
    for _ in 1..<levels {
      let group = CAAnimationGroup()
      group.animations = [inside]
      group.duration = 1
      inside = group
    }
    return inside
  }

  @Test(arguments: [-1, 0, 1])
  func groupsMayLieInOneAnotherUpToTheLimit(beyond: Int) {
    let layer = CALayer()
    DeepStack.run {
      scene.turn {
        scene.root.addSublayer(layer)
        layer.add(nested(Limit.animationDepth.most + beyond), forKey: "groups")
      }
      #expect((layer.animationKeys() == nil) == (beyond > 0))
      #expect(scene.inside { layer.presentation()?.opacity } == (beyond > 0 ? 1 : 0.5))
      #expect((scene.context.exceededLimit?.limit == .animationDepth) == (beyond > 0))
    }
  }

  @Test func outsideOfScenesTheyMayNotLieAsDeep() {
    let layer = CALayer()
    scene.inside {
      layer.add(nested(Limit.plainAnimationDepth.most), forKey: "groups")
      #expect(scene.context.exceededLimit == nil)
      layer.add(nested(Limit.plainAnimationDepth.most + 1), forKey: "deeper")
      #expect(layer.animationKeys() == ["groups"])
      #expect(scene.context.exceededLimit?.limit == .plainAnimationDepth)
    }
  }

  /// Thirty groups, each with the one before twice: a thousand million animations.
  @Test func aGroupThatHoldsEachTwiceIsRefused() {
    let layer = CALayer()
    var inside: CAAnimation = fade(0.5)
    for _ in 0..<30 {
      let group = CAAnimationGroup()
      group.animations = [inside, inside]
      inside = group
    }
    scene.inside { layer.add(inside, forKey: nil) }
    #expect(scene.context.exceededLimit?.limit == .animationCount)
  }
}
