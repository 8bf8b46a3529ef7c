/// A band as deflate is to pack it: pixels as they are, and copies of pixels that came before.
///
/// For each row its words are, in turn, a number of literal pixels, these pixels, and a copy, until
/// the row is full. A row may end with its literals.
package struct BandTokens: ~Copyable {
  private(set) var words: [UInt32] = []
  /// Words in use.
  package private(set) var count = 0
  /// The number of each row's filter.
  private(set) var filters: [UInt8] = []
  /// How often each byte is a literal, by channel: 256 for red, and so on.
  private(set) var literalCounts = [UInt32](repeating: 0, count: 4 * 256)
  /// How often each symbol of a length occurs.
  private(set) var lengthCounts = [UInt32](repeating: 0, count: 29)
  /// How often each symbol of a distance occurs.
  private(set) var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distances)

  /// Distances that stand for zeros: copies of the byte before where that is 0, else of a 0 that
  /// is written first. No other copy is so near.
  static let zerosAfterZero = 1
  static let zerosAfterOther = 2

  /// A copy as a word. `length` is in pixels, up to 32,768; `distance` in bytes.
  @inline(__always)
  static func copy(length: Int, distance: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: length &<< 16 | (distance &- 1))
  }

  @inline(__always)
  static func length(ofCopy word: UInt32) -> Int { Int(word &>> 16) }

  @inline(__always)
  static func distance(ofCopy word: UInt32) -> Int { Int(word & 0xffff) &+ 1 }

  package init() {}

  /// Forgets the last band.
  package mutating func begin(width: Int, rowCount: Int) {
    // A copy takes two words, with the number before it, and may stand for one pixel.
    let room = (2 * width + 3) * rowCount
    if words.count < room { words = [UInt32](repeating: 0, count: room) }
    count = 0
    filters.removeAll(keepingCapacity: true)
    for index in literalCounts.indices { literalCounts[index] = 0 }
    for index in lengthCounts.indices { lengthCounts[index] = 0 }
    for index in distanceCounts.indices { distanceCounts[index] = 0 }
  }

  /// Begins a row that was filtered with `filter`.
  package mutating func beginRow(_ filter: RowFilter) { filters.append(filter.rawValue) }

  /// Adds a row of zeros.
  package mutating func addZeros(width: Int, bytesPerPixel: Int) {
    guard width > 1 else {
      // Too short for a copy.
      words[count] = 1
      words[count + 1] = 0
      count += 2
      for channel in 0..<4 { literalCounts[channel * 256] += 1 }
      return
    }
    words[count] = 0
    words[count + 1] = Self.copy(length: width, distance: Self.zerosAfterOther)
    count += 2
    literalCounts[0] += 1
    Self.count(bytes: width * bytesPerPixel - 1, distance: 1, in: &lengthCounts, &distanceCounts)
  }

  /// Adds the row of `pixels` that is `row` rows below the band's first; `changes` are those of its
  /// differences, as `RowKernels.filter` leaves them.
  /// - Precondition: as for `RowKernels.addTokens`.
  package mutating func addRow(
    _ pixels: Span<UInt32>, changes: Span<UInt64>, row: Int, width: Int, bytesPerPixel: Int,
    triples: inout TripleTable
  ) {
    let looksEverywhere = triples.looksEverywhere
    var looks = RowLooks()
    let end = Self.addRowAtOnce(
      pixels, changes: changes,
      as: TokenRow(
        row: row, width: width, bytesPerPixel: bytesPerPixel, looksEverywhere: looksEverywhere),
      looks: &looks,
      positions: &triples.positions, to: &words, at: count, &literalCounts, &lengthCounts,
      &distanceCounts)
    if let end {
      count = end
    } else {
      let start = row * width
      var search = TripleLooks(
        row: row, start: start, width: width, bytesPerPixel: bytesPerPixel)
      count = Self.addRow(
        pixels.extracting(0..<start + width), changes: changes,
        looksEverywhere: looksEverywhere, looks: &search, positions: &triples.positions, to: &words,
        at: count, &literalCounts,
        &lengthCounts, &distanceCounts)
      looks = search.result
    }
    triples.end(looks)
  }

  /// Adds the pixels of a row by the processor's vectors, if there are such. Returns the words then in
  /// use.
  private static func addRowAtOnce(
    _ pixels: Span<UInt32>, changes: Span<UInt64>, as row: TokenRow, looks: inout RowLooks,
    positions: inout [UInt32], to words: inout [UInt32], at offset: Int,
    _ literalCounts: inout [UInt32], _ lengthCounts: inout [UInt32],
    _ distanceCounts: inout [UInt32]
  ) -> Int? {
    var positions = positions.mutableSpan
    var words = words.mutableSpan
    var literalCounts = literalCounts.mutableSpan
    var lengthCounts = lengthCounts.mutableSpan
    var distanceCounts = distanceCounts.mutableSpan
    return RowKernels.addTokens(
      of: row, pixels, changes: changes, looks: &looks, positions: &positions, to: &words,
      at: offset,
      &literalCounts, &lengthCounts, &distanceCounts)
  }

  /// Adds the pixels of the row that `looks` is for, one by one. Returns the words then in use.
  private static func addRow(
    _ pixels: Span<UInt32>, changes: Span<UInt64>, looksEverywhere: Bool,
    looks: inout TripleLooks, positions: inout [UInt32], to words: inout [UInt32], at offset: Int,
    _ literalCounts: inout [UInt32], _ lengthCounts: inout [UInt32],
    _ distanceCounts: inout [UInt32]
  ) -> Int {
    var positions = positions.mutableSpan
    var words = words.mutableSpan
    var literalCounts = literalCounts.mutableSpan
    var lengthCounts = lengthCounts.mutableSpan
    var distanceCounts = distanceCounts.mutableSpan
    let start = looks.start
    let width = looks.width
    let bytesPerPixel = looks.bytesPerPixel
    let lastByte = UInt32(truncatingIfNeeded: (bytesPerPixel &- 1) &* 8)
    var next = offset
    // Where the number of literals is written once they are known.
    var head = next
    next &+= 1
    // A row begins as if behind a copy.
    var followsCopy = true
    var x = 0
    while x < width {
      let value = pixels[start &+ x]
      var copied = 0
      var distance = bytesPerPixel
      // Past the run that pixel is in.
      let end = change(after: x, in: changes)
      if value == 0 {
        copied = end &- x
        if copied >= 2 {
          let followsZero = x > 0 && pixels[start &+ x &- 1] &>> lastByte == 0
          distance = followsZero ? zerosAfterZero : zerosAfterOther
        }
      } else if !isChange(x, in: changes) {
        copied = end &- x
      }
      if copied == 0 || copied == 1 && value == 0 {
        copied = 0
        if looksEverywhere || followsCopy {
          (copied, distance) = looks.match(
            pixels, at: start &+ x, changes: changes, positions: &positions)
        }
      }
      followsCopy = copied > 0
      if copied > 0 {
        words[head] = UInt32(truncatingIfNeeded: next &- head &- 1)
        words[next] = Self.copy(length: copied, distance: distance)
        head = next &+ 1
        next &+= 2
        var bytes = copied &* bytesPerPixel
        if distance <= zerosAfterOther {
          if distance == zerosAfterOther {
            literalCounts[0] &+= 1
            bytes &-= 1
          }
          distance = 1
        }
        Self.count(bytes: bytes, distance: distance, in: &lengthCounts, &distanceCounts)
        x &+= copied
      } else {
        words[next] = value
        next &+= 1
        count(value, bytesPerPixel: bytesPerPixel, in: &literalCounts)
        x &+= 1
      }
    }
    // No number stands where a row ended with a copy.
    guard next - head > 1 else { return head }
    words[head] = UInt32(truncatingIfNeeded: next - head - 1)
    return next
  }

  /// The place of the first change after `x`, or the end of the row.
  @inline(__always)
  private static func change(after x: Int, in changes: Span<UInt64>) -> Int {
    var word = (x &+ 1) &>> 6
    var bits = changes[word] & (.max &<< UInt64(truncatingIfNeeded: x &+ 1))
    while bits == 0 {
      word &+= 1
      bits = changes[word]
    }
    return word &<< 6 &+ bits.trailingZeroBitCount
  }

  @inline(__always)
  private static func isChange(_ x: Int, in changes: Span<UInt64>) -> Bool {
    changes[x &>> 6] &>> UInt64(truncatingIfNeeded: x) & 1 != 0
  }

  /// Counts the bytes of a literal pixel.
  @inline(__always)
  private static func count(
    _ pixel: UInt32, bytesPerPixel: Int, in literalCounts: inout MutableSpan<UInt32>
  ) {
    literalCounts[Int(pixel & 255)] &+= 1
    literalCounts[256 &+ Int(pixel &>> 8 & 255)] &+= 1
    literalCounts[512 &+ Int(pixel &>> 16 & 255)] &+= 1
    if bytesPerPixel == 4 { literalCounts[768 &+ Int(pixel &>> 24)] &+= 1 }
  }

  private static func count(
    bytes: Int, distance: Int, in lengthCounts: inout [UInt32], _ distanceCounts: inout [UInt32]
  ) {
    var lengthCounts = lengthCounts.mutableSpan
    var distanceCounts = distanceCounts.mutableSpan
    count(bytes: bytes, distance: distance, in: &lengthCounts, &distanceCounts)
  }

  @inline(__always)
  private static func count(
    bytes: Int, distance: Int, in lengthCounts: inout MutableSpan<UInt32>,
    _ distanceCounts: inout MutableSpan<UInt32>
  ) {
    let symbol = DeflateSymbols.symbol(ofDistance: distance).index
    var left = bytes
    if left > 2 * DeflateSymbols.longestLength {
      // All but the last two lengths are as long as can be.
      let whole = left / DeflateSymbols.longestLength - 1
      let longest = DeflateSymbols.symbol(ofLength: DeflateSymbols.longestLength).index
      lengthCounts[longest] &+= UInt32(truncatingIfNeeded: whole)
      distanceCounts[symbol] &+= UInt32(truncatingIfNeeded: whole)
      left &-= whole &* DeflateSymbols.longestLength
    }
    while left > 0 {
      let length = DeflateSymbols.nextLength(of: left)
      lengthCounts[DeflateSymbols.symbol(ofLength: length).index] &+= 1
      distanceCounts[symbol] &+= 1
      left &-= length
    }
  }
}
