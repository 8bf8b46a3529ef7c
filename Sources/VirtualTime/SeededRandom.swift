/// The generator behind all chance in a scene: xoshiro256** by Blackman and Vigna, its state
/// filled by SplitMix64 from the seed, as its authors advise. The same seed gives the same numbers
/// on every machine and with every release of the standard library.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: UInt64) {
    var x = seed
    func mixed() -> UInt64 {
      x &+= 0x9E37_79B9_7F4A_7C15
      var z = x
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    state = (mixed(), mixed(), mixed(), mixed())
  }

  /// 64 random bits.
  package mutating func next() -> UInt64 {
    func rotated(_ x: UInt64, by k: UInt64) -> UInt64 { (x << k) | (x >> (64 - k)) }
    let result = rotated(state.1 &* 5, by: 7) &* 9
    let t = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= t
    state.3 = rotated(state.3, by: 45)
    return result
  }

  /// A number in 0 ..< 1, a multiple of 2⁻⁵³.
  package mutating func unitInterval() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A whole number in 0 ..< `limit`, every one equally likely. `limit` must be positive.
  package mutating func uniform(below limit: UInt64) -> UInt64 {
    precondition(limit > 0, "There is no number below zero to choose.")
    // The lowest 2⁶⁴ mod limit values are refused, so that the rest divides evenly.
    let refused = (0 &- limit) % limit
    var bits = next()
    while bits < refused { bits = next() }
    return bits % limit
  }
}
