/// A span of time over which the births of one kind of particle come ever faster or slower, at a
/// rate that changes evenly.
///
/// Births are numbered from 0 and not left to chance: number k is due when as many particles as k
/// have been counted, where the count is the rate summed over time. At a steady rate r that is at
/// k/r. A count that stands still at k waits with number k until it moves on.
struct BirthRamp: Equatable, Sendable {
  /// Seconds of the emitter's time.
  var start: Double
  /// Infinite only at a steady rate.
  var end: Double
  /// How many are counted before.
  var count = 0.0
  /// Births in a second, not negative.
  var startRate: Double
  var endRate: Double

  init(start: Double, end: Double, count: Double = 0, startRate: Double, endRate: Double) {
    self.start = start
    self.end = end
    self.count = count
    self.startRate = startRate
    self.endRate = endRate
  }

  /// Births at one rate.
  init(start: Double, end: Double, count: Double = 0, rate: Double) {
    self.init(start: start, end: end, count: count, startRate: rate, endRate: rate)
  }

  private var slope: Double {
    end.isFinite && end > start ? (endRate - startRate) / (end - start) : 0
  }

  /// What of it lies before `time`, which is not its start.
  func cut(at time: Double) -> BirthRamp {
    guard time < end else { return self }
    var part = self
    part.end = time
    part.endRate = startRate + slope * (time - start)
    return part
  }

  /// How many are counted at `time`, which is held within the span.
  func count(at time: Double) -> Double {
    let passed = max(0, min(time, end) - start)
    return count + startRate * passed + slope * passed * passed / 2
  }

  /// The numbers of those born from `first` to `last`, both times included; not those of the next
  /// span's first moment.
  func births(from first: Double, through last: Double) -> Range<Int> {
    guard startRate > 0 || endRate > 0, last >= start, first <= end, start < end else {
      return 0..<0
    }
    let least = first > start ? count(at: first) : count
    let from = Int((least - Self.tolerance).rounded(.up))
    let upTo =
      last < end
      ? Int((count(at: last) + Self.tolerance).rounded(.down)) + 1
      : Int((count(at: end) - Self.tolerance).rounded(.up))
    return max(0, from)..<max(0, from, upTo)
  }

  /// When number `birth` is born.
  func moment(ofBirth birth: Int) -> Double {
    let missing = max(0, Double(birth) - count)
    let root = max(0, startRate * startRate + 2 * slope * missing).squareRoot()
    let passed = missing > 0 ? 2 * missing / (startRate + root) : 0
    return passed.isFinite ? min(start + passed, end) : end
  }

  /// Counts that differ by less are one.
  private static let tolerance = 1e-6
}
