import CoreGraphics
import Testing
import UIKit

/// Writes down what it is told.
private final class NotingView: UIView {
  var notes: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
    notes.append(what + places.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
  }
}

/// Which view hears of a finger, and where.
@MainActor
struct TouchDeliveryTests {
  private let view = NotingView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  @Test func aViewHearsOfAFingerInItsOwnSpace() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      stage.finger(.began, 110, 120)
      stage.finger(.moved, 130, 140)
      stage.finger(.moved, 130, 140)
      stage.finger(.ended, 300, 300)
      #expect(view.notes == ["began 10,20", "moved 30,40", "ended 200,200"])
    }
  }

  @Test func transformsTurnPlaces() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.finger(.began, 52, 60)
      #expect(view.notes == ["began 1,5"])
    }
  }

  @Test func whatAViewDoesNotTakeGoesUpTheChain() {
    ViewStage.run { stage in
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.addSubview(inner)
      stage.root.addSubview(view)
      stage.finger(.began, 115, 115)
      #expect(view.notes == ["began 15,15"])
    }
  }

  @Test func theSecondFingerIsForViewsThatWantSeveral() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      stage.finger(.began, 110, 110)
      stage.finger(.began, 120, 120, finger: 1)
      stage.finger(.ended, 120, 120, finger: 1)
      stage.finger(.ended, 110, 110)
      #expect(view.notes == ["began 10,10", "ended 10,10"])
      view.isMultipleTouchEnabled = true
      view.notes = []
      stage.finger(.began, 110, 110)
      stage.finger(.began, 120, 120, finger: 1)
      #expect(view.notes == ["began 10,10", "began 20,20"])
    }
  }

  @Test func fingersThatAreNotThereAreWithoutEffect() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      stage.finger(.moved, 110, 110)
      stage.finger(.ended, 110, 110)
      stage.finger(.began, .nan, 110)
      stage.finger(.began, .infinity, 110)
      #expect(view.notes.isEmpty)
    }
  }

  @Test func tapsAtOnePlaceAreCounted() {
    ViewStage.run { stage in
      let counter = CountingView(frame: stage.root.bounds)
      stage.root.addSubview(counter)
      for (time, x) in [(0.0, 50.0), (0.2, 52), (0.4, 150), (1.5, 150)] {
        stage.advance(to: time)
        stage.tap(x, 50)
      }
      #expect(counter.counts == [1, 2, 1, 1])
    }
  }

  @Test func aDragIsNoTap() {
    ViewStage.run { stage in
      let counter = CountingView(frame: stage.root.bounds)
      stage.root.addSubview(counter)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 6)
      stage.tap(150, 50)
      #expect(counter.counts == [1, 1])
    }
  }

  @Test func aViewIsTheFirstResponderOnlyWhenItMayBe() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      #expect(!view.becomeFirstResponder())
      #expect(!view.isFirstResponder)
      let field = FocusView()
      stage.root.addSubview(field)
      #expect(field.becomeFirstResponder())
      #expect(field.isFirstResponder)
      #expect(field.resignFirstResponder())
      #expect(!field.isFirstResponder)
    }
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

private final class CountingView: UIView {
  var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}
