extension CenterLine {
  /// True when it is found that no two points of an open line, that are at least `length` apart along it,
  /// lie within `distance` of each other.
  ///
  /// Looks at the boxes of short runs of lines, and of single lines where two of them are near. A line
  /// of very many points is not looked at: that would cost more than it helps. The runs lie in `runs`.
  func keepsApart(by distance: Double, beyond length: Double, in runs: inout [Run]) -> Bool {
    guard lineCount <= 64 * CenterLine.runLength else { return false }
    runs.removeAll(keepingCapacity: true)
    var start = 0
    var way = 0.0
    while start < lineCount {
      let later = run(start..<min(start + CenterLine.runLength, lineCount), after: way)
      for earlier in runs where later.isNear(earlier, distance, beyond: length) {
        if areNear(earlier, later, distance, beyond: length) { return false }
      }
      runs.append(later)
      way = later.end
      start = later.lines.upperBound
    }
    return true
  }

  /// How many lines make a run.
  private static var runLength: Int { 8 }

  /// True when the boxes of two of their lines are.
  private func areNear(
    _ earlier: Run, _ later: Run, _ distance: Double, beyond length: Double
  ) -> Bool {
    var way = earlier.begin
    for index in earlier.lines {
      let first = run(index..<index + 1, after: way)
      way = first.end
      if !later.isNear(first, distance, beyond: length) { continue }
      var way = later.begin
      for index in later.lines {
        let second = run(index..<index + 1, after: way)
        way = second.end
        if second.isNear(first, distance, beyond: length) { return true }
      }
    }
    return false
  }

  /// Some of its lines, which begin at the distance `begin` along it.
  private func run(_ lines: Range<Int>, after begin: Double) -> Run {
    var run = Run(lines: lines, begin: begin, at: vertices[lines.lowerBound].point)
    for index in lines {
      run.end += vertices[index].length
      run.include(vertices[index + 1].point)
    }
    return run
  }

  /// A run of lines that follow each other, and the box that holds them.
  struct Run {
    fileprivate let lines: Range<Int>
    /// Distances along the whole line.
    fileprivate let begin: Double
    fileprivate var end: Double
    private var minX: Double
    private var minY: Double
    private var maxX: Double
    private var maxY: Double

    fileprivate init(lines: Range<Int>, begin: Double, at point: Point) {
      self.lines = lines
      self.begin = begin
      end = begin
      (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y)
    }

    fileprivate mutating func include(_ point: Point) {
      // Each one instruction, as `max` is not.
      minX = point.x < minX ? point.x : minX
      minY = point.y < minY ? point.y : minY
      maxX = point.x > maxX ? point.x : maxX
      maxY = point.y > maxY ? point.y : maxY
    }

    /// True when its box is within `distance` of that of an earlier run, and it reaches `length` from
    /// where that one begins.
    fileprivate func isNear(_ earlier: Run, _ distance: Double, beyond length: Double) -> Bool {
      // Written so that what is not a number is near.
      !(end - earlier.begin < length || minX - earlier.maxX > distance
        || earlier.minX - maxX > distance || minY - earlier.maxY > distance
        || earlier.minY - maxY > distance)
    }
  }
}
