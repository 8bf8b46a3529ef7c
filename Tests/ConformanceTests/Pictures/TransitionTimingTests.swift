import QuartzCore
import Testing

// 2.5 with 1.3, 1.4, 1.9: p = start + (end − start) · x, and everything an animation can do.

@MainActor
struct TransitionTimingTests {
  private let red = solidColor(red: 255)
  private let blue = solidColor(blue: 255)

  /// The share of blue of 255 at media time `time`, after a transition set up by `body` from red.
  private func blueness(
    at times: [Double], _ body: (CATransition) -> Void
  ) -> [Int] {
    onStage(20) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = red
      _ = stage.show(layer)
      let transition = CATransition()
      transition.duration = 1
      body(transition)
      CATransaction.setDisableActions(true)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = blue
      return times.map {
        stage.advance(to: $0)
        return Int(stage.pixel(10, 10)[2])
      }
    }
  }

  private func isNear(_ a: [Int], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs(Double($0) - $1 * 255) <= 1 }
  }

  @Test func withoutAFunctionItIsLinear() {
    #expect(isNear(blueness(at: [0, 0.2, 0.7, 1, 2]) { _ in }, [0, 0.2, 0.7, 1, 1]))
  }

  // 2.6, measured: easeIn(.25) = .093465, easeIn(.5) = .315357.
  @Test func theTimingFunctionPacesIt() {
    let shares = blueness(at: [0.25, 0.5]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(isNear(shares, [0.093465, 0.315357]))
  }

  @Test func itRunsBetweenItsProgresses() {
    let shares = blueness(at: [0, 0.5, 0.9, 1]) {
      $0.startProgress = 0.2
      $0.endProgress = 0.6
    }
    // Afterwards the layer is shown as it is.
    #expect(isNear(shares, [0.2, 0.4, 0.56, 1]))
    let back = blueness(at: [0, 0.5]) {
      $0.startProgress = 0.8
      $0.endProgress = 0.2
    }
    #expect(isNear(back, [0.8, 0.5]))
  }

  @Test func aFilledEndStays() {
    let shares = blueness(at: [1, 5]) {
      $0.endProgress = 0.4
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(isNear(shares, [0.4, 0.4]))
  }

  @Test func aDelayShowsTheOldPictureWhenItIsFilled() {
    let filled = blueness(at: [0.5, 1.25]) {
      $0.beginTime = 1
      $0.fillMode = .backwards
    }
    #expect(isNear(filled, [0, 0.25]))
    let unfilled = blueness(at: [0.5, 1.25]) { $0.beginTime = 1 }
    #expect(isNear(unfilled, [1, 0.25]))
  }

  @Test func itRepeatsReversesAndHasASpeed() {
    let shares = blueness(at: [0.25, 1.25, 2.25]) {
      $0.autoreverses = true
      $0.repeatCount = 2
    }
    #expect(isNear(shares, [0.25, 0.75, 0.25]))
    #expect(isNear(blueness(at: [0.25]) { $0.speed = 2 }, [0.5]))
    #expect(
      isNear(
        blueness(at: [0.1, 4]) {
          $0.speed = 0
          $0.timeOffset = 0.3
        }, [0.3, 0.3]))
  }

  @Test func theDurationOfTheTransactionCounts() {
    let shares = onStage(20) { stage -> [Int] in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = red
      _ = stage.show(layer)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(2)
      layer.add(CATransition(), forKey: nil)
      layer.backgroundColor = blue
      stage.advance(to: 0.5)
      return [Int(stage.pixel(10, 10)[2])]
    }
    #expect(isNear(shares, [0.25]))
  }

  @Test func aLayersClockIsItsClock() {
    let shares = onStage(20) { stage -> [Int] in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = red
      layer.speed = 0.5
      _ = stage.show(layer)
      let transition = CATransition()
      transition.duration = 1
      CATransaction.setDisableActions(true)
      layer.add(transition, forKey: nil)
      layer.backgroundColor = blue
      stage.advance(to: 0.5)
      return [Int(stage.pixel(10, 10)[2])]
    }
    #expect(isNear(shares, [0.25]))
  }

  // 1.9: legal in a group, in the group's time.
  @Test func aGroupMayHoldATransition() {
    let shares = onStage(20) { stage -> [Int] in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.backgroundColor = red
      _ = stage.show(layer)
      let group = CAAnimationGroup()
      group.animations = [CATransition()]
      group.duration = 2
      CATransaction.setDisableActions(true)
      layer.add(group, forKey: "group")
      layer.backgroundColor = blue
      #expect(layer.animationKeys() == ["group"])
      return [0.5, 1.5].map {
        stage.advance(to: $0)
        return Int(stage.pixel(10, 10)[2])
      }
    }
    #expect(isNear(shares, [0.25, 0.75]))
  }
}
