import QuartzCore
import Testing

/// 1.8: what several animations of one layer make together.
@MainActor
struct AnimationCompositionTests {
  // D for the order. Decision (open question 1): an additive one before a replacing one is covered
  // by it, like any other.
  @Test func orderOfAdditionDecides() throws {
    let replacing = basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }
    let other = basic("zPosition") { ($0.fromValue, $0.toValue) = (0, 10) }
    let additive = basic("zPosition") {
      ($0.fromValue, $0.toValue, $0.isAdditive) = (10, 20, true)
    }
    func shows(_ animations: CAAnimation...) throws -> CGFloat {
      let presentation = onStage { stage in
        let layer = stage.show(model(zPosition: 1000))
        for animation in animations { layer.add(animation, forKey: nil) }
        return stage.presentation(of: layer, at: 0.5)
      }
      return try #require(presentation).zPosition
    }
    #expect(try shows(replacing, other) == 5)
    #expect(try shows(other, replacing) == 150)
    #expect(try shows(replacing, additive) == 165)
    #expect(try shows(additive, replacing) == 150)
    #expect(try shows(additive, additive) == 1030)
    #expect(try shows(additive, replacing, additive) == 165)
  }

  // D HDR: animationKeys has the order of application. I: an empty key is a key like any other.
  @Test func keysAreListedInTheOrderOfApplication() {
    onStage { stage in
      let layer = stage.show(CALayer())
      @MainActor func constant(_ value: Int) -> CABasicAnimation {
        basic("zPosition") { ($0.fromValue, $0.toValue) = (value, value) }
      }
      layer.add(constant(1), forKey: "a")
      layer.add(constant(2), forKey: "")
      layer.add(constant(3), forKey: "a")
      #expect(layer.animationKeys() == ["", "a"])
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 3)
      layer.removeAnimation(forKey: "a")
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 2)
    }
  }

  // O (SO-53122480): the last added hides the others while it is active.
  @Test func anAnimationAddedLaterCoversTheOthersForItsTime() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: nil)
      let short = CABasicAnimation(keyPath: "zPosition")
      (short.fromValue, short.toValue, short.duration) = (8, 8, 0.25)
      layer.add(short, forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.125)?.zPosition == 8)
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 150)
    }
  }

  // Trap 1 (O): the implicit animation of a later change covers an explicit one for its quarter of a
  // second.
  @Test func anImplicitAnimationAddedLaterCoversAnExplicitOne() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: nil)
      layer.zPosition = 8
      #expect(stage.presentation(of: layer, at: 0.1).map { $0.zPosition < 8 } == true)
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 150)
    }
  }

  // I: parts are written into the value made so far.
  @Test func aPartIsAnimatedWithinTheValueSoFar() throws {
    let move = basic("position") {
      ($0.fromValue, $0.toValue) = (CGPoint.zero, CGPoint(x: 8, y: 8))
    }
    let slide = basic("position.x") { ($0.fromValue, $0.toValue) = (100, 200) }
    #expect(
      try shown(CALayer(), at: 0.5, with: move, slide).position == CGPoint(x: 150, y: 4))
    // The other way round the whole covers its part.
    #expect(try shown(CALayer(), at: 0.5, with: slide, move).position == CGPoint(x: 4, y: 4))
    let grow = basic("bounds") {
      ($0.fromValue, $0.toValue) = (CGRect.zero, CGRect(x: 2, y: 4, width: 8, height: 16))
    }
    let widen = basic("bounds.size.width") { ($0.byValue, $0.isAdditive) = (10, true) }
    #expect(
      try shown(CALayer(), at: 0.5, with: grow, widen).bounds
        == CGRect(x: 1, y: 2, width: 9, height: 8))
  }

  @Test func partsOfATransformComeTogether() throws {
    let spin = basic("transform.rotation.z") { ($0.fromValue, $0.toValue) = (0, Double.pi) }
    let grow = basic("transform.scale") { ($0.fromValue, $0.toValue) = (1, 3) }
    let slide = basic("transform.translation.x") { ($0.fromValue, $0.toValue) = (0, 20) }
    let shown = try shown(CALayer(), at: 0.5, with: spin, grow, slide).transform
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      CATransform3DMakeTranslation(10, 0, 0))
    #expect(isClose(shown, expected))
  }

  // Trap 5 (O): numbers go round, matrices take the shorter way.
  @Test func numericRotationMakesWholeTurns() throws {
    let spin = basic("transform.rotation") { ($0.fromValue, $0.toValue) = (0, 4 * Double.pi) }
    let turned = try shown(CALayer(), at: 0.625, with: spin).transform
    #expect(isClose(turned, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    let whole = basic("transform") {
      $0.fromValue = CATransform3DIdentity
      $0.toValue = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
    }
    #expect(isClose(try shown(CALayer(), at: 0.25, with: whole).transform, CATransform3DIdentity))
    let threeQuarters = basic("transform") {
      $0.fromValue = CATransform3DIdentity
      $0.toValue = CATransform3DMakeRotation(1.5 * .pi, 0, 0, 1)
    }
    #expect(
      isClose(
        try shown(CALayer(), at: 0.5, with: threeQuarters).transform,
        CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)))
  }
}
