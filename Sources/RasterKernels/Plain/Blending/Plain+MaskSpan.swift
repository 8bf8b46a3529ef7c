extension Plain {
  /// See `Fast.mask`.
  package static func mask(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, by mask: Span<UInt8>,
    maskStart: Int
  ) {
    for i in 0..<count * 4 {
      let kept = Int(mask[maskStart + i / 4])
      pixels[start * 4 + i] = UInt8(product(Int(pixels[start * 4 + i]), kept))
    }
  }

  /// See `Fast.alphas`.
  package static func alphas(
    of pixels: Span<UInt8>, start: Int, count: Int, opacity: Int32,
    into mask: inout MutableSpan<UInt8>, maskStart: Int
  ) {
    for i in 0..<count {
      mask[maskStart + i] = UInt8(product(Int(pixels[(start + i) * 4 + 3]), Int(opacity)))
    }
  }
}
