import QuartzCore
import Testing

/// The documented table of end points, and what is added to what.
@MainActor
struct CABasicAnimationTests {
  private let scene = LayerScene()

  private func zPosition(
    model: Double = 100, at sceneTime: Double = 0.25,
    _ prepare: (CABasicAnimation) -> Void
  ) -> Double? {
    let layer = CALayer()
    layer.zPosition = CGFloat(model)
    _ = scene.add(layer)
    let start = scene.context.clock.now
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.duration = 1
    prepare(animation)
    scene.turn { layer.add(animation, forKey: nil) }
    return scene.shown(layer, at: start + sceneTime).map { Double($0.zPosition) }
  }

  @Test func endPoints() {
    #expect(zPosition { ($0.fromValue, $0.toValue) = (10, 20) } == 12.5)
    #expect(zPosition { ($0.fromValue, $0.byValue) = (10, 20) } == 15)
    #expect(zPosition { ($0.toValue, $0.byValue) = (20, 8) } == 14)
    #expect(zPosition { $0.fromValue = 20 } == 40)
    #expect(zPosition { $0.toValue = 20 } == 80)
    #expect(zPosition { $0.byValue = 20 } == 105)
    #expect(zPosition { _ in } == 100)
    #expect(zPosition { ($0.fromValue, $0.toValue, $0.byValue) = (10, 20, 77) } == 12.5)
  }

  @Test func numbersOfEveryTypeAreTaken() {
    #expect(zPosition { ($0.fromValue, $0.toValue) = (CGFloat(10), Float(20)) } == 12.5)
    #expect(zPosition { ($0.fromValue, $0.toValue) = (NSNumber(value: 10), 20.0) } == 12.5)
  }

  @Test func aValueOfTheWrongTypeDoesNothing() {
    #expect(zPosition { ($0.fromValue, $0.toValue) = (10, "twenty") } == 100)
    #expect(zPosition { ($0.fromValue, $0.toValue) = (CGPoint.zero, 20) } == 100)
  }

