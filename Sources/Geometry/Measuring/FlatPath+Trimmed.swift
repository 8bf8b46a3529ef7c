extension Path {
  /// The part between two fractions, 0…1, of the total length of all subpaths in order, as lines within
  /// `tolerance` of it; see `FlatPath.trimmed`.
  ///
  /// Every element has a share as long as it is, but a curve is cut where its parameter is the fraction of
  /// that share, as Core Animation does.
  package func trimmed(start: Double, end: Double, tolerance: Double) -> FlatPath {
    let line = MeasuredLines.Line(self, with: Flattener(tolerance: tolerance))
    return line.path.trimmed(start: start, end: end, rulers: line.rulers)
  }
}

extension FlatPath {
  /// The part between two fractions, 0…1, of the total length of all contours in order.
  ///
  /// Fractions are clamped; nothing is left when `start` ≥ `end`, but for rounding. A contour that is cut is open, one
  /// that is covered wholly stays as it was. NaN counts as no trimming at that end.
  package func trimmed(start: Double, end: Double) -> FlatPath {
    trimmed(start: start, end: end, rulers: nil)
  }

  /// The same; `rulers` are those of the contours where they are known.
  func trimmed(start: Double, end: Double, rulers: [ContourRuler]?) -> FlatPath {
    var result = FlatPath()
    var line = CenterLine()
    let isCut = visitTrimmed(
      start: start, end: end, rulers: rulers, in: &line, whole: { result.append($0, of: self) },
      piece: { result.append($0) })
    return isCut ? result : self
  }

  /// Calls `whole` or `piece` for every contour of `trimmed(start:end:rulers:)`; false, and calls none,
  /// when that is all of the path. Pieces are made in the memory of `line`.
  func visitTrimmed(
    start: Double, end: Double, rulers: [ContourRuler]?, in line: inout CenterLine,
    whole: (Contour) -> Void,
    piece: (inout CenterLine) -> Void
  ) -> Bool {
    let first = start > 0 ? min(start, 1) : 0
    let last = end < 1 ? max(end, 0) : 1
    guard last - first > FlatPath.leastShare else { return true }
    guard first > 0 || last < 1 else { return false }
    let rulers = rulers ?? self.rulers
    let total = rulers.reduce(0) { $0 + $1.length }
    guard total > 0 else { return false }
    let from = first * total
    let to = last * total
    var begin = 0.0
    for (ruler, contour) in zip(rulers, contours) {
      let end = begin + ruler.length
      if from <= begin, end <= to {
        whole(contour)
      } else if max(from, begin) < min(to, end) {
        ruler.trim(from: max(from - begin, 0), to: min(to - begin, ruler.length), into: &line)
        piece(&line)
      }
      begin = end
    }
    return true
  }

  /// A part of the whole that is no larger is the rounding error of fractions that were meant to be equal.
  private static var leastShare: Double { 1e-8 }

  /// A ruler for each contour.
  var rulers: [ContourRuler] { contours.map { ContourRuler(self, $0) } }

  /// Appends a contour.
  mutating func append(_ line: CenterLine) {
    let start = points.count
    padJoints(to: start)
    for vertex in line.vertices {
      points.append(vertex.point)
      joints.append(vertex.joint)
    }
    // A dot is two equal points, unless it is closed.
    if points.count == start + 1, !line.isClosed {
      points.append(points[start])
      joints.append(.corner)
    }
    contours.append(Contour(start: start, end: points.count, isClosed: line.isClosed))
  }
}
