extension Plain {
  /// See `Fast.blendPixels`.
  package static func blendPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, formula: BlendFormula, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    let fade = Float(opacity) / (255 * 255)
    for index in runs.indices {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        let covered =
          run.coverage == CoverageRun.varying ? Float(coverage[x]) : Float(run.coverage)
        let from = (sourceOrigin + x) * 4
        let to = (origin + x) * 4
        let s =
          SIMD4<Float>(
            Float(source[from]), Float(source[from + 1]), Float(source[from + 2]),
            Float(source[from + 3])) * fade
        let b =
          SIMD4<Float>(
            Float(pixels[to]), Float(pixels[to + 1]), Float(pixels[to + 2]), Float(pixels[to + 3]))
          / 255
        let mixed = b + (formula(s, over: b) - b) * (covered / 255)
        let alpha = min(max(0, mixed.w), 1)
        let color = mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) * 255
        for channel in 0..<3 { pixels[to + channel] = UInt8(color[channel] + 0.5) }
        pixels[to + 3] = UInt8(alpha * 255 + 0.5)
      }
    }
  }
}

extension BlendFormula {
  /// `source` over `backdrop`, both premultiplied.
  @inline(__always)
  func callAsFunction(_ source: SIMD4<Float>, over backdrop: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .composite(let ofSource, let ofBackdrop):
      return source * ofSource.factor(backdrop.w) + backdrop * ofBackdrop.factor(source.w)
    case .mix(let mix):
      var result = source * (1 - backdrop.w) + backdrop * (1 - source.w)
      if source.w > 0, backdrop.w > 0 {
        result += mix(backdrop / backdrop.w, source / source.w) * (source.w * backdrop.w)
      }
      result.w = source.w + backdrop.w - source.w * backdrop.w
      return result
    case .burnToBlack:
      var result = BlendFormula.mix(.colorBurn)(source, over: backdrop)
      if source.w > 0 {
        for channel in 0..<3 where source[channel] == 0 && backdrop[channel] < backdrop.w {
          result[channel] = 0
        }
      }
      return result
    case .addDarkness:
      let alpha = min(1, source.w + backdrop.w)
      let sum = source + backdrop + SIMD4(repeating: alpha - source.w - backdrop.w)
      // Here and not with the pixel: coverage is to lead to black, not beyond.
      var result = sum.clamped(lowerBound: .zero, upperBound: .one)
      result.w = alpha
      return result
    }
  }
}

extension BlendFormula.Share {
  @inline(__always)
  func factor(_ otherAlpha: Float) -> Float {
    switch self {
    case .zero: 0
    case .one: 1
    case .inside: otherAlpha
    case .outside: 1 - otherAlpha
    }
  }
}
