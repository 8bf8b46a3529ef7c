import Testing

@testable import Geometry

/// The short way of a curve's turns against the description of their joins.
@Suite struct SmoothEdgesTests {
  private func curve(_ numbers: inout Seeded) -> FlatPath {
    var path = Path()
    path.move(to: numbers.point(in: 0...60))
    path.cubic(
      to: numbers.point(in: 0...60), control1: numbers.point(in: 0...60),
      control2: numbers.point(in: 0...60))
    if numbers.whole(below: 2) == 0 { path.line(to: numbers.point(in: 0...60)) }
    return path.flattened(tolerance: [0.0025, 0.05, 1][numbers.whole(below: 3)])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func pointsMadeTogetherAreThoseOfTheJoins(seed: UInt64) {
    var numbers = Seeded(seed &+ 31_000)
    let path = curve(&numbers)
    let width = [0.3, 2, 9, 40][numbers.whole(below: 4)]
    let stroker = Stroker(StrokeStyle(width: width), tolerance: Flattening.tolerance)
    for contour in path.contours {
      let line = CenterLine(path, contour)
      for index in 1..<max(line.lineCount, 1) {
        let turn = Turn(line, at: index)
        let point = line.vertices[index].point
        let left = stroker.joinEdge(turn, at: point, .counterclockwise)
        let right = stroker.joinEdge(turn, at: point, .clockwise)
        guard let edges = stroker.smoothEdges(turn, at: point) else {
          #expect(!turn.isInsideCurve || turn.isStraight || !turn.isSmooth || !isPoint(left, right))
          continue
        }
        #expect(edges.left == left.first && edges.left == left.last)
        #expect(edges.right == right.first && edges.right == right.last)
        #expect(isInner(left) == turn.isInner(.counterclockwise))
        #expect(isInner(right) == turn.isInner(.clockwise))
        #expect(isPoint(left, right))
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func gentleTurnsHaveTheirPointOnBothEdges(seed: UInt64) {
    var numbers = Seeded(seed &+ 32_000)
    let path = curve(&numbers)
    let style = StrokeStyle(width: [0.3, 2, 9][numbers.whole(below: 3)])
    let stroker = Stroker(style, tolerance: Flattening.tolerance)
    let outline = Set(path.stroked(style, tolerance: Flattening.tolerance).points)
    let line = CenterLine(path, path.contours[0])
    for index in 1..<max(line.lineCount, 1) {
      let turn = Turn(line, at: index)
      let point = line.vertices[index].point
      guard stroker.isGentle(turn), stroker.smoothEdges(turn, at: point) != nil else { continue }
      #expect(outline.contains(stroker.joinEdge(turn, at: point, .counterclockwise).first))
      #expect(outline.contains(stroker.joinEdge(turn, at: point, .clockwise).first))
    }
  }

  private func isInner(_ join: Stroker.JoinEdge) -> Bool {
    if case .inner = join.form { true } else { false }
  }

  /// True when one edge has an inner point, and the other an outer one.
  private func isPoint(_ left: Stroker.JoinEdge, _ right: Stroker.JoinEdge) -> Bool {
    switch (left.form, right.form) {
    case (.inner, .point), (.point, .inner): true
    default: false
    }
  }
}
