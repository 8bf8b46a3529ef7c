/// Numbers as people read them, the same in every locale.
package enum Quantity {
  /// Three significant digits up to 100, whole numbers above: `0.52`, `7.25`, `61.3`, `240`.
  package static func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let decimals = value < 10 ? 2 : value < 100 ? 1 : 0
    return fixed(value, decimals: decimals)
  }

  /// `value` with exactly so many decimals, at most 9.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (abs(value) * unit).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let digits = String(Int(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    if decimals == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// A number without needless zeros, at most nine decimals: `3`, `0.5`, `-1.25`.
  package static func plain(_ value: Double) -> String {
    var text = fixed(value, decimals: 9)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A span of time to come, in seconds: `8 s`, `2:05`, `1:02:05`.
  package static func clock(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 1e9 else { return "–" }
    let whole = Int(seconds.rounded(.up))
    if whole < 60 { return "\(whole) s" }
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    if whole < 3600 { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }

  /// A number of bytes: `812 bytes`, `3.90 kB`, `1.27 MB`.
  package static func bytes(_ count: Int) -> String {
    switch count {
    case 1: "1 byte"
    case ..<1000: "\(count) bytes"
    case ..<1_000_000: short(Double(count) / 1e3) + " kB"
    case ..<1_000_000_000: short(Double(count) / 1e6) + " MB"
    default: short(Double(count) / 1e9) + " GB"
    }
  }

  /// `1 frame`, `180 frames`.
  package static func frames(_ count: Int) -> String {
    count == 1 ? "1 frame" : "\(count) frames"
  }
}
