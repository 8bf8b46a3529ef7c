/// Packs pixels by LZW as GIF has it, looking one code ahead. Where a pixel may be written in two
/// ways it takes the one that continues the longest phrase.
struct LZWEncoder {
  private let depth: Int
  private var table: PhraseTable
  private var bits = BitWriter()
  private var width = 0
  private var style = Style()

  /// - Parameter depth: bits of an index, 2…8.
  init(depth: Int) {
    self.depth = depth
    table = PhraseTable(depth: depth)
  }

  /// The codes of some pixels, and what they say: an index for each pixel.
  struct Result {
    /// Bits of an index, which stand before the codes.
    var depth: Int
    var codes: [UInt8]
    var indices: [UInt8]
  }

  /// How to choose among codes that say what is to be said.
  struct Style {
    /// Of equally long phrases, whether to take one that leaves pixels as they are.
    var prefersClear = false
    /// Whether to take a shorter phrase when the one after it gains by that; three times as long.
    var looksAhead = false
  }

  /// Packs pixels. Of more than `most` bytes of codes not all are made.
  mutating func encode(_ pixels: [WrittenPixel], _ style: Style, most: Int = .max) -> Result {
    self.style = style
    var indices = [UInt8](repeating: 0, count: pixels.count)
    bits.removeAll()
    table.removeAll()
    width = depth + 1
    put(table.clearCode)
    var position = 0
    var previous: (phrase: UInt16, start: Int)?
    var use = TableUse()
    // What was found ahead for the next place.
    var ahead: (phrase: UInt16, length: Int)?
    while position < pixels.count && bits.bytes.count <= most {
      var (phrase, length) = ahead ?? longest(at: position, pixels)
      ahead = nil
      if style.looksAhead && length > 1 && position + length < pixels.count {
        let next = longest(at: position + length, pixels)
        let sooner = longest(at: position + length - 1, pixels)
        ahead = next
        if sooner.length > next.length + 1 {
          (phrase, length) = longest(at: position, pixels, limit: length - 1)
          ahead = sooner
        }
      }
      if let previous, !table.isFull {
        let count = position - previous.start
        // The phrase that this very step adds: the one before and its first index again.
        if count + 1 > length, repeats(previous.start, count, at: position, pixels, indices) {
          table.add(previous.phrase, indices[previous.start])
          (phrase, length) = (UInt16(table.next - 1), count + 1)
          table.unfold(phrase, into: &indices, at: position)
          ahead = nil
        } else {
          table.unfold(phrase, into: &indices, at: position)
          table.add(previous.phrase, indices[position])
          // What is longer now is the phrase just added.
          if ahead != nil, allows(indices, previous.start, count + 1, at: position + length, pixels)
          {
            ahead = nil
          }
        }
        if table.next - 1 == 1 << width && width < 12 { width += 1 }
      } else {
        table.unfold(phrase, into: &indices, at: position)
      }
      put(phrase)
      previous = (phrase, position)
      position += length
      use.count(length, width: width)
      if table.isFull && use.isOver {
        put(table.clearCode)
        table.removeAll()
        width = depth + 1
        previous = nil
        ahead = nil
        use = TableUse()
      }
    }
    // The reader has learnt a phrase from the last code, too.
    if previous != nil && !table.isFull && table.next == 1 << width && width < 12 { width += 1 }
    put(table.endCode)
    bits.finish()
    return Result(depth: depth, codes: bits.bytes, indices: indices)
  }

  private mutating func put(_ code: UInt16) { bits.add(code, width: width) }

  /// The longest phrase of the table, up to `limit`, that may be written from `start` on.
  private func longest(
    at start: Int, _ pixels: [WrittenPixel], limit: Int = .max
  ) -> (phrase: UInt16, length: Int) {
    let pixels = pixels.span
    let end = limit < pixels.count - start ? start + limit : pixels.count
    let clear = UInt16(ColorMatcher.clearIndex)
    let first = pixels[start]
    let index = UInt16(first.index)
    if first.mayBeClear {
      let either = style.prefersClear ? Phrases(clear, index) : Phrases(index, clear)
      return longest(either, from: start, at: start + 1, end, pixels)
    }
    return longest(index, from: start, at: start + 1, end, pixels)
  }

