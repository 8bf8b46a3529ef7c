/// The border, at its hub, of what the spokes of a pie cover: between the first and the last of them
/// all points that one of them passes on its way outwards.
///
/// The border faces the pie's gap. It is told in columns along the gap's middle line, as the highest
/// point that a spoke or the edge between their ends has in each; between two columns it follows the
/// lines found there.
struct HubTip {
  /// The border's points, from the last spoke's side to the first one's.
  private(set) var points: [Point] = []
  /// The area below the border that no spoke covers: what columns cannot show.
  private(set) var missed = 0.0

  /// A spoke in the hub's frame: x to the last spoke's side, y into the gap.
  private struct Line {
    var x: Double
    var y: Double
    var slope: Double
    var goesRight: Bool
    var goesUp: Bool

    @inline(__always)
    func height(at position: Double) -> Double { y + (position - x) * slope }

    /// True where the spoke, which is endless, crosses a column.
    @inline(__always)
    func meets(_ position: Double) -> Bool { goesRight ? position >= x : position <= x }
  }

  private struct Column {
    var position = 0.0
    var top = -Double.infinity
    /// The slope of what is at the top.
    var slope = 0.0
    /// How much of the column below is not covered.
    var missed = 0.0
  }

  private var lines: [Line] = []
  private var runs: [ClosedRange<Double>] = []
  private var origin = Point.zero
  private var across = Point.zero
  private var up = Point.zero

  /// Columns on either side of the middle. The error of what lies between two is that of a bend inside it:
  /// less than a level of a pixel.
  private static func half(_ extent: Double, grain: Double) -> Int {
    extent < 40 * grain ? 8 : 16
  }

  /// Works out the tip of a fan that turns one way, by less than a full turn; false where that cannot be
  /// told. No point of it is then as far as `farthest` from the hub; `grain` is a twentieth of a pixel.
  mutating func work(out hub: borrowing Hub, farthest: Double, grain: Double) -> Bool {
    points.removeAll(keepingCapacity: true)
    missed = 0
    guard place(hub), let first = lines.first, let last = lines.last, !first.goesRight,
      last.goesRight
    else { return false }
    let left = extent(of: first)
    let right = extent(of: last)
    guard max(left, right) < farthest else { return false }
    var before = Column()
    let half = HubTip.half(max(left, right), grain: grain)
    for index in -half...half {
      let share = Double(index) / Double(half)
      // From right to left, closer in the middle.
      let position = share < 0 ? right * share * share : -left * share * share
      let column = column(at: position)
      if index == -half {
        guard abs(column.top - last.height(at: position)) < 1e-6 * farthest else { return false }
      } else {
        missed += (before.missed + column.missed) / 2 * (before.position - position)
        appendBend(before, column)
      }
      guard abs(column.top) < farthest, missed.isFinite else { return false }
      append(column.position, column.top)
      before = column
    }
    return abs(before.top - first.height(at: before.position)) < 1e-6 * farthest
  }

  /// The area that the spokes of a full turn leave uncovered round the hub: of which all of them stop
  /// short. Infinite where that cannot be told.
  mutating func hole(in hub: borrowing Hub) -> Double {
    points.removeAll(keepingCapacity: true)
    guard let way = hub.spokes.first?.way, way != .zero else { return .infinity }
    across = Point(-way.y, way.x) / way.length
    up = way / way.length
    place(hub.spokes.span, around: hub.bounds.center)
    let lines = lines.span
    // All of the hub, which the hole is part of.
    let half = 16
    let step = (hub.bounds.width + hub.bounds.height) / Double(half)
    var hole = 0.0
    for index in -half...half {
      let position = step * Double(index)
      var low = -Double.infinity
      var high = Double.infinity
      for index in lines.indices {
        let line = lines[index]
        if line.slope == 0 { continue }
        let end = line.y - (position - line.x) / line.slope
        if line.goesUp { high = min(high, end) } else { low = max(low, end) }
      }
      hole += max(high - low, 0) * step
    }
    return hole
  }

  private mutating func append(_ x: Double, _ y: Double) {
    points.append(origin + across * x + up * y)
  }

