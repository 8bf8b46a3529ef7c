import QuartzCore
import Testing

/// Transforms on their way from one to another: by parts, not by elements.
@MainActor
struct TransformValuesTests {
  private func shown(
    from: CATransform3D = CATransform3DIdentity, to: CATransform3D, at progress: Double
  ) -> CATransform3D {
    onStage { stage in
      stage.shown(CALayer(), "transform", from: from, to: to, at: progress)?.transform
        ?? CATransform3D()
    }
  }

  private func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }

  // 3.4: halfway of a quarter turn is an eighth (D).
  @Test(arguments: [-0.5, 0.25, 0.5, 0.75, 1.5])
  func rotationsRunByAngle(progress: Double) {
    let expected = turn(.pi / 2 * CGFloat(progress))
    #expect(isClose(shown(to: turn(.pi / 2), at: progress), expected, 1e-5))
    for (x, y, z) in [(1.0, 0.0, 0.0), (0, 1, 0), (1, 1, 1)] {
      let end = CATransform3DMakeRotation(1, CGFloat(x), CGFloat(y), CGFloat(z))
      let part = CATransform3DMakeRotation(
        CGFloat(progress), CGFloat(x), CGFloat(y), CGFloat(z))
      #expect(isClose(shown(to: end, at: progress), part, 1e-5))
    }
  }

  // 3.4: a full turn does not move, three quarters go one quarter back (O).
  @Test func theShorterWayIsTaken() {
    #expect(isClose(shown(to: turn(2 * .pi), at: 0.5), CATransform3DIdentity))
    #expect(isClose(shown(to: turn(1.5 * .pi), at: 0.5), turn(-.pi / 4)))
    #expect(
      isClose(shown(from: turn(0.2), to: turn(0.2 + 1.5 * .pi), at: 0.5), turn(0.2 - .pi / 4)))
  }

  // 3.4, decision 2; trap 5: half a turn goes the positive way.
  @Test func halfATurnGoesThePositiveWay() {
    #expect(isClose(shown(to: turn(.pi), at: 0.5), turn(.pi / 2)))
    #expect(isClose(shown(to: turn(.pi), at: 0.25), turn(.pi / 4)))
    #expect(isClose(shown(to: CATransform3DMakeScale(-1, -1, 1), at: 0.5), turn(.pi / 2)))
  }

  // Measured for scale and translation between the identity and another (GS).
  @Test func scaleAndTranslationRunStraight() {
    #expect(
      shown(to: CATransform3DMakeTranslation(10, 20, 30), at: 0.5)
        == CATransform3DMakeTranslation(5, 10, 15))
    #expect(
      isClose(
        shown(to: CATransform3DMakeScale(2, 4, 8), at: 0.5), CATransform3DMakeScale(1.5, 2.5, 4.5)))
    #expect(CATransform3DIsIdentity(shown(to: CATransform3DIdentity, at: 0.5)))
  }

  // 3.4: growing from nothing is a plain scale, and shrinking to it.
  @Test func nothingHasNoRotation() {
    for (from, half) in [
      (CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0.5, 0.5, 1)),
      (CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0.5, 0.5, 0.5)),
      (CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0.5, 1, 1)),
      (CATransform3DMakeScale(1, 0, 1), CATransform3DMakeScale(1, 0.5, 1)),
    ] {
      #expect(isClose(shown(from: from, to: CATransform3DIdentity, at: 0.5), half))
      #expect(isClose(shown(to: from, at: 0.5), half))
    }
  }

  // 3.4: the translation runs straight while the layer turns (R OCA).
  @Test func translationIsIndependentOfRotation() {
    let end = CATransform3DConcat(turn(.pi / 2), CATransform3DMakeTranslation(40, 20, 0))
    let middle = shown(to: end, at: 0.5)
    let expected = CATransform3DConcat(turn(.pi / 4), CATransform3DMakeTranslation(20, 10, 0))
    #expect(isClose(middle, expected))
  }

  // 3.4: [lerp scale][slerp angle][lerp translation].
  @Test func scaleActsBeforeRotation() {
    let end = CATransform3DConcat(CATransform3DMakeScale(3, 2, 1), turn(1))
    let expected = CATransform3DConcat(CATransform3DMakeScale(2, 1.5, 1), turn(0.5))
    #expect(isClose(shown(to: end, at: 0.5), expected))
  }

  // 3.4: the perspective runs by itself.
  @Test func perspectiveRunsByItself() {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    #expect(isClose(shown(to: lens, at: 0.5).m34, -1 / 1000))
    let turned = CATransform3DRotate(lens, 1, 0, 1, 0)
    #expect(
      isClose(shown(from: lens, to: turned, at: 0.5), CATransform3DRotate(lens, 0.5, 0, 1, 0)))
  }

  // 3.4: a mirror image is reached through a flat one.
  @Test func mirrorsArePlainScales() {
    #expect(
      isClose(
        shown(to: CATransform3DMakeScale(-1, 1, 1), at: 0.25), CATransform3DMakeScale(0.5, 1, 1)))
  }

  // 12.1 #9 (P): from mirror to mirror nothing shrinks, whichever axes they are written in.
  @Test(arguments: [0.1, 0.45, 0.5, 0.9])
  func betweenMirrorsNothingShrinks(progress: Double) {
    func area(_ t: CATransform3D) -> CGFloat { t.m11 * t.m22 - t.m12 * t.m21 }
    let upright = CATransform3DMakeScale(1, -1, 1)
    let sideways = CATransform3DMakeScale(-1, 1, 1)
    let turned = CATransform3DConcat(sideways, turn(.pi / 2))
    #expect(isClose(area(shown(from: upright, to: turned, at: progress)), -1))
    #expect(isClose(area(shown(from: turned, to: upright, at: progress)), -1))
    #expect(isClose(area(shown(from: upright, to: sideways, at: progress)), -1))
    let large = CATransform3DConcat(CATransform3DMakeScale(-3, 3, 1), turn(-1))
    let size = 1 + 2 * CGFloat(progress)
    #expect(isClose(area(shown(from: upright, to: large, at: progress)), -size * size))
  }

  // 3.4: every property that is a transform.
  @Test func everyTransformRunsByParts() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "sublayerTransform", from: CATransform3DIdentity, to: turn(1), at: 0.5)
      #expect(layer.map { isClose($0.sublayerTransform, turn(0.5)) } == true)
      let replicator = stage.shown(
        CAReplicatorLayer(), "instanceTransform", from: CATransform3DIdentity, to: turn(1), at: 0.5)
      #expect(replicator.map { isClose($0.instanceTransform, turn(0.5)) } == true)
    }
  }

  // 2.2: from + by is by first, then from; a singular by cannot be subtracted.
  @Test func changesOfTransformsActFirst() {
    onStage { stage in
      let grow = CABasicAnimation(keyPath: "transform")
      grow.fromValue = CATransform3DMakeScale(2, 2, 1)
      grow.byValue = CATransform3DMakeTranslation(10, 0, 0)
      let layer = stage.shown(CALayer(), grow, at: 0.5)
      #expect(isClose(Double(layer?.transform.m41 ?? 0), 10, 1e-6))
      let flat = CABasicAnimation(keyPath: "transform")
      flat.toValue = CATransform3DMakeScale(2, 2, 1)
      flat.byValue = CATransform3DMakeScale(0, 1, 1)
      let other = stage.shown(CALayer(), flat, at: 0.5)
      #expect(other.map { CATransform3DIsIdentity($0.transform) } == true)
    }
  }
}

private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { isClose(Double(a), Double(b)) }
