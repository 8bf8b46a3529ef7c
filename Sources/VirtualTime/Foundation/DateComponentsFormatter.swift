public import Foundation

/// Writes lengths of time, in English: Foundation on Linux has none.
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 1:05:09
    case positional = 0
    /// 1h 5m 9s
    case abbreviated = 1
    /// 1 hr, 5 min, 9 sec
    case short = 2
    /// 1 hour, 5 minutes, 9 seconds
    case full = 3
    /// One hour, five minutes, nine seconds; written with digits here.
    case spellOut = 4
    /// 1hr 5min 9sec
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that may be written.
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most, the largest first; 0: all.
  open var maximumUnitCount = 0
  /// "About" stands before.
  open var includesApproximationPhrase = false
  /// "remaining" stands behind.
  open var includesTimeRemainingPhrase = false
  /// Stored: the largest unit is written.
  open var collapsesLargestUnit = false
  /// Stored: parts of units are left out.
  open var allowsFractionalUnits = false

  /// A unit: its seconds and its names.
  private static let units:
    [(unit: NSCalendar.Unit, seconds: Int, letter: String, short: String, name: String)] = [
      (.weekOfMonth, 604_800, "w", "wk", "week"), (.day, 86_400, "d", "day", "day"),
      (.hour, 3600, "h", "hr", "hour"), (.minute, 60, "m", "min", "minute"),
      (.second, 1, "s", "sec", "second"),
    ]

  /// A length in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let sign = ti < 0 ? "-" : ""
    var rest = Int(abs(ti).rounded(.down))
    var parts: [(count: Int, unit: Int)] = []
    for (index, unit) in Self.units.enumerated() where allowedUnits.contains(unit.unit) {
      parts.append((rest / unit.seconds, index))
      rest %= unit.seconds
    }
    parts = kept(parts)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard !parts.isEmpty else { return nil }
    var text = sign + written(parts)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// The length between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The length that the components give together; months and years are left out.
  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let minutes = (components.hour ?? 0) * 60 + (components.minute ?? 0)
    return string(
      from: Double(days) * 86_400 + Double(minutes) * 60 + Double(components.second ?? 0))
  }

  /// The parts without the zeros that are not to be written; one stays.
  private func kept(_ parts: [(count: Int, unit: Int)]) -> [(count: Int, unit: Int)] {
    var drops = zeroFormattingBehavior
    if drops.contains(.pad) { return parts }
    if drops.contains(.default) {
      drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    var result = parts
    while drops.contains(.dropLeading), result.count > 1, result.first?.count == 0 {
      result.removeFirst()
    }
    while drops.contains(.dropTrailing), result.count > 1, result.last?.count == 0 {
      result.removeLast()
    }
    if drops.contains(.dropMiddle), result.count > 2 {
      let ends = [0, result.count - 1]
      result = result.enumerated().filter { ends.contains($0) || $1.count != 0 }.map(\.1)
    }
    return result
  }

  private func written(_ parts: [(count: Int, unit: Int)]) -> String {
    if unitsStyle == .positional {
      return parts.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
        return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    }
    let words = parts.map { part -> String in
      let unit = Self.units[part.unit]
      let plural = part.count == 1 ? "" : "s"
      switch unitsStyle {
      case .abbreviated: return "\(part.count)\(unit.letter)"
      case .brief: return "\(part.count)\(unit.short)"
      case .short: return "\(part.count) \(unit.short)" + (unit.unit == .day ? plural : "")
      default: return "\(part.count) \(unit.name)\(plural)"
      }
    }
    let isTight = unitsStyle == .abbreviated || unitsStyle == .brief
    return words.joined(separator: isTight ? " " : ", ")
  }
}
