import CoreGraphics
import Testing
import UIKit

/// Writes down what it is told.
@MainActor
private final class Listener: NSObject, UIScrollViewDelegate {
  var notes: [String] = []
  /// The least offset there was.
  var least: CGFloat = 0
  var velocity = CGPoint.zero
  var planned = CGPoint.zero
  var wanted: CGPoint?
  var afterDrag: (UIScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    least = min(least, scrollView.contentOffset.y)
    if notes.last != "scroll" { notes.append("scroll") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("will drag") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    notes.append("will end")
    self.velocity = velocity
    planned = targetContentOffset.pointee
    if let wanted { targetContentOffset.pointee = wanted }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notes.append("did end \(decelerate)")
    afterDrag(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notes.append("will slow down")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.append("at rest") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notes.append("animated")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

/// Fingers on a scroll view of 300 × 500 points.
@MainActor
struct UIScrollViewTests {
  private let listener = Listener()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private func run(_ content: CGSize, _ body: @MainActor (ViewStage) -> Void) {
    ViewStage.run { stage in
      view.contentSize = content
      view.delegate = listener
      stage.root.addSubview(view)
      body(stage)
    }
  }

  @Test func theDelegateHearsInOrder() {
    run(CGSize(width: 300, height: 5000)) { stage in
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6)
      #expect(view.isDecelerating)
      stage.advance(to: 10)
      #expect(
        listener.notes == [
          "will drag", "scroll", "will end", "did end true", "will slow down", "scroll",
          "at rest",
        ])
      // A hundred points in a tenth of a second: one point a millisecond.
      #expect(isNear(listener.velocity.y, 1, within: 1e-9))
      // Ninety points with the finger, 499.5 after it.
      #expect(isNear(view.contentOffset.y, 589.5, within: 0.01))
      #expect(isNear(listener.planned.y, 589.5, within: 0.01))
      #expect(!view.isDecelerating && !view.isDragging && !view.isTracking)
    }
  }

  @Test func aFingerThatRestedLetsGoGently() {
    run(CGSize(width: 300, height: 5000)) { stage in
      stage.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 150, y: 300), steps: 6, rest: 0.2)
      #expect(listener.notes == ["will drag", "scroll", "will end", "did end false"])
      // The content goes along one to one, less the ten points along the way that decide it.
      #expect(isNear(view.contentOffset.y, 100 - 10 * 100 / (12500 as CGFloat).squareRoot()))
      #expect(view.contentOffset.x == 0)
    }
  }

