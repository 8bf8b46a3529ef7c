import CoreGraphics
import Testing
import UIKit

/// Writes down what it is told.
private final class TouchedView: UIView {
  var notes: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("began")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("cancelled")
  }
}

/// Counts gestures.
@MainActor
private final class Counter: NSObject {
  var states: [UIGestureRecognizer.State] = []

  func count(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// What views hear of touches that recognisers have not decided about.
@MainActor
struct DelayedTouchTests {
  private let counter = Counter()
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func run(
    _ set: @MainActor (UITapGestureRecognizer) -> Void = { _ in },
    _ body: @MainActor (ViewStage) -> Void
  ) {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let double = UITapGestureRecognizer(target: counter, action: Counter.count)
      double.numberOfTapsRequired = 2
      set(double)
      view.addGestureRecognizer(double)
      body(stage)
    }
  }

  /// Apple documents the order for a tap that has to happen twice.
  @Test func aDoubleTapTakesBothTouchesBeforeTheyEnd() {
    run { stage in
      stage.tap(50, 50)
      stage.advance(to: 0.2)
      stage.tap(50, 50)
      #expect(counter.states == [.ended])
      #expect(view.notes == ["began", "began", "cancelled", "cancelled"])
    }
  }

  @Test func withoutDelayTheFirstTouchEndsAtOnce() {
    run({ $0.delaysTouchesEnded = false }) { stage in
      stage.tap(50, 50)
      stage.advance(to: 0.2)
      stage.tap(50, 50)
      #expect(view.notes == ["began", "ended", "began", "cancelled"])
    }
  }

  @Test func aTouchEndsWhenTheSecondTapDoesNotCome() {
    run { stage in
      stage.tap(50, 50)
      #expect(view.notes == ["began"])
      stage.advance(to: 1)
      #expect(view.notes == ["began", "ended"])
      #expect(counter.states.isEmpty)
    }
  }

  @Test func aViewHearsOfADelayedTouchWhenTheGestureFailed() {
    run({ $0.delaysTouchesBegan = true }) { stage in
      stage.tap(50, 50)
      #expect(view.notes.isEmpty)
      stage.advance(to: 1)
      #expect(view.notes == ["began", "ended"])
      // A gesture that is recognised keeps its touches.
      stage.tap(50, 50)
      stage.advance(to: 1.2)
      stage.tap(50, 50)
      stage.advance(to: 3)
      #expect(counter.states == [.ended])
      #expect(view.notes == ["began", "ended"])
    }
  }

  @Test func aGestureThatTakesNothingLeavesTouchesWhole() {
    run({ $0.cancelsTouchesInView = false }) { stage in
      stage.tap(50, 50)
      stage.advance(to: 0.2)
      stage.tap(50, 50)
      #expect(counter.states == [.ended])
      #expect(view.notes == ["began", "began", "ended", "ended"])
    }
  }

  @Test func aPanThatIsRemovedIsCancelled() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let pan = UIPanGestureRecognizer(target: counter, action: Counter.count)
      view.addGestureRecognizer(pan)
      stage.finger(.began, 50, 50)
      stage.finger(.moved, 90, 50)
      view.removeGestureRecognizer(pan)
      stage.finger(.moved, 120, 50)
      #expect(counter.states == [.began, .cancelled])
    }
  }

  @Test func aFingerThatLeavesMovesNothing() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      view.addGestureRecognizer(UIPanGestureRecognizer(target: counter, action: Counter.count))
      stage.finger(.began, 100, 50)
      stage.finger(.began, 200, 50, finger: 1)
      stage.finger(.ended, 200, 50, finger: 1)
      stage.finger(.moved, 103, 50)
      #expect(counter.states.isEmpty)
      stage.finger(.moved, 113, 50)
      #expect(counter.states == [.began])
    }
  }
}
