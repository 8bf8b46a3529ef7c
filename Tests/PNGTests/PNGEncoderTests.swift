import PNG
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: SamplePicture.all)
  func filesHoldTheChunksWePromise(picture: SamplePicture) throws {
    let bytes = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height, pixelsPerMetre: 2 * 2835)
    let chunks = try chunks(of: bytes)
    #expect(chunks.map(\.type).filter { $0 != "IDAT" } == ["IHDR", "sRGB", "pHYs", "IEND"])
    #expect(chunks.dropFirst(3).first?.type == "IDAT")
    let header = headerChunk(
      width: UInt32(picture.width), height: UInt32(picture.height), depth: 8,
      colorType: picture.isOpaque ? 2 : 6)
    #expect(chunks[0].body == header.body)
    #expect(chunks[1].body == [0])
    #expect(chunks[2].body == bigEndian(5670) + bigEndian(5670) + [1])
    #expect(chunks.last?.body == [])
  }

  @Test(arguments: SamplePicture.all)
  func theSmallestOfAllFiltersIsKept(picture: SamplePicture) throws {
    let counts = try PNGFilter.allCases.map { try Self.file(of: picture, filter: $0).count }
    let whole = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    #expect(whole.count == counts.min())
  }

  @Test(arguments: SamplePicture.all, [1, 7])
  func portionsDoNotChangeTheBytes(picture: SamplePicture, portion: Int) throws {
    for filter in PNGFilter.allCases {
      let parts = try Self.file(of: picture, filter: filter, portion: portion)
      #expect(try parts == Self.file(of: picture, filter: filter))
    }
  }

  /// The file with rows added so many at a time, or all at once.
  private static func file(
    of picture: SamplePicture, filter: PNGFilter, portion: Int? = nil
  ) throws -> [UInt8] {
    var encoder = try PNGEncoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque, filter: filter)
    let rowLength = picture.width * 4
    for top in stride(from: 0, to: picture.height, by: portion ?? picture.height) {
      let bottom = min(top + (portion ?? picture.height), picture.height)
      try encoder.append(picture.pixels[top * rowLength..<bottom * rowLength])
    }
    return try encoder.finish()
  }

  @Test func oversizedPicturesAreRefused() throws {
    #expect(throws: PNGError.tooLarge(width: 32_769, height: 1)) {
      _ = try PNGEncoder(width: 32_769, height: 1, isOpaque: true)
    }
    #expect(throws: PNGError.tooLarge(width: 32_768, height: 8193)) {
      _ = try PNGEncoder(width: 32_768, height: 8193, isOpaque: true)
    }
    _ = try PNGEncoder(width: 32_768, height: 8192, isOpaque: true)
  }
}
