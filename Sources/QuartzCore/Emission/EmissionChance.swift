/// The chance of one particle: every number follows from the emitter's seed and the particle's
/// index in the order of births, so that any particle can be computed alone.
///
/// The numbers are those of SplitMix64 (Steele, Lea and Flood), reached by counting instead of
/// one after the other.
struct EmissionChance: Equatable, Sendable {
  /// What is drawn by lot for a particle.
  enum Draw: UInt64 {
    case lifetime = 1
    case velocity, direction, scale, spin, red, green, blue, alpha
    case position, positionX, positionY, positionZ
  }

  private let key: UInt64

  init(seed: UInt64) { key = Self.mixed(seed &+ Self.step) }

  private init(key: UInt64) { self.key = key }

  /// The chance of what bears the number `index` here: a cell of the emitter, a particle of it.
  func child(_ index: UInt64) -> EmissionChance {
    EmissionChance(key: Self.mixed(key ^ Self.mixed((index &+ 1) &* Self.step)))
  }

  /// A number in 0 ..< 1, a multiple of 2⁻⁵³; the same whenever it is asked for.
  func unit(_ draw: Draw) -> Double {
    Double(Self.mixed(key &+ draw.rawValue &* Self.step) >> 11) * 0x1p-53
  }

  /// The odd number nearest to 2⁶⁴ over the golden ratio.
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
