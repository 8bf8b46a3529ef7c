extension Stroker {
  /// How far a cap reaches beyond the end of a line, at most.
  var capReach: Double {
    switch cap {
    case .butt: Advance.nothing
    case .round: radius
    case .square: radius * 2.squareRoot()
    }
  }

  /// So many dashes are drawn at most: of those with round caps so wide that these take hundreds of corners, no
  /// more than have four million together.
  var mostDashes: Double {
    let corners = cap == .round ? 2 * .pi / arcs.widestPiece : 4
    return min(FlatPath.mostDashes, 4_000_000 / corners)
  }

  /// Appends what lies beyond the end `p` of a line that arrives in `direction`, between the two
  /// corners of a butt cap.
  func addCap(at p: Point, direction: Point, to edge: inout [Point]) {
    let across = offset(direction, .clockwise)
    let along = direction * radius
    switch cap {
    case .butt:
      break
    case .square:
      edge.append(p - across + along)
      edge.append(p + across + along)
    case .round:
      addArc(around: p, from: -across, by: .pi, to: &edge)
    }
  }

  /// Appends what the caps alone draw for a line without length; nothing for butt caps.
  func addDot(at p: Point, to edge: inout [Point]) {
    switch cap {
    case .butt:
      break
    case .square:
      edge.append(
        contentsOf: Rect(from: p - Point(radius, radius), to: p + Point(radius, radius)).corners)
    case .round:
      addCircle(around: p, to: &edge)
    }
  }
}
