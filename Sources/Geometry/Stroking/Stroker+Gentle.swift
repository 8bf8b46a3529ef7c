extension Stroker {
  /// True at a turn that is wide for the line: where it has `smoothEdges`, these lie far enough from
  /// those before and behind, and neither edge runs backwards there.
  @inline(__always)
  func isGentle(_ turn: Turn) -> Bool {
    2 * radius * abs(turn.sine) < turn.shorterLength && turn.shorterLength > 3 * innerGrain
  }

  /// Goes on from the gentle turn at the point `index` as long as turns are gentle, and returns the last
  /// one's index. Appends the points that `walk` would: of these it need not ask what it does of others.
  /// What goes beyond a gentle section is cut off before and behind, and where it has become one as a whole.
  func walkGently(
    from index: Int, to last: Int, _ bend: inout Bend, _ left: inout EdgeEnd,
    _ right: inout EdgeEnd, to there: inout [Point], _ back: inout [Point], _ cuts: inout [Cut]
  ) -> Int {
    var next = index
    var gathered = bend
    var cut = Cut(there: there.count, back: back.count)
    if isThin, !gathered.sectionIsGentle { cuts.append(cut.ending(&gathered)) }
    there.append(addingCapacity: last - index) { there in
      back.append(addingCapacity: last - index) { back in
        while next < last {
          let turn = Turn(line, at: next + 1)
          let point = line.vertices[next + 1].point
          guard isGentle(turn), let edges = smoothEdges(turn, at: point) else { break }
          next += 1
          gathered.include(sine: turn.sine, cosine: turn.cosine, length: turn.meanLength)
          there.append(edges.left)
          back.append(edges.right)
          guard isThin else { continue }
          cut.goOn()
          gathered.extendSection()
          if gathered.sectionIsFull { cuts.append(cut.ending(&gathered)) }
        }
      }
    }
    if isThin, next < last { cuts.append(cut.ending(&gathered)) }
    bend = gathered
    if next == index { return index }
    let origin = line.vertices[next].point
    left = EdgeEnd(point: there[there.count - 1], origin: origin)
    right = EdgeEnd(point: back[back.count - 1], origin: origin)
    return next
  }
}
