/// Bits in words that fill from their lowest bit.
package struct PackedBits: Hashable, Sendable {
  /// What is beyond the last bit is 0.
  var words: [UInt64] = []
  package var count = 0

  /// - Precondition: there is a word for each 64 bits begun.
  init(words: [UInt64], count: Int) {
    self.words = words
    self.count = count
  }

  init() {}

  /// Adds the bits of `other`.
  mutating func append(_ other: PackedBits) {
    let shift = UInt64(count % 64)
    count += other.count
    if shift == 0 {
      words += other.words
      return
    }
    var last = words.removeLast()
    let span = other.words.span
    words.append(addingCapacity: span.count + 1) { words in
      for offset in span.indices {
        words.append(last | span[offset] &<< shift)
        last = span[offset] &>> (64 &- shift)
      }
      words.append(last)
    }
    if words.count > (count + 63) / 64 { words.removeLast() }
  }

  /// Calls `body` with the bytes of all words that are full, and keeps what remains.
  mutating func handOn(_ body: (Span<UInt8>) throws(PNGError) -> Void) throws(PNGError) {
    let full = count / 64
    try RowKernels.withBytes(of: words.span, count: full * 8, body)
    words.removeFirst(full)
    count -= full * 64
  }

  /// Of whole bytes, filled up with zeros.
  var byteCount: Int { (count + 7) / 8 }

  /// Calls `body` with them.
  func withBytes(_ body: (Span<UInt8>) throws(PNGError) -> Void) throws(PNGError) {
    try RowKernels.withBytes(of: words.span, count: byteCount, body)
  }
}
