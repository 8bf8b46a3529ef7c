import QuartzCore
import Testing

/// What several animations of one layer make together: CORE_ANIMATION.md 1.8, and the end points of
/// 2.2 for types other than numbers.
@MainActor
struct AnimationCompositionTests {
  private let scene = LayerScene()

  private func animation(
    _ keyPath: String, _ prepare: (CABasicAnimation) -> Void
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 1
    prepare(animation)
    return animation
  }

  /// What `layer` shows `time` after all of `animations` were added to it.
  private func shown(
    _ layer: CALayer, at time: Double, _ animations: [CAAnimation]
  ) throws -> CALayer {
    _ = scene.add(layer)
    let start = scene.context.clock.now
    scene.turn { for animation in animations { layer.add(animation, forKey: nil) } }
    return try #require(scene.shown(layer, at: start + time))
  }

  @Test func additiveStructuresAreAddedByComponent() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 10, y: 20)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.backgroundColor = CGColor(srgbRed: 0.25, green: 0.5, blue: 0, alpha: 0.5)
    let shown = try shown(
      layer, at: 0.5,
      [
        animation("position") {
          ($0.fromValue, $0.toValue) = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 8))
          $0.isAdditive = true
        },
        animation("bounds.size") {
          $0.byValue = CGSize(width: 10, height: 20)
          $0.isAdditive = true
        },
        // By an amount alone: from transparent black.
        animation("backgroundColor") {
          $0.byValue = CGColor(srgbRed: 0.5, green: 0, blue: 1, alpha: 0.5)
          $0.isAdditive = true
        },
      ])
    #expect(shown.position == CGPoint(x: 13, y: 24))
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 35, height: 50))
    #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 0.75])
  }

  @Test func orderOfAdditionDecides() throws {
    let replacing = animation("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }
    let additive = animation("zPosition") {
      ($0.fromValue, $0.toValue, $0.isAdditive) = (10, 20, true)
    }
    #expect(try shown(CALayer(), at: 0.5, [replacing, additive]).zPosition == 165)
    #expect(try shown(CALayer(), at: 0.5, [additive, replacing]).zPosition == 150)
    #expect(try shown(CALayer(), at: 0.5, [additive, additive]).zPosition == 30)
  }

  @Test func additiveTransformsActFirst() throws {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    let shift = animation("transform") {
      ($0.fromValue, $0.toValue) = (
        CATransform3DIdentity, CATransform3DMakeTranslation(10, 20, 0)
      )
      $0.isAdditive = true
    }
    let shown = try shown(layer, at: 0.5, [shift]).transform
    #expect(isClose(CGPoint(x: shown.m41, y: shown.m42), CGPoint(x: 10, y: 30)))
  }

  @Test func additiveAndCumulativeCombine() throws {
    let layer = CALayer()
    layer.zPosition = 100
    let value = animation("zPosition") {
      ($0.fromValue, $0.toValue, $0.repeatCount) = (10, 20, 2)
      ($0.isAdditive, $0.isCumulative) = (true, true)
    }
    #expect(try shown(layer, at: 1.5, [value]).zPosition == 135)
  }

  @Test func cumulativeTransformsAreRepeated() throws {
    let step = animation("transform") {
      ($0.fromValue, $0.toValue) = (
        CATransform3DIdentity, CATransform3DMakeTranslation(10, 0, 0)
      )
      ($0.repeatCount, $0.isCumulative) = (3, true)
    }
    #expect(isClose(Double(try shown(CALayer(), at: 2.5, [step]).transform.m41), 25))
    let turn = animation("transform") {
      ($0.fromValue, $0.toValue) = (
        CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      )
      ($0.repeatCount, $0.isCumulative) = (3, true)
    }
    // One and a half quarter turns: 135°.
    let shown = try shown(CALayer(), at: 1.5, [turn]).transform
    #expect(isClose(Double(shown.m11), -0.5.squareRoot()))
    #expect(isClose(Double(shown.m12), 0.5.squareRoot()))
  }

  /// from + by = by, then from; to − by = the inverse of by, then to.
  @Test func amountsOfTransformsActFirst() throws {
    let (scale, shift) = (
      CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(10, 0, 0)
    )
    let onwards = animation("transform") { ($0.fromValue, $0.byValue) = (scale, shift) }
    // To: shifted by 10 in doubled axes.
    #expect(isClose(Double(try shown(CALayer(), at: 0.5, [onwards]).transform.m41), 10))
    let upTo = animation("transform") { ($0.toValue, $0.byValue) = (scale, shift) }
    #expect(isClose(Double(try shown(CALayer(), at: 0.5, [upTo]).transform.m41), -10))
    let flat = animation("transform") {
      ($0.toValue, $0.byValue) = (shift, CATransform3DMakeScale(0, 1, 1))
    }
    #expect(CATransform3DIsIdentity(try shown(CALayer(), at: 0.5, [flat]).transform))
  }

  @Test func amountsOfStructuresAreAddedByComponent() throws {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    let move = animation("position") { $0.byValue = CGPoint(x: 10, y: 20) }
    #expect(try shown(layer, at: 0.5, [move]).position == CGPoint(x: 6, y: 12))
    let frame = animation("bounds") {
      $0.toValue = CGRect(x: 0, y: 0, width: 20, height: 20)
      $0.byValue = CGRect(x: 0, y: 8, width: 20, height: 4)
    }
    #expect(
      try shown(CALayer(), at: 0.5, [frame]).bounds == CGRect(x: 0, y: -4, width: 10, height: 18))
    let tint = animation("backgroundColor") {
      $0.fromValue = CGColor(srgbRed: 0, green: 0.25, blue: 0, alpha: 1)
      $0.byValue = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0)
    }
    #expect(
      try shown(CALayer(), at: 0.5, [tint]).backgroundColor?.components == [0.5, 0.5, 0, 1])
  }

  @Test func whatCannotBeAddedHasNoEffect() throws {
    let flag = animation("hidden") { ($0.fromValue, $0.byValue) = (true, true) }
    #expect(try !shown(CALayer(), at: 0.75, [flag]).isHidden)
    let path = CGPath.through([(0, 0), (1, 1)])
    let outline = animation("path") { ($0.fromValue, $0.byValue) = (path, path) }
    let shape = try #require(try shown(CAShapeLayer(), at: 0.75, [outline]) as? CAShapeLayer)
    #expect(shape.path == nil)
  }

  /// With no values at all: from what was shown when it was added, to the model.
  @Test func withoutValuesItStartsFromWhatWasShown() throws {
    let layer = scene.add(CALayer())
    let first = animation("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }
    scene.turn { layer.add(first, forKey: "move") }
    scene.advance(to: 0.5)
    scene.turn { layer.add(animation("zPosition") { _ in }, forKey: "move") }
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 150)
    #expect(scene.shown(layer, at: 1)?.zPosition == 75)
    #expect(scene.shown(layer, at: 1.5)?.zPosition == 0)
  }

  @Test func animationsOfKeysAreAppliedInTheOrderOfTheKeys() throws {
    let layer = scene.add(CALayer())
    scene.turn {
      layer.add(animation("zPosition") { ($0.fromValue, $0.toValue) = (1, 1) }, forKey: "a")
      layer.add(animation("zPosition") { ($0.fromValue, $0.toValue) = (2, 2) }, forKey: "")
      layer.add(animation("zPosition") { ($0.fromValue, $0.toValue) = (3, 3) }, forKey: "a")
    }
    #expect(layer.animationKeys() == ["", "a"])
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 3)
    scene.turn { layer.removeAnimation(forKey: "a") }
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 2)
  }

  /// The delegate hears of the layer's own copy.
  @Test func theDelegateIsGivenTheAttachedAnimation() {
    final class Listener: CAAnimationDelegate {
      var told: [CAAnimation] = []
      func animationDidStart(_ anim: CAAnimation) { told.append(anim) }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told.append(anim) }
    }
    let layer = scene.add(CALayer())
    let listener = Listener()
    let original = animation("zPosition") { $0.delegate = listener }
    scene.turn { layer.add(original, forKey: "a") }
    let attached = layer.animation(forKey: "a")
    scene.advance(to: 2)
    #expect(listener.told.count == 2)
    #expect(listener.told.allSatisfy { $0 === attached && $0 !== original })
  }
}
