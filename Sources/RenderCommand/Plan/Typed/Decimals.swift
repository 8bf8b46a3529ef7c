/// Reads unsigned decimal numbers exactly, without exponent, sign or locale.
package enum Decimals {
  /// Digits only, at most twelve of them.
  package static func whole(_ text: some StringProtocol) -> Int? {
    guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  /// `text` times 10^`decimals`, exact up to that decimal and rounded half up there: programs write
  /// more digits than people do.
  package static func scaled(_ text: some StringProtocol, decimals: Int) -> Int64? {
    let parts = String(text).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first else { return nil }
    let tail = parts.count == 2 ? parts[1] : ""
    guard !(head.isEmpty && tail.isEmpty), (head + tail).utf8.allSatisfy(isDigit) else {
      return nil
    }
    let kept = tail.prefix(decimals)
    let zeros = String(repeating: "0", count: decimals - kept.count)
    guard let whole = Int64(String(head) + String(kept) + zeros), whole < .max else { return nil }
    let rest = tail.utf8.dropFirst(decimals)
    return (rest.first ?? UInt8(ascii: "0")) >= UInt8(ascii: "5") ? whole + 1 : whole
  }

  /// A finite number as people write it: digits with an optional sign, point and fraction.
  package static func real(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.utf8.contains(where: isDigit),
      parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
