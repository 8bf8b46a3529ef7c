import CWideKernels

extension Fast {
  /// Lays one colour over the pixels of `runs`, through their coverage.
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
          let place = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
          _ = checked(
            run, origin: origin + (rows - 1) * stride, pixelBytes: target.count, mask: mask.count)
          guard let base = target.baseAddress else { continue }
          if run.coverage != CoverageRun.varying {
            let first = unsafe base + place.offset
            let color = scaled(color, by: UInt32(truncatingIfNeeded: run.coverage))
            let done = unsafe wide_over_solid_rows(
              level, first, stride, rows, place.count, color)
            for row in done..<rows {
              unsafe overSolid(first + row &* stride &* 4, place.count, color, level)
            }
            continue
          }
          guard let bytes = mask.baseAddress else { continue }
          unsafe overSolid(
            base + place.offset, place.count, bytes + Int(run.start), color, level, rows: rows,
            pitch: 4 &* stride)
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
    let place = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
    let first = unsafe base + place.offset
    if run.coverage == CoverageRun.varying {
      guard let bytes = mask.baseAddress else { return }
      unsafe overSolid(
        first, place.count, bytes + Int(run.start), color, level, rows: 1, pitch: 0)
    } else {
      unsafe overSolid(
        first, place.count, scaled(color, by: UInt32(truncatingIfNeeded: run.coverage)), level)
    }
  }

  /// One premultiplied colour, not scaled any more, over `count` pixels.
  @inline(__always)
  static func overSolid(
    _ target: UnsafeMutableRawPointer, _ count: Int, _ color: UInt32, _ level: WideLevel
  ) {
    let alpha = color >> 24
    if alpha == 255 {
      unsafe fill(target, count, color)
      return
    }
    let inverse = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
    let even = unsafe unsafeBitCast(
      SIMD8<UInt32>(repeating: color & 0xff_00ff), to: SIMD16<UInt16>.self)
    let odd = unsafe unsafeBitCast(
      SIMD8<UInt32>(repeating: (color >> 8) & 0xff_00ff), to: SIMD16<UInt16>.self)
    let low = SIMD16<UInt16>(repeating: 255)
    var i = 0
    if count >= widePixels { i = unsafe wide_over_solid(level, target, count, color) }
    while i &+ 8 <= count {
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: SIMD16<UInt16>.self)
      let e = dividedBy255((below & low) &* inverse) &+ even
      let o = dividedBy255((below &>> 8) &* inverse) &+ odd
      unsafe target.storeBytes(of: e | (o &<< 8), toByteOffset: i &* 4, as: SIMD16<UInt16>.self)
      i &+= 8
    }
    while i < count {
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      unsafe target.storeBytes(
        of: blended(color, over: below), toByteOffset: i &* 4, as: UInt32.self)
      i &+= 1
    }
  }

  /// One premultiplied colour through `count` coverage bytes, in `rows` rows that are `pitch` bytes
  /// apart.
  @inline(__always)
  private static func overSolid(
    _ target: UnsafeMutableRawPointer, _ count: Int, _ coverage: UnsafeRawPointer,
    _ color: UInt32, _ level: WideLevel, rows: Int, pitch: Int
  ) {
    let even = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: color & 0xff_00ff), to: SIMD8<UInt16>.self)
    let odd = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: (color >> 8) & 0xff_00ff), to: SIMD8<UInt16>.self)
    let low = SIMD8<UInt16>(repeating: 255)
    var i = 0
    if count >= widePixels {
      for row in 0..<rows {
        i = unsafe wide_over_solid_covered(level, target + row &* pitch, count, coverage, color)
      }
    }
    while i &+ 4 <= count {
      let covered = unsafe pairedLanes(
        coverage.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt8>.self))
      let sourceEven = dividedBy255(even &* covered)
      let sourceOdd = dividedBy255(odd &* covered)
      let inverse = low &- alphaLanes(ofOdd: sourceOdd)
      var place = unsafe target + i &* 4
      for _ in 0..<rows {
        let below = unsafe place.loadUnaligned(as: SIMD8<UInt16>.self)
        let e = dividedBy255((below & low) &* inverse) &+ sourceEven
        let o = dividedBy255((below &>> 8) &* inverse) &+ sourceOdd
        unsafe place.storeBytes(of: e | (o &<< 8), as: SIMD8<UInt16>.self)
        unsafe place += pitch
      }
      i &+= 4
    }
    while i < count {
      let covered = unsafe UInt32(coverage.load(fromByteOffset: i, as: UInt8.self))
      let source = scaled(color, by: covered)
      var place = unsafe target + i &* 4
      for _ in 0..<rows {
        let below = unsafe place.loadUnaligned(as: UInt32.self)
        unsafe place.storeBytes(of: blended(source, over: below), as: UInt32.self)
        unsafe place += pitch
      }
      i &+= 1
    }
  }

  /// Stores `pixel` `count` times.
  @inline(__always)
  static func fill(_ target: UnsafeMutableRawPointer, _ count: Int, _ pixel: UInt32) {
    let lanes = SIMD8<UInt32>(repeating: pixel)
    var i = 0
    if count >= 4 &* widePixels { i = unsafe wide_fill(wideLevel, target, count, pixel) }
    while i &+ 8 <= count {
      unsafe target.storeBytes(of: lanes, toByteOffset: i &* 4, as: SIMD8<UInt32>.self)
      i &+= 8
    }
    while i < count {
      unsafe target.storeBytes(of: pixel, toByteOffset: i &* 4, as: UInt32.self)
      i &+= 1
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
        unsafe fill(base + start * 4, count, pixel)
      }
    }
  }
}
