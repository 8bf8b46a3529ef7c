import QuartzCore
import Testing

/// 2.2: which values a basic animation runs between.
@MainActor
struct BasicAnimationEndsTests {
  /// What a layer at 100 shows after a quarter of the animation.
  private func quarter(_ prepare: (CABasicAnimation) -> Void) throws -> CGFloat {
    try shown(model(zPosition: 100), at: 0.25, with: basic("zPosition", prepare)).zPosition
  }

  // The table: documented, the model for "current" as observed.
  @Test func everyCombinationOfFromToAndBy() throws {
    #expect(try quarter { ($0.fromValue, $0.toValue) = (10, 20) } == 12.5)
    #expect(try quarter { ($0.fromValue, $0.byValue) = (10, 20) } == 15)
    #expect(try quarter { ($0.toValue, $0.byValue) = (20, 8) } == 14)
    #expect(try quarter { $0.fromValue = 20 } == 40)
    #expect(try quarter { $0.toValue = 20 } == 80)
    #expect(try quarter { $0.byValue = 20 } == 105)
    #expect(try quarter { _ in } == 100)
    #expect(try quarter { ($0.fromValue, $0.toValue, $0.byValue) = (10, 20, 77) } == 12.5)
  }

  @Test func theEndsAreReached() throws {
    let table: [(CGFloat, CGFloat, (CABasicAnimation) -> Void)] = [
      (10, 20, { ($0.fromValue, $0.toValue) = (10, 20) }),
      (10, 30, { ($0.fromValue, $0.byValue) = (10, 20) }),
      (12, 20, { ($0.toValue, $0.byValue) = (20, 8) }),
      (20, 100, { $0.fromValue = 20 }),
      (100, 20, { $0.toValue = 20 }),
      (100, 120, { $0.byValue = 20 }),
    ]
    for (start, end, prepare) in table {
      let animation = basic("zPosition", prepare)
      #expect(try shown(model(zPosition: 100), at: 0, with: animation).zPosition == start)
      #expect(try shown(model(zPosition: 100), at: 2, with: animation).zPosition == end)
    }
  }

  @Test func numbersOfEveryTypeAreTaken() throws {
    #expect(try quarter { ($0.fromValue, $0.toValue) = (CGFloat(10), Float(20)) } == 12.5)
    #expect(try quarter { ($0.fromValue, $0.toValue) = (NSNumber(value: 10), 20.0) } == 12.5)
    #expect(try quarter { ($0.fromValue, $0.toValue) = (false, true) } == 0.25)
  }

  // 1.5 (O): a value of the wrong class, and the animation silently does nothing.
  @Test func aValueOfTheWrongClassDoesNothing() throws {
    #expect(try quarter { ($0.fromValue, $0.toValue) = (10, "twenty") } == 100)
    #expect(try quarter { ($0.fromValue, $0.toValue) = ("10", "20") } == 100)
    #expect(try quarter { ($0.fromValue, $0.toValue) = (CGPoint.zero, 20) } == 100)
    #expect(try quarter { $0.toValue = CGRect.zero } == 100)
    #expect(try quarter { ($0.fromValue, $0.byValue) = (10, CATransform3DIdentity) } == 100)
    let model = CALayer()
    model.position = CGPoint(x: 1, y: 2)
    let move = basic("position") { ($0.fromValue, $0.toValue) = (0, 10) }
    #expect(try shown(model, at: 0.5, with: move).position == CGPoint(x: 1, y: 2))
  }

  @Test func aKeyPathOfNothingDoesNothing() throws {
    for keyPath in ["nonsense", "position.z", "zPosition.x", "", "."] {
      let animation = basic(keyPath) { ($0.fromValue, $0.toValue) = (10, 20) }
      let shown = try shown(model(zPosition: 100), at: 0.5, with: animation)
      #expect(shown.zPosition == 100 && shown.position == .zero)
    }
    let nowhere = basic("zPosition") { ($0.fromValue, $0.toValue) = (10, 20) }
    nowhere.keyPath = nil
    #expect(try shown(model(zPosition: 100), at: 0.5, with: nowhere).zPosition == 100)
    // A property animation that is neither basic nor of keyframes has no values.
    let abstract = CAPropertyAnimation(keyPath: "zPosition")
    abstract.duration = 1
    #expect(try shown(model(zPosition: 100), at: 0.5, with: abstract).zPosition == 100)
  }

