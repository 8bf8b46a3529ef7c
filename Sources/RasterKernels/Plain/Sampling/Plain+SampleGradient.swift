extension Plain {
  /// See `Fast.sampleGradient`.
  package static func sampleGradient(
    _ colors: GradientColors, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    let straight = walk.dw == 0 && walk.w > 0 ? StraightWalk(walk) : nil
    for i in 0..<count {
      let point = straight.map { $0.point(i) } ?? walk.quotient(i)
      var color: UInt32 = 0
      if let point, let entry = shape.rampEntry(point, last: colors.ramp.count - 1) {
        color = colors.ramp[entry]
        let isFar = straight.map { shape.isFar($0, count: count) } ?? shape.isFar(point)
        if color == GradientColors.untold || isFar {
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
