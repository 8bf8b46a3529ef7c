import Geometry

/// The same numbers on every run (SplitMix64).
struct Seeded {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  mutating func point(in range: ClosedRange<Double>) -> Point {
    let x = number(in: range)
    return Point(x, number(in: range))
  }

  mutating func whole(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
