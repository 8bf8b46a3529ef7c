import QuartzCore
import Testing

/// Values between two ends, type by type, and what is filled.
@MainActor
struct CABasicAnimationTests {
  private let scene = LayerScene()

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
}
