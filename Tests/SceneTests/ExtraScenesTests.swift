import Raster
import Testing

/// The short programs.
@MainActor
@Suite struct ExtraScenesTests {
  /// The share of pixels that are not the cloth's.
  private func shareOfThings(at time: Double) throws -> Double {
    let still = try picture(of: "extra-card", at: time, scale: 0.5)
    let cloth = Array(still.pixels[0..<3])
    let others = stride(from: 0, to: still.pixels.count, by: 4).filter {
      Array(still.pixels[$0..<$0 + 3]) != cloth
    }
    return Double(others.count) / Double(still.width * still.height)
  }

  /// Half way round the card is seen from its edge; its place and the other cards are there.
  @Test func theTableIsNeverEmpty() throws {
    #expect(try shareOfThings(at: 0.95) > 0.2)
    #expect(try shareOfThings(at: 2.45) > 0.2)
  }

  @Test func theCardShowsOneSideAfterTheOther() throws {
    let sides = ["front", "back"]
    for (time, side) in [(0.4, "back"), (1.5, "front"), (3.2, "back")] {
      let names = try LayersShown("extra-card", at: time).inside("card").names
      #expect(names.filter { sides.contains($0) } == [side], "\(time)")
    }
  }
}
