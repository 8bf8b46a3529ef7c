/// One contour as it is measured, cut and outlined: points no two of which in a row coincide, and
/// the directions between them.
struct CenterLine: Sendable {
  /// A point, and the line that leads from it to the next.
  struct Vertex: Sendable {
    var point: Point
    var joint: FlatPath.Joint
    /// The unit vector to the next point; a closed contour's last point leads back to the first.
    /// Meaningless for an open one's.
    var direction = Point.zero
    /// The distance to the next point.
    var length = 0.0

    @inline(__always)
    init(_ point: Point, _ joint: FlatPath.Joint) {
      self.point = point
      self.joint = joint
    }

    /// Takes in a point that coincides: what stands for two is smooth only if both are.
    @inline(__always)
    mutating func merge(_ other: FlatPath.Joint) {
      if other == .corner { joint = .corner }
    }

    /// Aims at the next point; false, and nothing done, when it is not farther off than `least`.
    @inline(__always)
    mutating func aim(at next: Point, least: Double) -> Bool {
      let way = next - point
      let distance = way.length
      if distance <= least { return false }
      direction = way / distance
      length = distance
      return true
    }
  }

  var vertices: [Vertex] = []
  /// True when a line joins the last point to the first.
  private(set) var isClosed = false
  /// Shorter than this is no length at all: the rounding error of the coordinates.
  private(set) var leastLength = 0.0

  /// The lines between the points, the closing one included; none for a mere dot.
  var lineCount: Int { vertices.count > 1 ? vertices.count - (isClosed ? 0 : 1) : 0 }

  init() {}

  /// True when no point of it lies in `visible`, which is as much larger as it is wide.
  func lies(outside visible: VisibleArea) -> Bool {
    guard let first = vertices.first, !visible.holds(first.point) else { return false }
    var low = first.point
    var high = first.point
    for vertex in vertices {
      low = Point(min(low.x, vertex.point.x), min(low.y, vertex.point.y))
      high = Point(max(high.x, vertex.point.x), max(high.y, vertex.point.y))
    }
    return visible.isPassed(byBoxFrom: low, to: high)
  }

  init(_ path: FlatPath, _ contour: FlatPath.Contour) { load(path, contour) }

  /// Becomes the line of another contour; its memory stays.
  mutating func load(_ path: FlatPath, _ contour: FlatPath.Contour) {
    isClosed = contour.isClosed
    vertices.removeAll(keepingCapacity: true)
    let points = path.points.span.extracting(contour.range)
    let joints = path.joints.span
    var reach = 0.0
    for index in points.indices { reach = max(reach, abs(points[index].x), abs(points[index].y)) }
    let least = 1e-11 * reach
    leastLength = least
    vertices.append(addingCapacity: points.count) { vertices in
      guard points.count > 0 else { return }
      var jointIndex = contour.start
      var last = Vertex(points[0], jointIndex < joints.count ? joints[jointIndex] : .corner)
      for index in points.indices.dropFirst() {
        jointIndex += 1
        let joint = jointIndex < joints.count ? joints[jointIndex] : .corner
        if last.aim(at: points[index], least: least) {
          vertices.append(last)
          last = Vertex(points[index], joint)
        } else {
          last.merge(joint)
        }
      }
      vertices.append(last)
    }
    if isClosed { close() }
  }

  /// Aims the last point at the first.
  private mutating func close() {
    while vertices.count > 1, !aim(vertices.count - 1, at: vertices[0].point) {
      vertices[0].merge(vertices.removeLast().joint)
    }
  }

  private mutating func aim(_ index: Int, at next: Point) -> Bool {
    vertices[index].aim(at: next, least: leastLength)
  }

  /// True when a closed line never turns to one of its sides, but for rounding, and once round in all.
  var turnsOnceRound: Bool {
    var least = 0.0
    var greatest = 0.0
    var rounds = 0
    let vertices = vertices.span
    var into = vertices[vertices.count - 1].direction
    for index in vertices.indices {
      let out = vertices[index].direction
      let sine = Point.cross(into, out)
      least = sine < least ? sine : least
      greatest = sine > greatest ? sine : greatest
      // Every round passes the x axis from above to below once.
      if into.y < 0, out.y >= 0 { rounds += 1 }
      into = out
    }
    return rounds == 1 && (least > -1e-9 || greatest < 1e-9)
  }

  // MARK: - Pieces

  /// A line of the contour and how far along it, 0…1.
  struct Position {
    var line: Int
    var fraction: Double
  }

  func point(at position: Position) -> Point {
    if position.fraction == 0 { return vertices[position.line].point }
    if position.fraction == 1 {
      return vertices[position.line + 1 < vertices.count ? position.line + 1 : 0].point
    }
    return point(onLine: position.line, at: position.fraction)
  }

