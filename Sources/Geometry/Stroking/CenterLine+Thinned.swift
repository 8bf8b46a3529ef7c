extension CenterLine {
  /// Which corners of a line may be left out when it is drawn with a width: paths may have many more
  /// points than pixels.
  struct Thinning {
    /// How far from the lines that are left a corner may lie, in the path's unit.
    let tolerance: Double
    /// The sine of the angle that those which one line stands for may turn by against the first.
    let turn: Double

    /// For a line of half the width `radius`; `pixel` is a pixel in the path's unit.
    ///
    /// A line that is turned by α has its edges, r off, closer by r·α²/2: no more than is left out
    /// along the line.
    init(radius: Double, pixel: Double) {
      tolerance = Chord.unseen * pixel
      turn = min((tolerance / radius).squareRoot(), 0.1)
    }
  }

  /// Leaves out corners that nobody would miss, see `Chord`. The first line and the last one stay as
  /// they are, which caps show.
  mutating func thin(by thinning: Thinning) {
    // Of a closed line the last corner stays.
    let last = vertices.count - (isClosed ? 1 : 2)
    guard last > 2, hasRow else { return }
    let least = leastLength
    var kept = 1
    var vertices = vertices.mutableSpan
    var row = Row(from: vertices[1], to: vertices[2], thinning)
    for index in 2..<last {
      let vertex = vertices[index]
      if row.extend(from: vertex, to: vertices[index + 1]) { continue }
      if kept + 1 < index, !vertices[kept].aim(at: vertex.point, least: least) { kept -= 1 }
      kept += 1
      if kept < index { vertices[kept] = vertex }
      row.begin(from: vertex, to: vertices[index + 1])
    }
    guard kept + 1 < last else { return }
    if !vertices[kept].aim(at: vertices[last].point, least: least) { kept -= 1 }
    for index in last..<vertices.count {
      kept += 1
      vertices[kept] = vertices[index]
    }
    self.vertices.removeSubrange((kept + 1)...)
  }

  /// True when there are three corners in a row: lines between others are all that may be left out.
  private var hasRow: Bool {
    let vertices = vertices.span
    var corners = 0
    for index in vertices.indices {
      corners = vertices[index].joint == .corner ? corners + 1 : 0
      if corners == 3 { return true }
    }
    return false
  }

  /// Lines that one may stand for.
  private struct Row {
    private var chord: Chord
    /// The direction of the first; zero when it has to stay.
    private var direction = Point.zero
    private let turn: Double

    init(from first: Vertex, to second: Vertex, _ thinning: Thinning) {
      chord = Chord(from: first.point, tolerance: thinning.tolerance)
      turn = thinning.turn
      begin(from: first, to: second)
    }

    /// Begins anew with one line.
    @inline(__always)
    mutating func begin(from first: Vertex, to second: Vertex) {
      // What leads to a curve, or comes from one, tells where that goes.
      guard first.joint == .corner, second.joint == .corner else { return direction = .zero }
      direction = first.direction
      chord.start = first.point
      chord.end = first.point
      chord.begin(to: second.point)
    }

    /// Takes in the line behind `vertex`; false, and nothing done, where it cannot.
    @inline(__always)
    mutating func extend(from vertex: Vertex, to next: Vertex) -> Bool {
      // Written so that what is not a number is kept.
      Point.dot(direction, vertex.direction) > 0.9
        && abs(Point.cross(direction, vertex.direction)) <= turn
        && next.joint == .corner && chord.extend(to: next.point)
    }
  }
}
