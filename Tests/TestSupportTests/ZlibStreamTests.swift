import CZlib
import TestSupport
import Testing

/// The inflater of the tests against zlib, which packs, and streams written bit by bit.
@Suite struct ZlibStreamTests {
  /// What zlib makes of `bytes`.
  /// - Parameter flushes: each so many bytes end a block and fill a byte.
  private func packed(
    _ bytes: [UInt8], level: Int32 = 6, windowBits: Int32 = 15,
    strategy: Int32 = Z_DEFAULT_STRATEGY, flushes: Int? = nil
  ) throws -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let begun = deflateInit2_(
      &stream, level, Z_DEFLATED, windowBits, 8, strategy, ZLIB_VERSION, size)
    try #require(begun == Z_OK)
    defer { deflateEnd(&stream) }
    var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count * 2 + 1000))
    let count = bytes.count
    let room = output.count
    let end = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        for first in stride(from: 0, to: count, by: flushes ?? max(count, 1)) where flushes != nil {
          stream.avail_in = UInt32(min(flushes ?? count, count - first))
          guard deflate(&stream, Z_SYNC_FLUSH) == Z_OK else { return Z_STREAM_ERROR }
        }
        if flushes == nil { stream.avail_in = UInt32(count) }
        return deflate(&stream, Z_FINISH)
      }
    }
    try #require(end == Z_STREAM_END)
    return Array(output.prefix(Int(stream.total_out)))
  }

  enum Content: CaseIterable {
    case nothing, oneByte, flat, text, noise, fewValues, repeatsFarApart, lopsided

    var bytes: [UInt8] {
      var noise = SeededGenerator(seed: 41)
      switch self {
      case .nothing: return []
      case .oneByte: return [7]
      case .flat: return Array(repeating: 9, count: 70_000)
      case .text:
        return (0..<3000).flatMap { "line \($0), which is \($0 * $0 % 97) wide\n".utf8 }
      case .noise: return noise.bytes(70_000)
      case .fewValues: return noise.bytes(40_000).map { $0 < 220 ? 0 : $0 & 3 }
      case .repeatsFarApart:
        let piece = noise.bytes(32_700)
        return piece + piece.prefix(5000) + piece
      case .lopsided:
        // By Fibonacci's numbers, which make codes as long as may be.
        var (values, number, next) = ([UInt8](), 1, 1)
        for value in 0..<20 {
          values += Array(repeating: UInt8(value * 11), count: number)
          (number, next) = (next, number + next)
        }
        return values.shuffled(using: &noise)
      }
    }
  }

  @Test(arguments: Content.allCases, [0, 1, 6, 9] as [Int32])
  func whatZlibPacksIsUnpacked(content: Content, level: Int32) throws {
    let bytes = content.bytes
    for strategy in [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED] {
      for windowBits in [9, 15] as [Int32] {
        let stream = try packed(bytes, level: level, windowBits: windowBits, strategy: strategy)
        #expect(try ZlibStream(stream).bytes == bytes, "strategy \(strategy), \(windowBits) bits")
      }
    }
    let inPieces = try packed(bytes, level: level, flushes: 999)
    #expect(try ZlibStream(inPieces).bytes == bytes)
  }

  @Test func blocksOfEveryKindAreMet() throws {
    let noise = try ZlibStream(packed(Content.noise.bytes))
    #expect(noise.blocks.contains(.stored))
    let few = try ZlibStream(packed(Content.fewValues.bytes))
    #expect(few.blocks.allSatisfy { $0 == .dynamic } && few.blocks.count > 0)
    let fixed = try ZlibStream(packed(Content.text.bytes, strategy: Z_FIXED))
    #expect(fixed.blocks.allSatisfy { $0 == .fixed } && fixed.blocks.count > 0)
    let flushed = try ZlibStream(packed(Content.text.bytes, flushes: 30_000))
    #expect(Set(flushed.blocks.map { "\($0)" }) == ["stored", "fixed", "dynamic"])
  }

  /// Nothing is taken for whole that zlib refuses, nor the other way round.
  @Test(arguments: [Content.text, .fewValues, .noise])
  func damageIsSeenAsZlibSeesIt(content: Content) throws {
    let bytes = Array(content.bytes.prefix(600))
    var noise = SeededGenerator(seed: 42)
    for strategy in [Z_DEFAULT_STRATEGY, Z_FIXED] {
      let whole = try packed(bytes, strategy: strategy)
      for round in 0..<400 {
        var stream = whole
        if round < whole.count {
          stream.removeLast(round + 1)
        } else {
          let place = Int.random(in: 0..<stream.count, using: &noise)
          stream[place] ^= 1 << UInt8.random(in: 0..<8, using: &noise)
        }
        var count = UInt(1 << 20)
        var room = [UInt8](repeating: 0, count: Int(count))
        let isWhole = uncompress(&room, &count, stream, UInt(stream.count)) == Z_OK
        let found = try? ZlibStream(stream).bytes
        #expect((found != nil) == isWhole, "round \(round)")
        if let found { #expect(found == Array(room[..<Int(count)])) }
      }
    }
  }

  /// Bits after the header, the first one first; the rest of the last byte is filled up with zeros.
  private func stream(_ bits: String, after header: [UInt8] = [0x78, 0x9C]) -> [UInt8] {
    var bytes = header
    var (byte, count) = (UInt8(0), UInt8(0))
    for bit in bits where bit != " " {
      if bit == "1" { byte |= 1 << count }
      count += 1
      if count == 8 {
        bytes.append(byte)
        (byte, count) = (0, 0)
      }
    }
    return count > 0 ? bytes + [byte] : bytes
  }

  private func trouble(_ stream: [UInt8]) -> String? {
    do {
      _ = try ZlibStream(stream)
      return nil
    } catch let trouble as ZlibStream.Trouble {
      return trouble.description
    } catch {
      return "something else"
    }
  }

  @Test func aFixedBlockWrittenByHandIsRead() throws {
    // 'a', a copy of four from one before it, the end: then Adler-32 of five times 'a'.
    let bits = "1 10  10010001 0000010 00000 0000000"
    let whole = stream(bits) + [0x05, 0xB4, 0x01, 0xE6]
    let read = try ZlibStream(whole)
    #expect(read.bytes == Array("aaaaa".utf8))
    #expect(read.blocks == [.fixed])
  }

  @Test func whatIsWrongIsSaid() {
    #expect(trouble([]) == "cut off")
    #expect(trouble([0x79, 0x9C]) == "not packed by deflate")
    #expect(trouble([0x78, 0x9D]) == "a header that does not check")
    #expect(trouble([0x78, 0xBB]) == "a dictionary is asked for")
    #expect(trouble(stream("1 11")) == "a block of no kind")
    #expect(trouble(stream("1 00") + [1, 0, 1, 0]) == "a stored block of two lengths")
    #expect(trouble(stream("1 10  0000010 00000")) == "a copy from before the beginning")
    #expect(trouble(stream("1 10  10010001 11000110")) == "there is no length 286")
    #expect(trouble(stream("1 10  10010001 0000001 11110")) == "there is no distance 30")
    #expect(trouble(stream("1 01  01111 00000 0000")) == "a code of too many")
    #expect(trouble(stream("1 10  0000000") + [0, 0, 0, 2]) == "a wrong Adler-32")
    #expect(trouble(stream("1 10  0000000") + [0, 0, 0, 1, 5]) == "bytes after the end")
    // Four lengths of code lengths, all of one bit; or only one, of two bits.
    #expect(
      trouble(stream("1 01  00000 00000 0000  100 100 100 100")) == "a code of more than all bits")
    #expect(
      trouble(stream("1 01  00000 00000 0000  010 000 000 000")) == "a code of less than all bits")
    // 16 and 18 have a bit each; the first length is that of a symbol before it.
    #expect(
      trouble(stream("1 01  00000 00000 0000  100 000 100 000  0 00"))
        == "the first length is repeated")
    // Nothing but zeros: 138, and 120.
    #expect(
      trouble(stream("1 01  00000 00000 0000  100 000 100 000  1 1111111 1 1011011"))
        == "a block without an end")
  }

  @Test func checksumsAreZlibs() {
    var noise = SeededGenerator(seed: 43)
    for count in [0, 1, 2, 255, 6000] {
      let bytes = noise.bytes(count)
      #expect(cyclicChecksum(of: bytes) == UInt32(crc32(0, bytes, UInt32(count))))
      #expect(ZlibStream.adler32(bytes) == Int(adler32(1, bytes, UInt32(count))))
    }
    #expect(cyclicChecksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(ZlibStream.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }
}
