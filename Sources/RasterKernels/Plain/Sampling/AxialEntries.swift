/// Where the pixels of a row lie in a ramp along an axis, in whole numbers.
struct AxialEntries {
  /// Of pixel 0, half an entry further, so that the entry is what is left of the lowest bits.
  private let position: Int64
  private let step: Int64
  private let last: Int64
  /// As many as leave room for the last entry in 32 bits.
  private let bits: Int64

  /// - Precondition: All positions t are small.
  init(last: Int, _ walk: StraightWalk) {
    self.last = Int64(last)
    bits = Int64(UInt32(last).leadingZeroBitCount)
    let unit = Double(1 << bits)
    let length = Double(last) * unit
    position = AxialEntries.rounded(walk.u * length + 0.5 * unit)
    step = AxialEntries.rounded(walk.du * length)
  }

  private static func rounded(_ value: Double) -> Int64 {
    Int64(exactly: (value + 0.5).rounded(.down)) ?? 0
  }

  /// Nil before t = 0 and after t = 1 where the gradient does not go on there.
  func entry(_ index: Int, ends: GradientEnds) -> Int? {
    let position = position + Int64(index) * step
    let half = Int64(1) << (bits - 1)
    if position < half, !ends.continuesBefore { return nil }
    if position > last << bits + half, !ends.continuesAfter { return nil }
    return Int(min(max(position >> bits, 0), last))
  }
}
