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

  /// Undoes the row filters by hand instead of asking the decoder.
  @Test(arguments: SamplePicture.all)
  func rowsAreFilteredUpAndHoldStraightColors(picture: SamplePicture) throws {
    let bytes = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    let components = picture.isOpaque ? 3 : 4
    let rowLength = picture.width * components
    let packed = try chunks(of: bytes).filter { $0.type == "IDAT" }.flatMap(\.body)
    let rows = try inflated(packed, count: (rowLength + 1) * picture.height)
    try #require(rows.count == (rowLength + 1) * picture.height)

    var straight: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowLength)
    for row in 0..<picture.height {
      let start = row * (rowLength + 1)
      // Up, or none where nothing lies above in the whole picture.
      #expect(rows[start] == (picture.height == 1 ? 0 : 2))
      let stored = rows[start + 1..<start + 1 + rowLength]
      above = zip(stored, above).map { rows[start] == 2 ? $0 &+ $1 : $0 }
      straight += above
    }

    var expected: [UInt8] = []
    for first in stride(from: 0, to: picture.pixels.count, by: 4) {
      let alpha = Double(picture.pixels[first + 3])
      for component in picture.pixels[first..<first + 3] {
        expected.append(alpha == 0 ? 0 : UInt8((255 * Double(component) / alpha).rounded()))
      }
      if !picture.isOpaque { expected.append(picture.pixels[first + 3]) }
    }
    #expect(straight == expected)
  }

  @Test(arguments: SamplePicture.all)
  func decodingGivesThePictureBack(picture: SamplePicture) throws {
    let bytes = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    let decoded = try PNGDecoder.decode(bytes)
    #expect(decoded.width == picture.width)
    #expect(decoded.height == picture.height)
    #expect(decoded.pixels == picture.pixels)
  }

  @Test(arguments: SamplePicture.all, [1, 7])
  func portionsDoNotChangeTheBytes(picture: SamplePicture, portion: Int) throws {
    var encoder = try PNGEncoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
    let rowLength = picture.width * 4
    for top in stride(from: 0, to: picture.height, by: portion) {
      let bottom = min(top + portion, picture.height)
      try encoder.append(picture.pixels[top * rowLength..<bottom * rowLength])
    }
    let whole = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    #expect(try encoder.finish() == whole)
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
