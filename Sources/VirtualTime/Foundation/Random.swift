/// 32 random bits, from the scene's seed.
public func arc4random() -> UInt32 {
  UInt32(truncatingIfNeeded: SceneContext.active.chance.next() >> 32)
}

/// A whole number in 0 ..< `upperBound`, from the scene's seed; 0 when the bound is 0 or 1.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  guard upperBound > 1 else { return 0 }
  return UInt32(SceneContext.active.chance.uniform(below: UInt64(upperBound)))
}

/// A number in 0 ..< 1, from the scene's seed.
public func drand48() -> Double {
  SceneContext.active.chance.unitInterval()
}

/// Does nothing: the scene's seed is a setting of the scene.
public func srand48(_ seed: Int) {}

/// In place of the standard library's: in a scene its numbers are those of the scene's seed.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  public init() {}

  /// 64 random bits.
  public mutating func next() -> UInt64 {
    if let scene = SceneContext.running { return scene.chance.next() }
    var system = Swift.SystemRandomNumberGenerator()
    return system.next()
  }
}

extension FixedWidthInteger {
  /// A number of the range, every one equally likely, from the scene's seed.
  public static func random(in range: Range<Self>) -> Self {
    precondition(!range.isEmpty, "A random number needs a range that holds one.")
    return random(in: range.lowerBound...(range.upperBound - 1))
  }

  /// A number of the range, every one equally likely, from the scene's seed. The range spans at
  /// most 2⁶⁴ numbers.
  public static func random(in range: ClosedRange<Self>) -> Self {
    let chance = SceneContext.active.chance
    let bitsKept = Self.bitWidth < 64 ? ~(UInt64.max << UInt64(Self.bitWidth)) : .max
    let steps = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound) & bitsKept
    let step = steps == .max ? chance.next() : chance.uniform(below: steps + 1)
    return range.lowerBound &+ Self(truncatingIfNeeded: step)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number of the range without its upper bound, from the scene's seed.
  public static func random(in range: Range<Self>) -> Self {
    precondition(!range.isEmpty, "A random number needs a range that holds one.")
    while true {
      let number = random(in: range.lowerBound...range.upperBound)
      // Rounding can reach the bound.
      if number < range.upperBound { return number }
    }
  }

  /// A number of the range, from the scene's seed.
  public static func random(in range: ClosedRange<Self>) -> Self {
    let fraction = Self(SceneContext.active.chance.unitInterval())
    return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
  }
}

extension Bool {
  /// True or false, from the scene's seed.
  public static func random() -> Bool {
    SceneContext.active.chance.next() >> 63 == 1
  }
}
