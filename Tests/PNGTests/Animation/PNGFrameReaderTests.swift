import PNG
import Testing

/// Animated PNGs made chunk by chunk.
@Suite struct PNGFrameReaderTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let green: [UInt8] = [0, 255, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  /// Part of an animation: where it goes, what becomes of it, how it is laid down, its one colour.
  private struct Part {
    var x = 0
    var y = 0
    var width = 3
    var height = 2
    var delay: [UInt8] = [0, 1, 0, 60]
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
    var color: [UInt8]
  }

  private func packed(_ part: Part) -> [UInt8] {
    let row = [UInt8(0)] + (0..<part.width).flatMap { _ in part.color }
    return deflated((0..<part.height).flatMap { _ in row })
  }

  /// Chunks of a picture of 3 × 2 pixels with these parts; the first is the still too.
  private func animation(_ parts: [Part], plays: UInt32 = 0) -> [PNGChunk] {
    var chunks = [
      headerChunk(width: 3, height: 2, depth: 8, colorType: 6),
      PNGChunk(type: "acTL", body: bigEndian(UInt32(parts.count)) + bigEndian(plays)),
    ]
    var sequence: UInt32 = 0
    for (place, part) in parts.enumerated() {
      let numbers = [part.width, part.height, part.x, part.y].flatMap { bigEndian(UInt32($0)) }
      chunks.append(
        PNGChunk(
          type: "fcTL",
          body: bigEndian(sequence) + numbers + part.delay + [part.disposal, part.blend]))
      sequence += 1
      if place == 0 {
        chunks.append(PNGChunk(type: "IDAT", body: packed(part)))
      } else {
        chunks.append(PNGChunk(type: "fdAT", body: bigEndian(sequence) + packed(part)))
        sequence += 1
      }
    }
    return chunks + [endChunk]
  }

  /// All frames, as lists of pixels.
  private func frames(_ chunks: [PNGChunk]) throws -> [[[UInt8]]] {
    var reader = try PNGFrameReader(file(of: chunks))
    var frames: [[[UInt8]]] = []
    while let pixels = try reader.nextFrame() {
      frames.append(
        stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 4]) })
    }
    #expect(frames.count == reader.frameCount)
    return frames
  }

  @Test func aStillIsOneFrameWithoutADelay() throws {
    let picture = [10, 20, 30, 255, 1, 2, 3, 255] as [UInt8]
    var reader = try PNGFrameReader(FastPNGEncoder.encode(picture, width: 2, height: 1))
    #expect(!reader.isAnimated)
    #expect(reader.frameCount == 1)
    #expect(reader.delay(ofFrame: 0) == nil)
    #expect(reader.plays == nil)
    #expect(try reader.nextFrame() == picture)
    #expect(try reader.nextFrame() == nil)
  }

  @Test func pixelsAreStraight() throws {
    let row: [UInt8] = [0, 200, 100, 50, 1]
    var reader = try PNGFrameReader(
      file(of: [
        headerChunk(width: 1, height: 1, depth: 8, colorType: 6),
        PNGChunk(type: "IDAT", body: deflated(row)), endChunk,
      ]))
    #expect(try reader.nextFrame() == [200, 100, 50, 1])
  }

  @Test func aPartReplacesWhatIsThere() throws {
    let shown = try frames(
      animation([Part(color: red), Part(x: 1, y: 1, width: 2, height: 1, color: green)]))
    #expect(shown[0] == Array(repeating: red, count: 6))
    #expect(shown[1] == [red, red, red, red, green, green])
  }

  @Test func aPartMayBeClearedOrTakenBackAfterwards() throws {
    let dot = Part(width: 1, height: 1, color: green)
    var cleared = dot
    cleared.disposal = 1
    var restored = dot
    restored.disposal = 2
    restored.x = 1
    let shown = try frames(
      animation([
        Part(color: red), cleared, restored, Part(x: 2, width: 1, height: 1, color: green),
      ]))
    #expect(shown[1][..<3] == [green, red, red])
    #expect(shown[2][..<3] == [clear, green, red])
    #expect(shown[3][..<3] == [clear, red, green])
  }

  @Test func theFirstFrameTakenBackLeavesNothing() throws {
    var first = Part(color: red)
    first.disposal = 2
    let shown = try frames(animation([first, Part(width: 1, height: 1, color: green)]))
    #expect(shown[1] == [green] + Array(repeating: clear, count: 5))
  }

  @Test func aBlendedPartIsLaidOver() throws {
    var half = Part(width: 1, height: 1, color: [0, 0, 255, 128])
    half.blend = 1
    var nothing = Part(x: 1, width: 1, height: 1, color: [9, 9, 9, 0])
    nothing.blend = 1
    let shown = try frames(animation([Part(color: red), half, nothing]))
    // 255 · 127 ÷ 255 and 255 · 128 ÷ 255.
    #expect(shown[1][0] == [127, 0, 128, 255])
    #expect(shown[2][1] == red)
    let onClear = try frames(animation([Part(color: clear), half]))
    #expect(onClear[1][0] == [0, 0, 255, 128])
  }

  @Test func delaysAreExactFractions() throws {
    var parts = [Part(color: red), Part(color: green), Part(color: red)]
    parts[1].delay = [0x03, 0xE9, 0x75, 0x30]
    parts[2].delay = [0, 7, 0, 0]
    let reader = try PNGFrameReader(file(of: animation(parts, plays: 3)))
    #expect(reader.plays == 3)
    #expect(reader.delay(ofFrame: 0) == PNGDelay(numerator: 1, denominator: 60))
    #expect(reader.delay(ofFrame: 1) == PNGDelay(numerator: 1001, denominator: 30_000))
    #expect(reader.delay(ofFrame: 2) == PNGDelay(numerator: 7, denominator: 100))
    #expect(PNGDelay(numerator: 1, denominator: 50) == PNGDelay(numerator: 2, denominator: 100))
  }

  @Test func aPictureWithoutAFrameChunkIsNotShown() throws {
    var chunks = animation([Part(color: red), Part(color: green)])
    // The still before the first fcTL; both frames in fdAT.
    let still = chunks[3]
    chunks[3] = PNGChunk(type: "fdAT", body: bigEndian(1) + packed(Part(color: green)))
    chunks[4].body.replaceSubrange(0..<4, with: bigEndian(2))
    chunks[5].body.replaceSubrange(0..<4, with: bigEndian(3))
    chunks.insert(still, at: 2)
    #expect(try frames(chunks) == Array(repeating: Array(repeating: green, count: 6), count: 2))
  }

  @Test func packedPixelsMayLieInSeveralChunks() throws {
    var chunks = animation([Part(color: red), Part(color: green)])
    let whole = chunks[5].body
    chunks[5].body = Array(whole[..<9])
    chunks.insert(PNGChunk(type: "fdAT", body: bigEndian(3) + whole[9...]), at: 6)
    #expect(try frames(chunks)[1] == Array(repeating: green, count: 6))
  }

  private func refusal(_ chunks: [PNGChunk]) -> PNGError? {
    refusal(file(of: chunks))
  }

  private func refusal(_ bytes: [UInt8]) -> PNGError? {
    do {
      var reader = try PNGFrameReader(bytes)
      while try reader.nextFrame() != nil {}
      return nil
    } catch {
      return error
    }
  }

  @Test func whatBreaksTheFormatIsRefused() throws {
    let good = animation([Part(color: red), Part(x: 1, width: 2, color: green)])
    #expect(refusal(good) == nil)
    var lacking = good
    lacking[1].body.replaceSubrange(0..<4, with: bigEndian(3))
    #expect(refusal(lacking) == .malformed(reason: "2 of 3 frames are there"))
    var disordered = good
    disordered[5].body.replaceSubrange(0..<4, with: bigEndian(9))
    #expect(refusal(disordered) != nil)
    var outside = good
    outside[4].body.replaceSubrange(12..<16, with: bigEndian(2))
    #expect(refusal(outside) != nil)
    var large = good
    large[4].body.replaceSubrange(12..<16, with: bigEndian(.max))
    #expect(refusal(large) != nil)
    var unknown = good
    unknown[4].body[24] = 3
    #expect(refusal(unknown) != nil)
    var short = good
    short[4].body.removeLast()
    #expect(refusal(short) != nil)
    var empty = good
    empty.remove(at: 5)
    #expect(refusal(empty) != nil)
    var broken = good
    broken[5].body[12] ^= 0xFF
    #expect(refusal(broken) != nil)
  }

  @Test func everyTruncationAndEveryFlippedByteIsSurvived() {
    let bytes = file(of: animation([Part(color: red), Part(x: 1, width: 2, color: green)]))
    for count in 0..<bytes.count { #expect(refusal(Array(bytes[..<count])) != nil) }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x55
      // Returns or throws; every chunk has a checksum, but the names of optional ones may change.
      _ = refusal(changed)
    }
  }
}
