/// A number at every frame, written by how its change changes: smooth movement is small numbers,
/// and what goes on evenly is a run.
///
/// `places first r r 0x12 …`: all in units of 10^−places; each r is the value minus what the two
/// values before it would lead to (the second value minus the first).
struct NumberSeries: Equatable {
  var places: Int
  /// At every frame, in units.
  var units: [Int]

  /// - Precondition: all numbers are plain.
  init(_ numbers: [Double]) {
    let places = Decimal.places(for: numbers.reduce(0) { max($0, abs($1)) })
    self.places = places
    units = numbers.map { Decimal($0, places: places).units }
  }

  subscript(position: Int) -> Decimal { Decimal(units: units[position], places: places) }

  /// The value where it is one and the same.
  var constant: Decimal? {
    units.allSatisfy { $0 == units.first }
      ? units.first.map { Decimal(units: $0, places: places) }
      : nil
  }

  var text: String {
    var words = ["\(places)"]
    var run: (value: Int, count: Int)?
    let end = { (run: (value: Int, count: Int)?) -> [String] in
      guard let run else { return [] }
      return run.count < 3
        ? Array(repeating: "\(run.value)", count: run.count) : ["\(run.value)x\(run.count)"]
    }
    for position in units.indices {
      let rest = units[position] - Self.expected(at: position, after: units)
      if let last = run, last.value == rest {
        run = (rest, last.count + 1)
      } else {
        words += end(run)
        run = (rest, 1)
      }
    }
    return (words + end(run)).joined(separator: " ")
  }

  private static func expected(at position: Int, after units: [Int]) -> Int {
    switch position {
    case 0: 0
    case 1: units[0]
    default: 2 * units[position - 1] - units[position - 2]
    }
  }

  /// Nil unless `text` is a series of `count` numbers.
  init?(_ text: some StringProtocol, count: Int) {
    let words = text.split(separator: " ")
    guard let first = words.first, let places = Int(first), (0...9).contains(places) else {
      return nil
    }
    self.places = places
    units = []
    units.reserveCapacity(count)
    for word in words.dropFirst() {
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard let rest = Int(parts[0]), parts.count <= 2 else { return nil }
      let times = parts.count == 2 ? Int(parts[1]) ?? 0 : 1
      guard times > 0, times <= count - units.count else { return nil }
      for _ in 0..<times {
        let (value, overflows) = Self.expected(at: units.count, after: units)
          .addingReportingOverflow(rest)
        guard !overflows, abs(Double(value)) < 1e18 else { return nil }
        units.append(value)
      }
    }
    guard units.count == count else { return nil }
  }
}
