/// A number at every frame, written by how its change changes: smooth movement is small numbers,
/// and what goes on evenly is a run.
///
/// `places first r r 0x12 …`: all in units of 10^−places; each r is the value minus what the two
/// values before it would lead to (the second value minus the first).
struct NumberSeries: Equatable {
  private(set) var places: Int
  /// How many frames.
  private(set) var count: Int
  /// At every frame, in units; one, where it is one and the same.
  private var units: [Int]

  /// - Precondition: all numbers are plain.
  init(_ numbers: [Double]) { self.init(runs: numbers.map { ($0, 1) }) }

  /// - Parameter runs: numbers, and at how many frames in a row each stands.
  /// - Precondition: all numbers are plain.
  init(runs: [(number: Double, count: Int)]) {
    let places = Decimal.places(for: runs.reduce(0) { max($0, abs($1.number)) })
    self.places = places
    count = runs.reduce(0) { $0 + $1.count }
    units = []
    let values = runs.map { Decimal($0.number, places: places).units }
    if let first = values.first, values.allSatisfy({ $0 == first }) {
      units = [first]
    } else {
      units.reserveCapacity(count)
      for (value, run) in zip(values, runs) {
        units += repeatElement(value, count: run.count)
      }
    }
  }

  /// One and the same at `count` frames.
  init(repeating value: Decimal, count: Int) {
    places = value.places
    units = [value.units]
    self.count = count
  }

  private func unit(_ position: Int) -> Int { units.count == 1 ? units[0] : units[position] }

  subscript(position: Int) -> Decimal { Decimal(units: unit(position), places: places) }

  /// The value where it is one and the same.
  var constant: Decimal? {
    units.count == 1 ? Decimal(units: units[0], places: places) : nil
  }

  var text: String {
    var words = ["\(places)"]
    var run: (value: Int, count: Int)?
    let end = { (run: (value: Int, count: Int)?) -> [String] in
      guard let run else { return [] }
      return run.count < 3
        ? Array(repeating: "\(run.value)", count: run.count) : ["\(run.value)x\(run.count)"]
    }
    for position in 0..<count {
      let rest = unit(position) - expected(at: position)
      if let last = run, last.value == rest {
        run = (rest, last.count + 1)
      } else {
        words += end(run)
        run = (rest, 1)
      }
    }
    return (words + end(run)).joined(separator: " ")
  }

  private func expected(at position: Int) -> Int {
    switch position {
    case 0: 0
    case 1: unit(0)
    default: 2 * unit(position - 1) - unit(position - 2)
    }
  }

  /// Nil unless `text` is a series of `count` numbers.
  init?(_ text: some StringProtocol, count: Int) {
    let words = text.split(separator: " ")
    guard let first = words.first, let places = Int(first), (0...9).contains(places) else {
      return nil
    }
    self.places = places
    self.count = count
    var units: [Int] = []
    units.reserveCapacity(count)
    for word in words.dropFirst() {
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard let rest = Int(parts[0]), parts.count <= 2 else { return nil }
      let times = parts.count == 2 ? Int(parts[1]) ?? 0 : 1
      guard times > 0, times <= count - units.count else { return nil }
      for _ in 0..<times {
        let last = units.last ?? 0
        let expected = units.count < 2 ? last : 2 * last - units[units.count - 2]
        let (value, overflows) = expected.addingReportingOverflow(rest)
        guard !overflows, abs(Double(value)) < 1e18 else { return nil }
        units.append(value)
      }
    }
    guard units.count == count else { return nil }
    self.units = units.dropFirst().allSatisfy { $0 == units[0] } ? Array(units.prefix(1)) : units
  }
}
