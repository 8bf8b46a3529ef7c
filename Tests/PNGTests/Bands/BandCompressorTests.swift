import CZlib
import PNG
import TestSupport
import Testing

@Suite struct BandCompressorTests {
  private static let width = 50

  /// Rows of blocks and lines whose colour depends on the seed.
  private static func rows(_ count: Int, seed: UInt8) -> [UInt8] {
    var pixels: [UInt8] = []
    for y in 0..<count {
      for x in 0..<width {
        pixels += [x / 9 % 2 == 0 ? seed : 255, y % 5 == 0 ? seed / 2 : 77, UInt8(x), 255]
      }
    }
    return pixels
  }

  private static func band(_ rows: [UInt8]) throws -> EncodedBand {
    var compressor = BandCompressor()
    let band = compressor.compress(rows.span, width: width, as: .rgb)
    return try #require(band)
  }

  @Test func aBandCanStandInForAnother() throws {
    let parts = [Self.rows(32, seed: 10), Self.rows(32, seed: 200), Self.rows(11, seed: 90)]
    let others = [Self.rows(32, seed: 11), Self.rows(32, seed: 12), Self.rows(11, seed: 13)]
    for chosen in 0..<8 {
      var pixels: [UInt8] = []
      var bands: [EncodedBand] = []
      for place in 0..<3 {
        let rows = chosen >> place & 1 == 0 ? parts[place] : others[place]
        pixels += rows
        bands.append(try Self.band(rows))
      }
      let file = try PNGFile.assemble(bands)
      #expect(try file == FastPNGEncoder.encode(pixels, width: Self.width, height: 75))
      #expect(try PNGDecoder.decode(file).pixels == pixels)
    }
  }

  @Test func aBandDoesNotDependOnTheOneBefore() throws {
    var noise = SeededGenerator(seed: 3)
    var compressor = BandCompressor()
    for _ in 0..<20 {
      let rows = Self.rows(Int.random(in: 1...32, using: &noise), seed: noise.bytes(1)[0])
      let alone = try Self.band(rows)
      let after = compressor.compress(rows.span, width: Self.width, as: .rgb)
      #expect(after == alone)
      let translucent = noise.bytes(Self.width * 4 * 32)
      let opaque = compressor.compress(translucent.span, width: Self.width, as: .rgb)
      let other = compressor.compress(translucent.span, width: Self.width, as: .rgba)
      #expect(opaque == nil && other != nil)
    }
  }

  @Test func oneAlphaBelow255IsFoundWhereverItIs() throws {
    let opaque = Self.rows(32, seed: 50)
    for place in 0..<32 * Self.width {
      var rows = opaque
      rows[place * 4 + 3] = 254
      var compressor = BandCompressor()
      let band = compressor.compress(rows.span, width: Self.width, as: .rgb)
      #expect(band == nil, "pixel \(place)")
    }
  }

  @Test func opaqueRowsCanBeStoredWithAlpha() throws {
    let rows = Self.rows(20, seed: 8)
    var compressor = BandCompressor()
    let made = compressor.compress(rows.span, width: Self.width, as: .rgba)
    let band = try #require(made)
    #expect(band.pixels == .rgba && band.unpackedCount == (Self.width * 4 + 1) * 20)
    #expect(try PNGDecoder.decode(PNGFile.assemble([band])).pixels == rows)
  }

  @Test func checksumsOfPartsMakeThatOfTheWhole() throws {
    let bands = [try Self.band(Self.rows(32, seed: 1)), try Self.band(Self.rows(7, seed: 2))]
    let file = try PNGFile.assemble(bands)
    let packed = try chunks(of: file).filter { $0.type == "IDAT" }.flatMap(\.body)
    let count = bands.map(\.unpackedCount).reduce(0, +)
    let rows = try ZlibStream(packed).bytes
    #expect(rows.count == count)
    let end = number(in: packed, at: packed.count - 4)
    #expect(end == UInt32(adler32(1, rows, UInt32(rows.count))))
    let parts = [rows.prefix(bands[0].unpackedCount), rows.suffix(bands[1].unpackedCount)]
    for (part, band) in zip(parts, bands) {
      #expect(band.checksum.value == UInt32(adler32(1, Array(part), UInt32(part.count))))
    }
  }
}
