import TestSupport
import Testing

@testable import GIF

@Suite struct ColorMatcherTests {
  private static let black = OpaqueColor(red: 0, green: 0, blue: 0)
  private static let grey = OpaqueColor(red: 40, green: 40, blue: 40)

  /// A colour a quarter of the way, in a gradient or not.
  private static func shares(isGradual: Bool) -> [UInt8: Int] {
    let pixel = GIFPixel(OpaqueColor(red: 10, green: 10, blue: 10))
    var counts = ColorCounts()
    counts.add(pixel, times: 4, gradual: isGradual ? 4 : 0)
    var matcher = ColorMatcher([black, grey], gradients: counts)
    var shares: [UInt8: Int] = [:]
    for row in 0..<8 {
      for column in 0..<8 {
        shares[matcher.index(for: pixel, column: column, row: row), default: 0] += 1
      }
    }
    return shares
  }

  @Test func gradientsAreMixedInTheRightShares() {
    #expect(Self.shares(isGradual: true) == [1: 48, 2: 16])
  }

  @Test func flatAreasAreNotMixed() { #expect(Self.shares(isGradual: false) == [1: 64]) }

  @Test func everyLevelOfThePatternOccursOnce() {
    var levels: Set<UInt8> = []
    for row in 8..<16 {
      for column in 16..<24 {
        levels.insert(OrderedPattern.level(column: column, row: row))
      }
    }
    #expect(levels == Set(0..<64))
  }

  @Test func answersDoNotDependOnEarlierQuestions() {
    var noise = SeededGenerator(seed: 9)
    let palette = (0..<50).map { _ in
      OpaqueColor(GIFPixel(bits: 1 << 24 | UInt32.random(in: 0..<1 << 24, using: &noise)))
    }
    var matcher = ColorMatcher(palette, gradients: nil)
    for _ in 0..<10_000 {
      let pixel = GIFPixel(bits: 1 << 24 | UInt32.random(in: 0..<1 << 24, using: &noise))
      if Int.random(in: 0..<50, using: &noise) == 0 {
        var fresh = ColorMatcher(palette, gradients: nil)
        let expected = fresh.index(for: pixel, column: 0, row: 0)
        let found = matcher.index(for: pixel, column: 0, row: 0)
        #expect(found == expected)
      } else {
        _ = matcher.index(for: pixel, column: 1, row: 1)
      }
    }
    for color in palette {
      let index = matcher.exactIndex(of: GIFPixel(color))
      let found = index.map { matcher.color(at: $0) }
      #expect(found == color)
    }
  }
}
