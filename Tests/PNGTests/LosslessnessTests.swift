import PNG
import Testing

/// Two decoders that have nothing in common give back what either encoder was given.
@Suite struct LosslessnessTests {
  @Test(arguments: SamplePicture.everyKind)
  func fastFilesHoldThePicture(picture: SamplePicture) throws { try picture.checkFastFile() }

  @Test(arguments: SamplePicture.everyKind)
  func smallFilesHoldThePicture(picture: SamplePicture) throws {
    let file = try PNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    _ = try picture.rows(keptIn: file)
  }

  @Test func aWrongByteAnywhereIsNoticed() throws {
    let picture = SamplePicture.all[3]
    for file in [
      try FastPNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height),
      try PNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height),
    ] {
      for place in stride(from: 0, to: file.count, by: 97) {
        var damaged = file
        damaged[place] ^= 4
        #expect(throws: (any Error).self, "byte \(place)") {
          _ = try StoredRows(damaged, width: picture.width, height: picture.height)
        }
      }
    }
  }
}

extension SamplePicture {
  /// Both decoders give the picture back, and the rows of each band are filtered without those around
  /// it.
  func checkFastFile() throws {
    let file = try FastPNGEncoder.encode(pixels, width: width, height: height)
    let rows = try rows(keptIn: file)
    #expect(rows.areFilteredBandByBand, "\(testDescription)")
  }

  /// The rows in `file`, which libpng and the decoder of these tests must find to be this picture's.
  func rows(keptIn file: [UInt8]) throws -> StoredRows {
    let decoded = try PNGDecoder.decode(file)
    #expect(decoded.width == width && decoded.height == height, "\(testDescription)")
    // Not compared within the expectation, which would print them.
    let isSame = decoded.pixels == pixels
    #expect(isSame, "\(testDescription), by libpng")
    let rows = try StoredRows(file, width: width, height: height)
    #expect(rows.components == (isOpaque ? 3 : 4), "\(testDescription)")
    let holds = rows.samples == StoredRows.expected(pixels, isOpaque: isOpaque)
    #expect(holds, "\(testDescription), by hand")
    return rows
  }
}
