/// Where three pixels in a row were last seen in a band. What comes behind runs and copies is looked for; at
/// every pixel only where that pays, as it does not in noise and at most edges of shapes.
package struct TripleTable: ~Copyable {
  static let bits = 11
  private static let nowhere = UInt32.max

  /// The row times 32,768, plus the column. Vectors keep some of the three in the twelve bits above.
  var positions = [UInt32](repeating: nowhere, count: 1 << bits)
  private var isFresh = true
  /// Of the rows so far; each counts half of the one below it.
  private var recent = RowLooks()

  package init() {}

  /// Forgets the last band.
  package mutating func begin() {
    guard !isFresh else { return }
    isFresh = true
    recent = RowLooks()
    var positions = positions.mutableSpan
    for index in positions.indices { positions[index] = Self.nowhere }
  }

  /// Whether the next row looks at every pixel: where three looks save a literal.
  var looksEverywhere: Bool { recent.gain * 3 >= recent.looks }

  /// Takes in how a row went.
  mutating func end(_ row: RowLooks) {
    if row.looks > 0 { isFresh = false }
    recent.looks = recent.looks / 2 + row.looks
    recent.gain = recent.gain / 2 + row.gain
  }
}

/// How looking went in one row.
struct RowLooks {
  /// How often something was looked for.
  var looks = 0
  /// Literals and runs that copies were made instead of, less one for each copy.
  var gain = 0
}

/// Looks for the pixels of one row in the places that a `TripleTable` keeps.
struct TripleLooks: ~Copyable {
  /// Zeros at which a copy ends: as a run of their own they take less.
  private static let manyZeros = 80
  /// Literals whose room a copy takes at least.
  private static let price = 1

  let row: Int
  /// Of the row's pixels among those of the band.
  let start: Int
  let width: Int
  let bytesPerPixel: Int
  private(set) var result = RowLooks()

  init(row: Int, start: Int, width: Int, bytesPerPixel: Int) {
    self.row = row
    self.start = start
    self.width = width
    self.bytesPerPixel = bytesPerPixel
  }

  /// How many pixels from `x` on were seen before, and how many bytes before; fewer than 3 if none.
  /// - Precondition: no run begins there; `changes` are the row's.
  @inline(__always)
  mutating func match(
    _ pixels: Span<UInt32>, at x: Int, changes: Span<UInt64>, positions: inout MutableSpan<UInt32>
  ) -> (length: Int, distance: Int) {
    let end = start &+ width
    guard x &+ 3 <= end else { return (0, 0) }
    let pair = Self.pair(at: x, of: pixels)
    let third = pixels[x &+ 2]
    let slot = Self.slot(of: pair, third)
    let found = positions[slot]
    let column = x &- start
    positions[slot] = UInt32(truncatingIfNeeded: row &<< 15 | column)
    result.looks &+= 1
    // What was seen nowhere is as if at the end of the last row, not before.
    let rows = row &- Int(found &>> 15 & 31)
    let columns = column &- Int(found & 0x7fff)
    let distance = rows &* (width &* bytesPerPixel &+ 1) &+ columns &* bytesPerPixel
    let isNear =
      UInt(bitPattern: distance &- 1) < UInt(bitPattern: DeflateSymbols.farthestDistance)
    let back = isNear ? rows &* width &+ columns : 0
    // One question for both, to which the answer is mostly no.
    let apart =
      Self.pair(at: x &- back, of: pixels) ^ pair | UInt64(pixels[x &- back &+ 2] ^ third)
      | (isNear ? 0 : 1)
    guard apart == 0 else { return (0, 0) }
    // Neither row goes on: the next byte is the number of a filter.
    let limit = min(end, x &+ width &- Int(found & 0x7fff))
    var next = RowKernels.copyEnd(in: pixels, from: x &+ 3, to: limit, back: back)
    if next &- x > Self.manyZeros {
      next = Self.end(ofCopy: x, to: next, of: pixels)
    }
    let length = next &- x
    if length < 3 { return (0, 0) }
    result.gain &-= Self.price
    for position in column..<column &+ length {
      result.gain &+= Int(truncatingIfNeeded: changes[position &>> 6] &>> UInt64(position & 63) & 1)
    }
    return (length, distance)
  }

  /// Where a copy ends: before many zeros.
  private static func end(ofCopy first: Int, to end: Int, of pixels: Span<UInt32>) -> Int {
    var zeros = 0
    for position in first &+ 1..<end {
      zeros = pixels[position] == 0 ? zeros &+ 1 : 0
      if zeros == manyZeros { return position &+ 1 &- zeros }
    }
    return end
  }

  @inline(__always)
  private static func pair(at x: Int, of pixels: Span<UInt32>) -> UInt64 {
    UInt64(pixels[x]) | UInt64(pixels[x &+ 1]) &<< 32
  }

  @inline(__always)
  private static func slot(of pair: UInt64, _ third: UInt32) -> Int {
    let all = pair ^ UInt64(third) &<< 20 ^ UInt64(third) &<< 51
    return Int(truncatingIfNeeded: (all &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - TripleTable.bits))
  }
}