  // O (WL), against Apple's text: the model is read while the animation runs.
  @Test func theMissingEndFollowsTheModel() throws {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      layer.add(basic("zPosition") { $0.fromValue = 0 }, forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 5)
      CATransaction.setDisableActions(true)
      layer.zPosition = 20
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 10)
    }
  }

  // Apple's text: the missing end is the value in the presentation. Other animations give it.
  @Test func aMissingStartIsWhatTheAnimationsBelowShow() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 7))
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: nil)
      layer.add(basic("zPosition") { $0.toValue = 0 }, forKey: nil)
      // Half of the way from what the first shows by then, 150, to 0.
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 75)
      #expect(stage.presentation(of: layer, at: 3)?.zPosition == 0)
    }
  }

  @Test func aMissingEndIsWhatTheAnimationsBelowShow() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 7))
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: nil)
      layer.add(basic("zPosition") { $0.fromValue = 0 }, forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 75)
    }
  }

  // A heap of filled animations shows the topmost that has begun and fits the property.
  @Test func anAnimationHidesThoseBelowItWhileItRuns() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      for index in 0..<50 {
        let step = basic("zPosition") {
          ($0.fromValue, $0.toValue) = (CGFloat(index), CGFloat(index))
          $0.beginTime = CACurrentMediaTime() + 0.1 * Double(index)
          $0.fillMode = .forwards
        }
        layer.add(step, forKey: nil)
      }
      layer.add(
        basic("zPosition") { ($0.fromValue, $0.toValue) = ("no", "number") }, forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.95)?.zPosition == 9)
      #expect(stage.presentation(of: layer, at: 4.85)?.zPosition == 48)
    }
  }

  @Test func animationsHideThoseOfTheirOwnPropertyOnly() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      for index in 0..<20 {
        for (path, value) in [("zPosition", Double(index)), ("opacity", Double(index) / 20)] {
          let step = basic(path) {
            ($0.fromValue, $0.toValue) = (CGFloat(value), CGFloat(value))
            $0.beginTime = CACurrentMediaTime() + 0.1 * Double(index)
            $0.fillMode = .forwards
          }
          layer.add(step, forKey: nil)
        }
        guard index == 4 else { continue }
        let more = basic("zPosition") {
          ($0.fromValue, $0.toValue, $0.isAdditive) = (CGFloat(100), CGFloat(100), true)
          $0.fillMode = .forwards
        }
        layer.add(more, forKey: nil)
      }
      for (time, zPosition, opacity) in [(0.35, 103.0, 0.15), (0.95, 9, 0.45)] {
        let shown = stage.presentation(of: layer, at: time)
        #expect(shown?.zPosition == CGFloat(zPosition))
        #expect(isClose(Double(shown?.opacity ?? -1), opacity, 1e-6))
      }
    }
  }

  // "Animate and keep": 1.10 (O LW, RQ).
  @Test func fromTheOldValueToTheModelNothingSnapsBack() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      CATransaction.setDisableActions(true)
      layer.zPosition = 40
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.duration) = (0, 1)
      layer.add(animation, forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.75)?.zPosition == 30)
      #expect(stage.presentation(of: layer, at: 2)?.zPosition == 40)
    }
  }

  // The function acts on the progress of one cycle: 2.6. easeIn(.25) = .093465 (M GS).
  @Test func theTimingFunctionActsOnOneCycle() throws {
    let animation = basic("zPosition") {
      ($0.fromValue, $0.toValue, $0.repeatCount) = (0, 1, 2)
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    let value = try shown(model(zPosition: 0), at: 1.25, with: animation).zPosition
    #expect(isClose(Double(value), 0.093465, 1e-5))
  }
}
