extension Plain {
  /// See `Fast.digest`.
  package static func digest(_ blocks: Span<UInt8>, into state: inout SIMD8<UInt32>) {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: 64) {
      for place in 0..<16 {
        let first = start + 4 * place
        let high = UInt32(blocks[first]) << 24 | UInt32(blocks[first + 1]) << 16
        words[place] = high | UInt32(blocks[first + 2]) << 8 | UInt32(blocks[first + 3])
      }
      for place in 16..<64 {
        let (w15, w2) = (words[place - 15], words[place - 2])
        let small0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >> 3)
        let small1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >> 10)
        words[place] = words[place - 16] &+ small0 &+ words[place - 7] &+ small1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for place in 0..<64 {
        let large1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ large1 &+ choice &+ digestConstants[place] &+ words[place]
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

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let digestConstants: InlineArray<64, UInt32> = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
