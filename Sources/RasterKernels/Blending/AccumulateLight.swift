// How pictures that follow each other become one in which each counts by its weight: the mean of
// their light. `sums` holds, for each channel, how much the whole differs from the first picture
// counted for all of them: light in 65535ths for the colours, bytes for alpha. What does not change
// costs a comparison.

extension Fast {
  /// Adds to `sums` what `count` pixels change by between `before` and `after`, `weight` times.
  /// - Parameters:
  ///   - beforeStart: the first of them in `before`, in pixels.
  ///   - weight: of all the pictures from `after` on.
  /// - Precondition: the pixels lie within `before` and `after`, their four channels within `sums`.
  package static func accumulateLight(
    _ sums: inout MutableSpan<Int32>, from before: Span<UInt8>, beforeStart: Int,
    to after: Span<UInt8>, count: Int, weight: Int32
  ) {
    checkLight(
      count, sums: sums.count, pixels: after.count, other: before.count, otherStart: beforeStart)
    let amounts = LinearLight.amounts
    unsafe sums.withUnsafeMutableBytes { sums in
      unsafe before.withUnsafeBytes { before in
        unsafe after.withUnsafeBytes { after in
          unsafe amounts.withUnsafeBufferPointer { amounts in
            guard let sums = sums.baseAddress, let before = before.baseAddress,
              let after = after.baseAddress, let amounts = amounts.baseAddress
            else { return }
            unsafe accumulateLight(
              sums, before + beforeStart &* 4, after, count, weight, amounts)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func accumulateLight(
    _ sums: UnsafeMutableRawPointer, _ before: UnsafeRawPointer, _ after: UnsafeRawPointer,
    _ count: Int, _ weight: Int32, _ amounts: UnsafePointer<UInt16>
  ) {
    var x = 0
    while x < count {
      if x &+ 4 <= count {
        let old = unsafe before.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
        let new = unsafe after.loadUnaligned(fromByteOffset: x &* 4, as: SIMD2<UInt64>.self)
        if old == new {
          x &+= 4
          continue
        }
      }
      let old = unsafe before.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      let new = unsafe after.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      if old != new {
        let offset = x &* 16
        let sum = unsafe sums.loadUnaligned(fromByteOffset: offset, as: SIMD4<Int32>.self)
        let change = unsafe light(of: new, amounts) &- light(of: old, amounts)
        unsafe sums.storeBytes(
          of: sum &+ change &* weight, toByteOffset: offset, as: SIMD4<Int32>.self)
      }
      x &+= 1
    }
  }

  @inline(__always)
  private static func light(of pixel: UInt32, _ amounts: UnsafePointer<UInt16>) -> SIMD4<Int32> {
    let row = Int(pixel >> 24) &<< 8
    return unsafe SIMD4<Int32>(
      Int32(amounts[row | Int(pixel & 255)]), Int32(amounts[row | Int((pixel >> 8) & 255)]),
      Int32(amounts[row | Int((pixel >> 16) & 255)]), Int32(pixel >> 24))
  }

  /// Makes the first of several pictures their mean: adds `sums` to `count` of its pixels counted
  /// `total` times, divides, and clears the sums for the next time.
  /// - Parameter start: the first of them in `pixels`, in pixels.
  /// - Precondition: the pixels lie within `pixels`, their four channels within `sums`; `total` is
  ///   1…256, and the sums are those of pictures with that weight in all.
  package static func resolveLight(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, sums: inout MutableSpan<Int32>,
    total: Int32
  ) {
    checkLight(
      count, sums: sums.count, pixels: count * 4, other: pixels.count, otherStart: start)
    precondition(total > 0 && total <= 256, "a mean is of 1 to 256 pictures")
    let amounts = LinearLight.amounts
    let codes = LinearLight.codes
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe sums.withUnsafeMutableBytes { sums in
        guard let pixels = pixels.baseAddress, let sums = sums.baseAddress else { return }
        for x in 0..<count {
          let sum = unsafe sums.loadUnaligned(fromByteOffset: x &* 16, as: SIMD4<Int32>.self)
          if sum == SIMD4<Int32>() { continue }
          unsafe sums.storeBytes(
            of: SIMD4<Int32>(), toByteOffset: x &* 16, as: SIMD4<Int32>.self)
          let offset = (start &+ x) &* 4
          let first = unsafe pixels.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          unsafe pixels.storeBytes(
            of: meanLight(first, sum, total, amounts, codes), toByteOffset: offset, as: UInt32.self)
        }
      }
    }
  }

  private static func checkLight(
    _ count: Int, sums: Int, pixels: Int, other: Int, otherStart: Int
  ) {
    precondition(count >= 0 && otherStart >= 0, "indices of pixels are not negative")
    precondition(
      count * 4 <= sums && count * 4 <= pixels && (otherStart + count) * 4 <= other,
      "the pixels lie within their memory")
  }
}

/// The pixel whose light is `sum` more than `total` times that of `first`, divided by `total`.
@inline(__always)
private func meanLight(
  _ first: UInt32, _ sum: SIMD4<Int32>, _ total: Int32, _ amounts: [UInt16],
  _ codes: [UInt16]
) -> UInt32 {
  let row = Int(first >> 24) << 8
  let total = Int(total)
  let alphas = Int(first >> 24) * total + Int(sum.w)
  guard alphas > 0 else { return 0 }
  let alpha = (alphas + total / 2) / total
  var pixel = UInt32(truncatingIfNeeded: alpha) << 24
  if alphas == 255 * total {
    for channel in 0..<3 {
      let component = Int((first >> UInt32(8 * channel)) & 255)
      let light = Int(amounts[row | component]) * total + Int(sum[channel])
      let code = Int(codes[min(65_535, (light + total / 2) / total)])
      pixel |= UInt32(truncatingIfNeeded: (code + 128) / 257) << UInt32(8 * channel)
    }
    return pixel
  }
  for channel in 0..<3 {
    let component = Int((first >> UInt32(8 * channel)) & 255)
    let light = Int(amounts[row | component]) * total + Int(sum[channel])
    let code = Int(codes[min(65_535, (light * 255 + alphas / 2) / alphas)])
    let product = (code * alphas + total * 65_535 / 2) / (total * 65_535)
    pixel |= UInt32(truncatingIfNeeded: min(product, alpha)) << UInt32(8 * channel)
  }
  return pixel
}
