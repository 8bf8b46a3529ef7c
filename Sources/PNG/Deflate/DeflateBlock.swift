/// Packs tokens into one block of deflate with Huffman codes of its own.
package struct DeflateBlock: ~Copyable {
  /// Three bytes or four and what the writer still has fit into a word.
  private static let longestLiteralCode = 14

  private var literals = HuffmanCode(
    symbols: DeflateSymbols.literalsAndLengths, longest: longestLiteralCode)
  private var distances = HuffmanCode(symbols: DeflateSymbols.distances, longest: 15)
  private var header = DeflateHeader()
  private var literalCounts = [UInt32](repeating: 0, count: DeflateSymbols.literalsAndLengths)
  /// Of each length the code with the bits that follow it, times 32, plus how many bits these are.
  private var lengths = [UInt32](repeating: 0, count: DeflateSymbols.longestLength + 1)
  private var words: [UInt64] = []

  package init() {}

  /// The bits of the block, which is not the last one.
  package mutating func pack(
    _ tokens: borrowing BandTokens, width: Int, pixels: PNGPixels
  ) -> PackedBits {
    makeCodes(for: tokens, pixels: pixels)
    makeRoom(for: tokens)
    let count = Self.write(
      tokens, width: width, pixels: pixels, header: header, literals: literals,
      lengths: lengths, distances: distances, into: &words)
    return PackedBits(words: Array(words[0..<(count + 63) / 64]), count: count)
  }

  /// Writes everything; returns how many bits it took.
  private static func write(
    _ tokens: borrowing BandTokens, width: Int, pixels: PNGPixels,
    header: borrowing DeflateHeader, literals: borrowing HuffmanCode, lengths: [UInt32],
    distances: borrowing HuffmanCode, into words: inout [UInt64]
  ) -> Int {
    let literalCodes = literals.codes
    let distanceCodes = distances.codes
    let literalLengths = literals.lengths
    let distanceLengths = distances.lengths
    return RowKernels.withBytes(of: &words) { bytes in
      let codes = TokenCodes(
        literals: literalCodes.span, lengths: lengths.span, distances: distanceCodes.span)
      let begun = RowKernels.writeHeader(
        literals: literalLengths.span, distances: distanceLengths.span, into: &bytes)
      if let begun {
        let ended = RowKernels.writeTokens(
          tokens.words.span, filters: tokens.filters.span, width: width, pixels: pixels,
          codes: codes, at: begun, into: &bytes)
        if let ended { return ended }
      }
      var cursor = BitCursor()
      header.write(at: &cursor, into: &bytes)
      write(
        tokens.words.span, filters: tokens.filters.span, width: width, pixels: pixels,
        codes: codes, at: &cursor, into: &bytes)
      let end = literalCodes[DeflateSymbols.endOfBlock]
      cursor.put(UInt64(end >> 4), Int(end & 15), into: &bytes)
      cursor.finish(&bytes)
      return cursor.bitCount
    }
  }

  private mutating func makeCodes(
    for tokens: borrowing BandTokens, pixels: PNGPixels
  ) {
    Self.count(tokens, pixels: pixels, into: &literalCounts)
    literals.build(from: literalCounts)
    distances.build(from: tokens.distanceCounts)
    if !RowKernels.haveCodes {
      header.prepare(literals: literals, distances: distances)
    }
    Self.join(literals.codes, into: &lengths)
  }

  /// How often each literal and each length occurs.
  private static func count(
    _ tokens: borrowing BandTokens, pixels: PNGPixels, into counts: inout [UInt32]
  ) {
    var counts = counts.mutableSpan
    let literals = tokens.literalCounts.span
    if !RowKernels.sumLiterals(literals, channels: pixels.bytesPerPixel, into: &counts) {
      for byte in 0..<256 {
        let alpha = pixels == .rgba ? literals[768 + byte] : 0
        counts[byte] = literals[byte] &+ literals[256 + byte] &+ literals[512 + byte] &+ alpha
      }
    }
    for filter in tokens.filters { counts[Int(filter)] &+= 1 }
    counts[DeflateSymbols.endOfBlock] = 1
    let lengths = tokens.lengthCounts.span
    for index in lengths.indices { counts[DeflateSymbols.firstLength + index] = lengths[index] }
  }

  private static func join(_ codes: [UInt32], into lengths: inout [UInt32]) {
    let literals = codes.span
    var lengths = lengths.mutableSpan
    if RowKernels.joinLengths(literals, into: &lengths) { return }
    var length = DeflateSymbols.shortestLength
    while length <= DeflateSymbols.longestLength {
      // All lengths of one symbol.
      let symbol = DeflateSymbols.symbol(ofLength: length)
      let code = literals[DeflateSymbols.firstLength &+ symbol.index]
      let codeLength = code & 15
      let bitCount = codeLength &+ UInt32(truncatingIfNeeded: symbol.extraBits)
      let last = DeflateSymbols.longestLength
      let end = length == last ? last &+ 1 : min(length &+ 1 &<< symbol.extraBits, last)
      var extra: UInt32 = 0
      while length < end {
        lengths[length] = (code &>> 4 | extra &<< codeLength) &<< 5 | bitCount
        extra &+= 1
        length &+= 1
      }
    }
  }

  /// Sees to it that all bits have room, and a word more.
  private mutating func makeRoom(for tokens: borrowing BandTokens) {
    var bits = DeflateHeader.greatestBitCount + 64
    bits += Self.bits(of: literalCounts, as: literals.lengths)
    for symbol in tokens.distanceCounts.indices {
      // With the bits that follow a distance, and those that follow its length.
      bits += Int(tokens.distanceCounts[symbol]) * (Int(distances.lengths[symbol]) + symbol / 2 + 5)
    }
    let count = bits / 64 + 2
    if words.count < count { words = [UInt64](repeating: 0, count: count + count / 4) }
  }

  /// What symbols take that occur so often, with codes of these lengths.
  private static func bits(of counts: [UInt32], as lengths: [UInt8]) -> Int {
    let counts = counts.span
    let lengths = lengths.span
    var bits = 0
    for symbol in counts.indices { bits &+= Int(counts[symbol]) &* Int(lengths[symbol]) }
    return bits
  }

  private static func write(
    _ tokens: Span<UInt32>, filters: Span<UInt8>, width: Int, pixels: PNGPixels,
    codes: TokenCodes, at cursor: inout BitCursor, into bytes: inout MutableRawSpan
  ) {
    let literals = codes.literals
    let lengths = codes.lengths
    let distances = codes.distances
    let size = pixels.bytesPerPixel
    var token = 0
    for row in filters.indices {
      let filter = literals[Int(filters[row])]
      cursor.put(UInt64(filter &>> 4), Int(filter & 15), into: &bytes)
      var x = 0
      while x < width {
        let count = Int(tokens[token])
        token &+= 1
        let end = token &+ count
        while token < end {
          put(tokens[token], pixels, literals, at: &cursor, into: &bytes)
          token &+= 1
        }
        x &+= count
        if x == width { break }
        let copy = tokens[token]
        token &+= 1
        let length = BandTokens.length(ofCopy: copy)
        x &+= length
        var left = length &* size
        var distance = BandTokens.distance(ofCopy: copy)
        if distance == BandTokens.zerosAfterOther {
          cursor.put(UInt64(literals[0] &>> 4), Int(literals[0] & 15), into: &bytes)
          left &-= 1
          distance = 1
        }
        put(left, distance: distance, lengths, distances, at: &cursor, into: &bytes)
      }
    }
  }

  @inline(__always)
  private static func put(
    _ pixel: UInt32, _ pixels: PNGPixels, _ literals: Span<UInt32>, at cursor: inout BitCursor,
    into bytes: inout MutableRawSpan
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
    cursor.put(bits, Int(count), into: &bytes)
  }

  @inline(__always)
  private static func put(
    _ count: Int, distance: Int, _ lengths: Span<UInt32>, _ distances: Span<UInt32>,
    at cursor: inout BitCursor, into bytes: inout MutableRawSpan
  ) {
    let offset = DeflateSymbols.symbol(ofDistance: distance)
    let code = distances[offset.index]
    let back = UInt64(code &>> 4) | UInt64(offset.extra) &<< UInt64(code & 15)
    let backCount = Int(code & 15) &+ offset.extraBits
    var left = count
    while left > 0 {
      let length = DeflateSymbols.nextLength(of: left)
      left &-= length
      let code = lengths[length]
      let lengthCount = code & 31
      cursor.put(
        UInt64(code &>> 5) | back &<< UInt64(lengthCount), Int(lengthCount) &+ backCount,
        into: &bytes)
    }
  }
}
