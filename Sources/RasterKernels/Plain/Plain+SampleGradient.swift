extension Plain {
  /// See `Fast.sampleGradient`.
  package static func sampleGradient(
    _ ramp: Span<UInt32>, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    for i in 0..<count {
      let place =
        walk.dw == 0 && walk.w > 0 ? walk.straight.position(Int32(i)) : walk.quotient(i)
      let color = place.flatMap { rampIndex(shape, $0.u, $0.v) }.map { ramp[$0] } ?? 0
      for channel in 0..<4 {
        pixels[(start + i) * 4 + channel] = UInt8(truncatingIfNeeded: color >> UInt32(channel * 8))
      }
    }
  }
}
