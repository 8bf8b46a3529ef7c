/// The colours of a whole clip, at most 255, and which colours of it are parts of gradients.
struct GIFPalette: Sendable {
  /// The most colours beside the clear one.
  static let limit = 255

  /// The colours, those of most pixels first.
  let colors: [OpaqueColor]
  /// What the clip has been seen to hold.
  let counts: ColorCounts

  init(_ counts: ColorCounts, coarseness: Double) {
    self.counts = counts
    let chosen = Quantizer.palette(
      for: counts.sorted, count: Self.limit, coarseness: coarseness)
    // A clip without a colour has a palette all the same.
    colors = chosen.isEmpty ? [OpaqueColor(red: 0, green: 0, blue: 0)] : chosen
  }
}
