/// Measures one contour along its line and cuts pieces from it.
struct ContourRuler: Sendable {
  let line: CenterLine
  /// Distances from the start to every point; for a closed contour, the way round at the end.
  private let marks: [Double]

  init(_ path: FlatPath, _ contour: FlatPath.Contour) {
    line = CenterLine(path, contour)
    var marks = [0.0]
    marks.reserveCapacity(line.lineCount + 1)
    for index in 0..<line.lineCount {
      marks.append(marks[marks.count - 1] + line.curveLength(ofLine: index))
    }
    self.marks = marks
  }

  /// The contour's length, closing line included.
  var length: Double { marks[marks.count - 1] }

  /// Appends the piece between two distances to `path`, as an open contour. On a closed contour
  /// `end` may lie up to once round beyond the length.
  func appendPiece(from start: Double, to end: Double, to path: inout FlatPath) {
    guard let first = place(at: start) else { return }
    let laps = line.isClosed && end > length
    guard var last = place(at: laps ? end - length : end) else { return }
    // A piece that ends at a point ends with the line before it.
    if last.fraction == 0, last.line > 0 { last = Place(line: last.line - 1, fraction: 1) }
    let begin = path.points.count
    path.padJoints(to: begin)
    path.points.append(point(at: first))
    path.joints.append(.corner)
    let stop = last.line + (laps ? line.lineCount : 0)
    if stop > first.line {
      for vertex in (first.line + 1)...stop {
        let index = vertex < line.points.count ? vertex : vertex - line.points.count
        path.points.append(line.points[index])
        path.joints.append(line.joints[index])
      }
    } else if line.isCurved(line: first.line) {
      // Two points alone would lose the curve's directions, which the ends of a wide line show.
      let middle = (first.fraction + last.fraction) / 2
      path.points.append(line.point(onLine: first.line, at: middle))
      path.joints.append(.smooth)
    }
    path.points.append(point(at: last))
    path.joints.append(.corner)
    path.contours.append(
      FlatPath.Contour(start: begin, end: path.points.count, isClosed: false))
  }

  /// Appends the whole contour, closed if it was.
  func appendWhole(to path: inout FlatPath) {
    let begin = path.points.count
    path.padJoints(to: begin)
    path.points.append(contentsOf: line.points)
    path.joints.append(contentsOf: line.joints)
    if line.points.count == 1, !line.isClosed {
      path.points.append(line.points[0])
      path.joints.append(.corner)
    }
    path.contours.append(
      FlatPath.Contour(start: begin, end: path.points.count, isClosed: line.isClosed))
  }

  /// A line of the contour and how far along it, 0…1.
  private struct Place {
    var line: Int
    var fraction: Double
  }

  private func point(at place: Place) -> Point {
    if place.fraction == 0 { return line.points[place.line] }
    if place.fraction == 1 {
      return line.points[place.line + 1 < line.points.count ? place.line + 1 : 0]
    }
    return line.point(onLine: place.line, at: place.fraction)
  }

  private func place(at distance: Double) -> Place? {
    guard line.lineCount > 0 else { return nil }
    var low = 0
    var high = line.lineCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= distance { low = middle } else { high = middle }
    }
    let beyond = distance - marks[low]
    let fraction = beyond > 0 ? min(beyond / (marks[low + 1] - marks[low]), 1) : 0
    return Place(line: low, fraction: fraction)
  }
}
