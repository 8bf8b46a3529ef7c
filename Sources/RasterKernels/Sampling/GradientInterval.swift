import CWideKernels

/// What a gradient has between two of its stops, before the first or after the last.
package struct GradientInterval: Sendable {
  /// As the wide kernels take it.
  private(set) var wide: WideInterval

  /// From `start` up to, but not at, `end`, both a t; they differ.
  init(from: SIMD4<Double>, to: SIMD4<Double>, start: Double, end: Double) {
    let way = SIMD4<Float>(to - from)
    let first = SIMD4<Float>(from)
    wide = WideInterval(
      start: start, end: end, scale: from == to ? 0 : 1 / (end - start),
      from: (first.x, first.y, first.z, first.w), way: (way.x, way.y, way.z, way.w))
  }

  /// Where it begins, a t.
  var start: Double { wide.start }

  /// The premultiplied colour at `t`, which lies in it.
  func color(at t: Double) -> UInt32 {
    let part = Float((t - wide.start) * wide.scale)
    let from = SIMD4(wide.from.0, wide.from.1, wide.from.2, wide.from.3)
    let way = SIMD4(wide.way.0, wide.way.1, wide.way.2, wide.way.3)
    var mixed = from + way * part
    mixed.replace(with: 1, where: .!(mixed .< 1))
    var pixel = UInt32(mixed.w * 255 + 0.5) << 24
    for c in 0..<3 { pixel |= UInt32(mixed[c] * mixed.w * 255 + 0.5) << UInt32(8 * c) }
    return pixel
  }

  /// Multiplies its alpha by `opacity`, 0…1.
  mutating func fade(by opacity: Float) {
    wide.from.3 *= opacity
    wide.way.3 *= opacity
  }
}
