extension Plain {
  /// See `Fast.fillRamp`.
  package static func fillRamp(
    _ ramp: inout MutableSpan<UInt32>, _ range: Range<Int>, with section: RampSection
  ) {
    for entry in range {
      let t = Double(entry) / Double(ramp.count - 1)
      let part = withinUnit((t - section.start) / section.length)
      var color = SIMD4<Double>()
      for c in 0..<4 {
        color[c] = withinUnit(section.from[c] + (section.to[c] - section.from[c]) * part)
      }
      var pixel = UInt32(color.w * 255 + 0.5) << 24
      for c in 0..<3 { pixel |= UInt32(color[c] * color.w * 255 + 0.5) << UInt32(8 * c) }
      ramp[entry] = pixel
    }
  }
}