  @Test func additiveValuesAreAdded() {
    #expect(
      zPosition {
        $0.isAdditive = true
        ($0.fromValue, $0.toValue) = (10, 20)
      } == 112.5)
    #expect(
      zPosition {
        $0.isAdditive = true
        $0.byValue = 20
      } == 105)
  }

  @Test func cumulativeCyclesPileUp() {
    let value = zPosition(at: 1.5) {
      ($0.fromValue, $0.toValue, $0.repeatCount, $0.isCumulative) = (10, 20, 2, true)
    }
    #expect(value == 35)
    let returning = zPosition(at: 2.5) {
      ($0.fromValue, $0.toValue, $0.repeatCount, $0.isCumulative) = (10, 20, 2, true)
      $0.autoreverses = true
    }
    #expect(returning == 25)
  }

  @Test func theTimingFunctionActsOnOneCycle() throws {
    // Measured: easeIn(0.25) = 0.093465.
    let value = try #require(
      zPosition(at: 1.25) {
        ($0.fromValue, $0.toValue, $0.repeatCount) = (0, 1, 2)
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      })
    #expect(isClose(value, 0.093465, 1e-5))
  }

  @Test func theModelIsReadWhileTheAnimationRuns() {
    let layer = scene.add(CALayer())
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.duration = 1
    scene.turn {
      layer.zPosition = 10
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
    }
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 5)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.zPosition = 20
    }
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 10)
  }

  @Test func structuresAreMixedByComponent() throws {
    let layer = scene.add(CALayer())
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(point: CGPoint(x: 0, y: 10))
    move.toValue = CGPoint(x: 10, y: 30)
    let grow = CABasicAnimation(keyPath: "bounds")
    grow.fromValue = CGRect(x: 0, y: 0, width: 0, height: 0)
    grow.toValue = CGRect(x: 2, y: 4, width: 8, height: 16)
    let tint = CABasicAnimation(keyPath: "backgroundColor")
    tint.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0.5, alpha: 1)
    tint.toValue = CGColor(gray: 1, alpha: 0.5)
    for animation in [move, grow, tint] { animation.duration = 1 }
    scene.turn { for animation in [move, grow, tint] { layer.add(animation, forKey: nil) } }
    let shown = try #require(scene.shown(layer, at: 0.5))
    #expect(shown.position == CGPoint(x: 5, y: 20))
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 4, height: 8))
    #expect(shown.backgroundColor?.components == [1, 0.5, 0.75, 0.75])
  }

  @Test func noColourIsTheOtherMadeTransparent() throws {
    let layer = scene.add(CALayer())
    let tint = CABasicAnimation(keyPath: "backgroundColor")
    tint.fromValue = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    tint.duration = 1
    scene.turn { layer.add(tint, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 0.25))
    #expect(shown.backgroundColor?.components == [1, 0.5, 0, 0.75])
  }

  @Test func transformsTurnBySlerpAndAddByActingFirst() throws {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    _ = scene.add(layer)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    turn.toValue = NSValue(caTransform3D: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    turn.duration = 1
    let shift = CABasicAnimation(keyPath: "transform")
    shift.fromValue = CATransform3DMakeTranslation(1, 0, 0)
    shift.toValue = CATransform3DMakeTranslation(1, 0, 0)
    shift.isAdditive = true
    shift.duration = 1
    scene.turn {
      layer.add(turn, forKey: nil)
      layer.add(shift, forKey: nil)
    }
    let shown = try #require(scene.shown(layer, at: 0.5)).transform
    let half = 0.5.squareRoot()
    #expect(isClose(Double(shown.m11), half))
    #expect(isClose(Double(shown.m12), half))
    #expect(isClose(CGPoint(x: shown.m41, y: shown.m42), CGPoint(x: half, y: half)))
  }

  @Test func numericRotationMakesWholeTurns() throws {
    let layer = scene.add(CALayer())
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    (spin.fromValue, spin.toValue, spin.duration) = (0, 4 * Double.pi, 1)
    scene.turn { layer.add(spin, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 0.625)).transform
    // 2.5 π: a quarter turn.
    #expect(isClose(Double(shown.m11), 0))
    #expect(isClose(Double(shown.m12), 1))
  }

  @Test func aPartIsAnimatedWithinTheValueSoFar() throws {
    let layer = scene.add(CALayer())
    let move = CABasicAnimation(keyPath: "position")
    (move.fromValue, move.toValue) = (CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 8))
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue) = (100, 200)
    for animation in [move, slide] { animation.duration = 1 }
    scene.turn {
      layer.add(move, forKey: nil)
      layer.add(slide, forKey: nil)
    }
    let shown = try #require(scene.shown(layer, at: 0.5))
    #expect(shown.position == CGPoint(x: 150, y: 4))
  }

  @Test func theLastAddedReplacesTheOthers() throws {
    let layer = scene.add(CALayer())
    let explicit = CABasicAnimation(keyPath: "zPosition")
    (explicit.fromValue, explicit.toValue, explicit.duration) = (100, 200, 1)
    scene.turn {
      layer.add(explicit, forKey: nil)
      // The implicit animation covers the explicit one for a quarter of a second.
      layer.zPosition = 8
    }
    #expect(try #require(scene.shown(layer, at: 0.1)).zPosition < 8)
    #expect(scene.shown(layer, at: 0.5)?.zPosition == 150)
  }

  @Test func fillModesHoldTheEnds() {
    let scene = scene
    func value(_ mode: CAMediaTimingFillMode, at sceneTime: Double) -> Double? {
      let layer = CALayer()
      layer.zPosition = -1
      _ = scene.add(layer)
      let start = scene.context.clock.now
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (10, 20, 1)
      animation.beginTime = start + 1
      animation.fillMode = mode
      animation.isRemovedOnCompletion = false
      scene.turn { layer.add(animation, forKey: nil) }
      return scene.shown(layer, at: start + sceneTime).map { Double($0.zPosition) }
    }
    for mode in [CAMediaTimingFillMode.removed, .forwards, .backwards, .both] {
      #expect(value(mode, at: 0.5) == (mode == .backwards || mode == .both ? 10 : -1))
      #expect(value(mode, at: 1.5) == 15)
      #expect(value(mode, at: 3) == (mode == .forwards || mode == .both ? 20 : -1))
    }
  }

  @Test func aSpringOvershootsAsItsEquationSays() throws {
    let layer = scene.add(CALayer())
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue) = (0, 100)
    spring.duration = spring.settlingDuration
    scene.turn { layer.add(spring, forKey: nil) }
    let shown = try #require(scene.shown(layer, at: 0.3))
    // ω = 10, ζ = 0.5: x = 1 − e^(−5t)·(cos(√75·t) + 5/√75·sin(√75·t))
    let w = 75.0.squareRoot()
    let x = 1 - exp(-1.5) * (cos(w * 0.3) + 5 / w * sin(w * 0.3))
    #expect(isClose(Double(shown.zPosition), 100 * x))
  }
}
