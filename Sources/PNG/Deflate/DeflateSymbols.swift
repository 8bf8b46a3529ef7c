/// The alphabets of deflate (RFC 1951, 3.2.5): which symbol stands for a length or a distance, and
/// the bits that follow it.
enum DeflateSymbols {
  /// Literal bytes, the end of a block and lengths.
  static let literalsAndLengths = 286
  static let endOfBlock = 256
  /// The symbol of the shortest length.
  static let firstLength = 257
  static let distances = 30
  static let shortestLength = 3
  static let longestLength = 258
  static let farthestDistance = 32_768

  /// A symbol with the bits that follow it.
  struct Symbol: Hashable {
    /// For a length, counted from `firstLength`.
    var index: Int
    var extraBits: Int
    var extra: Int
  }

  /// - Precondition: `length` is 3…258.
  @inline(__always)
  static func symbol(ofLength length: Int) -> Symbol {
    let offset = length &- 3
    if offset < 8 { return Symbol(index: offset, extraBits: 0, extra: 0) }
    if length == longestLength { return Symbol(index: 28, extraBits: 0, extra: 0) }
    let bits = 29 &- UInt32(truncatingIfNeeded: offset).leadingZeroBitCount
    return Symbol(
      index: 4 &* bits &+ 4 &+ (offset &>> bits) & 3, extraBits: bits,
      extra: offset & (1 &<< bits &- 1))
  }

  /// - Precondition: `distance` is 1…32,768.
  @inline(__always)
  static func symbol(ofDistance distance: Int) -> Symbol {
    let offset = distance &- 1
    if offset < 4 { return Symbol(index: offset, extraBits: 0, extra: 0) }
    let bits = 30 &- UInt32(truncatingIfNeeded: offset).leadingZeroBitCount
    return Symbol(
      index: 2 &* bits &+ 2 &+ (offset &>> bits) & 1, extraBits: bits,
      extra: offset & (1 &<< bits &- 1))
  }

  /// How many bytes of a copy that has `left` to go one length takes, so that what remains is none
  /// or long enough for another.
  @inline(__always)
  static func nextLength(of left: Int) -> Int {
    if left <= longestLength { return left }
    let rest = left &- longestLength
    return rest < 3 ? longestLength &- 4 : longestLength
  }
}
