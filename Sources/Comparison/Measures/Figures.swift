/// Numbers of measures as people read them, the same in every locale.
package enum Figures {
  /// `1 pixel`, `12 pixels`.
  package static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }

  /// `1 frame`, `12 frames`.
  package static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

  /// Five decimals, rounded down: only pictures that are the same have 1.
  package static func similarity(_ value: Double) -> String {
    fixed((value * 100_000).rounded(.down), decimals: 5)
  }

  /// Two decimals, rounded up: only what does not differ has 0.
  package static func upward(_ value: Double) -> String {
    fixed((value * 100).rounded(.up), decimals: 2)
  }

  /// A number without needless zeros, at most six decimals.
  package static func plain(_ value: Double) -> String {
    let text = fixed((value * 1_000_000).rounded(), decimals: 6)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }

  /// `units` · 10^−`decimals`.
  private static func fixed(_ units: Double, decimals: Int) -> String {
    guard units.magnitude < 1e15 else { return "\(units)" }
    let digits = String(Int(units.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (units < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
