import Geometry
import Testing

@Suite struct FlatPathTransformTests {
  let square = FlatPath(polygon: Rect(x: -1, y: -1, width: 2, height: 2).corners)

  @Test func anAffineMapKeepsContoursAndJoints() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2)).flattened(tolerance: 0.01)
    let moved = circle.transformed(by: .translation(4, 5))
    #expect(moved.contours == circle.contours && moved.joints == circle.joints)
    #expect(moved.points == circle.points.map { $0 + Point(4, 5) })
    #expect(circle.projected(by: Homography(.translation(4, 5))) == moved)
  }

  @Test func whatLiesInFrontIsDividedByItsWeight() {
    var map = Homography.identity
    map.h13 = 0.25
    let shown = square.projected(by: map)
    #expect(
      shown.points == [
        Point(-1 / 0.75, -1 / 0.75), Point(1 / 1.25, -1 / 1.25), Point(1 / 1.25, 1 / 1.25),
        Point(-1 / 0.75, 1 / 0.75),
      ])
    #expect(shown.contours.count == 1 && shown.contours[0].isClosed)
  }

  @Test func whatLiesBehindTheEyeIsCutOff() {
    // Weight 1 − 2x: the edge is at x = 1/2, where points go to infinity.
    var map = Homography.identity
    map.h13 = -2
    let shown = square.projected(by: map)
    #expect(shown.points.count == 4)
    #expect(shown.points.allSatisfy { $0.isFinite })
    #expect(shown.points.count { $0.x > 1e5 } == 2)
    #expect(shown.points.count { isNear($0.x, -1 / 3, within: 1e-12) } == 2)
    var behind = Homography.identity
    behind.h33 = -1
    #expect(square.projected(by: behind).isEmpty)
    behind.h13 = 0.1
    #expect(square.projected(by: behind).contours.isEmpty)
  }

  @Test func boundsHoldAllPoints() {
    #expect(square.bounds == Rect(x: -1, y: -1, width: 2, height: 2))
    #expect(FlatPath().bounds == nil)
  }
}
