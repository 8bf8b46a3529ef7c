import PNG
import TestSupport
import Testing

/// Whatever the bytes, decoding returns or throws.
@Suite struct MalformedPNGTests {
  static func sound(_ index: Int) throws -> [UInt8] {
    let picture = SamplePicture.all[index]
    return try PNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height)
  }

  @Test func nothingAndTextAreNotPNG() {
    #expect(throws: PNGError.notPNG) { _ = try PNGDecoder.decode([]) }
    #expect(throws: PNGError.notPNG) { _ = try PNGDecoder.decode(Array("GIF89a".utf8)) }
    #expect(throws: PNGError.notPNG) { _ = try PNGDecoder.decode([0]) }
  }

  @Test(arguments: [0, 1, 2, 4])
  func everyTruncationThrowsTruncated(index: Int) throws {
    let whole = try Self.sound(index)
    for count in 1..<whole.count {
      #expect(throws: PNGError.truncated, "first \(count) of \(whole.count) bytes") {
        _ = try PNGDecoder.decode(Array(whole.prefix(count)))
      }
    }
    _ = try PNGDecoder.decode(whole + [1, 2, 3])
  }

  /// Mutations that libpng sees through are decoded; the size then is what the header says.
  @Test(arguments: 0..<8)
  func mutationsThrowOrDecode(seed: Int) throws {
    var noise = SeededGenerator(seed: UInt64(seed))
    let whole = try Self.sound(seed)
    for _ in 0..<250 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &noise) {
        let position = Int.random(in: 0..<bytes.count, using: &noise)
        switch Int.random(in: 0..<4, using: &noise) {
        case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &noise)
        case 1: bytes[position] = UInt8.random(in: 0...255, using: &noise)
        case 2: bytes.remove(at: position)
        default: bytes.insert(UInt8.random(in: 0...255, using: &noise), at: position)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      Self.decode(bytes)
    }
  }

  /// The same with the checksums mended, so that the damage reaches the parser.
  @Test(arguments: 0..<8)
  func mutationsBehindSoundChecksumsThrowOrDecode(seed: Int) throws {
    var noise = SeededGenerator(seed: UInt64(100 + seed))
    let whole = try chunks(of: Self.sound(seed))
    for _ in 0..<250 {
      var parts = whole
      let chunk = Int.random(in: 0..<parts.count, using: &noise)
      switch Int.random(in: 0..<5, using: &noise) {
      case 0: parts.remove(at: chunk)
      case 1: parts.append(parts[chunk])
      case 2: parts.swapAt(chunk, Int.random(in: 0..<parts.count, using: &noise))
      default:
        guard let position = parts[chunk].body.indices.randomElement(using: &noise) else { break }
        // Sizes stay small enough that the test does not fill memory.
        let limit: UInt8 = chunk == 0 && position < 8 ? 3 : 255
        parts[chunk].body[position] = UInt8.random(in: 0...limit, using: &noise)
      }
      Self.decode(file(of: parts))
    }
  }

  private static func decode(_ bytes: [UInt8]) {
    do {
      let decoded = try PNGDecoder.decode(bytes)
      #expect(decoded.pixels.count == decoded.width * decoded.height * 4)
    } catch {
      #expect(!error.message.isEmpty)
    }
  }

  @Test func sizesBeyondTheLimitsAreRefused() {
    for (width, height) in [(32_769, 1), (1, 32_769), (32_768, 8193), (0x7FFF_FFFF, 0x7FFF_FFFF)] {
      let bomb = file(of: [
        headerChunk(width: UInt32(width), height: UInt32(height), depth: 8, colorType: 6),
        PNGChunk(type: "IDAT", body: deflated([0])), endChunk,
      ])
      #expect(throws: PNGError.tooLarge(width: width, height: height)) {
        _ = try PNGDecoder.decode(bomb)
      }
    }
  }

  /// Within the limits, but the file is too small to hold that much: no gibibyte is taken for it.
  @Test func aHeaderThatItsFileCannotFillIsRefused() {
    let bomb = file(of: [
      headerChunk(width: 16_384, height: 16_384, depth: 8, colorType: 6),
      PNGChunk(type: "IDAT", body: deflated([0])), endChunk,
    ])
    #expect(throws: PNGError.truncated) { _ = try PNGDecoder.decode(bomb) }
  }

  @Test func errorsSayWhatIsWrong() throws {
    var damaged = try Self.sound(2)
    damaged[29] ^= 1
    let error = #expect(throws: PNGError.self) { _ = try PNGDecoder.decode(damaged) }
    #expect(error?.message == "the PNG file is damaged (IHDR: CRC error)")
    #expect(
      PNGError.tooLarge(width: 40_000, height: 2).message
        == "40000 × 2 pixels are too many; the limits are 32768 on a side and 268435456 in all")
  }
}
