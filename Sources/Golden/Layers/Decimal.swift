/// A number as a whole number of decimal places: short, exact, the same on every machine.
struct Decimal: Equatable {
  /// The number times 10^`places`.
  var units: Int
  /// 0…9.
  var places: Int

  /// Numbers that can be written so.
  static func isPlain(_ number: Double) -> Bool { number.isFinite && abs(number) < 1e15 }

  /// As many places as keep four to five digits of a number up to `greatest`; all for zero.
  static func places(for greatest: Double) -> Int {
    guard greatest > 0 else { return 9 }
    var (places, limit) = (4, 10.0)
    while places > 0, greatest >= limit { (places, limit) = (places - 1, limit * 10) }
    limit = 0.1
    while places >= 4, places < 9, greatest < limit {
      (places, limit) = (places + 1, limit / 10)
    }
    return places
  }

  static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]

  /// - Precondition: `number` is plain.
  init(_ number: Double, places: Int) {
    self.init(units: Int((number * Self.powers[places]).rounded()), places: places)
  }

  /// With five digits.
  init(nearestTo number: Double) {
    self.init(number, places: Self.places(for: abs(number)))
  }

  /// A number that `text` wrote, with the places that were kept of it: `20` is 20.000.
  init?(recorded text: some StringProtocol) {
    guard let written = Decimal(text) else { return nil }
    let missing = Self.places(for: abs(written.number)) - written.places
    self = written
    for _ in 0..<max(0, missing) {
      let (more, overflows) = units.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      (units, places) = (more, places + 1)
    }
  }

  init(units: Int, places: Int) {
    self.units = units
    self.places = places
  }

  /// Nil unless `text` is a decimal number of at most nine places.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first else { return nil }
    let tail = parts.count == 2 ? parts[1] : ""
    let digits = head.hasPrefix("-") ? head.dropFirst() : head[...]
    guard !digits.isEmpty, digits.count + tail.count <= 17, tail.count <= 9,
      parts.count == 1 || !tail.isEmpty,
      (String(digits) + String(tail)).allSatisfy({ ("0"..."9").contains($0) }),
      let units = Int(String(head) + String(tail))
    else { return nil }
    self.init(units: units, places: tail.count)
  }

  var number: Double { Double(units) / Self.powers[places] }

  /// Without needless zeros.
  var text: String {
    var (units, places) = (units, places)
    while places > 0, units % 10 == 0 { (units, places) = (units / 10, places - 1) }
    let digits = String(units.magnitude)
    let sign = units < 0 ? "-" : ""
    if places == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// Whether `other` is this number but for what rounding took: half a unit of the last place.
  func isNear(_ other: Double) -> Bool {
    guard Self.isPlain(other) else { return false }
    return abs(other * Self.powers[places] - Double(units)) <= 0.5
  }
}
