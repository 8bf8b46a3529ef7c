/// A premultiplied colour with its components as they are without alpha, which counts as 1 above it: sums of
/// colours may have more.
@inline(__always)
func straight(_ color: SIMD4<Float>) -> SIMD4<Float> {
  let alpha = color.w
  if alpha >= 1 { return SIMD4(color.x, color.y, color.z, 1) }
  if alpha <= 0 { return .zero }
  var result = color / alpha
  result.w = alpha
  return result
}

/// A straight colour with its components multiplied by its alpha, which is cut to 0…1.
@inline(__always)
func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
  // Written so that what is no number counts as 0.
  let alpha = color.w > 0 ? min(color.w, 1) : 0
  var result = color * alpha
  result.w = alpha
  return result
}

/// The light of a linear colour, as Rec. 709 weighs red, green and blue.
@inline(__always)
func luminance(_ color: SIMD4<Float>) -> Float {
  0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
}
