import QuartzCore
import Testing

/// Colours on their way from one to another.
@MainActor
struct ColorValuesTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)

  // 3.3: by component, alpha included.
  @Test func coloursRunByComponent() {
    onStage { stage in
      let layer = stage.shown(CALayer(), "backgroundColor", from: red, to: blue, at: 0.25)
      #expect(isClose(layer?.backgroundColor, [0.75, 0, 0.25, 0.875]))
    }
  }

  // 3: beyond the ends.
  @Test func coloursRunBeyondTheEnds() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "borderColor", from: CGColor(srgbRed: 0.2, green: 0.4, blue: 0.5, alpha: 1),
        to: CGColor(srgbRed: 0.4, green: 0.2, blue: 0.5, alpha: 1), at: 1.5)
      #expect(isClose(layer?.borderColor, [0.5, 0.1, 0.5, 1], 1e-5))
    }
  }

  // 3.3: a grey is converted first.
  @Test func greysMeetOtherColoursInTheOutputSpace() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "backgroundColor", from: CGColor(gray: 0.5, alpha: 1), to: red, at: 0.5)
      #expect(isClose(layer?.backgroundColor, [0.75, 0.25, 0.25, 1]))
    }
  }

  // 3.3, decision 3: straight alpha, so that white fades to clear through grey.
  @Test func whiteFadesToClearThroughGrey() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "backgroundColor", from: CGColor.white, to: CGColor.clear, at: 0.5)
      #expect(isClose(layer?.backgroundColor, [0.5, 0.5, 0.5, 0.5]))
    }
  }

  // 3.3, decision 4: no colour is the other one without alpha.
  @Test func noColourIsTheOtherOneTransparent() {
    onStage { stage in
      let appearing = stage.shown(CALayer(), "backgroundColor", to: red, at: 0.25)
      #expect(isClose(appearing?.backgroundColor, [1, 0, 0, 0.25]))
      let vanishing = stage.shown(CALayer(), "backgroundColor", from: red, at: 0.25)
      #expect(isClose(vanishing?.backgroundColor, [1, 0, 0, 0.75]))
    }
  }

  // 3.3: explicit ends work although the model has no colour (R OCA).
  @Test func explicitEndsWorkWithoutAModelColour() {
    onStage { stage in
      let shape = stage.shown(CAShapeLayer(), "strokeColor", from: red, to: blue, at: 0.5)
      #expect(isClose(shape?.strokeColor, [0.5, 0, 0.5, 0.75]))
      #expect(shape?.model().strokeColor == nil)
    }
  }

  // 3.3: every property that is a colour.
  @Test func everyColourOfALayerRuns() {
    onStage { stage in
      for key in ["backgroundColor", "borderColor", "shadowColor"] {
        let layer = stage.shown(CALayer(), key, from: red, to: CGColor.black, at: 0.5)
        let color = layer?.value(forKey: key) as! CGColor?
        #expect(isClose(color, [0.5, 0, 0, 1]), "\(key)")
      }
      let replicator = stage.shown(
        CAReplicatorLayer(), "instanceColor", from: red, to: CGColor.white, at: 0.5)
      #expect(isClose(replicator?.instanceColor, [1, 0.5, 0.5, 1]))
      let text = stage.shown(CATextLayer(), "foregroundColor", from: red, to: blue, at: 0.5)
      #expect(isClose(text?.foregroundColor, [0.5, 0, 0.5, 0.75]))
    }
  }

  // 1.8: an additive colour is added by component; only by: from transparent black (R OCA).
  @Test func additiveColoursAddTheirComponents() {
    onStage { stage in
      let layer = CALayer()
      layer.backgroundColor = CGColor(srgbRed: 0.5, green: 0, blue: 0, alpha: 0.5)
      let glow = CABasicAnimation(keyPath: "backgroundColor")
      glow.byValue = CGColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 0.5)
      glow.isAdditive = true
      #expect(isClose(stage.shown(layer, glow, at: 0.5)?.backgroundColor, [0.5, 0.25, 0, 0.75]))
    }
  }
}
