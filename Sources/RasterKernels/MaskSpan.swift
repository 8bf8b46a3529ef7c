extension Fast {
  /// Multiplies the pixels of `runs` by a mask, as far as the runs cover them.
  ///
  /// A pixel with coverage c under mask m keeps 255 − c·(255 − m)/255 parts in 255; both products
  /// are rounded to nearest. Pixel 0 of the runs is pixel `origin` of `pixels` (which may lie
  /// before its start) and byte 0 of `mask` and `coverage`.
  /// - Precondition: all runs lie within `pixels` and `mask`, varying ones within `coverage`.
  package static func mask(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, by mask: Span<UInt8>,
    runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe mask.withUnsafeBytes { mask in
        guard let base = target.baseAddress, let maskBase = mask.baseAddress else { return }
        for index in runs.indices {
          let run = runs[index]
          let place = checked(
            run, origin: origin, pixelBytes: target.count, mask: coverage.count)
          let start = Int(run.start)
          precondition(
            start >= 0 && start + place.count <= mask.count, "a run lies within its mask")
          let to = unsafe base + place.offset
          let bytes = unsafe maskBase + start
          for i in 0..<place.count {
            let covered =
              run.coverage == CoverageRun.varying
              ? UInt32(coverage[start + i])
              : UInt32(truncatingIfNeeded: run.coverage)
            let hidden = unsafe 255 &- UInt32(bytes.load(fromByteOffset: i, as: UInt8.self))
            let kept = 255 &- scaled(hidden, by: covered)
            let pixel = unsafe to.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
            unsafe to.storeBytes(
              of: scaled(pixel, by: kept), toByteOffset: i &* 4, as: UInt32.self)
          }
        }
      }
    }
  }

  /// Writes the alphas of `count` pixels, times opacity/255, to `mask` from `maskStart` on.
  /// - Precondition: pixels and bytes are there; `opacity` is 0…255.
  package static func alphas(
    of pixels: Span<UInt8>, start: Int, count: Int, opacity: Int32,
    into mask: inout MutableSpan<UInt8>, maskStart: Int
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(
      start >= 0 && count >= 0 && (start + count) * 4 <= pixels.count, "the pixels are there")
    precondition(maskStart >= 0 && maskStart + count <= mask.count, "the mask has room")
    unsafe mask.withUnsafeMutableBytes { mask in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let from = pixels.baseAddress, let to = mask.baseAddress else { return }
        for i in 0..<count {
          let alpha = unsafe from.load(fromByteOffset: (start &+ i) &* 4 &+ 3, as: UInt8.self)
          let faded = scaled(UInt32(alpha), by: UInt32(truncatingIfNeeded: opacity))
          unsafe to.storeBytes(
            of: UInt8(truncatingIfNeeded: faded), toByteOffset: maskStart &+ i, as: UInt8.self)
        }
      }
    }
  }
}
