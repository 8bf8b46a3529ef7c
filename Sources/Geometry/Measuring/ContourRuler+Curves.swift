extension ContourRuler {
  /// The curves of a contour, and where on them its lines end.
  struct Curves: Sendable {
    /// A curve over some lines of a contour.
    private struct Piece: Sendable {
      let curve: CubicBezier
      let lines: Range<Int>
    }

    /// In the order of their lines.
    private var pieces: [Piece] = []
    /// For every line that is of a curve, the curve's parameter at its end.
    private var ends: [Double] = []

    /// The curves of `all` that are of a contour of `path`; `line` is made of it.
    init(_ path: FlatPath, _ contour: FlatPath.Contour, _ all: FlatCurves, on line: CenterLine) {
      guard let first = all.curves.firstIndex(where: { $0.start >= contour.start }) else { return }
      let own = all.curves[first...].prefix { $0.start < contour.end }
      guard !own.isEmpty, line.lineCount > 0 else { return }
      ends = Array(repeating: 0, count: line.lineCount)
      var walk = Walk(path, contour, on: line)
      for curve in own {
        let start = walk.vertex(of: curve.start)
        var reached = start
        for index in (curve.start + 1)..<max(curve.end, curve.start + 1) {
          let vertex = walk.vertex(of: index)
          if vertex > reached { ends[vertex - 1] = all.parameters[index] }
          reached = vertex
        }
        let end = walk.vertex(of: curve.end)
        guard end > start else { continue }
        ends[end - 1] = 1
        pieces.append(Piece(curve: curve.curve, lines: start..<end))
      }
    }

    /// The lines of the curve that has this one; nil where none has.
    func lines(around line: Int) -> Range<Int>? { piece(around: line)?.lines }

    /// Where the curve that has the line `inside` is at its parameter `t`, in 0…1.
    func position(at t: Double, onCurveOf inside: Int, of line: CenterLine) -> CenterLine.Position?
    {
      guard let piece = piece(around: inside) else { return nil }
      var low = piece.lines.lowerBound
      var high = piece.lines.upperBound - 1
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < t { low = middle + 1 } else { high = middle }
      }
      let vertex = line.vertices[low]
      let way = piece.curve.evaluate(at: t) - vertex.point
      let fraction = Point.dot(way, vertex.direction) / vertex.length
      return CenterLine.Position(line: low, fraction: min(max(fraction, 0), 1))
    }

    private func piece(around line: Int) -> Piece? {
      var low = 0
      var high = pieces.count
      while low < high {
        let middle = (low + high) / 2
        if pieces[middle].lines.upperBound <= line { low = middle + 1 } else { high = middle }
      }
      return low < pieces.count && pieces[low].lines.contains(line) ? pieces[low] : nil
    }
  }

  /// Goes along the points of a contour and says which vertices of its line they became.
  private struct Walk {
    private let path: FlatPath
    private let contour: FlatPath.Contour
    private let line: CenterLine
    private var index: Int
    private var current = 0

    init(_ path: FlatPath, _ contour: FlatPath.Contour, on line: CenterLine) {
      self.path = path
      self.contour = contour
      self.line = line
      index = contour.start
    }

    /// The vertex of a point not before the one asked for last. Of those that coincide with the start of
    /// a closed line, and come last, it is the number of its lines.
    mutating func vertex(of point: Int) -> Int {
      while index < point {
        index += 1
        if index == contour.end {
          if line.isClosed { current = line.lineCount }
        } else if current + 1 < line.vertices.count {
          // What was left out lies next to the vertex before it, and none of those do.
          if path.points[index] == line.vertices[current + 1].point { current += 1 }
        } else if line.isClosed, current < line.lineCount {
          let gap = path.points[index] - line.vertices[0].point
          if gap.length <= line.leastLength { current = line.lineCount }
        }
      }
      return current
    }
  }
}
