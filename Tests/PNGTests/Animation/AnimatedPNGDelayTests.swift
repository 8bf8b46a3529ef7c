import PNG
import TestSupport
import Testing

@Suite struct AnimatedPNGDelayTests {
  @Test(arguments: [
    (1, 60), (1001, 30_000), (1001, 24_000), (1001, 60_000), (1, 50), (65_535, 1), (1, 65_535),
    (65_534, 65_535), (3, 2),
  ])
  func delaysOfSixteenBitsAreExact(numerator: Int, denominator: Int) throws {
    for factor in [1, 7, 1 << 30] {
      let delay = try AnimatedPNGDelay(seconds: numerator * factor, over: denominator * factor)
      #expect(Int(delay.numerator) == numerator && Int(delay.denominator) == denominator)
      #expect(delay.isExact)
    }
  }

  /// Of all denominators the best fraction, found by trying.
  @Test func otherDelaysAreTheNearestThereAre() throws {
    var noise = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let denominator = Int.random(in: 65_536...1 << 40, using: &noise)
      let numerator =
        Int.random(in: 1...denominator, using: &noise)
        / [1, 10, 1000][
          Int.random(in: 0...2, using: &noise)]
      let exact = Double(numerator) / Double(denominator)
      guard exact * 65_535 > 1 else { continue }
      let delay = try AnimatedPNGDelay(seconds: numerator, over: denominator)
      let found = abs(Double(delay.numerator) / Double(delay.denominator) - exact)
      let best = (1...65_535).reduce(Double.infinity) { best, below in
        let above = (exact * Double(below)).rounded()
        return min(best, above < 1 ? best : abs(above / Double(below) - exact))
      }
      #expect(found <= best * (1 + 1e-9) + 1e-18)
    }
  }

  @Test func delaysThatCannotBeAreRefused() {
    for (numerator, denominator) in [
      (0, 1), (-1, 60), (1, 0), (1, -60), (65_536, 1), (1, 200_000), (Int.max, 1), (1, Int.max),
      (Int.min, Int.min), (0, 0),
    ] {
      #expect(throws: AnimatedPNGError.delay(numerator: numerator, denominator: denominator)) {
        _ = try AnimatedPNGDelay(seconds: numerator, over: denominator)
      }
    }
  }
}
