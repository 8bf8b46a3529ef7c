import Limits

extension FlatPath {
  /// The path's dashes as open contours.
  ///
  /// `pattern` holds lengths on, off, on, …; an odd count repeats with on and off exchanged.
  /// `phase` is the distance into the pattern at the start of every contour; a negative one counts
  /// from the pattern's end. On a closed contour a dash that runs through the start is one piece,
  /// and a dash that never ends leaves the contour closed. A dash of no length keeps its direction
  /// for its caps.
  ///
  /// The path comes back unchanged when the pattern is empty, sums to nothing, or has a negative or
  /// not finite entry, and when there would be more than `mostDashes`.
  package func dashed(pattern: [Double], phase: Double) -> FlatPath {
    var result = FlatPath()
    var line = CenterLine()
    let isDashed = visitDashes(
      pattern: pattern, phase: phase, most: Self.mostDashes, rulers: nil, in: &line
    ) {
      result.append($0)
    }
    return isDashed ? result : self
  }

  /// Calls `body` for every dash, made in the memory of `line`; false, and calls it for none, when there
  /// is no dashing, or there would be more than `most`. `rulers` are those of the contours where they are known.
  func visitDashes(
    pattern: [Double], phase: Double, most: Double, rulers: [ContourRuler]?,
    in line: inout CenterLine, _ body: (inout CenterLine) -> Void
  ) -> Bool {
    guard let pattern = DashPattern(pattern, phase: phase) else { return false }
    let rulers = rulers ?? self.rulers
    let total = rulers.reduce(0) { $0 + $1.length }
    guard total * pattern.dashesPerLength <= most else { return false }
    for ruler in rulers { ruler.visitDashes(pattern, &line, body) }
    return true
  }

  /// More dashes than a picture of 16384 pixels shows apart along all its sides; their caps would
  /// take seconds.
  static let mostDashes = Double(Limit.dashes)
}

/// A dash pattern that repeats, checked and ready to be applied.
private struct DashPattern {
  /// Start and length of each dash within one period.
  private let dashes: [(start: Double, length: Double)]
  private let period: Double
  /// Distance into the period at the start of a contour, at least 0 and less than the period.
  private let phase: Double

  /// nil when the pattern means no dashing.
  init?(_ entries: [Double], phase: Double) {
    guard entries.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let entries = entries.count % 2 == 0 ? entries : entries + entries
    var dashes: [(start: Double, length: Double)] = []
    var position = 0.0
    for (index, entry) in entries.enumerated() {
      if index % 2 == 0 { dashes.append((position, entry)) }
      position += entry
    }
    guard position > 0, position.isFinite else { return nil }
    self.dashes = dashes
    period = position
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: position) : 0
    self.phase = rest < 0 ? rest + position : rest
  }

  var dashesPerLength: Double { Double(dashes.count) / period }

  var isOnAtStart: Bool {
    dashes.contains { $0.start == phase || ($0.start < phase && phase < $0.start + $0.length) }
  }

  /// The dashes that touch 0…`length`, in order, clipped to it.
  func intervals(upTo length: Double) -> [(start: Double, end: Double)] {
    var result: [(start: Double, end: Double)] = []
    var cycle = 0.0
    // One product per cycle instead of a running sum: dash positions do not drift.
    while cycle * period - phase < length {
      for dash in dashes {
        let start = cycle * period + dash.start - phase
        let end = start + dash.length
        if start < length, end > 0 || (dash.length == 0 && end >= 0) {
          result.append((max(start, 0), min(end, length)))
        }
      }
      cycle += 1
    }
    return result
  }
}

extension ContourRuler {
  /// Makes `dash` one dash after the other, and calls `body` for each.
  fileprivate func visitDashes(
    _ pattern: DashPattern, _ dash: inout CenterLine, _ body: (inout CenterLine) -> Void
  ) {
    if line.lineCount == 0 {
      if pattern.isOnAtStart { visitWhole(body) }
      return
    }
    var intervals = pattern.intervals(upTo: length)
    guard let first = intervals.first, let last = intervals.last else { return }
    if first == (0, length) { return visitWhole(body) }
    if line.isClosed, intervals.count > 1, first.start == 0, first.end > 0, last.end == length {
      intervals[intervals.count - 1].end = length + first.end
      intervals.removeFirst()
    }
    var hint = 0
    for (start, end) in intervals {
      if end > start {
        cut(from: start, to: end, into: &dash, hint: &hint)
      } else {
        // A hair, long enough to tell its direction and too short to be seen.
        let hair = 100 * line.leastLength
        let from = min(start, length - hair)
        cut(from: from, to: from + hair, into: &dash, hint: &hint)
      }
      body(&dash)
    }
  }

  private func visitWhole(_ body: (inout CenterLine) -> Void) {
    var whole = line
    body(&whole)
  }
}
