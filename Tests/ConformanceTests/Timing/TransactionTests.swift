import QuartzCore
import Testing
import UIKit

/// 4.4: the stack of transactions and what they carry.
@MainActor
struct TransactionTests {
  // constants.m, transaction.m (M GS)
  @Test func theKeysHaveTheirNames() {
    #expect(kCATransactionAnimationDuration == "animationDuration")
    #expect(kCATransactionDisableActions == "disableActions")
    #expect(kCATransactionAnimationTimingFunction == "animationTimingFunction")
    #expect(kCATransactionCompletionBlock == "completionBlock")
  }

  private func expectRest() {
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.completionBlock() == nil)
  }

  // 4.4 (D; M GS)
  @Test func whatATransactionStartsWith() {
    onStage { _ in
      expectRest()
      CATransaction.begin()
      expectRest()
      CATransaction.commit()
      expectRest()
    }
  }

  // 4.4 (M GS)
  @Test func valuesSetAreReadBackAndEndWithTheTransaction() {
    onStage { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(1.5)
      CATransaction.setDisableActions(true)
      let easeIn = CAMediaTimingFunction(name: .easeIn)
      CATransaction.setAnimationTimingFunction(easeIn)
      #expect(CATransaction.animationDuration() == 1.5)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == easeIn)
      CATransaction.commit()
      expectRest()
    }
  }

  // 4.4 (M GS)
  @Test func nestedTransactionsInheritAndDoNotLeak() {
    onStage { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
      CATransaction.setValue("here", forKey: "place")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 1)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() != nil)
      #expect(CATransaction.value(forKey: "place") as? String == "here")
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(false)
      CATransaction.setValue("there", forKey: "place")
      CATransaction.setValue(1, forKey: "more")
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 1)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: "place") as? String == "here")
      #expect(CATransaction.value(forKey: "more") == nil)
      CATransaction.commit()
      expectRest()
    }
  }

  // 4.4 (M GS): accessors and keys share their storage.
  @Test func keysAndAccessorsAreTheSame() {
    onStage { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.75)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.75)
      CATransaction.setValue(1.25, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 1.25)
      CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.setDisableActions(true)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      CATransaction.setValue(
        CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
      #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .linear))
      CATransaction.commit()
    }
  }

  // 4.4 (M GS): nil is read as the default.
  @Test func nilBringsTheDefaultBack() {
    onStage { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setValue(nil, forKey: kCATransactionAnimationDuration)
      CATransaction.setDisableActions(true)
      CATransaction.setValue(nil, forKey: kCATransactionDisableActions)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationTimingFunction(nil)
      expectRest()
      CATransaction.commit()
    }
  }

  // 4.4 (M GS)
  @Test func anyKeyIsKept() {
    onStage { stage in
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") == nil)
      CATransaction.setValue("stored", forKey: "aKeyNobodyDefined")
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") as? String == "stored")
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") == nil)
      // The implicit transaction keeps it until the turn ends.
      CATransaction.setValue(7, forKey: "aKeyNobodyDefined")
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") as? Int == 7)
      stage.commit()
      #expect(CATransaction.value(forKey: "aKeyNobodyDefined") == nil)
    }
  }

  // 4.4 (M GS)
  @Test func anUnmatchedCommitIsIgnored() {
    onStage { _ in
      CATransaction.commit()
      CATransaction.commit()
      expectRest()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.commit()
      expectRest()
    }
  }

  // 4.4 (M GS): the calls that take no transaction.
  @Test func flushAndLockMayBeCalledAnyTime() {
    onStage { _ in
      CATransaction.flush()
      CATransaction.flush()
      CATransaction.lock()
      CATransaction.lock()
      CATransaction.begin()
      CATransaction.setAnimationDuration(9)
      #expect(CATransaction.animationDuration() == 9)
      CATransaction.commit()
      CATransaction.unlock()
      CATransaction.unlock()
      expectRest()
    }
  }

  // 4.4 (D): one implicit transaction in a turn.
  @Test func theImplicitTransactionEndsWithTheTurn() {
    onStage { stage in
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      stage.commit()
      expectRest()
    }
  }

  // 4.4 (D): flush commits the implicit transaction.
  @Test func flushingEndsTheImplicitTransaction() {
    onStage { stage in
      CATransaction.setAnimationDuration(5)
      CATransaction.flush()
      expectRest()
      let layer = CALayer()
      stage.rootLayer.addSublayer(layer)
      #expect(layer.presentation() == nil)
      CATransaction.flush()
      #expect(layer.presentation() != nil)
      layer.opacity = 0
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  // CATransaction.flush (D API): the commit waits until explicit transactions have completed.
  @Test func flushingWaitsForTransactionsThatWereBegun() {
    onStage { stage in
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.begin()
      CATransaction.setAnimationDuration(7)
      stage.rootLayer.addSublayer(layer)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 7)
      #expect(layer.presentation() == nil)
      CATransaction.commit()
      #expect(layer.presentation() == nil)
      CATransaction.commit()
      #expect(layer.presentation() != nil)
    }
  }

  // 4.4 (D): only the outermost commit sends changes.
  @Test func anOpenTransactionHoldsBackTheCommit() {
    onStage { stage in
      let layer = stage.restingLayer()
      CATransaction.begin()
      layer.add(rise(), forKey: "rise")
      #expect(stage.depth(of: layer, at: 2) == -1)
      #expect(layer.animation(forKey: "rise")?.beginTime == 0)
      CATransaction.commit()
      #expect(stage.depth(of: layer, at: 2.5) == 50)
      #expect(layer.animation(forKey: "rise")?.beginTime == 2)
    }
  }

  // 4.2, 4.4
  @Test func theDurationIsThatOfImplicitAnimations() {
    onStage { stage in
      let layer = stage.restingLayer()
      layer.zPosition = 9
      #expect(layer.animation(forKey: "zPosition")?.duration == 0.25)
      stage.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      layer.zPosition = 19
      CATransaction.commit()
      #expect(layer.animation(forKey: "zPosition")?.duration == 4)
      stage.commit()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      #expect(layer.animation(forKey: "opacity") == nil)
    }
  }

  // 4.4 (I): no duration shows the new value at once.
  @Test func aDurationOfZeroIsImmediate() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 1)
      stage.turn {
        CATransaction.setAnimationDuration(0)
        layer.zPosition = 9
      }
      #expect(stage.depth(of: layer, at: 1) == 9)
    }
  }

  // 4.4 (D HDR): a timing function is set on every animation that is added.
  @Test func theTimingFunctionIsThatOfEveryAnimation() {
    onStage { stage in
      let layer = stage.restingLayer()
      let (easeIn, linear) = (
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)
      )
      let original = rise { $0.timingFunction = linear }
      stage.turn {
        CATransaction.setAnimationTimingFunction(easeIn)
        layer.add(original, forKey: "explicit")
        layer.opacity = 0
      }
      #expect(layer.animation(forKey: "explicit")?.timingFunction == easeIn)
      #expect(layer.animation(forKey: "opacity")?.timingFunction == easeIn)
      #expect(original.timingFunction == linear)
      stage.turn { layer.add(original, forKey: "explicit") }
      #expect(layer.animation(forKey: "explicit")?.timingFunction == linear)
    }
  }

  // 4.4 (D HDR), trap 18 (O): also those of a view block, whose duration is its own.
  @Test func viewAnimationsTakeTheTimingFunctionAndNotTheDuration() {
    onStage { stage in
      let view = UIView()
      stage.turn { stage.rootLayer.addSublayer(view.layer) }
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(9)
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      CATransaction.commit()
      #expect(stage.presentation(of: view.layer, at: 0.25)?.opacity == 0.75)
      #expect(stage.presentation(of: view.layer, at: 1)?.opacity == 0)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  // 4.4: without one an implicit animation has the default curve and an explicit one its own.
  @Test func withoutATimingFunctionEachHasItsOwn() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.add(rise(), forKey: "explicit")
        layer.opacity = 0
      }
      #expect(layer.animation(forKey: "explicit")?.timingFunction == nil)
      #expect(
        layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: .default))
    }
  }

  // 4.4: explicit animations are no actions.
  @Test func disabledActionsLeaveExplicitAnimations() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        CATransaction.setDisableActions(true)
        layer.add(rise(), forKey: "rise")
        layer.opacity = 0
      }
      #expect(layer.animationKeys() == ["rise"])
      #expect(stage.depth(of: layer, at: 0.5) == 50)
    }
  }
}
