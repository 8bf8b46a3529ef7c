import QuartzCore
import Testing

/// 1.4: what an animation shows before its beginning and after its end.
@MainActor
struct FillModeTests {
  /// Shown before the beginning, inside and after the end.
  private func depths(
    _ mode: CAMediaTimingFillMode, _ prepare: (CABasicAnimation) -> Void = { _ in }
  ) -> [Double?] {
    onStage { stage in
      let animation = rise {
        ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1, mode, false)
        prepare($0)
      }
      return stage.depths(at: [0.5, 1.5, 2, 20], of: animation)
    }
  }

  // 1.4 (D HDR)
  @Test func fillModesHoldTheEnds() {
    #expect(depths(.removed) == [-1, 50, -1, -1])
    #expect(depths(.forwards) == [-1, 50, 100, 100])
    #expect(depths(.backwards) == [0, 50, -1, -1])
    #expect(depths(.both) == [0, 50, 100, 100])
  }

  // 1.1 (I; same choice in GS)
  @Test func anUnknownFillModeFillsNothing() {
    #expect(depths(CAMediaTimingFillMode(rawValue: "sideways")) == [-1, 50, -1, -1])
    #expect(depths(CAMediaTimingFillMode(rawValue: "")) == [-1, 50, -1, -1])
  }

  // 1.4 (D HDR), trap 2
  @Test func fillingForwardsNeedsTheAnimationToStay() {
    for mode in [CAMediaTimingFillMode.forwards, .both] {
      #expect(depths(mode) { $0.isRemovedOnCompletion = true }.suffix(2) == [-1, -1])
    }
    #expect(depths(.both) { $0.isRemovedOnCompletion = true }.prefix(2) == [0, 50])
  }

  // 1.4: the filled values have pacing, repeats and the way back applied.
  @Test func filledValuesAreThoseOfTheEnds() {
    #expect(depths(.forwards) { $0.autoreverses = true }.last == 0)
    #expect(depths(.forwards) { $0.repeatCount = 0.25 }.last == 25)
    #expect(depths(.backwards) { $0.timeOffset = 0.25 }.first == 25)
    let swinging = CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 2)
    #expect(depths(.both) { $0.timingFunction = swinging }.first == 0)
    #expect(depths(.both) { $0.timingFunction = swinging }.last == 100)
  }

  // 1.4 (D): the model never changes.
  @Test func theModelKeepsItsValueUnderAFilledOne() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.add(
          rise {
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
          }, forKey: "rise")
      }
      #expect(stage.depth(of: layer, at: 3) == 100)
      #expect(layer.zPosition == -1)
      #expect(layer.animationKeys() == ["rise"])
      stage.turn { layer.removeAnimation(forKey: "rise") }
      #expect(stage.depth(of: layer, at: 3) == -1)
    }
  }

  // 1.4 (D): hit testing sees the filled place.
  @Test func hitTestingSeesFilledPlaces() {
    onStage { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = stage.show(layer)
      let move = CABasicAnimation(keyPath: "position")
      (move.fromValue, move.toValue) = (CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 50))
      (move.duration, move.fillMode, move.isRemovedOnCompletion) = (1, .forwards, false)
      stage.turn { layer.add(move, forKey: nil) }
      stage.advance(to: 2)
      let root = stage.rootLayer.presentation()
      #expect(root?.hitTest(CGPoint(x: 50, y: 50))?.model() === layer)
      #expect(root?.hitTest(CGPoint(x: 5, y: 5))?.model() === stage.rootLayer)
      #expect(stage.rootLayer.hitTest(CGPoint(x: 5, y: 5)) === layer)
    }
  }

  // 1.4 (D): fill acts in a group's own time span only.
  @Test func aChildFillsInsideItsGroupOnly() {
    onStage { stage in
      let group = CAAnimationGroup()
      group.duration = 4
      group.animations = [
        rise { ($0.beginTime, $0.duration, $0.fillMode) = (1, 1, .both) }
      ]
      #expect(stage.depths(at: [0.5, 1.5, 3, 4], of: group) == [0, 50, 100, -1])
    }
  }
}
