import Limits
package import Stage

/// Which frames of a clip a sheet shows.
package enum SheetMoments {
  /// `count` frames of `range`, the first and the last among them, those between the nearest to even
  /// distances, halves counting up; all of them where there are fewer. One is the first.
  package static func evenly(_ count: Int, of range: Range<Int>) -> [Int] {
    guard count < range.count else { return Array(range) }
    guard count > 1 else { return Array(range.prefix(max(0, count))) }
    let gaps = count - 1
    return (0..<count).map { index in
      range.lowerBound + (2 * index * (range.count - 1) + gaps) / (2 * gaps)
    }
  }

  /// `0.533 s`: when frame `number` is shown, exactly rounded; as many decimals as it takes to tell
  /// frames apart, at least three.
  package static func time(ofFrame number: Int, at rate: FrameRate) -> String {
    let decimals = rate.framesPerSecond > 500 ? 6 : 3
    let unit = Int128(decimals == 3 ? 1000 : 1_000_000)
    let doubled = 2 * Int128(number) * Int128(rate.denominator) * unit + Int128(rate.numerator)
    let rounded = doubled / (2 * Int128(rate.numerator))
    let fraction = String(rounded % unit)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(rounded / unit).\(zeros)\(fraction) s"
  }

  /// A sheet with more would not be looked at, and every moment is held in memory.
  package static let most = Limit.sheetMoments

  /// What the options ask for.
  static func chosen(
    _ arguments: SheetArguments, clip: Int, rate: FrameRate, usualCount: Int
  ) throws(Diagnostic) -> [Int] {
    let given = [
      ("--frames", arguments.span.frames), ("--count", arguments.count),
      ("--every", arguments.every),
    ].filter { $0.1 != nil }.map(\.0)
    if given.count > 1 {
      throw Diagnostic(
        .usage, "\(given[0]) and \(given[1]) both say which moments to show", remedy: "give one")
    }
    if let text = arguments.span.frames { return try listed(text, arguments, clip: clip) }
    let range = try RenderPlan.range(arguments.span, rate: rate, clip: clip)
    if range.isEmpty { throw RenderPlan.noFrame(rate: rate, clip: clip, hint: "") }
    if let text = arguments.every {
      let step = try RenderPlan.time(text, of: "--every").nearestFrame(at: rate)
      guard step > 0 else {
        throw .value(
          text, of: "--every", isNot: "as long as a frame",
          remedy: "one lasts \(Quantity.plain(rate.time(ofFrame: 1))) s; try 6f")
      }
      return try bounded(
        Array(stride(from: range.lowerBound, to: range.upperBound, by: step).prefix(most + 1)))
    }
    guard let text = arguments.count else { return evenly(usualCount, of: range) }
    guard let count = Decimals.whole(text), (1...most).contains(count) else {
      throw .value(
        text, of: "--count", isNot: "a whole number from 1 to \(most)", remedy: "try \(usualCount)")
    }
    return evenly(count, of: range)
  }

  private static func listed(
    _ text: String, _ arguments: SheetArguments, clip: Int
  ) throws(Diagnostic) -> [Int] {
    if let other = arguments.span.ends.first {
      throw Diagnostic(
        .usage, "--frames and \(other) both say which moments to show", remedy: "give one")
    }
    guard let selection = FrameSelection(text, clip: clip) else {
      throw .value(
        text, of: "--frames", isNot: "a choice of frames",
        remedy: "the clip has 0-\(max(0, clip - 1)); try 0-11 or 0,30,90")
    }
    return try bounded(Array(selection.ranges.joined().prefix(most + 1)))
  }

  private static func bounded(_ moments: [Int]) throws(Diagnostic) -> [Int] {
    guard moments.count <= most else {
      throw Diagnostic(
        .usage, "that is more than the \(most) moments a sheet can show", remedy: "try --count 18")
    }
    return moments
  }
}
