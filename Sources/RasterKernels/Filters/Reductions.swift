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
          unsafe halve(
            texels.row(2 * y), texels.row(2 * y + 1), width, into: target + y * newWidth * 4)
        }
      }
    }
  }

  /// One row of them, of two with `count` pixels.
  private static func halve(
    _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ count: Int,
    into row: UnsafeMutableRawPointer
  ) {
    for i in 0..<count / 2 {
      let a = unsafe upper.loadUnaligned(fromByteOffset: i &* 8, as: SIMD8<UInt8>.self)
      let b = unsafe lower.loadUnaligned(fromByteOffset: i &* 8, as: SIMD8<UInt8>.self)
      let sums = SIMD8<UInt16>(truncatingIfNeeded: a) &+ SIMD8<UInt16>(truncatingIfNeeded: b)
      unsafe row.storeBytes(
        of: quarter(sums.lowHalf &+ sums.highHalf), toByteOffset: i &* 4, as: SIMD4<UInt8>.self)
    }
    guard count % 2 == 1 else { return }
    let last = (count &- 1) &* 4
    let a = unsafe upper.loadUnaligned(fromByteOffset: last, as: SIMD4<UInt8>.self)
    let b = unsafe lower.loadUnaligned(fromByteOffset: last, as: SIMD4<UInt8>.self)
    let sums = SIMD4<UInt16>(truncatingIfNeeded: a) &+ SIMD4<UInt16>(truncatingIfNeeded: b)
    unsafe row.storeBytes(
      of: quarter(sums &+ sums), toByteOffset: count / 2 &* 4, as: SIMD4<UInt8>.self)
  }

  @inline(__always)
  private static func quarter(_ sums: SIMD4<UInt16>) -> SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: (sums &+ SIMD4(repeating: 2)) &>> 2)
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
        unsafe mixRows(row, other, UInt16(weight), into: row, count)
      }
    }
  }
}
