import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// A view of 300 × 400 points over content of 300 × 1600.
@MainActor
struct ScrollIndicatorTests {
  private func bar(_ view: UIScrollView) -> CALayer? {
    view.layer.sublayers?.last { $0.bounds.width == 3 }
  }

  @Test func aBarShowsHowMuchIsSeenWhileTheContentMovesAndFadesAfterwards() throws {
    try run { stage, view in
      #expect(bar(view) == nil)
      stage.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 190), rest: 0.3, lifts: false)
      let shown = try #require(bar(view))
      #expect(shown.opacity == 1)
      // A quarter of the content is seen; the track is 3 points shorter at each end.
      #expect(isNear(shown.frame.height, 394 / 4))
      let share = view.contentOffset.y / 1200
      #expect(isNear(shown.frame.minY - view.contentOffset.y, 3 + share * (394 - 394 / 4)))
      #expect(shown.frame.maxX == 297)
      stage.advance(to: 3)
      #expect(shown.opacity == 1)
      stage.finger(.ended, 100, 190)
      stage.advance(to: 6)
      #expect(shown.opacity == 0)
    }
  }

  private func run(_ body: @MainActor (ViewStage, UIScrollView) throws -> Void) rethrows {
    try ViewStage.run { stage in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.contentSize = CGSize(width: 300, height: 1600)
      stage.root.addSubview(view)
      stage.advance(to: 0)
      try body(stage, view)
    }
  }

  @Test func nobodySeesABarThatIsNotWanted() {
    run { stage, view in
      view.showsVerticalScrollIndicator = false
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 190), lifts: false)
      #expect(bar(view) == nil)
    }
  }

  @Test func flashingShowsItForAMoment() {
    run { stage, view in
      view.flashScrollIndicators()
      stage.advance(to: 0.1)
      #expect(bar(view)?.opacity == 1)
      stage.advance(to: 1)
      #expect(bar(view)?.opacity == 0)
    }
  }

  @Test func aBarShrinksWhenTheContentIsPulledBeyondItsEnd() {
    let range = ScrollRange(least: 0, greatest: 1200, length: 400, bounces: true)
    let rest = ScrollIndicators.bar(3...397, range, at: 0)
    let pulled = ScrollIndicators.bar(3...397, range, at: -50)
    #expect(isNear(pulled.length, rest.length - 50) && pulled.start == 3)
    #expect(ScrollIndicators.bar(3...397, range, at: -500).length == 8)
    let end = ScrollIndicators.bar(3...397, range, at: 1200)
    #expect(isNear(end.start + end.length, 397))
  }
}
