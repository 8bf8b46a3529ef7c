import QuartzCore
import Testing

/// 1.7, 4.4: the completion blocks of transactions.
@MainActor
struct CompletionBlockTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append("\(line) \(CACurrentMediaTime())") }
  }

  private let log = Log()

  // 1.7 (M GS completion.m): not inside commit() but at the next turn, and once.
  @Test func withoutAnimationsTheBlockRunsAtTheNextTurn() {
    onStage { stage in
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { log.note("run") }
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      #expect(CATransaction.completionBlock() == nil)
      #expect(log.lines == [])
      stage.advance(to: 0)
      #expect(log.lines == ["run 0.0"])
      stage.advance(to: 1)
      #expect(log.lines == ["run 0.0"])
    }
  }

  // 1.7 (M GS): a transaction left open keeps it.
  @Test func anOpenTransactionKeepsItsBlock() {
    onStage { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("run") }
      stage.advance(to: 1)
      #expect(log.lines == [])
      CATransaction.commit()
      #expect(log.lines == [])
      stage.advance(to: 2)
      #expect(log.lines == ["run 1.0"])
    }
  }

  // 1.7 (M GS): the implicit transaction's block, with and without a flush.
  @Test func theImplicitTransactionHasABlockToo() {
    onStage { stage in
      CATransaction.setCompletionBlock { log.note("first") }
      stage.advance(to: 1)
      CATransaction.setCompletionBlock { log.note("second") }
      CATransaction.flush()
      #expect(CATransaction.completionBlock() == nil)
      #expect(log.lines == ["first 0.0"])
      stage.advance(to: 2)
      #expect(log.lines == ["first 0.0", "second 1.0"])
    }
  }

  // 1.7 (M GS)
  @Test func aSecondBlockIsAddedToTheFirst() {
    onStage { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("first") }
      CATransaction.setCompletionBlock { log.note("second") }
      CATransaction.commit()
      stage.advance(to: 0)
      #expect(log.lines == ["first 0.0", "second 0.0"])
    }
  }

  // 1.7 (M GS)
  @Test func aClearedBlockStillRuns() {
    onStage { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("run") }
      CATransaction.setCompletionBlock(nil)
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.commit()
      stage.advance(to: 0)
      #expect(log.lines == ["run 0.0"])
    }
  }

  // 1.7 (M GS): a nested transaction reads its parent's block, and does not run it.
  @Test func aNestedTransactionReadsItsParentsBlock() {
    onStage { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("outer") }
      CATransaction.begin()
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      stage.advance(to: 1)
      #expect(log.lines == [])
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.note("inner") }
      CATransaction.commit()
      stage.advance(to: 2)
      #expect(log.lines == ["inner 1.0"])
      CATransaction.commit()
      stage.advance(to: 3)
      #expect(log.lines == ["inner 1.0", "outer 2.0"])
    }
  }

  // 1.7 (D HDR)
  @Test func theBlockWaitsForAllAnimations() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(rise(), forKey: "a")
        layer.add(rise { $0.duration = 3 }, forKey: "b")
        layer.opacity = 0
        CATransaction.commit()
        layer.add(rise { $0.duration = 5 }, forKey: "c")
      }
      stage.advance(to: 2.999)
      #expect(log.lines == [])
      stage.advance(to: 3)
      #expect(log.lines == ["done 3.0"])
    }
  }

  // 1.7 (D HDR): those added after the block was set.
  @Test func onlyAnimationsAddedLaterCount() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.add(rise { $0.duration = 4 }, forKey: "a")
        CATransaction.setCompletionBlock { log.note("first") }
        layer.add(rise { $0.duration = 2 }, forKey: "b")
        CATransaction.setCompletionBlock { log.note("second") }
        layer.add(rise(), forKey: "c")
      }
      stage.advance(to: 5)
      #expect(log.lines == ["second 1.0", "first 2.0"])
    }
  }

  // 1.7 (D HDR): implicit animations count.
  @Test func implicitAnimationsCount() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 1)
      stage.turn {
        CATransaction.setCompletionBlock { log.note("done") }
        layer.opacity = 0
      }
      stage.advance(to: 5)
      #expect(log.lines == ["done 1.25"])
    }
  }

  // 4.4 (M GS): an animation of a nested transaction belongs to those around it as well.
  @Test func animationsCountInEveryTransactionAround() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("outer") }
        layer.add(rise { $0.duration = 3 }, forKey: "a")
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.note("inner") }
        layer.add(rise { $0.duration = 2 }, forKey: "b")
        CATransaction.commit()
        CATransaction.begin()
        CATransaction.setAnimationDuration(7)
        layer.opacity = 0
        CATransaction.commit()
        CATransaction.commit()
      }
      stage.advance(to: 10)
      #expect(log.lines == ["inner 2.0", "outer 7.0"])
    }
  }

  // 1.7 (D HDR): removal completes, at the next turn.
  @Test func removalCompletes() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(rise { $0.duration = 9 }, forKey: "a")
      }
      stage.advance(to: 1)
      layer.removeAnimation(forKey: "a")
      #expect(log.lines == [])
      stage.advance(to: 1)
      #expect(log.lines == ["done 1.0"])
    }
  }

  // 1.7: replacing an animation completes it, and so does leaving the tree.
  @Test func replacementAndLeavingTheTreeComplete() {
    onStage { stage in
      let layers = [stage.restingLayer(), stage.restingLayer()]
      stage.turn {
        for (index, layer) in layers.enumerated() {
          CATransaction.begin()
          CATransaction.setCompletionBlock { log.note("done \(index)") }
          layer.add(rise { $0.duration = 9 }, forKey: "a")
          CATransaction.commit()
        }
      }
      stage.advance(to: 1)
      stage.turn { layers[0].add(rise(), forKey: "a") }
      stage.advance(to: 2)
      stage.turn { layers[1].removeFromSuperlayer() }
      stage.advance(to: 3)
      #expect(log.lines == ["done 0 1.0", "done 1 2.0"])
    }
  }

  // 1.7 (D)
  @Test func anEndlessAnimationKeepsTheBlockWaiting() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(rise { $0.repeatCount = .infinity }, forKey: "endless")
      }
      stage.advance(to: 500)
      #expect(log.lines == [])
      stage.turn { layer.removeAnimation(forKey: "endless") }
      stage.advance(to: 501)
      #expect(log.lines == ["done 500.0"])
    }
  }

  // 1.7: an animation that stays after its end has completed all the same.
  @Test func anAnimationThatStaysHasCompleted() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(
          rise { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) }, forKey: "a")
      }
      stage.advance(to: 2)
      #expect(log.lines == ["done 1.0"])
      #expect(layer.animationKeys() == ["a"])
    }
  }

  // 1.7: delays, repeats and the clocks of layers are waited for.
  @Test func theBlockRunsAtTheExactEnd() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.speed = 2
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(
          rise { ($0.beginTime, $0.repeatCount, $0.autoreverses) = (1, 1.5, true) }, forKey: nil)
      }
      stage.advance(to: 10)
      // Three seconds from 1, in a layer that runs twice as fast.
      #expect(log.lines == ["done 2.0"])
    }
  }

  // 1.7: the delegate hears of the end before the block runs.
  @Test func theDelegateIsToldFirst() {
    @MainActor final class Teller: NSObject, CAAnimationDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.note("stop \(flag)") }
    }
    onStage { stage in
      let layer = stage.restingLayer()
      let teller = Teller(log)
      stage.turn {
        CATransaction.setCompletionBlock { log.note("done") }
        layer.add(rise { $0.delegate = teller }, forKey: nil)
      }
      stage.advance(to: 2)
      #expect(log.lines == ["stop true 1.0", "done 1.0"])
    }
  }

  // 1.6 (I): what a block starts begins at its own moment.
  @Test func aBlockMayAnimateFromItsOwnTime() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setCompletionBlock { layer.add(rise(), forKey: "next") }
        layer.add(rise { $0.duration = 1.5 }, forKey: "first")
      }
      #expect(stage.depth(of: layer, at: 2) == 50)
      #expect(layer.animation(forKey: "next")?.beginTime == 1.5)
    }
  }

  // 1.6: chains of blocks do not lose time.
  @Test func aChainOfBlocksKeepsItsTimes() {
    onStage { stage in
      let layer = stage.restingLayer()
      @MainActor func step(_ left: Int) {
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          log.note("\(left)")
          if left > 1 { step(left - 1) }
        }
        layer.add(rise { $0.duration = 0.25 }, forKey: "step")
        CATransaction.commit()
      }
      stage.turn { step(3) }
      stage.advance(to: 5)
      #expect(log.lines == ["3 0.25", "2 0.5", "1 0.75"])
    }
  }
}