  /// Becomes the piece of `line` between two of its positions, as an open contour; one of a closed
  /// line may run through its start. The memory of what was here stays.
  mutating func load(
    _ line: borrowing CenterLine, from first: Position, to last: Position, throughStart: Bool
  ) {
    isClosed = false
    leastLength = line.leastLength
    vertices.removeAll(keepingCapacity: true)
    vertices.append(Vertex(line.point(at: first), .corner))
    if throughStart {
      vertices.append(contentsOf: line.vertices[(first.line + 1)...])
      vertices.append(contentsOf: line.vertices[...last.line])
    } else if last.line > first.line {
      vertices.append(contentsOf: line.vertices[first.line + 1...last.line])
    } else if line.isCurved(line: first.line) {
      // Two points alone would lose the curve's directions, which the ends of a wide line show.
      let middle = (first.fraction + last.fraction) / 2
      vertices.append(Vertex(line.point(onLine: first.line, at: middle), .smooth))
    }
    vertices.append(Vertex(line.point(at: last), .corner))
    // The lines between the points taken over are known.
    while vertices.count > 1, !aim(0, at: vertices[1].point) { vertices.remove(at: 1) }
    while vertices.count > 1, !aim(vertices.count - 2, at: vertices[vertices.count - 1].point) {
      vertices.removeLast()
    }
  }

  // MARK: - Directions of the curve

  /// The vertex whose line leads to this one.
  @inline(__always)
  private func before(_ vertex: Int) -> Int { vertex > 0 ? vertex - 1 : vertices.count - 1 }

  /// False for the ends of an open contour.
  @inline(__always)
  private func isBetweenLines(_ vertex: Int) -> Bool {
    isClosed ? vertices.count > 1 : vertex > 0 && vertex < vertices.count - 1
  }

  /// The unit direction of the curve at a point between two lines; nil at a corner or an end.
  ///
  /// Inside a curve it divides the turn between the chords by their lengths, which is exact for
  /// circles.
  @inline(__always)
  func tangent(at vertex: Int) -> Point? {
    let vertices = vertices.span
    guard isBetweenLines(vertex) else { return nil }
    let into = vertices[before(vertex)]
    let out = vertices[vertex]
    switch out.joint {
    case .corner: return nil
    case .lineToCurve: return into.direction
    case .curveToLine: return out.direction
    case .smooth:
      let mean = into.direction * out.length + out.direction * into.length
      let length = mean.length
      return length > 0 ? mean / length : nil
    }
  }

  /// The slopes of `tangent(at:)` against the line that ends there and the one that begins there; nil
  /// also when the turn is too sharp to be that of a curve's piece.
  @inline(__always)
  func slopes(at vertex: Int) -> (into: Double?, out: Double?) {
    let vertices = vertices.span
    guard isBetweenLines(vertex) else { return (nil, nil) }
    let into = vertices[before(vertex)]
    let out = vertices[vertex]
    let along = Point.dot(into.direction, out.direction)
    let across = Point.cross(into.direction, out.direction)
    switch out.joint {
    case .corner: return (nil, nil)
    case .lineToCurve: return (0, CenterLine.slope(along: along, across: -across))
    case .curveToLine: return (CenterLine.slope(along: along, across: across), 0)
    case .smooth:
      return (
        CenterLine.slope(along: out.length + into.length * along, across: into.length * across),
        CenterLine.slope(along: into.length + out.length * along, across: out.length * -across)
      )
    }
  }

  @inline(__always)
  private static func slope(along: Double, across: Double) -> Double? {
    along > 0 && abs(across) < 0.6 * along ? across / along : nil
  }

  /// The slopes, against its chord, with which the curve leaves the first point of a line and
  /// arrives at the second. Zero for a straight line.
  @inline(__always)
  func slopes(ofLine line: Int) -> (start: Double, end: Double) {
    CenterLine.slopes(slopes(at: line).out, slopes(at: end(ofLine: line)).into)
  }

  /// The vertex that a line leads to.
  @inline(__always)
  func end(ofLine line: Int) -> Int { line + 1 < vertices.count || !isClosed ? line + 1 : 0 }

  /// The slopes of a line at whose ends the curve has these, where they are known.
  @inline(__always)
  private static func slopes(_ start: Double?, _ end: Double?) -> (start: Double, end: Double) {
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

  /// The length of the piece of a curve over a line at whose ends it has these slopes, where they are
  /// known.
  @inline(__always)
  func curveLength(ofLine line: Int, from start: Double?, to end: Double?) -> Double {
    let (start, end) = CenterLine.slopes(start, end)
    // The mean of half the squared slope of Hermite's cubic.
    return vertices.span[line].length * (1 + (2 * start * start - start * end + 2 * end * end) / 30)
  }

  /// An end of an open contour: the direction of the curve there, and its slope against the line.
  struct End {
    let tangent: Point
    let slope: Double
  }

  /// Where an open contour starts.
  var start: End { end(ofLine: 0, slope: slopes(ofLine: 0).start) }

  /// Where an open contour ends.
  var end: End { end(ofLine: lineCount - 1, slope: slopes(ofLine: lineCount - 1).end) }

  /// The point of the curve at `fraction` of a line's length.
  func point(onLine line: Int, at fraction: Double) -> Point {
    let (start, end) = slopes(ofLine: line)
    let vertex = vertices[line]
    let d = vertex.direction
    let f = fraction
    let g = 1 - fraction
    // Hermite's cubic over the chord.
    let rise = vertex.length * f * g * (start * g - end * f)
    return vertex.point + d * (f * vertex.length) + Point(-d.y, d.x) * rise
  }

  private func end(ofLine line: Int, slope: Double) -> End {
    let d = vertices[line].direction
    if slope == 0 { return End(tangent: d, slope: 0) }
    let turned = d + Point(-d.y, d.x) * slope
    return End(tangent: turned / turned.length, slope: slope)
  }
}