  /// The longest phrase that goes on from `position` with one that began at `start`.
  private func longest(
    _ phrase: UInt16, from start: Int, at position: Int, _ end: Int, _ pixels: Span<WrittenPixel>
  ) -> (phrase: UInt16, length: Int) {
    var (phrase, position) = (phrase, position)
    let clear = ColorMatcher.clearIndex
    while position < end {
      let pixel = pixels[position]
      var next = table.child(of: phrase, pixel.index)
      if pixel.mayBeClear {
        let other = table.child(of: phrase, clear)
        if next == 0 {
          next = other
        } else if other != 0 {
          let either = style.prefersClear ? Phrases(other, next) : Phrases(next, other)
          return longest(either, from: start, at: position + 1, end, pixels)
        }
      }
      if next == 0 { break }
      phrase = next
      position += 1
    }
    return (phrase, position - start)
  }

  /// The longest phrase that goes on from one of several; of those that go on as far, the first.
  private func longest(
    _ phrases: Phrases, from start: Int, at position: Int, _ end: Int, _ pixels: Span<WrittenPixel>
  ) -> (phrase: UInt16, length: Int) {
    var (reached, position) = (phrases, position)
    let clear = ColorMatcher.clearIndex
    while position < end {
      let pixel = pixels[position]
      var beyond = Phrases()
      for number in 0..<reached.count {
        let phrase = reached[number]
        let next = table.child(of: phrase, pixel.index)
        if pixel.mayBeClear {
          let other = table.child(of: phrase, clear)
          beyond.add(style.prefersClear ? other : next)
          beyond.add(style.prefersClear ? next : other)
        } else {
          beyond.add(next)
        }
      }
      if beyond.count == 0 { break }
      position += 1
      if beyond.count == 1 { return longest(beyond[0], from: start, at: position, end, pixels) }
      reached = beyond
    }
    return (reached[0], position - start)
  }

  /// Whether what was written for `count` pixels from `source` on may be written from `start` on.
  private func allows(
    _ indices: [UInt8], _ source: Int, _ count: Int, at start: Int, _ pixels: [WrittenPixel]
  ) -> Bool {
    guard start + count <= pixels.count else { return false }
    return (0..<count).allSatisfy { pixels[start + $0].allows(indices[source + $0]) }
  }

  /// Whether what was written for `count` pixels from `source` on, and the first of it again, may
  /// be written from `start` on.
  private func repeats(
    _ source: Int, _ count: Int, at start: Int, _ pixels: [WrittenPixel], _ indices: [UInt8]
  ) -> Bool {
    guard start + count < pixels.count, allows(indices, source, count, at: start, pixels) else {
      return false
    }
    return pixels[start + count].allows(indices[source])
  }
}

/// Phrases that are followed at the same time; more than there is room for are left out.
private struct Phrases {
  private var positions = InlineArray<8, UInt16>(repeating: 0)
  private(set) var count = 0

  init() {}

  init(_ first: UInt16, _ second: UInt16) {
    positions[0] = first
    positions[1] = second
    count = 2
  }

  subscript(_ position: Int) -> UInt16 { positions[position] }

  /// Adds a phrase; 0 is none.
  @inline(__always)
  mutating func add(_ phrase: UInt16) {
    if count == 8 || phrase == 0 { return }
    positions[count] = phrase
    count += 1
  }
}

/// Decides when to empty a full table: when it packs worse than a table does on the way from empty
/// to full.
private struct TableUse {
  private static let window = 256

  private var codes = 0
  private var pixels = 0
  private var bits = 0
  /// Pixels a bit until it was full.
  private var filling: Double?
  private(set) var isOver = false

  /// Counts a code that has been written.
  mutating func count(_ length: Int, width: Int) {
    codes += 1
    pixels += length
    bits += width
    if codes < (filling == nil ? PhraseTable.limit : Self.window) { return }
    let ratio = Double(pixels) / Double(bits)
    isOver = ratio < filling ?? 0
    filling = filling ?? ratio
    (codes, pixels, bits) = (0, 0, 0)
  }
}
