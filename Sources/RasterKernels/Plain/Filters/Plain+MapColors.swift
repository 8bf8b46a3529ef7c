extension Plain {
  /// See `Fast.mapColors`.
  package static func mapColors(_ pixels: inout MutableSpan<UInt8>, by matrix: Span<Float>) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let color = straightColor(pixels, at: offset)
      var mapped = SIMD4<Float>()
      for c in 0..<4 {
        let row = 5 * c
        var sum = matrix[row] * color.x + matrix[row + 1] * color.y
        sum += matrix[row + 2] * color.z
        sum += matrix[row + 3] * color.w
        mapped[c] = withinUnit(sum + matrix[row + 4])
      }
      setColor(mapped, of: &pixels, at: offset)
    }
  }

  /// See `Fast.lookUpColors`.
  package static func lookUpColors(_ pixels: inout MutableSpan<UInt8>, in table: Span<Float>) {
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      var color = straightColor(pixels, at: offset)
      for c in 0..<3 { color[c] = table[Int(withinUnit(color[c]) * 255 + 0.5)] }
      setColor(color, of: &pixels, at: offset)
    }
  }

  /// The colour of the pixel at this byte, 0…1 and not premultiplied; black where it is clear.
  private static func straightColor(
    _ pixels: borrowing MutableSpan<UInt8>, at offset: Int
  ) -> SIMD4<Float> {
    let alpha = Float(pixels[offset + 3])
    var color = SIMD4<Float>(0, 0, 0, alpha / 255)
    if alpha > 0 {
      for c in 0..<3 { color[c] = Float(pixels[offset + c]) / alpha }
    }
    return color
  }

  private static func setColor(
    _ color: SIMD4<Float>, of pixels: inout MutableSpan<UInt8>, at offset: Int
  ) {
    for c in 0..<3 { pixels[offset + c] = UInt8(color[c] * color.w * 255 + 0.5) }
    pixels[offset + 3] = UInt8(color.w * 255 + 0.5)
  }

  /// Cut to 0…1; what is no number is nothing.
  static func withinUnit(_ number: Float) -> Float {
    number > 0 ? min(number, 1) : 0
  }
}
