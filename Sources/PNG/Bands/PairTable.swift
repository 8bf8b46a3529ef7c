/// Where pairs of pixels were last seen in a band. It stops looking where it finds next to nothing,
/// as in noise.
struct PairTable: ~Copyable {
  static let bits = 13
  private static let nowhere = UInt32.max
  /// Looks after which the table has to have paid.
  private static let trial = 1024
  /// It pays when one of so many looks finds something.
  private static let worth = 16

  /// The row times 32,768, plus the column. Vectors keep some of the pair in the twelve bits above, and
  /// use one place more, of no meaning.
  var places = [UInt32](repeating: nowhere, count: 1 << bits + 1)
  private var looks = 0
  private var finds = 0

  /// Forgets the last band.
  mutating func begin() {
    guard looks > 0 else { return }
    looks = 0
    finds = 0
    var places = places.mutableSpan
    for index in places.indices { places[index] = Self.nowhere }
  }

  /// Whether looking goes on.
  var isOn: Bool { looks < Self.trial || finds * Self.worth >= looks }

  /// Takes in how a row went.
  mutating func end(_ row: RowLooks) {
    looks += row.looks
    finds += row.finds
  }
}

/// How looking went in one row.
struct RowLooks {
  /// Pairs looked for.
  var looks = 0
  /// Those of them that were found.
  var finds = 0
}

/// Looks for the pairs of one row in the places that a `PairTable` keeps.
struct PairLooks: ~Copyable {
  /// Pairs within a copy that are entered too.
  private static let entered = 8
  /// Zeros at which a copy ends: as a run of their own they take less.
  private static let manyZeros = 80
  /// The farthest distance, in bytes, from which two pixels take less than as they are.
  private static let farthestOfTwo = 1024

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

  /// How many pixels from `x` on were seen before, and how many bytes before; fewer than 2 if none.
  @inline(__always)
  mutating func match(
    _ pixels: Span<UInt32>, at x: Int, places: inout MutableSpan<UInt32>
  ) -> (length: Int, distance: Int) {
    let end = start &+ width
    guard x &+ 2 <= end else { return (0, 0) }
    let pair = Self.pair(at: x, of: pixels)
    // Zeros are better off as runs.
    guard pair != 0 else { return (0, 0) }
    let slot = Self.slot(of: pair)
    let found = places[slot]
    let column = x &- start
    places[slot] = UInt32(truncatingIfNeeded: row &<< 15 | column)
    result.looks &+= 1
    // What was seen nowhere is as if at the end of the last row, not before.
    let rows = row &- Int(found &>> 15 & 31)
    let columns = column &- Int(found & 0x7fff)
    let distance = rows &* (width &* bytesPerPixel &+ 1) &+ columns &* bytesPerPixel
    let isNear =
      UInt(bitPattern: distance &- 1) < UInt(bitPattern: DeflateSymbols.farthestDistance)
    let back = isNear ? rows &* width &+ columns : 0
    // One question for both, to which the answer is mostly no.
    let apart = Self.pair(at: x &- back, of: pixels) ^ pair | (isNear ? 0 : 1)
    guard apart == 0 else { return (0, 0) }
    result.finds &+= 1
    // Neither row goes on: the next byte is the number of a filter.
    let limit = min(end, x &+ width &- Int(found & 0x7fff))
    var next = RowKernels.copyEnd(in: pixels, from: x &+ 2, to: limit, back: back)
    if next &- x > Self.manyZeros {
      next = Self.end(ofCopy: x, to: next, of: pixels)
    }
    let length = next &- x
    if length < 2 || length == 2 && distance > Self.farthestOfTwo { return (0, 0) }
    enter(pixels, from: x &+ 1, to: min(next, x &+ Self.entered), into: &places)
    return (length, distance)
  }

  /// Where a copy ends: before many zeros.
  private static func end(ofCopy first: Int, to end: Int, of pixels: Span<UInt32>) -> Int {
    var zeros = 0
    for place in first &+ 1..<end {
      zeros = pixels[place] == 0 ? zeros &+ 1 : 0
      if zeros == manyZeros { return place &+ 1 &- zeros }
    }
    return end
  }

  /// Notes the pairs of the row from pixel `first` on, up to `end`.
  private func enter(
    _ pixels: Span<UInt32>, from first: Int, to end: Int, into places: inout MutableSpan<UInt32>
  ) {
    var x = first
    while x &+ 1 < end {
      let pair = Self.pair(at: x, of: pixels)
      if pair != 0 {
        places[Self.slot(of: pair)] = UInt32(truncatingIfNeeded: row &<< 15 | (x &- start))
      }
      x &+= 1
    }
  }

  @inline(__always)
  private static func pair(at x: Int, of pixels: Span<UInt32>) -> UInt64 {
    UInt64(pixels[x]) | UInt64(pixels[x &+ 1]) &<< 32
  }

  @inline(__always)
  private static func slot(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - PairTable.bits))
  }
}
