import CoreGraphics
import Testing
import UIKit

/// Points and rectangles in the spaces of views, of the screen and of scenes.
@MainActor
struct CoordinateSpaceTests {
  @Test func aViewsPlacesOnTheScreenCountItsTransforms() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.root.addSubview(view)
      let screen = UIScreen.main.coordinateSpace
      #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 50, y: 50))
      #expect(view.convert(CGPoint(x: 50, y: 50), from: screen) == CGPoint.zero)
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(view.convert(rect, to: screen) == CGRect(x: 50, y: 50, width: 20, height: 20))
      #expect(screen.convert(rect, from: view) == view.convert(rect, to: screen))
      #expect(screen.convert(CGPoint(x: 50, y: 50), to: view) == .zero)
      #expect(screen.bounds == UIScreen.main.bounds)
    }
  }

  @Test func viewsAreSpacesOfEachOther() {
    ViewStage.run { stage in
      let one = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
      let other = UIView(frame: CGRect(x: 0, y: 10, width: 10, height: 10))
      stage.root.addSubview(one)
      stage.root.addSubview(other)
      let space: any UICoordinateSpace = other
      #expect(one.convert(CGPoint.zero, to: space) == CGPoint(x: 10, y: -10))
      #expect(one.convert(CGPoint.zero, to: space) == one.convert(CGPoint.zero, to: other))
    }
  }

  /// A space of an author's own is asked by way of the screen.
  @Test func otherSpacesAreReachedThroughTheScreen() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      #expect(view.convert(CGPoint.zero, to: Halves()) == CGPoint(x: 5, y: 0))
      #expect(view.convert(CGPoint(x: 5, y: 0), from: Halves()) == CGPoint.zero)
    }
  }

  /// Coordinates half as large as the screen's.
  private final class Halves: UICoordinateSpace {
    var bounds: CGRect { UIScreen.main.bounds.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      CGPoint(x: point.x * 2, y: point.y * 2)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      CGPoint(x: point.x / 2, y: point.y / 2)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  }
}
