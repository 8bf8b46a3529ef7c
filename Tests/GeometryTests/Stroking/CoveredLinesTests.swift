import TestSupport
import Testing

@testable import Geometry

/// Lines that go over what is seen again and again are outlined as far as others do not hide them.
struct CoveredLinesTests {
  private let visible = VisibleArea(Rect(x: 0, y: 0, width: 24, height: 24))

  enum Kind: CaseIterable {
    case open, closed, curves
  }

  /// A path through points of a disc in the middle.
  private func path(_ kind: Kind, _ numbers: inout SeededGenerator) -> Path {
    func point() -> Point {
      let angle = Double.random(in: 0...2 * .pi, using: &numbers)
      let radius = 10 * Double.random(in: 0...1, using: &numbers).squareRoot()
      return Point(12 + radius * cosine(angle), 12 + radius * sine(angle))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0..<4000 {
      switch kind {
      case .open, .closed: path.line(to: point())
      case .curves: path.quad(to: point(), control: point())
      }
    }
    if kind == .closed { path.close() }
    return path
  }

  private func winds(_ shape: FlatPath, round p: Point) -> Bool {
    var winding = 0
    for contour in shape.contours {
      var from = shape.points[contour.end - 1]
      for to in shape.points[contour.range] {
        if (from.y <= p.y) != (to.y <= p.y),
          from.x + (to.x - from.x) * (p.y - from.y) / (to.y - from.y) < p.x
        {
          winding += from.y < to.y ? 1 : -1
        }
        from = to
      }
    }
    return winding != 0
  }

  @Test(
    arguments: Kind.allCases,
    [
      StrokeStyle(width: 0.6, cap: .square, join: .miter, miterLimit: 2),
      StrokeStyle(width: 1.2, cap: .round, join: .round),
    ])
  func whatIsHiddenIsNotMissed(kind: Kind, style: StrokeStyle) {
    var numbers = SeededGenerator(seed: 81)
    let path = path(kind, &numbers)
    let all = path.strokeOutline(style, tolerance: 0.02)
    let some = path.strokeOutline(style, tolerance: 0.02, visible: visible)
    #expect(some.points.count * 5 < all.points.count * 4)
    var (inside, outside) = (0, 0)
    for _ in 0..<60 {
      // Most of them where it is covered here and not there.
      let angle = Double.random(in: 0...2 * .pi, using: &numbers)
      let radius = Double.random(in: 9...11.2, using: &numbers)
      let p = Point(12 + radius * cosine(angle), 12 + radius * sine(angle))
      let isInside = winds(all, round: p)
      #expect(winds(some, round: p) == isInside, "\(p)")
      if isInside { inside += 1 } else { outside += 1 }
    }
    #expect(inside > 10 && outside > 10)
  }

  /// A line over itself once more than often enough is left as it is.
  @Test func fewLinesAreAllOutlined() {
    var path = Path()
    path.move(to: Point(2, 2))
    for number in 0..<200 { path.line(to: Point(number % 2 == 0 ? 22 : 2, 2)) }
    let style = StrokeStyle(width: 3)
    let all = path.strokeOutline(style, tolerance: 0.02)
    #expect(path.strokeOutline(style, tolerance: 0.02, visible: visible).points == all.points)
  }
}