  @Test func pullingBeyondTheEndStretches() {
    run(CGSize(width: 300, height: 5000)) { stage in
      stage.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 210), steps: 11, lifts: false)
      #expect(isNear(view.contentOffset.y, -49.5495, within: 1e-4))
      stage.advance(to: 1)
      stage.finger(.ended, 100, 210)
      stage.advance(to: 3)
      #expect(view.contentOffset == .zero)
      #expect(listener.notes.last == "at rest")
    }
  }

  @Test func contentThatFitsDoesNotMoveUnlessItAlwaysBounces() {
    run(CGSize(width: 300, height: 400)) { stage in
      stage.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), steps: 6, lifts: false)
      #expect(view.contentOffset == .zero)
      stage.finger(.ended, 100, 200)
      view.alwaysBounceVertical = true
      stage.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), steps: 6, lifts: false)
      #expect(view.contentOffset.y < -30)
    }
  }

  @Test func pagesSnapOneByOne() {
    run(CGSize(width: 1200, height: 500)) { stage in
      view.isPagingEnabled = true
      // Fast enough for several pages: the next one it is.
      stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), steps: 6)
      #expect(listener.planned == CGPoint(x: 300, y: 0))
      stage.advance(to: 3)
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
      // A third of a page, let go at rest, goes back.
      stage.drag(
        from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), steps: 30, rest: 0.2)
      stage.advance(to: 6)
      #expect(view.contentOffset == CGPoint(x: 300, y: 0))
    }
  }

  @Test func theDelegateMayMoveTheRestingPlace() {
    run(CGSize(width: 300, height: 5000)) { stage in
      listener.wanted = CGPoint(x: 0, y: 640)
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6)
      stage.advance(to: 10)
      #expect(view.contentOffset == CGPoint(x: 0, y: 640))
    }
  }

  @Test func badRestingPlacesAreNotTaken() {
    run(CGSize(width: 300, height: 5000)) { stage in
      listener.wanted = CGPoint(x: CGFloat.nan, y: .infinity)
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6)
      stage.advance(to: 10)
      #expect(isNear(view.contentOffset.y, 589.5, within: 0.01))
    }
  }

  @Test func whatTheDelegateSetsAfterADragStays() {
    run(CGSize(width: 300, height: 5000)) { stage in
      listener.afterDrag = { $0.contentOffset.y = 200 }
      stage.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6, rest: 0.2)
      stage.advance(to: 2)
      #expect(view.contentOffset.y == 200)
    }
  }

  @Test func contentThatShrinksComesBackToItsEnd() {
    run(CGSize(width: 300, height: 5000)) { stage in
      view.contentOffset.y = 3000
      view.contentSize.height = 1000
      #expect(view.contentOffset.y == 500)
      // Also while it moves.
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), steps: 6)
      #expect(view.isDecelerating)
      view.contentInset.top = -300
      stage.advance(to: 10)
      #expect(view.contentOffset.y == 300)
      #expect(listener.notes.last == "at rest")
    }
  }

  @Test func aFingerStopsWhatMoves() {
    run(CGSize(width: 300, height: 5000)) { stage in
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6)
      stage.advance(to: 0.5)
      stage.finger(.began, 100, 100)
      let offset = view.contentOffset
      #expect(offset.y > 90 && offset.y < 589)
      #expect(listener.notes.last == "at rest")
      stage.advance(to: 1)
      stage.finger(.ended, 100, 100)
      stage.advance(to: 2)
      #expect(view.contentOffset == offset)
    }
  }

  @Test func animatedChangesTakeThreeTenthsOfASecond() {
    run(CGSize(width: 300, height: 5000)) { stage in
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      #expect(view.contentOffset == .zero)
      stage.advance(to: 0.15)
      #expect(isNear(view.contentOffset.y, 50))
      stage.advance(to: 0.3)
      #expect(view.contentOffset.y == 100)
      #expect(listener.notes == ["scroll", "animated"])
      listener.notes = []
      view.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      #expect(view.bounds.origin.y == 200)
      #expect(listener.notes == ["scroll"])
    }
  }

  @Test func rectanglesAreScrolledIntoSight() {
    run(CGSize(width: 300, height: 5000)) { stage in
      view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
      #expect(view.contentOffset.y == 200)
      view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
      #expect(view.contentOffset.y == 200)
      view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 100), animated: false)
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test func insetsMoveTheEnds() {
    run(CGSize(width: 300, height: 5000)) { stage in
      view.contentInset.top = 110
      view.contentOffset.y = -110
      #expect(view.contentOffset.y == -110)
      // Content that stands beyond a new end goes there.
      view.contentInset.top = 0
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func aDragTakesATouchFromWhatLiesInside() {
    run(CGSize(width: 300, height: 5000)) { stage in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.addSubview(button)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), rest: 0.2)
      #expect(presses == 0)
      let offset = view.contentOffset.y
      #expect(offset > 80)
      stage.tap(100, 100)
      #expect(presses == 1)
      // A button that has the touch already keeps it.
      stage.finger(.began, 100, 300)
      stage.advance(to: stage.context.clock.now + 0.2)
      #expect(button.isHighlighted)
      stage.finger(.moved, 100, 250)
      #expect(button.isHighlighted)
      #expect(view.contentOffset.y == offset)
    }
  }

  @Test func twoFingersScaleTheViewTheDelegateNames() {
    run(CGSize(width: 300, height: 500)) { stage in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      view.insertSubview(content, at: 0)
      view.maximumZoomScale = 3
      view.setZoomScale(2, animated: false)
      #expect(view.contentSize == CGSize(width: 600, height: 1000))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 1000))
      view.zoomScale = 7
      #expect(view.zoomScale == 3)
      view.zoomScale = 1
      stage.finger(.began, 100, 100)
      stage.finger(.began, 200, 100, finger: 1)
      stage.finger(.moved, 308, 100, finger: 1)
      #expect(view.isZooming)
      #expect(isNear(view.zoomScale, 208.0 / 108, within: 1e-9))
    }
  }

  @Test func badOffsetsAreNotTaken() {
    run(CGSize(width: 300, height: 5000)) { stage in
      view.contentOffset = CGPoint(x: CGFloat.nan, y: 3)
      view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
      view.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
      stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), steps: 6)
      stage.advance(to: 1)
      #expect(view.contentOffset.x == 0)
    }
  }

  @Test(arguments: [true, false])
  func aRefreshControlThatWasSetOrAddedStartsWhenItIsPulledFarEnough(isSet: Bool) {
    run(CGSize(width: 300, height: 5000)) { stage in
      let control = UIRefreshControl()
      var starts = 0
      control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
      if isSet { view.refreshControl = control } else { view.addSubview(control) }
      #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
      stage.drag(
        from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 490), steps: 30, rest: 0.2)
      #expect(starts == 1 && control.isRefreshing)
      // Under the finger the content goes on without a jump: 470 points of pull.
      let stretch: CGFloat = 470 * 0.55 / 500
      #expect(isNear(listener.least, 500 / (stretch + 1) - 500, within: 1e-6))
      stage.advance(to: 4)
      #expect(view.contentOffset.y == -60)
      control.endRefreshing()
      #expect(view.contentOffset.y == 0)
    }
  }
}
