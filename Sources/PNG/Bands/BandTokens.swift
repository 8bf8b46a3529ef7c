/// A band as deflate is to pack it: pixels as they are, and copies of pixels that came before.
///
/// For each row its words are, in turn, a number of literal pixels, these pixels, and a copy, until
/// the row is full. A row may end with its literals.
struct BandTokens: ~Copyable {
  private(set) var words: [UInt32] = []
  /// Words in use.
  private(set) var count = 0
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

  /// Forgets the last band.
  mutating func begin(width: Int, rowCount: Int) {
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
  mutating func beginRow(_ filter: RowFilter) { filters.append(filter.rawValue) }

  /// Adds a row of zeros.
  mutating func addZeros(width: Int, bytesPerPixel: Int) {
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

  /// Adds the row of `pixels` that begins at `start`, `row` rows below the band's first.
  mutating func addRow(
    _ pixels: Span<UInt32>, start: Int, row: Int, width: Int, bytesPerPixel: Int,
    pairs: inout PairTable
  ) {
    pairs.beginRow(row, start: start, width: width, bytesPerPixel: bytesPerPixel)
    count = Self.addRow(
      pixels.extracting(0..<start + width), start: start, bytesPerPixel: bytesPerPixel,
      pairs: &pairs, to: &words, at: count, &literalCounts, &lengthCounts, &distanceCounts)
  }

  /// Adds the pixels from `start` on. Returns the words then in use.
  private static func addRow(
    _ pixels: Span<UInt32>, start: Int, bytesPerPixel: Int, pairs: inout PairTable,
    to words: inout [UInt32], at place: Int, _ literalCounts: inout [UInt32],
    _ lengthCounts: inout [UInt32], _ distanceCounts: inout [UInt32]
  ) -> Int {
    var words = words.mutableSpan
    var literalCounts = literalCounts.mutableSpan
    let end = pixels.count
    var next = place
    var x = start
    // Where the number of literals is written once they are known.
    var head = next
    next &+= 1
    let lastByte = UInt32(truncatingIfNeeded: (bytesPerPixel &- 1) &* 8)
    while x < end {
      let value = pixels[x]
      var copied = 0
      var distance = bytesPerPixel
      if value == 0 {
        copied = RowKernels.runEnd(of: value, in: pixels, from: x &+ 1, to: end) &- x
        if copied >= 2 {
          let followsZero = x > start && pixels[x &- 1] &>> lastByte == 0
          distance = followsZero ? zerosAfterZero : zerosAfterOther
        }
      } else if x > start, value == pixels[x &- 1] {
        copied = RowKernels.runEnd(of: value, in: pixels, from: x &+ 1, to: end) &- x
      }
      if copied == 0 || copied == 1 && value == 0 {
        (copied, distance) = pairs.match(pixels, at: x, end: end)
      }
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
        literalCounts[Int(value & 255)] &+= 1
        literalCounts[256 &+ Int(value &>> 8 & 255)] &+= 1
        literalCounts[512 &+ Int(value &>> 16 & 255)] &+= 1
        literalCounts[768 &+ Int(value &>> 24)] &+= 1
        x &+= 1
      }
    }
    // No number stands where a row ended with a copy.
    guard next - head > 1 else { return head }
    words[head] = UInt32(truncatingIfNeeded: next - head - 1)
    return next
  }

  @inline(__always)
  private static func count(
    bytes: Int, distance: Int, in lengthCounts: inout [UInt32], _ distanceCounts: inout [UInt32]
  ) {
    let symbol = DeflateSymbols.symbol(ofDistance: distance).index
    var left = bytes
    while left > 0 {
      let length = DeflateSymbols.nextLength(of: left)
      lengthCounts[DeflateSymbols.symbol(ofLength: length).index] &+= 1
      distanceCounts[symbol] &+= 1
      left &-= length
    }
  }
}
