import CWideKernels

extension Fast {
  /// Writes the mean of the four texels around each of the walk's positions to the first `count`
  /// pixels: first down, then across, with weights in 256ths, each mean rounded to nearest.
  /// - Precondition: the walk is safe for `count`; image and pixels have the stated sizes.
  package static func sampleLinear(
    _ image: Span<UInt8>, width: Int, height: Int, walk: SampleWalk,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    precondition(walk.isSafe(count: count), "the walk stays near the image")
    guard count > 0 else { return }
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let texels = unsafe Texels(base: source, width: width, height: height)
        unsafe sampleLinear(texels, walk.betweenCentres, target, count)
      }
    }
  }

  private static func sampleLinear(
    _ texels: Texels, _ walk: SampleWalk, _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    if unsafe texels.width > 1 && texels.width &* texels.height < 1 << 31 {
      let done = unsafe wide_sample_linear(
        wideLevel, target, count, texels.base, texels.width, texels.height, walk.u, walk.v,
        walk.du, walk.dv)
      if done == count { return }
    }
    // Where all four texels lie inside the image, and pairs of them can be read at once.
    let columns = unsafe walk.indices(
      from: walk.u, step: walk.du, below: Int64(texels.width - 1) << 32, count: count)
    let rows = unsafe walk.indices(
      from: walk.v, step: walk.dv, below: Int64(texels.height - 1) << 32, count: count)
    let inner = columns.clamped(to: rows)
    var i = 0
    var u = walk.u
    var v = walk.v
    while i < count {
      if inner.contains(i) {
        while i &+ 2 <= inner.upperBound {
          let (l0, r0) = unsafe column(texels, u, v)
          let f0 = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
          u &+= walk.du
          v &+= walk.dv
          let (l1, r1) = unsafe column(texels, u, v)
          let f1 = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
          u &+= walk.du
          v &+= walk.dv
          let left = SIMD8<UInt16>(lowHalf: l0, highHalf: l1)
          let right = SIMD8<UInt16>(lowHalf: r0, highHalf: r1)
          let weight = SIMD8<UInt16>(
            lowHalf: SIMD4(repeating: f0), highHalf: SIMD4(repeating: f1))
          unsafe target.storeBytes(
            of: SIMD8<UInt8>(truncatingIfNeeded: mixed(left, right, weight)),
            toByteOffset: i &* 4, as: SIMD8<UInt8>.self)
          i &+= 2
        }
        if i >= inner.upperBound { continue }
      }
      unsafe target.storeBytes(of: texels.linear(u, v), toByteOffset: i &* 4, as: UInt32.self)
      u &+= walk.du
      v &+= walk.dv
      i &+= 1
    }
  }

  /// Two neighbouring texels, each mixed with the one below it. All four lie inside the image.
  @inline(__always)
  private static func column(
    _ texels: Texels, _ u: Int64, _ v: Int64
  ) -> (left: SIMD4<UInt16>, right: SIMD4<UInt16>) {
    let stride = unsafe texels.width &* 4
    let place = unsafe texels.base + (Int(v &>> 32) &* stride &+ Int(u &>> 32) &* 4)
    let upper = unsafe SIMD8<UInt16>(
      truncatingIfNeeded: place.loadUnaligned(as: SIMD8<UInt8>.self))
    let lower = unsafe SIMD8<UInt16>(
      truncatingIfNeeded: place.loadUnaligned(fromByteOffset: stride, as: SIMD8<UInt8>.self))
    let weight = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: (v &>> 24) & 255))
    let mean = mixed(upper, lower, weight)
    return (mean.lowHalf, mean.highHalf)
  }
}

extension SampleWalk {
  /// The indices in 0..<count for which 0 ≤ start + step·index < limit.
  func indices(from start: Int64, step: Int64, below limit: Int64, count: Int) -> Range<Int> {
    guard limit > 0 else { return 0..<0 }
    guard step != 0 else { return start >= 0 && start < limit ? 0..<count : 0..<0 }
    // Going down from start is going up from its mirror image.
    let first = step > 0 ? start : limit - 1 - start
    let stride = abs(step)
    let lower = first >= 0 ? 0 : (stride - 1 - first) / stride
    let upper = first >= limit ? 0 : (limit - 1 - first) / stride + 1
    let end = min(Int64(count), upper)
    return lower < end ? Int(lower)..<Int(end) : 0..<0
  }
}
