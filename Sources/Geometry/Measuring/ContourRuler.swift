/// Measures one contour along its line and cuts pieces from it.
struct ContourRuler: Sendable {
  let line: CenterLine
  /// Distances from the start to every point; for a closed contour, the way round at the end.
  private let marks: [Double]
  /// Those that the lines come from, where they are known.
  private let curves: Curves?

  /// `curves` are those of `path`, where they are known.
  init(_ path: FlatPath, _ contour: FlatPath.Contour, curves: FlatCurves? = nil) {
    let line = CenterLine(path, contour)
    var marks: [Double] = []
    let count = line.lineCount
    marks.append(addingCapacity: count + 1) { marks in
      var distance = 0.0
      marks.append(distance)
      var start = count > 0 ? line.slopes(at: 0).out : nil
      for index in 0..<count {
        let slopes = line.slopes(at: line.end(ofLine: index))
        distance += line.curveLength(ofLine: index, from: start, to: slopes.into)
        marks.append(distance)
        start = slopes.out
      }
    }
    self.line = line
    self.marks = marks
    self.curves = curves.map { Curves(path, contour, $0, on: line) }
  }

  /// The contour's length, closing line included.
  var length: Double { marks[marks.count - 1] }

  /// Makes `piece` what lies between two distances, as an open contour. On a closed contour `end`
  /// may lie up to once round beyond the length. Nothing for a contour without length.
  ///
  /// `hint` is a line near which the piece begins, and becomes one for the next piece.
  func cut(from start: Double, to end: Double, into piece: inout CenterLine, hint: inout Int) {
    let laps = line.isClosed && end > length
    guard let first = position(at: start, near: hint),
      var last = position(at: laps ? end - length : end, near: laps ? 0 : first.line)
    else { return piece = CenterLine() }
    hint = first.line
    // A piece that ends at a point ends with the line before it.
    if last.fraction == 0, last.line > 0 {
      last = CenterLine.Position(line: last.line - 1, fraction: 1)
    }
    piece.load(line, from: first, to: last, throughStart: laps)
  }

  func cut(from start: Double, to end: Double, into piece: inout CenterLine) {
    var hint = 0
    cut(from: start, to: end, into: &piece, hint: &hint)
  }

  /// Makes `piece` what lies between two shares of the length, given as distances, as an open contour.
  ///
  /// Curves have shares as long as they are, but where one is cut its parameter is divided, not its length,
  /// as Core Animation does. Where the curves are not known it is all the length of lines.
  func trim(from start: Double, to end: Double, into piece: inout CenterLine) {
    guard let first = position(atShare: start), var last = position(atShare: end) else {
      return piece = CenterLine()
    }
    if last.fraction == 0, last.line > 0 {
      last = CenterLine.Position(line: last.line - 1, fraction: 1)
    }
    // Where a curve turns back a line of it may, too.
    if last.line == first.line { last.fraction = max(last.fraction, first.fraction) }
    piece.load(line, from: first, to: last, throughStart: false)
  }

  private func position(atShare distance: Double) -> CenterLine.Position? {
    guard let position = position(at: distance, near: 0),
      let lines = curves?.lines(around: position.line)
    else { return position(at: distance, near: 0) }
    let start = marks[lines.lowerBound]
    let t = (distance - start) / (marks[lines.upperBound] - start)
    return curves?.position(at: min(max(t, 0), 1), onCurveOf: position.line, of: line)
  }

  private func position(at distance: Double, near hint: Int) -> CenterLine.Position? {
    let count = line.lineCount
    guard count > 0 else { return nil }
    let marks = marks.span
    var low = 0
    var high = count
    if hint < count, marks[hint] <= distance {
      // In growing steps, for pieces are cut in order.
      low = hint
      var step = 1
      while low + step < count, marks[low + step] <= distance {
        low += step
        step += step
      }
      high = min(low + step, count)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= distance { low = middle } else { high = middle }
    }
    let beyond = distance - marks[low]
    let fraction = beyond > 0 ? min(beyond / (marks[low + 1] - marks[low]), 1) : 0
    return CenterLine.Position(line: low, fraction: fraction)
  }
}
