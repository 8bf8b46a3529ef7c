import TestSupport
import Testing

@testable import GIF

/// A survey looks at a row once for all frames in which it stands.
@Suite struct ColorSurveyTests {
  private static let (width, height) = (9, 14)

  /// Frames of which a few rows change, or none, or all.
  private static func frames(_ noise: inout SeededGenerator) -> [[GIFPixel]] {
    var frame = [GIFPixel](repeating: .clear, count: width * height)
    return (0..<12).map { number in
      for row in 0..<height where number == 0 || Int.random(in: 0..<5, using: &noise) == 0 {
        for column in 0..<width {
          let level = UInt8.random(in: 0...9, using: &noise)
          frame[row * width + column] =
            level == 0 ? .clear : GIFPixel(OpaqueColor(red: level, green: 40, blue: level / 3))
        }
      }
      return frame
    }
  }

  /// Whether the first of equal pixels in a row differs from a neighbour, and from all by less than eight
  /// levels.
  /// Colours that are too many count together, and none is lost.
  @Test(arguments: [100, 1000, 5000, 20000]) func manyColorsCountTogether(limit: Int) {
    var noise = SeededGenerator(seed: 8)
    var (exact, bounded) = (ColorCounts(), ColorCounts(limit: limit))
    for _ in 0..<30_000 {
      let pixel = GIFPixel(bits: 1 << 24 | UInt32.random(in: 0..<1 << 24, using: &noise))
      let times = Int.random(in: 1...5, using: &noise)
      exact.add(pixel, times: times, gradual: times)
      bounded.add(pixel, times: times, gradual: times)
    }
    #expect(bounded.count <= limit && bounded.count > limit / 9)
    let sums = [exact, bounded].map { $0.sorted.reduce(0) { $0 + $1.weight } }
    #expect(sums[0] == sums[1])
    // Each colour is found, and its neighbour that counts with it.
    for color in exact.sorted.prefix(100) { #expect(bounded.isGradual(GIFPixel(color.color))) }
  }

  private static func isGradual(_ frame: [GIFPixel], _ x: Int, _ y: Int) -> Bool {
    var x = x
    while x > 0 && frame[y * width + x - 1] == frame[y * width + x] { x -= 1 }
    let neighbours = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)].filter {
      0..<width ~= $0.0 && 0..<height ~= $0.1
    }.map { frame[$0.1 * width + $0.0] }
    let pixel = frame[y * width + x]
    let isNear = neighbours.allSatisfy {
      !$0.isClear && abs(Int(OpaqueColor($0).red) - Int(OpaqueColor(pixel).red)) < 8
    }
    return isNear && neighbours.contains { $0 != pixel }
  }

  @Test(arguments: UInt64(0)..<20)
  func coloursOfAllFramesAreCounted(seed: UInt64) throws {
    var noise = SeededGenerator(seed: seed)
    let frames = Self.frames(&noise)
    var survey = try ColorSurvey(width: Self.width, height: Self.height, options: GIFOptions())
    var before = [GIFPixel](repeating: .clear, count: Self.width * Self.height)
    var expected: [UInt32: (all: Int, gradual: Int)] = [:]
    for frame in frames {
      let rows = (0..<Self.height).filter { row in
        (row * Self.width..<(row + 1) * Self.width).contains { frame[$0] != before[$0] }
      }
      survey.add(of: before, until: rows.map { $0..<$0 + 1 })
      before = frame
      for y in 0..<Self.height {
        for x in 0..<Self.width where !frame[y * Self.width + x].isClear {
          let bits = frame[y * Self.width + x].bits
          expected[bits, default: (0, 0)].all += 1
          if Self.isGradual(frame, x, y) { expected[bits, default: (0, 0)].gradual += 1 }
        }
      }
    }
    survey.add(of: before, until: [0..<Self.height])
    let found = survey.counts
    #expect(found.count == expected.count)
    for color in found.sorted {
      let pixel = GIFPixel(color.color)
      let (all, gradual) = try #require(expected[pixel.bits])
      #expect(color.weight == all)
      #expect(found.isGradual(pixel) == (2 * gradual > all))
    }
  }
}
