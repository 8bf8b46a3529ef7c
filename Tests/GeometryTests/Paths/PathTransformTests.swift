import Geometry
import Testing

@Suite struct PathTransformTests {
  @Test func allPointsMoveAndVerbsStay() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 4))
    let moved = path.transformed(by: .translation(3, -1))
    #expect(moved == Path(ellipseIn: Rect(x: 3, y: -1, width: 2, height: 4)))
    #expect(path.transformed(by: .identity) == path)
  }

  @Test func aPathGoesOnFromTheMovedStart() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)).transformed(by: .translation(5, 5))
    path.line(to: .zero)
    #expect(path.verbs.suffix(2) == [.move, .line])
    #expect(path.points.suffix(2) == [Point(5, 5), .zero])
  }

  @Test func elementsRebuildThePath() {
    var path = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 4))
    path.quad(to: Point(9, 9), control: Point(1, 7))
    path.line(to: Point(2, 2))
    #expect(Path(elements: path.elements) == path)
  }
}
