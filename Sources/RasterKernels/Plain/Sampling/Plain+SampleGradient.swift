extension Plain {
  /// See `Fast.sampleGradient`.
  package static func sampleGradient(
    _ colors: GradientColors, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    let straight = walk.dw == 0 && walk.w > 0 ? StraightWalk(walk) : nil
    for i in 0..<count {
      let place = straight.map { $0.place(i) } ?? walk.quotient(i)
      var color: UInt32 = 0
      if let place, let entry = shape.rampEntry(place, last: colors.ramp.count - 1) {
        color = colors.ramp[entry]
        let isFar = straight.map { shape.isFar($0, count: count) } ?? shape.isFar(place)
        if color == GradientColors.untold || isFar {
          color = colors.mixed(at: shape.position(place))
        }
      }
      for channel in 0..<4 {
        pixels[(start + i) * 4 + channel] = UInt8(truncatingIfNeeded: color >> UInt32(channel * 8))
      }
    }
  }
}
