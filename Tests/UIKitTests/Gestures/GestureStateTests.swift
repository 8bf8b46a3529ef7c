import CoreGraphics
import Testing
import UIKit

/// Writes down the states of recognisers.
@MainActor
private final class Diary: NSObject, UIGestureRecognizerDelegate {
  var notes: [String] = []
  var allowsBoth = false
  var mayBegin = true

  func note(_ recognizer: UIGestureRecognizer) {
    notes.append("\(recognizer.name ?? "")\(recognizer.state)")
  }

  func plain() { notes.append("plain") }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }
}

/// Writes down which touches it keeps.
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

/// When recognisers recognise, and who wins.
@MainActor
struct GestureStateTests {
  private let diary = Diary()
  private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test func aTapEndsWhenTheFingerIsLifted() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let tap = UITapGestureRecognizer(target: diary, action: Diary.note)
      tap.addTarget(diary, action: Diary.plain)
      view.addGestureRecognizer(tap)
      stage.finger(.began, 50, 50)
      #expect(diary.notes.isEmpty)
      stage.finger(.ended, 50, 50)
      #expect(diary.notes == ["ended", "plain"])
      #expect(tap.state == .possible)
      #expect(view.notes == ["began", "cancelled"])
      stage.tap(50, 50)
      #expect(diary.notes.count == 4)
    }
  }

  @Test func aTapThatMovesOrLastsIsNone() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      view.addGestureRecognizer(UITapGestureRecognizer(target: diary, action: Diary.note))
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
      stage.finger(.began, 50, 50)
      stage.advance(to: stage.context.clock.now + 1)
      stage.finger(.ended, 50, 50)
      #expect(diary.notes.isEmpty)
      #expect(view.notes == ["began", "ended", "began", "ended"])
    }
  }

  @Test func aSingleTapWaitsUntilThereIsNoSecond() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let single = UITapGestureRecognizer(target: diary, action: Diary.note)
      single.name = "single "
      let double = UITapGestureRecognizer(target: diary, action: Diary.note)
      double.name = "double "
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      stage.tap(50, 50)
      #expect(diary.notes.isEmpty)
      stage.advance(to: 1)
      #expect(diary.notes == ["single ended"])
      stage.tap(50, 50)
      stage.advance(to: 1.2)
      stage.tap(50, 50)
      stage.advance(to: 3)
      #expect(diary.notes == ["single ended", "double ended"])
    }
  }

  @Test func aPanBeginsAfterTenPointsAndCountsFromThere() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(pan)
      stage.finger(.began, 50, 50)
      stage.finger(.moved, 59, 50)
      #expect(diary.notes.isEmpty)
      stage.finger(.moved, 65, 50)
      #expect(diary.notes == ["began"])
      #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
      pan.setTranslation(.zero, in: view)
      stage.finger(.moved, 75, 40)
      #expect(pan.translation(in: view) == CGPoint(x: 10, y: -10))
      stage.finger(.ended, 75, 40)
      #expect(diary.notes == ["began", "changed", "ended"])
      #expect(view.notes == ["began", "cancelled"])
    }
  }

  @Test func aPanKnowsItsSpeed() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(pan)
      stage.drag(
        from: CGPoint(x: 10, y: 50), to: CGPoint(x: 110, y: 50), steps: 30, lifts: false)
      #expect(isNear(pan.velocity(in: view).x, 200, within: 1e-6))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(isNear(pan.velocity(in: view).x, 100, within: 1e-6))
      stage.advance(to: 2)
      stage.finger(.ended, 110, 50)
      #expect(diary.notes.last == "ended")
    }
  }

  @Test func ofTwoPansTheInnerOneWins() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let outer = UIPanGestureRecognizer(target: diary, action: Diary.note)
      outer.name = "outer "
      let inner = UIPanGestureRecognizer(target: diary, action: Diary.note)
      inner.name = "inner "
      stage.root.addGestureRecognizer(outer)
      view.addGestureRecognizer(inner)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)
      #expect(diary.notes == ["inner began", "inner changed", "inner ended"])
      diary.notes = []
      diary.allowsBoth = true
      outer.delegate = diary
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 2)
      #expect(diary.notes.contains("inner began"))
      #expect(diary.notes.contains("outer began"))
    }
  }

  @Test func aDelegateCanRefuse() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
      pan.delegate = diary
      diary.mayBegin = false
      view.addGestureRecognizer(pan)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
      #expect(diary.notes.isEmpty)
      #expect(view.notes == ["began", "ended"])
    }
  }

  @Test func aSwipeGoesItsWay() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let swipe = UISwipeGestureRecognizer(target: diary, action: Diary.note)
      swipe.direction = .up
      view.addGestureRecognizer(swipe)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 60), steps: 10)
      stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 55, y: 110), steps: 60)
      #expect(diary.notes.isEmpty)
      stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 55, y: 50), steps: 10)
      #expect(diary.notes == ["ended"])
    }
  }

  @Test func aLongPressBeginsInTime() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      view.addGestureRecognizer(UILongPressGestureRecognizer(target: diary, action: Diary.note))
      stage.finger(.began, 50, 50)
      stage.advance(to: 0.49)
      #expect(diary.notes.isEmpty)
      stage.advance(to: 0.5)
      #expect(diary.notes == ["began"])
      #expect(view.notes == ["began", "cancelled"])
      stage.finger(.moved, 90, 50)
      stage.finger(.ended, 90, 50)
      #expect(diary.notes == ["began", "changed", "ended"])
    }
  }

  @Test func twoFingersPinchAndTurn() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      view.isMultipleTouchEnabled = true
      diary.allowsBoth = true
      let pinch = UIPinchGestureRecognizer(target: diary, action: Diary.note)
      pinch.delegate = diary
      let turn = UIRotationGestureRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(pinch)
      view.addGestureRecognizer(turn)
      stage.finger(.began, 100, 100)
      stage.finger(.began, 200, 100, finger: 1)
      stage.finger(.moved, 208, 100, finger: 1)
      #expect(pinch.scale == 1)
      stage.finger(.moved, 316, 100, finger: 1)
      #expect(pinch.scale == 2)
      stage.finger(.moved, 100, 316, finger: 1)
      #expect(isNear(turn.rotation, .pi / 2 - 0.1, within: 1e-9))
    }
  }

  @Test func aRecogniserOfOnesOwnSetsItsState() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let own = TouchDownRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(own)
      stage.finger(.began, 50, 50)
      stage.finger(.ended, 50, 50)
      #expect(diary.notes == ["began", "ended"])
      #expect(own.resets == 1)
    }
  }

  @Test func aRecogniserThatIsSwitchedOffIsCancelled() {
    ViewStage.run { stage in
      stage.root.addSubview(view)
      let pan = UIPanGestureRecognizer(target: diary, action: Diary.note)
      view.addGestureRecognizer(pan)
      stage.finger(.began, 50, 50)
      stage.finger(.moved, 90, 50)
      pan.isEnabled = false
      stage.finger(.moved, 120, 50)
      #expect(diary.notes == ["began", "cancelled"])
    }
  }

  @Test func targetsAreNotKept() {
    var target: Diary? = Diary()
    weak let seen = target
    let tap = UITapGestureRecognizer(target: target, action: Diary.note)
    target = nil
    #expect(seen == nil)
    tap.removeTarget(nil, action: nil)
  }
}

private final class TouchDownRecognizer: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func reset() { resets += 1 }
}
