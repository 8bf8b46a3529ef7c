/// How far two pixels are apart: the greatest difference of a component, composited over white or over
/// black, whichever shows more. Exact, in 255ths of a step of 8 bits.
struct PixelDistance: Comparable {
  /// 0…65,025.
  var parts: Int

  /// In steps of 8 bits, 0…255.
  var steps: Double { Double(parts) / 255 }

  /// Red, green, blue apart; what differs in alpha alone differs in all three.
  private static func parts(
    _ one: UInt8, _ oneAlpha: UInt8, _ other: UInt8, _ otherAlpha: UInt8
  ) -> Int {
    let overBlack = Int(one) * Int(oneAlpha) - Int(other) * Int(otherAlpha)
    let overWhite = overBlack - 255 * (Int(oneAlpha) - Int(otherAlpha))
    return max(abs(overBlack), abs(overWhite))
  }

  init(parts: Int) { self.parts = parts }

  init(_ one: StraightPixel, _ other: StraightPixel) {
    parts = max(
      Self.parts(one.red, one.alpha, other.red, other.alpha),
      Self.parts(one.green, one.alpha, other.green, other.alpha),
      Self.parts(one.blue, one.alpha, other.blue, other.alpha))
  }

  static func < (one: PixelDistance, other: PixelDistance) -> Bool { one.parts < other.parts }
}
