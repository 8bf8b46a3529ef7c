import CWideKernels

extension Fast {
  /// Turns rows of cells into coverage and lays one colour through it: what `sweep` and `overSolid`
  /// do together, without anything written in between. Clears the cells and bits it has read.
  ///
  /// Pixel 0 of the first row's cells is pixel `start` of `pixels`; from row to row there are
  /// `stride` pixels.
  /// - Parameters:
  ///   - color: premultiplied, red in the low byte.
  ///   - hidden: columns of the cells whose pixels, in all of the rows, will be covered by something
  ///     else. They may be left as they are.
  /// - Precondition: the cells have the rows, and all pixels of those lie within `pixels`.
  package static func sweepOverSolid(
    rows: Range<Int>, layout: CellLayout, evenOdd: Bool, color: UInt32,
    hidden: Range<Int> = 0..<0, cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    pixels: inout MutableSpan<UInt8>, start: Int, stride: Int
  ) {
    if rows.isEmpty { return }
    precondition(
      rows.lowerBound >= 0 && rows.upperBound * layout.stride <= cells.count,
      "the rows have cells")
    precondition(rows.upperBound * layout.words <= touched.count, "the rows have touched bits")
    precondition(
      start >= 0 && stride >= 0
        && (start + (rows.count - 1) * stride + layout.width) * 4 <= pixels.count,
      "the rows lie within the pixels")
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe touched.withUnsafeMutableBufferPointer { touched in
        unsafe pixels.withUnsafeMutableBytes { pixels in
          guard let cells = cells.baseAddress, let touched = touched.baseAddress,
            let pixels = pixels.baseAddress
          else { return }
          let cellRows = unsafe cells + rows.lowerBound * layout.stride
          let touchedRows = unsafe touched + rows.lowerBound * layout.words
          let level = wideLevel
          if level != WIDE_NONE {
            let memory = unsafe WideCells(
              cells: cellRows, touched: touchedRows, lastChains: nil, layout, rows: rows.count)
            unsafe wide_sweep_over_solid(
              level, memory, evenOdd ? 1 : 0, color,
              WideHidden(start: hidden.lowerBound, end: hidden.upperBound),
              pixels + start * 4, stride * 4)
            return
          }
          let paint = SolidPaint(color)
          for row in 0..<rows.count {
            let cellRow = unsafe UnsafeMutableRawPointer(cellRows + row &* layout.stride)
            let touchedRow = unsafe UnsafeMutableRawPointer(touchedRows + row &* layout.words)
            let pixelRow = unsafe pixels + (start &+ row &* stride) &* 4
            if evenOdd {
              unsafe sweepEvenOdd(layout, cellRow, touchedRow, pixelRow, paint)
            } else {
              unsafe sweepNonZero(layout, cellRow, touchedRow, pixelRow, paint)
            }
          }
        }
      }
    }
  }

  @inline(never)
  private static func sweepNonZero(
    _ layout: CellLayout, _ cells: UnsafeMutableRawPointer, _ touched: UnsafeMutableRawPointer,
    _ pixels: UnsafeMutableRawPointer, _ paint: SolidPaint
  ) {
    unsafe sweep(layout, evenOdd: false, cells, touched, pixels, paint)
  }

  @inline(never)
  private static func sweepEvenOdd(
    _ layout: CellLayout, _ cells: UnsafeMutableRawPointer, _ touched: UnsafeMutableRawPointer,
    _ pixels: UnsafeMutableRawPointer, _ paint: SolidPaint
  ) {
    unsafe sweep(layout, evenOdd: true, cells, touched, pixels, paint)
  }

  @inline(__always)
  private static func sweep(
    _ layout: CellLayout, evenOdd: Bool, _ cells: UnsafeMutableRawPointer,
    _ touched: UnsafeMutableRawPointer, _ pixels: UnsafeMutableRawPointer, _ paint: SolidPaint
  ) {
    let width = layout.width
    var sum: Int32 = 0
    // Pixels before `x` are done.
    var x = 0
    for word in 0..<layout.words {
      var bits = unsafe touched.load(fromByteOffset: word &* 8, as: UInt64.self)
      if bits == 0 { continue }
      unsafe touched.storeBytes(of: 0, toByteOffset: word &* 8, as: UInt64.self)
      while bits != 0 {
        let start = (word &<< 6 &+ bits.trailingZeroBitCount) &<< 2
        bits &= bits &- 1
        let deltas = unsafe cells.loadUnaligned(
          fromByteOffset: start &* 4, as: SIMD4<Int32>.self)
        unsafe cells.storeBytes(
          of: SIMD4<Int32>(repeating: 0), toByteOffset: start &* 4, as: SIMD4<Int32>.self)
        if start > x, x < width, sum != 0 {
          let count = min(start, width) &- x
          unsafe paint.lay(over: pixels + x &* 4, count, fold(sum, evenOdd: evenOdd))
        }
        let pairs = deltas &+ SIMD4<Int32>(0, deltas.x, deltas.y, deltas.z)
        let sums =
          pairs &+ SIMD4<Int32>(0, 0, pairs.x, pairs.y) &+ SIMD4<Int32>(repeating: sum)
        sum = sums.w
        if start < width {
          let coverage = fold(sums, evenOdd: evenOdd)
          let place = unsafe pixels + start &* 4
          if start &+ 4 <= width {
            unsafe paint.lay(over: place, coverage)
          } else {
            for lane in 0..<width &- start {
              unsafe paint.lay(over: place + lane &* 4, coverage[lane])
            }
          }
        }
        x = start &+ 4
      }
    }
    if x < width, sum != 0 {
      unsafe paint.lay(over: pixels + x &* 4, width &- x, fold(sum, evenOdd: evenOdd))
    }
  }
}

