/// Where pairs of pixels were last seen in a band. It stops looking where it finds next to nothing,
/// as in noise.
struct PairTable: ~Copyable {
  private static let bits = 13
  private static let nowhere = UInt32.max
  /// Looks after which the table has to have paid.
  private static let trial = 1024
  /// It pays when one of so many looks finds something.
  private static let worth = 16
  /// Pairs within a copy that are entered too.
  private static let entered = 8
  /// Zeros at which a copy ends: as a run of their own they take less.
  private static let manyZeros = 80
  /// The farthest distance, in bytes, from which two pixels take less than as they are.
  private static let farthestOfTwo = 1024

  /// The row times 65,536, plus the column.
  private var places = [UInt32](repeating: nowhere, count: 1 << bits)
  private var isEmpty = true
  private var looks = 0
  private var finds = 0
  private var isOn = true

  private var row = 0
  private var start = 0
  private var width = 0
  private var bytesPerPixel = 0

  /// Forgets the last band.
  mutating func begin() {
    looks = 0
    finds = 0
    isOn = true
    guard !isEmpty else { return }
    for index in places.indices { places[index] = Self.nowhere }
    isEmpty = true
  }

  /// Goes on to a row, which begins at `start` of the band's pixels.
  mutating func beginRow(_ row: Int, start: Int, width: Int, bytesPerPixel: Int) {
    self.row = row
    self.start = start
    self.width = width
    self.bytesPerPixel = bytesPerPixel
    if looks >= Self.trial, finds * Self.worth < looks { isOn = false }
  }

  /// How many pixels from `x` on were seen before, and how many bytes before; fewer than 2 if none.
  @inline(__always)
  mutating func match(
    _ pixels: Span<UInt32>, at x: Int, end: Int
  ) -> (length: Int, distance: Int) {
    guard isOn, x &+ 2 <= end else { return (0, 0) }
    let pair = UInt64(pixels[x]) | UInt64(pixels[x &+ 1]) &<< 32
    // Zeros are better off as runs.
    guard pair != 0 else { return (0, 0) }
    let slot = Self.slot(of: pair)
    let found = places[slot]
    let column = x &- start
    places[slot] = UInt32(truncatingIfNeeded: row &<< 16 | column)
    isEmpty = false
    looks &+= 1
    guard found != Self.nowhere else { return (0, 0) }
    let rows = row &- Int(found &>> 16)
    let foundColumn = Int(found & 0xffff)
    let distance = rows &* (width &* bytesPerPixel &+ 1) &+ (column &- foundColumn) &* bytesPerPixel
    guard distance <= DeflateSymbols.farthestDistance else { return (0, 0) }
    let back = rows &* width &+ column &- foundColumn
    guard pixels[x &- back] == pixels[x], pixels[x &+ 1 &- back] == pixels[x &+ 1] else {
      return (0, 0)
    }
    finds &+= 1
    // Neither row goes on: the next byte is the number of a filter.
    let limit = min(end, x &+ width &- foundColumn)
    var next = x &+ 2
    var zeros = pixels[x &+ 1] == 0 ? 1 : 0
    while next < limit, pixels[next &- back] == pixels[next] {
      zeros = pixels[next] == 0 ? zeros &+ 1 : 0
      next &+= 1
      if zeros == Self.manyZeros {
        next &-= zeros
        break
      }
    }
    let length = next &- x
    if length < 2 || length == 2 && distance > Self.farthestOfTwo { return (0, 0) }
    enter(pixels, from: x &+ 1, to: min(next, x &+ Self.entered))
    return (length, distance)
  }

  /// Notes the pairs of the row from pixel `first` on, up to `end`.
  @inline(__always)
  private mutating func enter(_ pixels: Span<UInt32>, from first: Int, to end: Int) {
    var x = first
    while x &+ 1 < end {
      let pair = UInt64(pixels[x]) | UInt64(pixels[x &+ 1]) &<< 32
      if pair != 0 {
        places[Self.slot(of: pair)] = UInt32(truncatingIfNeeded: row &<< 16 | (x &- start))
      }
      x &+= 1
    }
  }

  @inline(__always)
  private static func slot(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - bits))
  }
}
