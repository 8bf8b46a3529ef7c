/// One contour as it is measured, cut and outlined: points no two of which in a row coincide, and
/// the directions between them.
struct CenterLine: Sendable {
  private(set) var points: [Point] = []
  private(set) var joints: [FlatPath.Joint] = []
  /// Unit vectors from point to next point; a closed contour has one more, back to the first.
  private(set) var directions: [Point] = []
  /// The lengths that belong to `directions`.
  private(set) var lengths: [Double] = []
  /// True when a line joins the last point to the first.
  private(set) var isClosed = false
  /// Shorter than this is no length at all: the rounding error of the coordinates.
  private(set) var leastLength = 0.0

  /// The lines between the points, the closing one included; none for a mere dot.
  var lineCount: Int { directions.count }

  init() {}

  init(_ path: FlatPath, _ contour: FlatPath.Contour) { load(path, contour) }

  /// Becomes the line of another contour; its memory stays.
  mutating func load(_ path: FlatPath, _ contour: FlatPath.Contour) {
    isClosed = contour.isClosed
    points.removeAll(keepingCapacity: true)
    joints.removeAll(keepingCapacity: true)
    directions.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    var reach = 0.0
    for index in contour.range {
      let p = path.points[index]
      reach = max(reach, abs(p.x), abs(p.y))
    }
    leastLength = 1e-11 * reach
    points.reserveCapacity(contour.range.count)
    joints.reserveCapacity(contour.range.count)
    for index in contour.range { append(path.points[index], path.joint(at: index)) }
    if isClosed { dropRepeatedStart() }
    guard points.count > 1 else { return }
    let lines = isClosed ? points.count : points.count - 1
    directions.reserveCapacity(lines)
    lengths.reserveCapacity(lines)
    for i in 0..<lines {
      let d = points[i + 1 < points.count ? i + 1 : 0] - points[i]
      let length = d.length
      directions.append(d / length)
      lengths.append(length)
    }
  }

  private mutating func append(_ p: Point, _ joint: FlatPath.Joint) {
    if let last = points.last, (p - last).length <= leastLength {
      merge(joint, into: points.count - 1)
    } else {
      points.append(p)
      joints.append(joint)
    }
  }

  private mutating func dropRepeatedStart() {
    while points.count > 1, (points[points.count - 1] - points[0]).length <= leastLength {
      points.removeLast()
      merge(joints.removeLast(), into: 0)
    }
  }

  /// A point that stands for two is smooth only if both are.
  private mutating func merge(_ joint: FlatPath.Joint, into index: Int) {
    if joint == .corner { joints[index] = .corner }
  }

  // MARK: - Directions of the curve

  /// The unit direction of the curve at a point between two lines; nil at a corner or an end.
  ///
  /// Inside a curve it divides the turn between the chords by their lengths, which is exact for
  /// circles.
  func tangent(at point: Int) -> Point? {
    let directions = directions.span
    let lengths = lengths.span
    guard isClosed || (point > 0 && point < points.count - 1), directions.count > 0 else {
      return nil
    }
    let before = point > 0 ? point - 1 : directions.count - 1
    switch joints.span[point] {
    case .corner: return nil
    case .lineToCurve: return directions[before]
    case .curveToLine: return directions[point]
    case .smooth:
      let mean = directions[before] * lengths[point] + directions[point] * lengths[before]
      let length = mean.length
      return length > 0 ? mean / length : nil
    }
  }

  /// The slopes, against its chord, with which the curve leaves the first point of a line and
  /// arrives at the second. Zero for a straight line.
  func slopes(ofLine line: Int) -> (start: Double, end: Double) {
    let next = line + 1 < points.count ? line + 1 : (isClosed ? 0 : line + 1)
    let start = tangent(at: line).flatMap { slope(of: $0, against: directions[line]) }
    let end = tangent(at: next).flatMap { slope(of: $0, against: directions[line]) }
    switch (start, end) {
    case (let start?, let end?): return (start, end)
    // Where one end says nothing, the piece is taken for a circle's.
    case (let start?, nil): return (start, -start)
    case (nil, let end?): return (-end, end)
    case (nil, nil): return (0, 0)
    }
  }

  /// True for a piece of a curve, false for a straight line.
  func isCurved(line: Int) -> Bool {
    let (start, end) = slopes(ofLine: line)
    return start != 0 || end != 0
  }

  /// The length of the piece of a curve over a line.
  func curveLength(ofLine line: Int) -> Double {
    let (start, end) = slopes(ofLine: line)
    // The mean of half the squared slope of Hermite's cubic.
    return lengths[line] * (1 + (2 * start * start - start * end + 2 * end * end) / 30)
  }

  /// The direction in which an open contour starts.
  var startTangent: Point { direction(ofLine: 0, slope: slopes(ofLine: 0).start) }

  /// The direction in which an open contour ends.
  var endTangent: Point {
    direction(ofLine: lineCount - 1, slope: slopes(ofLine: lineCount - 1).end)
  }

  /// The point of the curve at `fraction` of a line's length.
  func point(onLine line: Int, at fraction: Double) -> Point {
    let (start, end) = slopes(ofLine: line)
    let d = directions[line]
    let f = fraction
    let g = 1 - fraction
    // Hermite's cubic over the chord.
    let rise = lengths[line] * f * g * (start * g - end * f)
    return points[line] + d * (f * lengths[line]) + Point(-d.y, d.x) * rise
  }

  private func direction(ofLine line: Int, slope: Double) -> Point {
    let d = directions[line]
    if slope == 0 { return d }
    let turned = d + Point(-d.y, d.x) * slope
    return turned / turned.length
  }

  /// nil when the turn is too sharp to be that of a curve's piece.
  private func slope(of tangent: Point, against direction: Point) -> Double? {
    let along = Point.dot(direction, tangent)
    let across = Point.cross(direction, tangent)
    return along > 0 && abs(across) < 0.6 * along ? across / along : nil
  }
}
