import CWideKernels

extension Fast {
  /// Composites one colour over the pixels of `runs`, through their coverage.
  ///
  /// The colour is multiplied by coverage/255, then put over the pixel; each product is rounded
  /// to nearest. Pixel 0 of the runs is pixel `origin` of `pixels` (which may lie before its
  /// start) and byte 0 of `coverage`.
  /// - Parameter color: premultiplied, red in the low byte.
  /// - Precondition: all runs lie within `pixels`, varying ones within `coverage`.
  package static func overSolid(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, runs: Span<CoverageRun>,
    coverage: Span<UInt8>, color: UInt32
  ) {
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe coverage.withUnsafeBytes { mask in
        let level = wideLevel
        for index in runs.indices {
          let run = runs[index]
          unsafe overSolid(target, run, origin, mask, color, level)
        }
      }
    }
  }

  /// The same in as many rows, the first pixel of each `stride` pixels after that of the row above.
  /// - Precondition: all runs lie within `pixels` in the first and the last row.
  package static func overSolid(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, rows: Int, stride: Int,
    runs: Span<CoverageRun>, coverage: Span<UInt8>, color: UInt32
  ) {
    precondition(rows > 0 && stride >= 0, "rows follow each other")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe coverage.withUnsafeBytes { mask in
        let level = wideLevel
        for index in runs.indices {
          let run = runs[index]
          let extent = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
          _ = checked(
            run, origin: origin + (rows - 1) * stride, pixelBytes: target.count, mask: mask.count)
          guard let base = target.baseAddress else { continue }
          let first = unsafe base + extent.offset
          if run.coverage != CoverageRun.varying {
            unsafe wide_over_solid_rows(
              level, first, stride, rows, extent.count,
              scaled(color, by: UInt32(truncatingIfNeeded: run.coverage)))
            continue
          }
          guard let bytes = mask.baseAddress else { continue }
          unsafe wide_over_solid_covered(
            level, first, stride, rows, extent.count, bytes + Int(run.start), color)
        }
      }
    }
  }

  /// One run.
  @inline(__always)
  static func overSolid(
    _ target: UnsafeMutableRawBufferPointer, _ run: CoverageRun, _ origin: Int,
    _ mask: UnsafeRawBufferPointer, _ color: UInt32, _ level: WideLevel
  ) {
    guard let base = target.baseAddress else { return }
    let extent = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
    let first = unsafe base + extent.offset
    if run.coverage == CoverageRun.varying {
      guard let bytes = mask.baseAddress else { return }
      unsafe wide_over_solid_covered(
        level, first, 0, 1, extent.count, bytes + Int(run.start), color)
    } else {
      unsafe wide_over_solid(
        level, first, extent.count, scaled(color, by: UInt32(truncatingIfNeeded: run.coverage)))
    }
  }

  /// Stores `pixel` into `count` pixels from pixel `start` on.
  /// - Precondition: they lie within `pixels`.
  package static func fill(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, with pixel: UInt32
  ) {
    precondition(
      start >= 0 && count >= 0 && (start + count) * 4 <= pixels.count,
      "the filled pixels lie within the row")
    unsafe pixels.withUnsafeMutableBytes { target in
      guard let base = target.baseAddress else { return }
      let byte = UInt8(truncatingIfNeeded: pixel)
      if pixel == UInt32(byte) &* 0x0101_0101 {
        // Nothing fills memory with one byte faster than the system.
        unsafe (base + start * 4).initializeMemory(
          as: UInt8.self, repeating: byte, count: count * 4)
      } else {
        unsafe wide_fill(wideLevel, base + start * 4, count, pixel)
      }
    }
  }
}
