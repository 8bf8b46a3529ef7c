/// Frames per second as an exact fraction.
public struct FrameRate: Hashable, Sendable {
  /// In lowest terms, as is the denominator.
  public let numerator: Int
  public let denominator: Int

  /// `numerator`/`denominator` frames per second, both from 1 to 1 000 000 000.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(
      Self.allowed.contains(numerator) && Self.allowed.contains(denominator),
      "A frame rate is a fraction of two positive numbers.")
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private static let allowed = 1...1_000_000_000

  /// Frames per second, rounded.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When frame `k` is shown, in seconds; frame 0 at 0. One division, so that no error adds up.
  public func time(ofFrame k: Int) -> Double {
    Double(k) * Double(denominator) / Double(numerator)
  }

  /// How many frames a clip of `duration` seconds has: its length times the rate, rounded.
  public func frameCount(duration: Double) -> Int {
    let frames = duration * Double(numerator) / Double(denominator)
    precondition(frames < 1e15, "A clip has an end.")
    return max(0, Int(frames.rounded()))
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
