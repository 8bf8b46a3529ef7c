/// SHA-256 (FIPS 180-4) of bytes.
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]

  /// The 32 bytes of the digest.
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    let whole = bytes.count / 64 * 64
    hash.add(bytes.span, 0..<whole)
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(bytes.count) * 8
    for place in stride(from: 56, through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> UInt64(place)))
    }
    hash.add(rest.span, 0..<rest.count)
    return hash.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var schedule = [UInt32](repeating: 0, count: 64)
    var words = schedule.mutableSpan
    let constants = Self.constants.span
    var (s0, s1, s2, s3) = (state[0], state[1], state[2], state[3])
    var (s4, s5, s6, s7) = (state[4], state[5], state[6], state[7])
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 64) {
      for place in 0..<16 {
        let first = start + 4 * place
        let high = UInt32(bytes[first]) << 24 | UInt32(bytes[first + 1]) << 16
        words[place] = high | UInt32(bytes[first + 2]) << 8 | UInt32(bytes[first + 3])
      }
      for place in 16..<64 {
        let (w15, w2) = (words[place - 15], words[place - 2])
        let small0 = Self.turned(w15, 7) ^ Self.turned(w15, 18) ^ (w15 >> 3)
        let small1 = Self.turned(w2, 17) ^ Self.turned(w2, 19) ^ (w2 >> 10)
        words[place] = words[place - 16] &+ small0 &+ words[place - 7] &+ small1
      }
      var (a, b, c, d, e, f, g, h) = (s0, s1, s2, s3, s4, s5, s6, s7)
      for place in 0..<64 {
        let large1 = Self.turned(e, 6) ^ Self.turned(e, 11) ^ Self.turned(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ large1 &+ choice &+ constants[place] &+ words[place]
        let large0 = Self.turned(a, 2) ^ Self.turned(a, 13) ^ Self.turned(a, 22)
        let second = large0 &+ ((a & b) ^ (a & c) ^ (b & c))
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      (s0, s1, s2, s3) = (s0 &+ a, s1 &+ b, s2 &+ c, s3 &+ d)
      (s4, s5, s6, s7) = (s4 &+ e, s5 &+ f, s6 &+ g, s7 &+ h)
    }
    state = [s0, s1, s2, s3, s4, s5, s6, s7]
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
