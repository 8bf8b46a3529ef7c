import Limits

/// A time as typed: seconds to the nearest nanosecond, or the number of a frame.
///
/// Forms: `1.5`, `1.5s`, `250ms`, `90f`, `00:00:01.5` (hours and minutes may be left out), and
/// `1e-05` as programs write it.
package enum TypedTime: Equatable, Sendable {
  case nanoseconds(Int64)
  case frame(Int)

  /// Nil for what is not a time, is negative, or is longer than `limit`.
  package init?(_ text: String) {
    if text.hasSuffix("f") {
      guard let frame = Decimals.whole(text.dropLast()), frame <= FrameSelection.limit else {
        return nil
      }
      self = .frame(frame)
    } else {
      guard let nanoseconds = Self.nanoseconds(in: text), nanoseconds <= Self.limit else {
        return nil
      }
      self = .nanoseconds(nanoseconds)
    }
  }

  /// A thousand hours.
  package static let limit = Int64(Limit.hours) * 3_600_000_000_000

  private static func nanoseconds(in text: String) -> Int64? {
    if text.contains("e") { return nanoseconds(inScientific: text) }
    if text.hasSuffix("ms") { return Decimals.scaled(text.dropLast(2), decimals: 6) }
    if text.hasSuffix("s") { return Decimals.scaled(text.dropLast(), decimals: 9) }
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count <= 3, let last = fields.last,
      let seconds = Decimals.scaled(last, decimals: 9)
    else { return nil }
    if fields.count == 1 { return seconds }
    guard seconds < 60_000_000_000 else { return nil }
    var minutes = 0
    for (index, field) in fields.dropLast().enumerated() {
      guard let value = Decimals.whole(field), value <= 60_000, index == 0 || value < 60 else {
        return nil
      }
      minutes = minutes * 60 + value
    }
    return Int64(minutes) * 60_000_000_000 + seconds
  }

  private static func nanoseconds(inScientific text: String) -> Int64? {
    let sides = text.split(separator: "e", omittingEmptySubsequences: false)
    guard sides.count == 2, Decimals.real(sides[0]) != nil, Decimals.real(sides[1]) != nil,
      let seconds = Double(text), seconds >= 0
    else { return nil }
    let nanoseconds = (seconds * 1e9).rounded()
    return nanoseconds <= Double(limit) ? Int64(nanoseconds) : nil
  }
}
