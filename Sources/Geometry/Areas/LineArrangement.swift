/// The lines of two flat paths, cut wherever they meet, so that pieces touch only at their ends.
struct LineArrangement {
  /// A piece that both paths may run along, several times and either way.
  struct Piece {
    var from: Int
    var to: Int
    /// How often the first and the second path run from `from` to `to`, less how often back.
    var turns: (Int, Int)
  }

  private(set) var points: [Point] = []
  private(set) var pieces: [Piece] = []
  /// The first path's contours as numbers of points, cut; closed ones end where they start.
  private(set) var tracks: [[Int]] = []

  /// Contours that are not closed count as closed when `closes` is true.
  init(_ first: FlatPath, _ second: FlatPath, closesFirst: Bool) {
    var lines: [Line] = first.lines(owner: 0, closes: closesFirst)
    lines += second.lines(owner: 1, closes: true)
    guard let bounds = Rect(around: lines.flatMap { [$0.a, $0.b] }) else { return }
    let extent = max(
      bounds.width, bounds.height, abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY),
      abs(bounds.maxY))
    guard extent > 0, extent.isFinite else { return }
    let tolerance = extent * 1e-10
    let cuts = Self.cuts(lines, tolerance: tolerance)
    var pool = VertexPool(tolerance: tolerance * 4)
    var indices: [Int: [Int: Int]] = [:]
    for (number, line) in lines.enumerated() {
      let stops = ([0, 1] + cuts[number]).sorted().map { t in
        pool.index(of: t == 1 ? line.b : line.a + (line.b - line.a) * t)
      }
      if line.owner == 0 {
        if line.startsContour { tracks.append(stops.isEmpty ? [] : [stops[0]]) }
        for stop in stops.dropFirst() where tracks[tracks.count - 1].last != stop {
          tracks[tracks.count - 1].append(stop)
        }
      }
      for (p, q) in zip(stops, stops.dropFirst()) where p != q {
        let (low, high) = (min(p, q), max(p, q))
        let index = indices[low]?[high] ?? pieces.count
        if index == pieces.count {
          indices[low, default: [:]][high] = index
          pieces.append(Piece(from: low, to: high, turns: (0, 0)))
        }
        let turn = p == low ? 1 : -1
        if line.owner == 0 { pieces[index].turns.0 += turn } else { pieces[index].turns.1 += turn }
      }
    }
    points = pool.points
  }

  fileprivate struct Line {
    var a: Point
    var b: Point
    var owner: Int
    var startsContour: Bool
  }

  /// For each line the fractions at which others meet it.
  private static func cuts(_ lines: [Line], tolerance: Double) -> [[Double]] {
    var cuts = Array(repeating: [Double](), count: lines.count)
    let order = lines.indices.sorted {
      min(lines[$0].a.x, lines[$0].b.x) < min(lines[$1].a.x, lines[$1].b.x)
    }
    for (position, i) in order.enumerated() {
      let reach = max(lines[i].a.x, lines[i].b.x) + tolerance
      for j in order[(position + 1)...] {
        if min(lines[j].a.x, lines[j].b.x) > reach { break }
        let (p, q) = (lines[i], lines[j])
        if max(p.a.y, p.b.y) + tolerance < min(q.a.y, q.b.y)
          || max(q.a.y, q.b.y) + tolerance < min(p.a.y, p.b.y)
        {
          continue
        }
        for end in [q.a, q.b] { touch(p, end, tolerance, &cuts[i]) }
        for end in [p.a, p.b] { touch(q, end, tolerance, &cuts[j]) }
        let (d, e) = (p.b - p.a, q.b - q.a)
        let cross = Point.cross(d, e)
        guard abs(cross) > 1e-14 * d.length * e.length else { continue }
        let t = Point.cross(q.a - p.a, e) / cross
        let u = Point.cross(q.a - p.a, d) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { continue }
        cuts[i].append(t)
        cuts[j].append(u)
      }
    }
    return cuts
  }

  /// Cuts `line` at `end` if that lies on it.
  private static func touch(
    _ line: Line, _ end: Point, _ tolerance: Double, _ cuts: inout [Double]
  ) {
    let d = line.b - line.a
    let t = Point.dot(end - line.a, d) / Point.dot(d, d)
    guard t > 0, t < 1, (line.a + d * t - end).length <= tolerance else { return }
    cuts.append(t)
  }
}

extension LineArrangement {
  /// How often both paths turn round the two sides of a piece, left and right of its direction with
  /// y upwards.
  func windings(of piece: Piece) -> (left: (Int, Int), right: (Int, Int)) {
    let (a, b) = (points[piece.from], points[piece.to])
    let middle = (a + b) / 2
    let isSteep = abs(b.y - a.y) >= abs(b.x - a.x)
    // The side that a ray along the greater distance leaves to, with all it crosses but the piece.
    var beyond = (0, 0)
    for other in pieces where other.from != piece.from || other.to != piece.to {
      let turn = crossing(other, from: middle, alongX: isSteep)
      beyond.0 += turn * other.turns.0
      beyond.1 += turn * other.turns.1
    }
    let own = crossingSign(a, b, alongX: isSteep)
    let before = (beyond.0 + own * piece.turns.0, beyond.1 + own * piece.turns.1)
    // The ray runs to +x or +y; that is to the right of a line that goes up, or to the left.
    let leavesRight = isSteep ? b.y > a.y : b.x < a.x
    return leavesRight ? (before, beyond) : (beyond, before)
  }

  /// How often the paths turn round a point.
  func winding(at p: Point) -> (Int, Int) {
    pieces.reduce(into: (0, 0)) { sum, piece in
      let turn = crossing(piece, from: p, alongX: true)
      sum.0 += turn * piece.turns.0
      sum.1 += turn * piece.turns.1
    }
  }

  private func crossing(_ piece: Piece, from p: Point, alongX: Bool) -> Int {
    let (a, b) = (points[piece.from], points[piece.to])
    if alongX {
      guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > p.x ? crossingSign(a, b, alongX: true) : 0
    }
    guard (a.x <= p.x) != (b.x <= p.x) else { return 0 }
    let y = a.y + (p.x - a.x) / (b.x - a.x) * (b.y - a.y)
    return y > p.y ? crossingSign(a, b, alongX: false) : 0
  }

  /// The turn, anticlockwise with y upwards, that a crossing of the ray adds.
  private func crossingSign(_ a: Point, _ b: Point, alongX: Bool) -> Int {
    alongX ? (b.y > a.y ? 1 : -1) : (b.x < a.x ? 1 : -1)
  }
}

extension FlatPath {
  fileprivate func lines(owner: Int, closes: Bool) -> [LineArrangement.Line] {
    contours.flatMap { contour -> [LineArrangement.Line] in
      var corners = Array(points[contour.range])
      if contour.isClosed || closes, let first = corners.first { corners.append(first) }
      var isFirst = true
      return zip(corners, corners.dropFirst()).compactMap { a, b in
        guard a != b, a.isFinite, b.isFinite else { return nil }
        defer { isFirst = false }
        return LineArrangement.Line(a: a, b: b, owner: owner, startsContour: isFirst)
      }
    }
  }
}
