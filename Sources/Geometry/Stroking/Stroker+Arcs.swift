/// Into how many pieces arcs of one radius are cut whose corners are then balanced, as
/// `CurveDivision` says: each lies outside the arc by two thirds of its pieces' sagitta.
struct ArcDivision {
  /// The angle of a whole piece, in radians, at most.
  let widestPiece: Double
  /// Arcs up to this angle may be one line, corners on the arc.
  let widestLine: Double

  /// `radius` is in pixels.
  init(radius: Double) {
    let allowed = 8 * Flattening.coverageError
    widestLine = min((allowed / (0.943 * radius)).squareRoot(), 0.5)
    // Beyond this angle the next term of the sagitta counts.
    let byArea = min(cubeRoot(allowed / (0.1283 * radius * radius)), 0.6)
    // Also where the radius is not a number.
    widestPiece = max(byArea, widestLine) > 1e-3 ? max(byArea, widestLine) : 1e-3
  }
}

extension Stroker {
  /// Appends an arc's points from `center` + `from` up to, but without, its end.
  func addArc(around center: Point, from: Point, by angle: Double, to edge: inout [Point]) {
    edge.append(center + from)
    guard abs(angle) > arcs.widestLine else { return }
    // The ends stay where they are, so the first and the last piece are shorter.
    let ends = 2 * CurveDivision.endPiece
    let count = max(2, (abs(angle) / arcs.widestPiece + 2 - ends).rounded(.up))
    let step = angle / (count - 2 + ends)
    let start = rotated(from, by: CurveDivision.endPiece * step) * (1 + step * step / 12)
    addCorners(around: center, from: start, step: step, count: Int(count) - 1, to: &edge)
  }

  /// Appends the corners of a whole circle.
  func addCircle(around center: Point, to edge: inout [Point]) {
    let count = (2 * .pi / arcs.widestPiece).rounded(.up)
    let step = 2 * .pi / count
    addCorners(
      around: center, from: Point(radius * (1 + step * step / 12), 0), step: step,
      count: Int(count), to: &edge)
  }

  private func addCorners(
    around center: Point, from: Point, step: Double, count: Int, to edge: inout [Point]
  ) {
    if count > Stroker.fewCorners, seen != .everywhere {
      return addCorners(0..<count, around: center, from: from, step: step, to: &edge)
    }
    addAllCorners(around: center, from: from, step: step, count: count, to: &edge)
  }

  /// Those of many corners that are seen, and of others that follow each other beyond a side of what is seen the
  /// first and the last.
  private func addCorners(
    _ corners: Range<Int>, around center: Point, from: Point, step: Double, to edge: inout [Point]
  ) {
    let first = rotated(from, by: step * Double(corners.lowerBound))
    if corners.count <= Stroker.fewCorners {
      return addAllCorners(
        around: center, from: first, step: step, count: corners.count, to: &edge)
    }
    let angle = step * Double(corners.count - 1)
    if abs(angle) < 1.6 {
      // They lie in the triangle with the point where the tangents at both ends meet.
      let last = rotated(from, by: step * Double(corners.upperBound - 1))
      let tip = (first + last) / (1 + cosine(angle))
      let low = Point(min(first.x, last.x, tip.x), min(first.y, last.y, tip.y))
      let high = Point(max(first.x, last.x, tip.x), max(first.y, last.y, tip.y))
      if seen.isPassed(byBoxFrom: center + low, to: center + high) {
        edge.append(center + first)
        edge.append(center + last)
        return
      }
    }
    let middle = (corners.lowerBound + corners.upperBound) / 2
    for half in [corners.lowerBound..<middle, middle..<corners.upperBound] {
      addCorners(half, around: center, from: from, step: step, to: &edge)
    }
  }

  /// Arcs of so many corners are not worth a look for what is seen of them.
  private static let fewCorners = 48

  private func addAllCorners(
    around center: Point, from: Point, step: Double, count: Int, to edge: inout [Point]
  ) {
    let c = cosine(step)
    let s = sine(step)
    var v = from
    for _ in 0..<count {
      edge.append(center + v)
      v = Point(v.x * c - v.y * s, v.x * s + v.y * c)
    }
  }

  private func rotated(_ v: Point, by angle: Double) -> Point {
    let c = cosine(angle)
    let s = sine(angle)
    return Point(v.x * c - v.y * s, v.x * s + v.y * c)
  }
}
