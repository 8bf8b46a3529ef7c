/// What stands before a block with codes of its own: the lengths of their codes, with runs of them
/// shortened and packed by a third code (RFC 1951, 3.2.7).
struct DeflateHeader: ~Copyable {
  /// The order in which lengths of the third code are written.
  private static let order: [Int] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let repeatLast = 16
  private static let fewZeros = 17
  private static let manyZeros = 18

  private struct Item {
    var symbol: Int
    var extraBits = 0
    var extra = 0
  }

  private var code = HuffmanCode(symbols: 19, longest: 7)
  private var counts = [UInt32](repeating: 0, count: 19)
  private var items: [Item] = []
  private var literalCount = 0
  private var distanceCount = 0

  /// Bits that are written, at most.
  static let greatestBitCount =
    17 + 19 * 3 + (DeflateSymbols.literalsAndLengths + DeflateSymbols.distances) * 14

  /// Takes the lengths in, where there are no kernels for that.
  mutating func prepare(literals: borrowing HuffmanCode, distances: borrowing HuffmanCode) {
    literalCount = max(literals.usedCount, DeflateSymbols.firstLength)
    distanceCount = max(distances.usedCount, 1)
    items.removeAll(keepingCapacity: true)
    for symbol in counts.indices { counts[symbol] = 0 }
    var value = literals.lengths[0]
    var run = 0
    for offset in 0..<literalCount + distanceCount {
      let next =
        offset < literalCount
        ? literals.lengths[offset] : distances.lengths[offset - literalCount]
      if next == value {
        run += 1
      } else {
        add(value, times: run)
        value = next
        run = 1
      }
    }
    add(value, times: run)
    code.build(from: counts)
  }

  private mutating func add(_ length: UInt8, times: Int) {
    var left = times
    if length == 0 {
      while left >= 3 {
        let run = min(left, 138)
        if run > 10 {
          add(Item(symbol: Self.manyZeros, extraBits: 7, extra: run - 11))
        } else {
          add(Item(symbol: Self.fewZeros, extraBits: 3, extra: run - 3))
        }
        left -= run
      }
    } else {
      add(Item(symbol: Int(length)))
      left -= 1
      while left >= 3 {
        let run = min(left, 6)
        add(Item(symbol: Self.repeatLast, extraBits: 2, extra: run - 3))
        left -= run
      }
    }
    for _ in 0..<left { add(Item(symbol: Int(length))) }
  }

  private mutating func add(_ item: Item) {
    items.append(item)
    counts[item.symbol] += 1
  }

  /// Writes the beginning of a block that is not the last one.
  func write(at cursor: inout BitCursor, into bytes: inout MutableRawSpan) {
    let lengths = code.lengths
    let last = Self.order.lastIndex { lengths[$0] > 0 } ?? 0
    let written = max(4, last + 1)
    cursor.put(0b100, 3, into: &bytes)
    cursor.put(UInt64(literalCount - 257), 5, into: &bytes)
    cursor.put(UInt64(distanceCount - 1), 5, into: &bytes)
    cursor.put(UInt64(written - 4), 4, into: &bytes)
    for offset in 0..<written { cursor.put(UInt64(lengths[Self.order[offset]]), 3, into: &bytes) }
    for item in items {
      let entry = code.codes[item.symbol]
      cursor.put(UInt64(entry >> 4), Int(entry & 15), into: &bytes)
      cursor.put(UInt64(item.extra), item.extraBits, into: &bytes)
    }
  }
}