  /// Where the lines of two columns meet between them.
  private mutating func appendBend(_ right: Column, _ left: Column) {
    guard right.slope != left.slope else { return }
    let rise = left.top - right.top + (right.position - left.position) * right.slope
    let x = left.position + rise / (right.slope - left.slope)
    if x > left.position, x < right.position {
      append(x, left.top + (x - left.position) * left.slope)
    }
  }

  /// Sets up the axes, and puts the spokes between them.
  private mutating func place(_ hub: borrowing Hub) -> Bool {
    let spokes = hub.spokes.span
    guard spokes.count > 2 else { return false }
    let first = spokes[0].way
    let between = spokes[spokes.count - 1].way - first
    let length = between.length
    guard length > 0 else { return false }
    let sense = Point.cross(first, spokes[1].way) > 0 ? 1.0 : -1
    up = Point(-between.y, between.x) * (sense / length)
    across = Point(up.y, -up.x) * sense
    place(spokes, around: hub.bounds.center)
    return true
  }

  private mutating func place(_ spokes: Span<Hub.Spoke>, around center: Point) {
    origin = center
    lines.removeAll(keepingCapacity: true)
    for index in spokes.indices {
      let end = spokes[index].end - center
      let way = spokes[index].way
      let run = Point.dot(way, across)
      let rise = Point.dot(way, up)
      lines.append(
        Line(
          x: Point.dot(end, across), y: Point.dot(end, up), slope: rise / run,
          goesRight: run > 0, goesUp: rise > 0))
    }
  }

  /// How far from the middle other spokes cross this one, slightly more.
  private func extent(of side: Line) -> Double {
    let lines = lines.span
    var extent = 0.0
    for index in lines.indices {
      let line = lines[index]
      extent = max(extent, abs(line.x))
      guard line.goesRight == side.goesRight, line.slope != side.slope else { continue }
      let x = (side.height(at: 0) - line.height(at: 0)) / (line.slope - side.slope)
      if line.meets(x), side.meets(x), (x > 0) == side.goesRight { extent = max(extent, abs(x)) }
    }
    return extent * 1.02
  }

  /// What the strips between neighbouring spokes cover of a column.
  private mutating func column(at position: Double) -> Column {
    var column = Column()
    column.position = position
    // Memory taken out: what is read of `self` excludes what is written.
    var runs = exchange(&self.runs, with: [])
    defer { self.runs = runs }
    runs.removeAll(keepingCapacity: true)
    var low = Double.infinity
    var high = -Double.infinity
    let lines = lines.span
    var wentRight = lines[0].goesRight
    var lastMeets = false
    for index in lines.indices {
      let line = lines[index]
      let meets = line.meets(position)
      let turns = line.goesRight != wentRight
      if index > 0, lastMeets != meets || turns {
        let last = lines[index - 1]
        let part = (position - last.x) / (line.x - last.x)
        if part >= 0, part <= 1 {
          let rise = line.y - last.y
          let end = last.y + rise * part
          low = min(low, end)
          high = max(high, end)
          if end > column.top { (column.top, column.slope) = (end, rise / (line.x - last.x)) }
        }
        // Between spokes that lead down on either side the column is covered without end.
        if turns { low = -.infinity }
        if !meets, low <= high {
          runs.append(low...high)
          (low, high) = (.infinity, -.infinity)
        }
      }
      if meets {
        let height = line.height(at: position)
        low = min(low, height)
        high = max(high, height)
        if height > column.top { (column.top, column.slope) = (height, line.slope) }
      }
      (wentRight, lastMeets) = (line.goesRight, meets)
    }
    if low <= high { runs.append(low...high) }
    column.missed = HubTip.uncovered(by: &runs)
    return column
  }

  /// The length of what lies below the highest of the runs and in none of them.
  private static func uncovered(by runs: inout [ClosedRange<Double>]) -> Double {
    if runs.count > 1 { runs.sort { $0.upperBound > $1.upperBound } }
    guard var low = runs.first?.lowerBound else { return .infinity }
    var missed = 0.0
    for run in runs.dropFirst() {
      if run.upperBound < low { missed += low - run.upperBound }
      low = min(low, run.lowerBound)
    }
    return low == -.infinity ? missed : .infinity
  }
}
