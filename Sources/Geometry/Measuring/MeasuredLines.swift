/// Lines of paths, measured along their length: those of the picture drawn last and of the one being
/// drawn. An animated `strokeEnd`, or many parts of one path, take the whole line from here.
package struct MeasuredLines: Sendable {
  private var last: [Source: Line] = [:]
  private var next: [Source: Line] = [:]

  package init() {}

  /// A flattened path with the rulers of its contours.
  struct Line: Sendable {
    let path: FlatPath
    let rulers: [ContourRuler]

    init(_ path: Path, with flattener: consuming Flattener) {
      flattener.keepCurves()
      path.flatten(with: &flattener)
      let (flat, curves) = flattener.finishWithCurves()
      self.path = flat
      rulers = flat.contours.map { ContourRuler(flat, $0, curves: curves) }
    }
  }

  /// All that determines a line.
  private struct Source: Hashable {
    let path: Path
    let division: CurveDivision
  }

  /// Lines that are kept.
  package var count: Int { last.count + next.count }

  /// Begins another picture: what was not wanted for this one is forgotten.
  package mutating func finishPicture() {
    swap(&last, &next)
    next.removeAll(keepingCapacity: true)
  }

  /// The line of `path` whose curves are cut by `division`, made where it is not known.
  mutating func line(of path: Path, dividedBy division: CurveDivision) -> Line {
    let source = Source(path: path, division: division)
    if let line = next[source] { return line }
    let line = last[source] ?? Line(path, with: Flattener(division: division))
    next[source] = line
    return line
  }
}
