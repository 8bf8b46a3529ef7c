extension Plain {
  /// See `Fast.digest`.
  package static func digest(_ blocks: Span<UInt8>, into state: inout SIMD8<UInt32>) {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: 64) {
      for index in 0..<16 {
        let first = start + 4 * index
        let high = UInt32(blocks[first]) << 24 | UInt32(blocks[first + 1]) << 16
        words[index] = high | UInt32(blocks[first + 2]) << 8 | UInt32(blocks[first + 3])
      }
      for index in 16..<64 {
        let (w15, w2) = (words[index - 15], words[index - 2])
        let small0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >> 3)
        let small1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >> 10)
        words[index] = words[index - 16] &+ small0 &+ words[index - 7] &+ small1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for index in 0..<64 {
        let large1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ large1 &+ choice &+ digestConstants[index] &+ words[index]
        let large0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        let second = large0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      state &+= SIMD8(a, b, c, d, e, f, g, h)
    }
  }
}

@inline(__always)
private func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}
