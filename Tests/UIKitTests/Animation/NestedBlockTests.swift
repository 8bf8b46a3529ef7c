import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct NestedBlockTests {
  @Test func repetitionCanBeCounted() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var ends: [Double] = []
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
        }, completion: { _ in ends.append(CACurrentMediaTime()) })
      #expect(isNear(stage.x(of: view, at: 0.5), 55))
      #expect(isNear(stage.x(of: view, at: 1.5), 55))
      #expect(isNear(stage.x(of: view, at: 1.75), 30))
      #expect(isNear(stage.x(of: view, at: 3.999), 5, 0.2))
      // The model had the new value all the time.
      #expect(isNear(stage.x(of: view, at: 4), 105))
      #expect(ends == [4])
    }
  }

  @Test func aBlockTellsItsDuration() {
    ViewStage.run { _ in
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 3) {
        #expect(UIView.inheritedAnimationDuration == 3)
        UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 3) }
        UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
      }
    }
  }

  @Test func whatIsNotShownEndsWithTheTurn() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var results: [Bool] = []
      UIView.animate(
        withDuration: 5, animations: { view.alpha = 0 }, completion: { results.append($0) })
      stage.advance(to: 0)
      #expect(results == [true])
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func whatIsShownInTheSameTurnMoves() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      stage.root.addSubview(view)
      #expect(isNear(stage.x(of: view, at: 0.5), 55))
    }
  }

  @Test func begunAnimationsLastUntilTheyAreCommitted() throws {
    try ViewStage.run { stage in
      let view = stage.makeView()
      UIView.beginAnimations(nil, context: nil)
      view.alpha = 0.5
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      view.center.x = 105
      UIView.commitAnimations()
      view.bounds.size.width = 50
      let fade = try #require(view.layer.animation(forKey: "opacity"))
      #expect(fade.duration == 0.2)
      let move = try #require(view.layer.animation(forKey: "position"))
      #expect(move.duration == 2)
      #expect(move.beginTime == 1)
      #expect(move.repeatCount == 3)
      #expect(move.autoreverses)
      #expect(move.timingFunction == CAMediaTimingFunction(name: .linear))
      #expect(view.layer.animationKeys() == ["opacity", "position"])
    }
  }

  @Test func completionsComeInTheOrderOfTheirEnds() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var order: [String] = []
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in order.append("one") })
      UIView.animate(
        withDuration: 0.5, animations: { view.center.x = 50 },
        completion: { _ in
          order.append("half")
          UIView.animate(
            withDuration: 0.25, animations: { view.center.x = 70 },
            completion: { _ in order.append("next") })
        })
      stage.advance(to: 2)
      #expect(order == ["half", "next", "one"])
    }
  }

  @Test func aReplacedMovementIsNotFinished() {
    ViewStage.run { stage in
      let view = stage.makeView()
      var results: [Bool] = []
      UIView.animate(
        withDuration: 1, animations: { view.backgroundColor = .blue },
        completion: { results.append($0) })
      stage.advance(to: 0.5)
      UIView.animate(
        withDuration: 1, animations: { view.backgroundColor = .green },
        completion: { results.append($0) })
      stage.advance(to: 3)
      #expect(results == [false, true])
    }
  }
}
