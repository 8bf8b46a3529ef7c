import CWideKernels

extension Fast {
  /// Adds a row of pixels to the pixels of `runs`, through their coverage and `opacity`.
  ///
  /// The source is multiplied by opacity/255, then by coverage/255, each product rounded to
  /// nearest, then added channel by channel; sums end at 255. Places as in `overPixels`.
  /// - Precondition: all runs lie within `pixels` and `source`, varying ones within `coverage`;
  ///   `opacity` is 0…255.
  package static func addPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return }
          for index in runs.indices {
            let run = runs[index]
            let place = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
            let from = checked(
              run, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
            let bytes =
              run.coverage == CoverageRun.varying
              ? unsafe mask.baseAddress.map { unsafe $0 + Int(run.start) } : nil
            unsafe addPixels(
              base + place.offset, place.count, sourceBase + from.offset, opacity, bytes,
              run.coverage)
          }
        }
      }
    }
  }

  /// `bytes`: coverage pixel by pixel; nil: `coverage` is that of all.
  @inline(__always)
  private static func addPixels(
    _ target: UnsafeMutableRawPointer, _ count: Int, _ source: UnsafeRawPointer, _ opacity: Int32,
    _ bytes: UnsafeRawPointer?, _ coverage: Int32
  ) {
    let low = SIMD8<UInt16>(repeating: 255)
    let fade = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: opacity))
    let even = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: coverage))
    var i = unsafe wide_add_pixels(
      wideLevel, target, count, source, bytes, UInt16(truncatingIfNeeded: opacity),
      UInt16(truncatingIfNeeded: max(0, coverage)))
    while i &+ 4 <= count {
      let pixels = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      var thin = even
      if let bytes = unsafe bytes {
        thin = unsafe pairedLanes(
          bytes.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt8>.self))
      }
      let e = dividedBy255(dividedBy255((pixels & low) &* fade) &* thin)
      let o = dividedBy255(dividedBy255((pixels &>> 8) &* fade) &* thin)
      let more = unsafe unsafeBitCast(e | (o &<< 8), to: SIMD16<UInt8>.self)
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: SIMD16<UInt8>.self)
      let sum = below &+ pointwiseMin(more, SIMD16<UInt8>(repeating: 255) &- below)
      unsafe target.storeBytes(of: sum, toByteOffset: i &* 4, as: SIMD16<UInt8>.self)
      i &+= 4
    }
    while i < count {
      let pixel = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      var covered = UInt32(truncatingIfNeeded: coverage)
      if let bytes = unsafe bytes {
        covered = unsafe UInt32(bytes.load(fromByteOffset: i, as: UInt8.self))
      }
      let thinned = scaled(scaled(pixel, by: UInt32(truncatingIfNeeded: opacity)), by: covered)
      let more = unsafe unsafeBitCast(thinned, to: SIMD4<UInt8>.self)
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: SIMD4<UInt8>.self)
      let sum = below &+ pointwiseMin(more, SIMD4<UInt8>(repeating: 255) &- below)
      unsafe target.storeBytes(of: sum, toByteOffset: i &* 4, as: SIMD4<UInt8>.self)
      i &+= 1
    }
  }
}
