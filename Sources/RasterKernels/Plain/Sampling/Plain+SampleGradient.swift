extension Plain {
  /// See `Fast.sampleGradient`.
  package static func sampleGradient(
    _ colors: GradientColors, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    let straight = walk.dw == 0 && walk.w > 0 ? StraightWalk(walk) : nil
    let last = colors.ramp.count - 1
    let row = straight.map { RampRow(shape, $0, count: count, last: last) }
    for i in 0..<count {
      let point = straight.map { $0.point(i) } ?? walk.quotient(i)
      let found: (entry: Int, isFine: Bool)? =
        if let row {
          row.entry(i)
        } else if let point, let entry = shape.rampEntry(point, last: last) {
          (entry, !shape.isFar(point))
        } else {
          nil
        }
      var color: UInt32 = 0
      if let point, let found {
        color = colors.ramp[found.entry]
        if color == GradientColors.untold || !found.isFine {
          color = colors.mixed(at: shape.position(point))
        }
      }
      for channel in 0..<4 {
        pixels[(start + i) * 4 + channel] = UInt8(truncatingIfNeeded: color >> UInt32(channel * 8))
      }
    }
  }

  /// See `Fast.sampleGradient`.
  package static func sampleGradient(
    _ colors: GradientColors, shape: GradientShape, rows: Int,
    into pixels: inout MutableSpan<UInt8>, start: Int, stride: Int, count: Int,
    walk: (_ row: Int) -> ProjectiveWalk
  ) {
    for row in 0..<rows {
      sampleGradient(
        colors, shape: shape, walk: walk(row), into: &pixels, start: start + row * stride,
        count: count)
    }
  }
}
