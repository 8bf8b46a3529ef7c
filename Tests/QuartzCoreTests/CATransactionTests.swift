import QuartzCore
import Testing
import VirtualTime

/// Nesting, values and completion blocks, as measured on Apple's framework.
@MainActor
struct CATransactionTests {
  private let scene = LayerScene()

  private func fade(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }

  @Test func defaults() {
    scene.inside {
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(CATransaction.completionBlock() == nil)
    }
  }

  @Test func nestedTransactionsInheritAndDoNotLeak() {
    scene.inside {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue("here", forKey: "place")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.value(forKey: "place") as? String == "here")
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func theImplicitTransactionEndsWithTheTurn() {
    scene.turn { CATransaction.setAnimationDuration(2) }
    scene.inside { #expect(CATransaction.animationDuration() == 0.25) }
  }

  @Test func theCompletionBlockWaitsForAllAnimations() {
    let layer = scene.add(CALayer())
    var times: [Double] = []
    scene.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { times.append(CACurrentMediaTime()) }
      layer.add(fade(1), forKey: "a")
      layer.add(fade(3), forKey: "b")
      CATransaction.commit()
      layer.add(fade(5), forKey: "c")
    }
    scene.advance(to: 2.9)
    #expect(times == [])
    scene.advance(to: 10)
    #expect(times == [3])
  }

  @Test func implicitAnimationsCountAndRemovalCompletes() {
    let layer = scene.add(CALayer())
    var times: [Double] = []
    scene.turn {
      CATransaction.setCompletionBlock { times.append(CACurrentMediaTime()) }
      CATransaction.setAnimationDuration(4)
      layer.opacity = 0
    }
    scene.advance(to: 1)
    scene.turn { layer.removeAllAnimations() }
    scene.advance(to: 1)
    #expect(times == [1])
  }

  @Test func anEndlessAnimationKeepsTheBlockWaiting() {
    let layer = scene.add(CALayer())
    var runs = 0
    let endless = fade(1)
    endless.repeatCount = .infinity
    scene.turn {
      CATransaction.setCompletionBlock { runs += 1 }
      layer.add(endless, forKey: "endless")
    }
    scene.advance(to: 500)
    #expect(runs == 0)
    scene.turn { layer.removeAnimation(forKey: "endless") }
    scene.advance(to: 500)
    #expect(runs == 1)
  }

  @Test func withoutAnimationsTheBlockRunsOnTheNextTurn() {
    var runs = 0
    scene.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      CATransaction.commit()
      #expect(runs == 0)
    }
    scene.advance(to: 0)
    #expect(runs == 1)
  }

  @Test func aSecondBlockIsAddedToTheFirst() {
    var order: [String] = []
    scene.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { order.append("first") }
      CATransaction.setCompletionBlock { order.append("second") }
      CATransaction.begin()
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      CATransaction.setCompletionBlock(nil)
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.commit()
    }
    scene.advance(to: 0)
    #expect(order == ["first", "second"])
  }

  @Test func aBlockMayAnimateFromItsOwnTime() {
    let layer = scene.add(CALayer())
    let next = fade(1)
    scene.turn {
      CATransaction.setCompletionBlock { layer.add(next, forKey: "next") }
      layer.add(fade(1.5), forKey: "first")
    }
    scene.advance(to: 1.75)
    #expect(layer.animation(forKey: "next")?.beginTime == 1.5)
    #expect(scene.shown(layer, at: 2)?.opacity == 0.5)
  }

  @Test func flushingShowsNewLayers() {
    let layer = CALayer()
    scene.turn {
      scene.root.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == ["opacity"])
  }
}
