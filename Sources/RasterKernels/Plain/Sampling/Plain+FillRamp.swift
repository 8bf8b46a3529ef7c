extension Plain {
  /// See `Fast.fillRamp`.
  package static func fillRamp(
    _ ramp: inout MutableSpan<UInt32>, _ range: Range<Int>, with section: RampSection
  ) {
    let (from, way) = (SIMD4<Float>(section.from), SIMD4<Float>(section.to - section.from))
    let begin = section.part(at: range.lowerBound, last: ramp.count - 1)
    let step = section.step(last: ramp.count - 1)
    for entry in range {
      let part = withinUnit(begin + Float(entry - range.lowerBound) * step)
      var color = SIMD4<Float>()
      for c in 0..<4 { color[c] = withinUnit(from[c] + way[c] * part) }
      var pixel = UInt32(color.w * 255 + 0.5) << 24
      for c in 0..<3 { pixel |= UInt32(color[c] * color.w * 255 + 0.5) << UInt32(8 * c) }
      ramp[entry] = pixel
    }
  }
}
