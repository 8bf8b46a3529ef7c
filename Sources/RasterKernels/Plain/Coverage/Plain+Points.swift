extension Plain {
  /// See `Fast.survey`; `points` are x and y by turns.
  package static func survey(_ points: Span<Double>, asksTurns: Bool) -> PointSurvey {
    let count = points.count / 2
    var survey = PointSurvey()
    for index in 0..<count {
      let (x, y) = (points[2 * index], points[2 * index + 1])
      if !x.isFinite || !y.isFinite { survey.areFinite = false }
      survey.left = min(survey.left, x)
      survey.top = min(survey.top, y)
      survey.right = max(survey.right, x)
      survey.bottom = max(survey.bottom, y)
    }
    guard asksTurns, count > 0 else { return survey }
    var turnsUp = false
    var turnsDown = false
    var goesStraight = false
    var reversals = 0
    for index in 0..<count {
      let before = (index + count - 1) % count
      let after = (index + 1) % count
      let x = points[2 * index] - points[2 * before]
      let y = points[2 * index + 1] - points[2 * before + 1]
      let nextX = points[2 * after] - points[2 * index]
      let nextY = points[2 * after + 1] - points[2 * index + 1]
      let cross = x * nextY - y * nextX
      if cross > 0 {
        turnsUp = true
      } else if cross < 0 {
        turnsDown = true
      } else {
        goesStraight = true
      }
      if goesDown(x, y) != goesDown(nextX, nextY) { reversals += 1 }
    }
    // A walk round once turns from downwards to upwards and back once.
    survey.turnsOnceRound = turnsUp != turnsDown && !goesStraight && reversals <= 2
    return survey
  }

  /// Parts the directions into two halves of the circle.
  private static func goesDown(_ x: Double, _ y: Double) -> Bool { y > 0 || y == 0 && x > 0 }

  /// See `Fast.appendEdges`; `points` are x and y by turns.
  package static func appendEdges(of points: Span<Double>, to edges: inout OutputSpan<Edge>) {
    let count = points.count / 2
    func steps(_ coordinate: Int) -> Int32 {
      Int32(points[coordinate] * Double(Subpixel.one) + 0.5)
    }
    for index in 0..<count {
      let before = 2 * ((index + count - 1) % count)
      let edge = Edge(
        x0: steps(before), y0: steps(before + 1), x1: steps(2 * index), y1: steps(2 * index + 1))
      if edge.y0 != edge.y1 { edges.append(edge) }
    }
  }
}
