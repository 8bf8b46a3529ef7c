import CWideKernels

extension Fast {
  /// Composites a row of pixels over the pixels of `runs`, through their coverage and `opacity`.
  ///
  /// The source is multiplied by opacity/255, then by coverage/255, then put over the pixel; each
  /// product is rounded to nearest. Pixel 0 of the runs is pixel `origin` of `pixels`, pixel
  /// `sourceOrigin` of `source` (both may lie before the start) and byte 0 of `coverage`.
  /// - Parameter isOpaque: true only if all alphas of the source are 255; saves looking.
  /// - Precondition: all runs lie within `pixels` and `source`, varying ones within `coverage`;
  ///   `opacity` is 0…255.
  package static func overPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, isOpaque: Bool, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          if unsafe overShortRow(
            target, runs, origin, source, sourceOrigin, mask, opacity, level)
          {
            return
          }
          for index in runs.indices {
            let run = runs[index]
            unsafe overPixels(
              target, run, origin, source, sourceOrigin, mask, opacity, isOpaque, level)
          }
        }
      }
    }
  }

  /// Composites several runs that lie close together as one. False, and nothing done, where they do not.
  @inline(__always)
  private static func overShortRow(
    _ target: UnsafeMutableRawBufferPointer, _ runs: Span<CoverageRun>, _ origin: Int,
    _ source: UnsafeRawBufferPointer, _ sourceOrigin: Int, _ mask: UnsafeRawBufferPointer,
    _ opacity: Int32, _ level: WideLevel
  ) -> Bool {
    guard runs.count > 1 else { return false }
    let whole = CoverageRun(
      start: runs[0].start, end: runs[runs.count - 1].end, coverage: 0)
    guard whole.end &- whole.start <= 64 else { return false }
    let extent = checked(whole, origin: origin, pixelBytes: target.count, mask: mask.count)
    let from = checked(whole, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
    guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return false }
    var coverage = SIMD64<UInt8>()
    unsafe withUnsafeMutableBytes(of: &coverage) { bytes in
      for index in runs.indices {
        let run = runs[index]
        let (start, end) = (Int(run.start &- whole.start), Int(run.end &- whole.start))
        precondition(start >= 0 && start <= end && end <= extent.count, "runs follow one another")
        if run.coverage == CoverageRun.varying {
          precondition(run.start >= 0 && Int(run.end) <= mask.count, "a run has its coverage")
          for i in start..<end { unsafe bytes[i] = mask[Int(whole.start) &+ i] }
        } else {
          for i in start..<end { unsafe bytes[i] = UInt8(truncatingIfNeeded: run.coverage) }
        }
      }
      unsafe wide_over_pixels_covered(
        level, base + extent.offset, extent.count, sourceBase + from.offset, bytes.baseAddress,
        UInt16(truncatingIfNeeded: opacity))
    }
    return true
  }

  /// The same for `rows` rows through the same coverage, which follow each `stride` and `sourceStride`
  /// pixels after the one before.
  /// - Precondition: all runs lie within `pixels` and `source` in all rows, and the strides are not
  ///   negative.
  package static func overPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, stride: Int, source: Span<UInt8>,
    sourceOrigin: Int, sourceStride: Int, rows: Int, opacity: Int32, isOpaque: Bool,
    runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(stride >= 0 && sourceStride >= 0 && rows >= 0, "rows follow one another")
    guard rows > 0 else { return }
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          for index in runs.indices {
            let run = runs[index]
            if run.coverage != CoverageRun.varying, run.coverage != 255 || !isOpaque,
              let base = target.baseAddress, let sourceBase = source.baseAddress
            {
              let (first, last) = (origin, origin + (rows - 1) * stride)
              let extent = checked(run, origin: first, pixelBytes: target.count, mask: 0)
              _ = checked(run, origin: last, pixelBytes: target.count, mask: 0)
              let from = checked(run, origin: sourceOrigin, pixelBytes: source.count, mask: 0)
              _ = checked(
                run, origin: sourceOrigin + (rows - 1) * sourceStride, pixelBytes: source.count,
                mask: 0)
              unsafe wide_over_rows(
                level, base + extent.offset, stride, sourceBase + from.offset, sourceStride, rows,
                extent.count, UInt16(truncatingIfNeeded: opacity),
                UInt16(truncatingIfNeeded: run.coverage))
              continue
            }
            for row in 0..<rows {
              unsafe overPixels(
                target, run, origin + row * stride, source, sourceOrigin + row * sourceStride,
                mask, opacity, isOpaque, level)
            }
          }
        }
      }
    }
  }

  /// One run.
  @inline(__always)
  static func overPixels(
    _ target: UnsafeMutableRawBufferPointer, _ run: CoverageRun, _ origin: Int,
    _ source: UnsafeRawBufferPointer, _ sourceOrigin: Int, _ mask: UnsafeRawBufferPointer,
    _ opacity: Int32, _ isOpaque: Bool, _ level: WideLevel
  ) {
    guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return }
    let extent = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
    let from = checked(run, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
    let to = unsafe base + extent.offset
    let row = unsafe sourceBase + from.offset
    if run.coverage == 255, isOpaque, opacity == 255 {
      unsafe to.copyMemory(from: row, byteCount: extent.count * 4)
    } else if run.coverage == CoverageRun.varying {
      guard let bytes = mask.baseAddress else { return }
      unsafe wide_over_pixels_covered(
        level, to, extent.count, row, bytes + Int(run.start), UInt16(truncatingIfNeeded: opacity))
    } else {
      unsafe wide_over_pixels(
        level, to, extent.count, row, UInt16(truncatingIfNeeded: opacity),
        UInt16(truncatingIfNeeded: run.coverage))
    }
  }
}
