import Export
import PNG
import Raster
import Testing

@Suite struct SharedBandsTests {
  private func content(
    _ number: UInt64, width: Int = 4, stored: PNGPixels = .rgb
  ) -> SharedBands.Content {
    SharedBands.Content(
      signature: Signature(first: number, second: 0), width: width, stored: stored)
  }

  /// A band of one row of four pixels.
  private func band(grey: UInt8) throws -> EncodedBand {
    var compressor = BandCompressor()
    let rows = [UInt8](repeating: grey, count: 12) + [255, 255, 255, 255]
    let band = compressor.compress(rows.span, width: 4, as: .rgba)
    return try #require(band)
  }

  private func isToBeMade(_ answer: SharedBands.Answer) -> Bool {
    if case .isToBeMade = answer { true } else { false }
  }

  @Test func aBandIsMadeByTheFirstWhoAsks() throws {
    let shared = SharedBands(workerCount: 2)
    #expect(isToBeMade(shared.ask(for: 3, content(1))))
    guard case .isBeingMade = shared.ask(for: 3, content(1)) else {
      Issue.record("it is asked for twice")
      return
    }
    #expect(shared.made(3, content(1)) == nil)
    let band = try band(grey: 7)
    shared.give(band, as: 3, content(1))
    #expect(shared.made(3, content(1)) == band)
    guard case .made(band) = shared.ask(for: 3, content(1)) else {
      Issue.record("it is not handed on")
      return
    }
  }

  @Test func whatDiffersInAnythingIsMadeByItself() throws {
    let shared = SharedBands(workerCount: 9)
    for content in [
      content(1), content(2), content(1, width: 5), content(1, stored: .rgba),
    ] {
      #expect(isToBeMade(shared.ask(for: 0, content)))
    }
    #expect(isToBeMade(shared.ask(for: 1, content(1))))
  }

  @Test func asManyAreKeptAsThereAreWorkers() throws {
    let shared = SharedBands(workerCount: 2)
    let bands = try (1...3).map { try band(grey: $0) }
    for (number, band) in bands.enumerated() {
      _ = shared.ask(for: 0, content(UInt64(number)))
      shared.give(band, as: 0, content(UInt64(number)))
    }
    #expect(shared.made(0, content(0)) == nil)
    #expect(shared.made(0, content(1)) == bands[1])
    #expect(shared.made(0, content(2)) == bands[2])
    // Given back too late.
    shared.give(bands[0], as: 0, content(0))
    #expect(shared.made(0, content(0)) == nil)
  }
}
