/// Packs tokens into one block of deflate with Huffman codes of its own.
struct DeflateBlock: ~Copyable {
  /// Three bytes or four and what the writer still has fit into a word.
  private static let longestLiteralCode = 14

  private var literals = HuffmanCode(
    symbols: DeflateSymbols.literalsAndLengths, longest: longestLiteralCode)
  private var distances = HuffmanCode(symbols: DeflateSymbols.distances, longest: 15)
  private var header = DeflateHeader()
  private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalsAndLengths)
  private var words: [UInt64] = []

  /// The bits of the block, which is not the last one.
  mutating func pack(
    _ tokens: borrowing BandTokens, width: Int, pixels: PNGPixels
  ) -> PackedBits {
    makeCodes(for: tokens, pixels: pixels)
    makeRoom(for: tokens)
    let count = Self.write(
      tokens, width: width, pixels: pixels, header: header, literals: literals.codes,
      distances: distances.codes, into: &words)
    return PackedBits(words: Array(words[0..<(count + 63) / 64]), count: count)
  }

  /// Writes everything; returns how many bits it took.
  private static func write(
    _ tokens: borrowing BandTokens, width: Int, pixels: PNGPixels,
    header: borrowing DeflateHeader, literals: [UInt32], distances: [UInt32],
    into words: inout [UInt64]
  ) -> Int {
    var cursor = BitCursor()
    var words = words.mutableSpan
    header.write(at: &cursor, into: &words)
    write(
      tokens.words.span, filters: tokens.filters.span, width: width, pixels: pixels,
      literals: literals.span, distances: distances.span, at: &cursor, into: &words)
    let end = literals[DeflateSymbols.endOfBlock]
    cursor.put(UInt64(end >> 4), Int(end & 15), into: &words)
    cursor.finish(&words)
    return cursor.bitCount
  }

  private mutating func makeCodes(
    for tokens: borrowing BandTokens, pixels: PNGPixels
  ) {
    for byte in 0..<256 {
      var count: UInt32 = 0
      for channel in 0..<pixels.bytesPerPixel {
        count += tokens.literalCounts[channel * 256 + byte]
      }
      literalCounts[byte] = count
    }
    for filter in tokens.filters { literalCounts[Int(filter)] += 1 }
    literalCounts[DeflateSymbols.endOfBlock] = 1
    for index in tokens.lengthCounts.indices {
      literalCounts[DeflateSymbols.firstLength + index] = tokens.lengthCounts[index]
    }
    literals.build(from: literalCounts)
    distances.build(from: tokens.distanceCounts)
    header.prepare(literals: literals, distances: distances)
  }

  /// Sees to it that all bits have room, and a word more.
  private mutating func makeRoom(for tokens: borrowing BandTokens) {
    var bits = header.greatestBitCount + 64
    for symbol in literalCounts.indices {
      bits += Int(literalCounts[symbol]) * Int(literals.lengths[symbol])
    }
    for symbol in tokens.distanceCounts.indices {
      // With the bits that follow a distance, and those that follow its length.
      bits += Int(tokens.distanceCounts[symbol]) * (Int(distances.lengths[symbol]) + symbol / 2 + 5)
    }
    let count = bits / 64 + 2
    if words.count < count { words = [UInt64](repeating: 0, count: count + count / 4) }
  }

  private static func write(
    _ tokens: Span<UInt32>, filters: Span<UInt8>, width: Int, pixels: PNGPixels,
    literals: Span<UInt32>, distances: Span<UInt32>, at cursor: inout BitCursor,
    into words: inout MutableSpan<UInt64>
  ) {
    let size = pixels.bytesPerPixel
    var token = 0
    for row in filters.indices {
      let filter = literals[Int(filters[row])]
      cursor.put(UInt64(filter &>> 4), Int(filter & 15), into: &words)
      var x = 0
      while x < width {
        let count = Int(tokens[token])
        token &+= 1
        let end = token &+ count
        while token < end {
          put(tokens[token], pixels, literals, at: &cursor, into: &words)
          token &+= 1
        }
        x &+= count
        if x == width { break }
        let copy = tokens[token]
        token &+= 1
        let length = BandTokens.length(ofCopy: copy)
        x &+= length
        var bytes = length &* size
        var distance = BandTokens.distance(ofCopy: copy)
        if distance == BandTokens.zerosAfterOther {
          cursor.put(UInt64(literals[0] &>> 4), Int(literals[0] & 15), into: &words)
          bytes &-= 1
          distance = 1
        }
        put(bytes: bytes, distance: distance, literals, distances, at: &cursor, into: &words)
      }
    }
  }

  @inline(__always)
  private static func put(
    _ pixel: UInt32, _ pixels: PNGPixels, _ literals: Span<UInt32>, at cursor: inout BitCursor,
    into words: inout MutableSpan<UInt64>
  ) {
    let red = literals[Int(pixel & 255)]
    let green = literals[Int(pixel &>> 8 & 255)]
    let blue = literals[Int(pixel &>> 16 & 255)]
    var bits = UInt64(red &>> 4)
    var count = red & 15
    bits |= UInt64(green &>> 4) &<< UInt64(count)
    count &+= green & 15
    bits |= UInt64(blue &>> 4) &<< UInt64(count)
    count &+= blue & 15
    if pixels == .rgba {
      let alpha = literals[Int(pixel &>> 24)]
      bits |= UInt64(alpha &>> 4) &<< UInt64(count)
      count &+= alpha & 15
    }
    cursor.put(bits, Int(count), into: &words)
  }

  @inline(__always)
  private static func put(
    bytes: Int, distance: Int, _ literals: Span<UInt32>, _ distances: Span<UInt32>,
    at cursor: inout BitCursor, into words: inout MutableSpan<UInt64>
  ) {
    let place = DeflateSymbols.symbol(ofDistance: distance)
    let code = distances[place.index]
    let back = UInt64(code &>> 4) | UInt64(place.extra) &<< UInt64(code & 15)
    let backCount = Int(code & 15) &+ place.extraBits
    var left = bytes
    while left > 0 {
      let length = DeflateSymbols.nextLength(of: left)
      left &-= length
      let symbol = DeflateSymbols.symbol(ofLength: length)
      let code = literals[DeflateSymbols.firstLength &+ symbol.index]
      let codeCount = Int(code & 15)
      let lengthCount = codeCount &+ symbol.extraBits
      let bits =
        UInt64(code &>> 4) | UInt64(symbol.extra) &<< UInt64(codeCount)
        | back &<< UInt64(lengthCount)
      cursor.put(bits, lengthCount &+ backCount, into: &words)
    }
  }
}