/// One premultiplied colour, ready to be laid over pixels.
private struct SolidPaint {
  private let color: UInt32
  /// Its red and blue, and its green and alpha, for four pixels.
  private let even: SIMD8<UInt16>
  private let odd: SIMD8<UInt16>
  private let level = Fast.wideLevel

  init(_ color: UInt32) {
    self.color = color
    even = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: color & 0xff_00ff), to: SIMD8<UInt16>.self)
    odd = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: (color >> 8) & 0xff_00ff), to: SIMD8<UInt16>.self)
  }

  /// Over `count` pixels of one coverage.
  @inline(__always)
  func lay(over target: UnsafeMutableRawPointer, _ count: Int, _ coverage: Int32) {
    if coverage == 0 { return }
    unsafe Fast.overSolid(
      target, count, scaled(color, by: UInt32(truncatingIfNeeded: coverage)), level)
  }

  /// Over four pixels, each with its coverage.
  @inline(__always)
  func lay(over target: UnsafeMutableRawPointer, _ coverage: SIMD4<Int32>) {
    let low = SIMD8<UInt16>(repeating: 255)
    let covered = unsafe unsafeBitCast(coverage | (coverage &<< 16), to: SIMD8<UInt16>.self)
    let sourceEven = dividedBy255(even &* covered)
    let sourceOdd = dividedBy255(odd &* covered)
    let inverse = low &- alphaLanes(ofOdd: sourceOdd)
    let below = unsafe target.loadUnaligned(as: SIMD8<UInt16>.self)
    let e = dividedBy255((below & low) &* inverse) &+ sourceEven
    let o = dividedBy255((below &>> 8) &* inverse) &+ sourceOdd
    unsafe target.storeBytes(of: e | (o &<< 8), as: SIMD8<UInt16>.self)
  }

  /// Over one pixel.
  @inline(__always)
  func lay(over target: UnsafeMutableRawPointer, _ coverage: Int32) {
    let source = scaled(color, by: UInt32(truncatingIfNeeded: coverage))
    let below = unsafe target.loadUnaligned(as: UInt32.self)
    unsafe target.storeBytes(of: blended(source, over: below), as: UInt32.self)
  }
}
