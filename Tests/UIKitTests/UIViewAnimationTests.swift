import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewAnimationTests {
  private func onStage(_ body: @MainActor (ViewStage, UIView) throws -> Void) rethrows {
    try ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      stage.root.addSubview(view)
      stage.advance(to: 0)
      try body(stage, view)
    }
  }

  /// By few and by many.
  @Test(arguments: [3, 40]) func aKeyThatIsFreeAgainIsTakenFirst(count: Int) {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      @MainActor func move() { UIView.animate(withDuration: 1) { view.center.x += 1 } }
      let names = ["position"] + (2...count).map { "position-\($0)" }
      for _ in names { move() }
      #expect(view.layer.animationKeys() == names)
      for name in [names[1], names[0]] {
        view.layer.removeAnimation(forKey: name)
        move()
        #expect(view.layer.animationKeys()?.last == name)
      }
      move()
      #expect(view.layer.animationKeys()?.last == "position-\(count + 1)")
    }
  }

  @Test func outsideBlocksNothingMoves() {
    onStage { _, view in
      #expect(view.action(for: view.layer, forKey: "position") is NSNull)
      view.center = CGPoint(x: 50, y: 50)
      view.alpha = 0.2
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func aMovementIsAdditiveFromTheDifferenceToNothing() throws {
    try onStage { _, view in
      UIView.animate(withDuration: 2) { view.center = CGPoint(x: 105, y: 5) }
      let animation = try #require(
        view.layer.animation(forKey: "position") as? CABasicAnimation)
      #expect(animation.keyPath == "position")
      #expect(animation.isAdditive)
      #expect(animation.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
      #expect(animation.toValue as? CGPoint == .zero)
      #expect(animation.duration == 2)
      #expect(animation.fillMode == .both)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
      #expect(view.center == CGPoint(x: 105, y: 5))
    }
  }

  @Test func boundsAreAnimatedAsOriginAndSize() throws {
    try onStage { _, view in
      UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 3, y: 0, width: 30, height: 10) }
      #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
      let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
      #expect(size.fromValue as? CGSize == CGSize(width: -20, height: 0))
      UIView.animate(withDuration: 1) { view.bounds.size.width = 40 }
      #expect(
        view.layer.animationKeys() == ["bounds.origin", "bounds.size", "bounds.size-2"])
    }
  }

  /// 0 → 100 in one second, at 0.5 s back to 0 in one second, both linear: at 0.75 s the two
  /// movements add up to −100 · 0.25 + 100 · 0.75 = 50.
  @Test func movementsThatOverlapBlend() throws {
    try onStage { stage, view in
      let start = view.center.x
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
      stage.advance(to: 0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = start }
      stage.advance(to: 0.75)
      let shown = try #require(view.layer.presentation())
      #expect(abs(shown.position.x - start - 50) < 1e-9)
    }
  }

  @Test func opacityIsAdditive() throws {
    try onStage { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.25 }
      let animation = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(animation.isAdditive)
      stage.advance(to: 0.5)
      let shown = try #require(view.layer.presentation())
      #expect(abs(shown.opacity - 0.625) < 1e-6)
    }
  }

  /// A matrix without inverse cannot be a difference; the movement then replaces the value.
  @Test func aViewCanShrinkToNothing() throws {
    try onStage { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
      stage.advance(to: 0.5)
      let shown = try #require(view.layer.presentation())
      #expect(abs(shown.transform.m11 - 0.5) < 1e-9)
    }
  }

  @Test func aTransformMovesFromItsOldValue() throws {
    try onStage { stage, view in
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(scaleX: 4, y: 4)
      }
      stage.advance(to: 0)
      let first = try #require(view.layer.presentation())
      #expect(abs(first.transform.m11 - 2) < 1e-9)
      stage.advance(to: 1)
      #expect(view.layer.transform.m11 == 4)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func coloursAreNotAdditive() throws {
    try onStage { stage, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .blue
      }
      let animation = try #require(
        view.layer.animation(forKey: "backgroundColor") as? CABasicAnimation)
      #expect(!animation.isAdditive)
      stage.advance(to: 0.5)
      let shown = try #require(view.layer.presentation()?.backgroundColor?.components)
      #expect(shown == [0.5, 0, 0.5, 1])
    }
  }

  @Test func aDelayedMovementWaitsAtItsStart() throws {
    try onStage { stage, view in
      let start = view.center.x
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.center.x += 100 }
      stage.advance(to: 1)
      #expect(view.layer.presentation()?.position.x == start)
      stage.advance(to: 2.5)
      let shown = try #require(view.layer.presentation())
      #expect(abs(shown.position.x - start - 50) < 1e-9)
    }
  }

  @Test func completionComesAtTheExactEnd() {
    onStage { stage, view in
      var ended: [Double] = []
      UIView.animate(withDuration: 0.7, delay: 0.2) {
        view.alpha = 0
        view.center.x = 99
      } completion: { finished in
        #expect(finished)
        ended.append(CACurrentMediaTime())
      }
      stage.advance(to: 0.5)
      #expect(ended.isEmpty)
      stage.advance(to: 2)
      #expect(ended.count == 1)
      #expect(abs((ended.first ?? 0) - 0.9) < 1e-12)
    }
  }

  @Test func completionTellsOfARemovedMovement() {
    onStage { stage, view in
      var results: [Bool] = []
      UIView.animate(withDuration: 5) {
        view.alpha = 0
      } completion: {
        results.append($0)
      }
      stage.advance(to: 1)
      view.layer.removeAllAnimations()
      stage.advance(to: 1.1)
      #expect(results == [false])
    }
  }

  @Test func withoutChangesCompletionFollowsTheTurn() {
    onStage { stage, _ in
      var isDone = false
      UIView.animate(withDuration: 5) {
      } completion: {
        isDone = $0
      }
      #expect(!isDone)
      stage.advance(to: 0)
      #expect(isDone)
    }
  }

  @Test func noDurationMeansAtOnce() {
    onStage { _, view in
      UIView.animate(withDuration: 0) { view.alpha = 0 }
      #expect(view.layer.animationKeys() == nil)
      UIView.performWithoutAnimation { view.alpha = 1 }
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
      }
      #expect(view.layer.animationKeys() == nil)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 0.3 }
      UIView.setAnimationsEnabled(true)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func innerBlocksInheritUnlessTheyOverride() throws {
    try onStage { _, view in
      UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
        ) { view.center.x = 50 }
      }
      let inherited = try #require(view.layer.animation(forKey: "opacity"))
      #expect(inherited.duration == 3)
      #expect(inherited.timingFunction == CAMediaTimingFunction(name: .linear))
      let own = try #require(view.layer.animation(forKey: "position"))
      #expect(own.duration == 1)
      #expect(own.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }
  }

  @Test func repeatingMovementsTurnRoundOnlyWhenAsked() throws {
    try onStage { _, view in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.alpha = 0
      }
      let animation = try #require(view.layer.animation(forKey: "opacity"))
      #expect(animation.repeatCount == .infinity)
      #expect(animation.autoreverses)
    }
  }

  @Test func optionsHaveApplesBits() {
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 1 << 2)
    #expect(UIView.AnimationOptions.repeat.rawValue == 1 << 3)
    #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 2 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
  }

  /// Turns of the run loop from the one in which a block ran to the end of what it moves.
  private func turns(completion: ((Bool) -> Void)?) -> Int {
    var count = 0
    onStage { stage, view in
      UIView.animate(
        withDuration: 1,
        animations: {
          view.center = CGPoint(x: 50, y: 50)
          view.alpha = 0.5
        }, completion: completion)
      stage.advance(to: 0)
      let before = RunLoopTurn.active.count
      stage.advance(to: 3)
      #expect(view.layer.animationKeys() == nil)
      count = RunLoopTurn.active.count - before
    }
    return count
  }

  @Test func oneTurnIsSpentOnABlockThatSomebodyWaitsForAndNoneOnOthers() {
    let idle = turns(completion: nil)
    var endings = 0
    #expect(turns { _ in endings += 1 } == idle + 1)
    #expect(endings == 1)
    // The two with which the stage begins and ends its advance.
    #expect(idle == 2)
  }
}
