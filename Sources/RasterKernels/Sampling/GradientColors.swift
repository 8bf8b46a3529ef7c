import CWideKernels

/// A colour of a gradient and where it stands.
package struct GradientStop: Sendable {
  /// A t of 0…1.
  package var location: Double
  /// Straight: red, green, blue and alpha, 0…1.
  package var color: SIMD4<Double>

  package init(location: Double, color: SIMD4<Double>) {
    self.location = location
    self.color = color
  }
}

/// The colours of a gradient by their position t, no more than one level off those between its stops.
///
/// A ramp holds the colours at so many positions that each can stand for what lies around it. Where colours change
/// too fast for any ramp, or jump, the entry is `untold`: there the colour of each pixel is mixed of the stops on
/// both sides, at its position in `Double`.
package struct GradientColors: Sendable {
  /// Premultiplied, from t = 0 to t = 1, the same way from one to the next; some are `untold`.
  package private(set) var ramp: [UInt32]
  /// In order of their locations. They and the fades make all colours.
  package let stops: [GradientStop]
  /// What all colours were multiplied by, in 255ths, one after the other.
  package private(set) var fades: [Int32] = []
  /// From before t = 0 to after t = 1, each beginning where the one before ends.
  private(set) var intervals: [GradientInterval]
  /// True where an entry of the ramp is `untold`.
  let isSteep: Bool

  /// An entry that stands for no colour: no premultiplied pixel is like it.
  static let untold: UInt32 = WIDE_UNTOLD
  /// Levels from one entry to the next, at most: half of that, half a level lost by rounding, and what positions in
  /// `Float` are off make less than one.
  private static let steepest = 0.88
  /// Larger ramps take longer to fill than to do without.
  private static let mostEntries = 4096
  /// Entries around a steep part that are untold: half of each, and by how much positions in `Float` are off.
  private static let margin = 0.75

  /// - Parameter stops: at least one; one that lies before its predecessor counts as being there. Where several
  ///   share a location, the first counts before it and the last after it.
  package init(_ stops: [GradientStop]) {
    let stops = GradientColors.inOrder(stops)
    // As large as the steepest of those needs that the largest would do for.
    let most = Double(GradientColors.mostEntries - 1) * GradientColors.steepest
    var needed = 0.0
    var isSteep = false
    for (a, b) in zip(stops, stops.dropFirst()) {
      let slope = GradientColors.slope(from: a, to: b)
      if slope <= most { needed = max(needed, slope) } else { isSteep = true }
    }
    var count = GradientShape.rampCount
    while Double(count - 1) * GradientColors.steepest < needed { count *= 2 }
    ramp = [UInt32](repeating: 0, count: count)
    self.isSteep = isSteep
    self.stops = stops
    intervals = GradientColors.intervals(between: stops)
    fill(&ramp, stops)
    guard isSteep else { return }
    for (a, b) in zip(stops, stops.dropFirst()) where GradientColors.slope(from: a, to: b) > most {
      forget(from: a.location, to: b.location)
    }
  }

  /// A ramp that is not made of the stops: of what a test makes up.
  package init(ramp: [UInt32], stops: [GradientStop]) {
    self.ramp = ramp
    self.stops = GradientColors.inOrder(stops)
    isSteep = ramp.contains(GradientColors.untold)
    intervals = GradientColors.intervals(between: self.stops)
  }

  /// The stops without any that lie before others, or next to nothing behind them: those share a location.
  private static func inOrder(_ stops: [GradientStop]) -> [GradientStop] {
    var ordered = stops
    for (index, stop) in stops.enumerated().dropFirst() {
      let last = ordered[index - 1].location
      if stop.location - last < 1e-12, stop.location != last { ordered[index].location = last }
    }
    return ordered
  }

  /// Levels by which a premultiplied channel may change, as it does between two stops, from t = 0 to t = 1.
  private static func slope(from a: GradientStop, to b: GradientStop) -> Double {
    let (most, way) = (pointwiseMax(a.color, b.color), b.color - a.color)
    let alphaChange = abs(way.w)
    let red = abs(way.x) * most.w + most.x * alphaChange
    let green = abs(way.y) * most.w + most.y * alphaChange
    let blue = abs(way.z) * most.w + most.z * alphaChange
    let change = max(max(red, green), max(blue, alphaChange)) * 255
    return change == 0 ? 0 : change / (b.location - a.location)
  }

  /// The colours before, between and after the stops.
  private static func intervals(between stops: [GradientStop]) -> [GradientInterval] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var intervals: [GradientInterval] = []
    intervals.reserveCapacity(stops.count + 1)
    intervals.append(
      GradientInterval(from: first.color, to: first.color, start: -1, end: first.location))
    for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
      intervals.append(
        GradientInterval(from: a.color, to: b.color, start: a.location, end: b.location))
    }
    intervals.append(
      GradientInterval(from: last.color, to: last.color, start: last.location, end: 3))
    return intervals
  }

  /// Makes the entries untold that lie between two positions or next to them.
  private mutating func forget(from start: Double, to end: Double) {
    let last = Double(ramp.count - 1)
    let lowest = max(0, (start * last - GradientColors.margin).rounded(.up))
    let highest = min(last, (end * last + GradientColors.margin).rounded(.down))
    for entry in Int(lowest)...Int(highest) { ramp[entry] = GradientColors.untold }
  }

  /// Multiplies all colours by `opacity`/255.
  package mutating func fade(by opacity: Int32) {
    guard opacity < 255 else { return }
    fades.append(opacity)
    let factor = UInt32(truncatingIfNeeded: max(0, opacity))
    for entry in ramp.indices where ramp[entry] != GradientColors.untold {
      ramp[entry] = scaled(ramp[entry], by: factor)
    }
    for index in intervals.indices { intervals[index].fade(by: Float(factor) / 255) }
  }

  /// The premultiplied colour at `t`.
  package func color(at t: Double) -> UInt32 {
    let near = t > 0 ? min(t, 1) : 0
    let color = ramp[Int(near * Double(ramp.count - 1) + 0.5)]
    return color == GradientColors.untold ? mixed(at: t) : color
  }

  /// The same from the stops; NaN counts as before them.
  func mixed(at t: Double) -> UInt32 {
    let t = t > -1 ? (t < 2 ? t : 2) : -1
    var low = 0
    var high = intervals.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if intervals[middle].start <= t { low = middle } else { high = middle }
    }
    return intervals.isEmpty ? 0 : intervals[low].color(at: t)
  }
}

/// Fills a ramp with the colours between `stops`.
private func fill(_ ramp: inout [UInt32], _ stops: [GradientStop]) {
  var colors = ramp.mutableSpan
  let last = Double(colors.count - 1)
  var entry = 0
  var before = stops.first
  for stop in stops {
    // The first entry whose position is not before the stop. Rounded, it may be one too low, but never too high.
    var end = Int(stop.location * last)
    while Double(end) / last < stop.location { end += 1 }
    if end > entry, let from = before {
      fill(&colors, entry..<end, from: from, to: stop)
      entry = end
    }
    before = stop
  }
  if let before { fill(&colors, entry..<colors.count, from: before, to: before) }
}

private func fill(
  _ colors: inout MutableSpan<UInt32>, _ range: Range<Int>, from: GradientStop, to: GradientStop
) {
  // One colour is mixed as if it took the whole way.
  let length = to.location - from.location
  let section = RampSection(
    from: from.color, to: to.color, start: length > 0 ? from.location : 0,
    length: length > 0 ? length : 1)
  Fast.fillRamp(&colors, range, with: section)
}
