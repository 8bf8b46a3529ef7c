import TestSupport
import Testing

@testable import GIF

@Suite struct QuantizerTests {
  private static func noise(_ count: Int, seed: UInt64) -> [WeightedColor] {
    var noise = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let color = noise.bytes(3)
      return WeightedColor(
        color: OpaqueColor(red: color[0], green: color[1], blue: color[2]),
        weight: Int.random(in: 1...1000, using: &noise))
    }
  }

  private static func error(_ palette: [OpaqueColor], _ colors: [WeightedColor]) -> Int {
    colors.reduce(0) { sum, color in
      let nearest = palette.map { $0.distance(to: color.color) }.min() ?? 0
      return sum + color.weight * Int(nearest)
    }
  }

  @Test func fewColoursAreKept() {
    let colors = Self.noise(255, seed: 1)
    let palette = Quantizer.palette(for: colors, count: 255, coarseness: 0)
    #expect(Set(palette) == Set(colors.map(\.color)))
    #expect(Quantizer.palette(for: [], count: 255, coarseness: 0).isEmpty)
  }

  @Test(arguments: [2, 16, 64, 255])
  func itIsFarBetterThanChance(count: Int) {
    let colors = Self.noise(3000, seed: 2)
    let palette = Quantizer.palette(for: colors, count: count, coarseness: 0)
    #expect(palette.count <= count && palette.count > count / 2)
    let chance = colors.prefix(count).map(\.color)
    #expect(5 * Self.error(palette, colors) < 4 * Self.error(chance, colors))
  }

  @Test func coloursOfLargeAreasAreExact() {
    var colors = Self.noise(2000, seed: 3)
    let flat = OpaqueColor(red: 17, green: 81, blue: 103)
    colors.append(WeightedColor(color: flat, weight: 10_000_000))
    #expect(Quantizer.palette(for: colors, count: 64, coarseness: 0).first == flat)
  }

  @Test func coarserPalettesAreSmaller() {
    let colors = Self.noise(2000, seed: 4)
    let sizes = [0, 5, 20, 100].map {
      Quantizer.palette(for: colors, count: 255, coarseness: $0).count
    }
    #expect(sizes == sizes.sorted(by: >) && sizes[0] > sizes[3])
  }

  @Test func theNearestColourIsFound() {
    let palette = Self.noise(100, seed: 5).map(\.color)
    let search = NearestColor(palette)
    for color in Self.noise(2000, seed: 6) + palette.map({ WeightedColor(color: $0, weight: 1) }) {
      let distances = palette.map { $0.distance(to: color.color) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] }
      #expect(search.nearest(to: color.color) == nearest)
    }
  }

  @Test func countsDoNotDependOnTheOrder() {
    let pixels = Self.noise(5000, seed: 7).map { GIFPixel($0.color) }
    var (forward, backward) = (ColorCounts(), ColorCounts())
    for pixel in pixels { forward.add(pixel, times: 2, gradual: 0) }
    for pixel in pixels.reversed() { backward.add(pixel, times: 2, gradual: 2) }
    #expect(forward.sorted == backward.sorted && forward.count == forward.sorted.count)
    #expect(!forward.isGradual(pixels[0]) && backward.isGradual(pixels[0]))
  }
}
