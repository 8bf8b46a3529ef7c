import CoreGraphics
import Testing
import UIKit

/// How a stepper steps.
@MainActor
struct UIStepperTests {
  private func onStage(_ body: @MainActor (ViewStage, UIStepper) -> Void) {
    ViewStage.run { stage in
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      stage.root.addSubview(stepper)
      stage.advance(to: 0.01)
      body(stage, stepper)
    }
  }

  @Test func halvesStepDownAndUp() {
    onStage { stage, stepper in
      #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
      stepper.value = 5
      stepper.stepValue = 2
      stage.tap(170, 116)
      #expect(stepper.value == 7)
      stage.tap(110, 116)
      stage.tap(110, 116)
      #expect(stepper.value == 3)
    }
  }

  @Test func theEndsHoldUnlessTheValueWraps() {
    onStage { stage, stepper in
      stepper.maximumValue = 2
      for _ in 0..<4 { stage.tap(170, 116) }
      #expect(stepper.value == 2)
      stepper.wraps = true
      stage.tap(170, 116)
      #expect(stepper.value == 0)
      stage.tap(110, 116)
      #expect(stepper.value == 2)
      stepper.minimumValue = 9
      #expect((stepper.value, stepper.maximumValue) == (9, 9))
      stepper.value = .nan
      #expect(stepper.value == 9)
    }
  }

  @Test func aFingerThatStaysRepeats() {
    onStage { stage, stepper in
      stage.finger(.began, 170, 116)
      stage.advance(to: 0.4)
      #expect(stepper.value == 0)
      stage.advance(to: 0.96)
      // At 0.51, then each tenth of a second.
      #expect(stepper.value == 5)
      stage.finger(.ended, 170, 116)
      stage.advance(to: 3)
      #expect(stepper.value == 5)
    }
  }
}
