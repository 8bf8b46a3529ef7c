extension FrameRate: CustomStringConvertible {
  /// "60", "25/2", "30000/1001".
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Reads "60", "12.5", "30000/1001" or "ntsc". The usual short forms of the television rates mean
  /// those rates: 29.97 is 30000/1001, 23.976 and 23.98 are 24000/1001, 59.94 is 60000/1001, 119.88
  /// is 120000/1001. Nil for anything else.
  public init?(_ text: String) {
    if text.lowercased() == "ntsc" {
      self = Self.television[0].rate
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = Self.digits(parts[0]), let denominator = Self.digits(parts[1]) else {
        return nil
      }
      self.init(positive: numerator, denominator)
      return
    }
    self.init(decimal: text)
    if let rate = Self.television.first(where: { $0.short == self })?.rate { self = rate }
  }

  /// The rates of 1000/1001 and the decimals they are known by.
  private static let television: [(short: FrameRate, rate: FrameRate)] = [
    (FrameRate(2997, 100), FrameRate(30_000, 1001)),
    (FrameRate(23_976, 1000), FrameRate(24_000, 1001)),
    (FrameRate(2398, 100), FrameRate(24_000, 1001)),
    (FrameRate(5994, 100), FrameRate(60_000, 1001)),
    (FrameRate(11_988, 100), FrameRate(120_000, 1001)),
  ]

  private init?(positive numerator: Int, _ denominator: Int) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.init(numerator, denominator)
  }

  private init?(decimal text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Self.digits(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self.init(positive: whole, 1)
      return
    }
    guard parts[1].count <= 4, whole < 100_000, let fraction = Self.digits(parts[1]) else {
      return nil
    }
    let unit = [1, 10, 100, 1000, 10_000][parts[1].count]
    self.init(positive: whole * unit + fraction, unit)
  }

  /// One to nine digits.
  private static func digits(_ text: Substring) -> Int? {
    guard (1...9).contains(text.count), text.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
