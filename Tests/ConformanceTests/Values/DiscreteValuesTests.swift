import QuartzCore
import Testing

/// Values that have nothing between them.
@MainActor
struct DiscreteValuesTests {
  // 3.2, decision 5: a flag switches at half.
  @Test(arguments: [(0.25, false), (0.49, false), (0.5, true), (0.75, true)])
  func flagsChangeHalfway(progress: Double, value: Bool) {
    onStage { stage in
      #expect(
        stage.shown(CALayer(), "hidden", from: false, to: true, at: progress)?.isHidden == value)
      #expect(
        stage.shown(CALayer(), "masksToBounds", from: 0, to: 1, at: progress)?.masksToBounds
          == value)
      #expect(
        stage.shown(CALayer(), "doubleSided", from: true, to: false, at: progress)?.isDoubleSided
          == !value)
    }
  }

  // 3.2: discrete keyframes switch at their times.
  @Test func discreteKeyframesSwitchFlagsAtTheirTimes() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let blink = CAKeyframeAnimation(keyPath: "hidden")
      blink.values = [true, false, true]
      blink.keyTimes = [0, 0.25, 0.5, 1]
      blink.calculationMode = .discrete
      blink.duration = 4
      layer.add(blink, forKey: nil)
      for (time, value) in [(0.5, true), (1.5, false), (3, true)] {
        #expect(stage.presentation(of: layer, at: time)?.isHidden == value)
      }
    }
  }

  // 3.2, 4.2: strings are not animated.
  @Test func namesAreNotAnimated() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "contentsGravity", from: "center", to: CALayerContentsGravity.top.rawValue,
        at: 0.5)
      #expect(layer?.contentsGravity == .resize)
      let shape = stage.shown(CAShapeLayer(), "lineCap", from: "round", to: "round", at: 0.5)
      #expect(shape?.lineCap == .butt)
      #expect(
        stage.shown(CAShapeLayer(), "fillRule", from: "even-odd", to: "even-odd", at: 0.5)?.fillRule
          == .nonZero)
      #expect(
        stage.shown(CAGradientLayer(), "type", from: "radial", to: "radial", at: 0.5)?.type
          == .axial)
      let text = CATextLayer()
      text.string = "still"
      #expect(
        stage.shown(text, "string", from: "a", to: "b", at: 0.5)?.string as? String == "still")
    }
  }

  // 3.6: a dash pattern is not animated, its phase is (O).
  @Test func dashesMoveButDoNotChange() {
    onStage { stage in
      let shape = CAShapeLayer()
      shape.lineDashPattern = [4, 2]
      let still = stage.shown(shape, "lineDashPattern", from: [0.0, 0.0], to: [8.0, 8.0], at: 0.5)
      #expect(still?.lineDashPattern?.map(\.doubleValue) == [4, 2])
      #expect(
        stage.shown(CAShapeLayer(), "lineDashPhase", from: 0, to: 6, at: 0.5)?.lineDashPhase == 3)
    }
  }
}
