extension Stroker {
  /// True at a turn inside a curve that is wide for the line: a point of each edge, far enough from
  /// those before and behind, and neither edge runs backwards there.
  @inline(__always)
  func isGentle(_ turn: Turn) -> Bool {
    turn.isInsideCurve && turn.isSmooth && !turn.isStraight && !isRound(turn)
      && 2 * radius * abs(turn.sine) < turn.shorterLength && turn.shorterLength > 3 * innerGrain
  }

  /// Goes on from the gentle turn at the point `index` as long as turns are gentle, and returns the last
  /// one's index. Appends the points that `walk` would: of these it need not ask what it does of others.
  func walkGently(
    from index: Int, to last: Int, _ bend: inout Bend, _ left: inout EdgeEnd,
    _ right: inout EdgeEnd, to there: inout [Point], _ back: inout [Point]
  ) -> Int {
    var next = index
    var gathered = bend
    there.append(addingCapacity: last - index) { there in
      back.append(addingCapacity: last - index) { back in
        while next < last {
          let turn = Turn(line, at: next + 1)
          if !isGentle(turn) { break }
          next += 1
          gathered.include(sine: turn.sine, cosine: turn.cosine, length: turn.meanLength)
          let point = line.vertices[next].point
          let edges = balancedEdges(turn, at: point)
          there.append(edges.left)
          back.append(edges.right)
        }
      }
    }
    if next == index { return index }
    bend = gathered
    let origin = line.vertices[next].point
    left = EdgeEnd(point: there[there.count - 1], origin: origin)
    right = EdgeEnd(point: back[back.count - 1], origin: origin)
    return next
  }
}
