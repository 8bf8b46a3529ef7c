import CWideKernels

extension Fast {
  /// Makes an image half as wide and high, rounded up: each pixel the mean of two by two, rounded to
  /// nearest. An odd column or row at the end counts twice.
  /// - Precondition: the image has its pixels, and those made of them have room.
  package static func halve(
    _ image: Span<UInt8>, width: Int, height: Int, into pixels: inout MutableSpan<UInt8>
  ) {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    checkSample(image, width, height, pixels.count, newWidth * newHeight)
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let texels = unsafe Texels(base: source, width: width, height: height)
        for y in 0..<newHeight {
          unsafe wide_halve(
            wideLevel, target + y * newWidth * 4, width, texels.row(2 * y), texels.row(2 * y + 1))
        }
      }
    }
  }

  /// Mixes the first `count` pixels with as many others, each of which counts `weight`/256, rounded
  /// to nearest.
  /// - Precondition: both have as many; the weight is 0…255.
  package static func mix(
    _ pixels: inout MutableSpan<UInt8>, with others: Span<UInt8>, weight: Int, count: Int
  ) {
    precondition(
      count >= 0 && min(pixels.count, others.count) >= count * 4, "both have the pixels")
    precondition(weight >= 0 && weight < 256, "the weight is a byte")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe others.withUnsafeBytes { others in
        guard let row = pixels.baseAddress, let other = others.baseAddress else { return }
        unsafe wide_mix_rows(wideLevel, row, count, row, other, UInt16(weight))
      }
    }
  }
}
