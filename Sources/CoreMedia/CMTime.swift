/// How many parts a second has.
public typealias CMTimeScale = Int32
/// How many of these parts a time is long.
public typealias CMTimeValue = Int64

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable {
  /// The parts.
  public var value: CMTimeValue
  /// The parts in a second.
  public var timescale: CMTimeScale
  private var kind: Kind

  private enum Kind: Hashable {
    case invalid
    case number
    case indefinite
    case positiveInfinity
    case negativeInfinity
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }

  /// No time.
  public init() { self.init(.invalid) }

  /// `value / timescale` seconds; no time where the scale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
    kind = timescale > 0 ? .number : .invalid
  }

  /// The fraction of that scale nearest to `seconds`.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    if seconds.isNaN {
      self.init(.invalid)
    } else if seconds.isInfinite {
      self.init(seconds > 0 ? .positiveInfinity : .negativeInfinity)
    } else {
      let parts = (seconds * Double(preferredTimescale)).rounded()
      self.init(value: CMTimeValue(exactly: parts) ?? 0, timescale: preferredTimescale)
      if CMTimeValue(exactly: parts) == nil {
        self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      }
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(.invalid)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// In seconds; not a number where it is no time.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .invalid, .indefinite: .nan
    }
  }

  public var isValid: Bool { kind != .invalid }
  public var isNumeric: Bool { kind == .number }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isPositiveInfinity: Bool { kind == .positiveInfinity }
  public var isNegativeInfinity: Bool { kind == .negativeInfinity }

  /// The same time in parts of another scale, rounded.
  public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    return CMTime(seconds: seconds, preferredTimescale: newTimescale)
  }

  public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(b, +, +) }

  public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(b, -, -) }

  private func combined(
    _ other: CMTime, _ whole: (CMTimeValue, CMTimeValue) -> CMTimeValue,
    _ real: (Double, Double) -> Double
  ) -> CMTime {
    guard isNumeric, other.isNumeric else {
      return CMTime(seconds: real(seconds, other.seconds), preferredTimescale: 1)
    }
    let limit = CMTimeValue.max / 4
    if timescale == other.timescale, abs(value) < limit, abs(other.value) < limit {
      return CMTime(value: whole(value, other.value), timescale: timescale)
    }
    return CMTime(
      seconds: real(seconds, other.seconds), preferredTimescale: commonScale(with: other))
  }

  /// The least scale in which both are whole, or the larger one where that is too large.
  private func commonScale(with other: CMTime) -> CMTimeScale {
    var (a, b) = (timescale, other.timescale)
    while b != 0 { (a, b) = (b, a % b) }
    let (product, overflows) = (timescale / max(1, a)).multipliedReportingOverflow(
      by: other.timescale)
    return overflows ? max(timescale, other.timescale) : product
  }
}

extension CMTime: Comparable {
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }

  public static func == (a: CMTime, b: CMTime) -> Bool {
    if a.isNumeric, b.isNumeric { return a.seconds == b.seconds }
    return a.kind == b.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public var end: CMTime { start + duration }

  /// True for times from the start to before the end.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

@available(swift, deprecated: 99, renamed: "CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: CMTimeValue, _ timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

@available(swift, deprecated: 99, renamed: "CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

@available(swift, deprecated: 99, renamed: "CMTimeRangeMake(start:duration:)")
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

@available(swift, deprecated: 99, renamed: "CMTime.zero")
public let kCMTimeZero = CMTime.zero

@available(swift, deprecated: 99, renamed: "CMTime.invalid")
public let kCMTimeInvalid = CMTime.invalid
