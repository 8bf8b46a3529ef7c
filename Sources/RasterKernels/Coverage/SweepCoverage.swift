extension Fast {
  /// Turns one row of cells into coverage: writes the runs of covered pixels to `runs`, in order
  /// and without overlap, and the bytes of varying runs to `coverage`; returns how many runs.
  /// Clears the cells and bits it has read.
  ///
  /// Pixel 0 of the cells is pixel `origin` of runs and bytes. Four bytes beyond the last pixel may
  /// be overwritten.
  /// - Precondition: `runs` has room for `layout.stride / 2 + 1`, `coverage` for
  ///   `origin + layout.width + 4`.
  package static func sweep(
    row: Int, layout: CellLayout, evenOdd: Bool, origin: Int, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>, coverage: inout MutableSpan<UInt8>,
    runs: inout MutableSpan<CoverageRun>
  ) -> Int {
    precondition(row >= 0 && (row + 1) * layout.stride <= cells.count, "the row has cells")
    precondition((row + 1) * layout.words <= touched.count, "the row has touched bits")
    precondition(
      origin >= 0 && origin + layout.width + 4 <= coverage.count, "the row fits its coverage")
    precondition(layout.stride / 2 + 1 <= runs.count, "the row fits its runs")
    return unsafe cells.withUnsafeMutableBytes { cells in
      unsafe touched.withUnsafeMutableBytes { touched in
        unsafe coverage.withUnsafeMutableBytes { coverage in
          unsafe runs.withUnsafeMutableBufferPointer { runs in
            guard let cells = cells.baseAddress, let touched = touched.baseAddress,
              let coverage = coverage.baseAddress, let runs = runs.baseAddress
            else { return 0 }
            let cellRow = unsafe cells + row * layout.stride * 4
            let touchedRow = unsafe touched + row * layout.words * 8
            return unsafe evenOdd
              ? sweepEvenOdd(layout, cellRow, touchedRow, coverage, origin, runs)
              : sweepNonZero(layout, cellRow, touchedRow, coverage, origin, runs)
          }
        }
      }
    }
  }

  @inline(never)
  private static func sweepNonZero(
    _ layout: CellLayout, _ cells: UnsafeMutableRawPointer, _ touched: UnsafeMutableRawPointer,
    _ coverage: UnsafeMutableRawPointer, _ origin: Int, _ runs: UnsafeMutablePointer<CoverageRun>
  ) -> Int {
    unsafe sweep(layout, evenOdd: false, cells, touched, coverage, origin, runs)
  }

  @inline(never)
  private static func sweepEvenOdd(
    _ layout: CellLayout, _ cells: UnsafeMutableRawPointer, _ touched: UnsafeMutableRawPointer,
    _ coverage: UnsafeMutableRawPointer, _ origin: Int, _ runs: UnsafeMutablePointer<CoverageRun>
  ) -> Int {
    unsafe sweep(layout, evenOdd: true, cells, touched, coverage, origin, runs)
  }

  @inline(__always)
  private static func sweep(
    _ layout: CellLayout, evenOdd: Bool, _ cells: UnsafeMutableRawPointer,
    _ touched: UnsafeMutableRawPointer, _ coverage: UnsafeMutableRawPointer, _ origin: Int,
    _ runs: UnsafeMutablePointer<CoverageRun>
  ) -> Int {
    let width = layout.width
    let shift = Int32(truncatingIfNeeded: origin)
    var count = 0
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
        // Edges that cancel change nothing: the group stays in the run around it.
        if deltas == SIMD4<Int32>(repeating: 0) { continue }
        unsafe cells.storeBytes(
          of: SIMD4<Int32>(repeating: 0), toByteOffset: start &* 4, as: SIMD4<Int32>.self)
        if start > x, x < width {
          let covered = fold(sum, evenOdd: evenOdd)
          if covered != 0 {
            unsafe runs[count] = CoverageRun(
              start: Int32(truncatingIfNeeded: x) &+ shift,
              end: Int32(truncatingIfNeeded: min(start, width)) &+ shift, coverage: covered)
            count &+= 1
          }
        }
        let pairs = deltas &+ SIMD4<Int32>(0, deltas.x, deltas.y, deltas.z)
        let sums =
          pairs &+ SIMD4<Int32>(0, 0, pairs.x, pairs.y)
          &+ SIMD4<Int32>(repeating: sum)
        sum = sums.w
        if start < width {
          let bytes = SIMD4<UInt8>(truncatingIfNeeded: fold(sums, evenOdd: evenOdd))
          unsafe coverage.storeBytes(
            of: bytes, toByteOffset: origin &+ start, as: SIMD4<UInt8>.self)
          let end = Int32(truncatingIfNeeded: min(start &+ 4, width)) &+ shift
          let begin = Int32(truncatingIfNeeded: start) &+ shift
          if count > 0, unsafe runs[count &- 1].end == begin,
            unsafe runs[count &- 1].coverage == CoverageRun.varying
          {
            unsafe runs[count &- 1].end = end
          } else {
            unsafe runs[count] = CoverageRun(
              start: begin, end: end, coverage: CoverageRun.varying)
            count &+= 1
          }
        }
        x = start &+ 4
      }
    }
    if x < width {
      let covered = fold(sum, evenOdd: evenOdd)
      if covered != 0 {
        unsafe runs[count] = CoverageRun(
          start: Int32(truncatingIfNeeded: x) &+ shift,
          end: Int32(truncatingIfNeeded: width) &+ shift, coverage: covered)
        count &+= 1
      }
    }
    return count
  }

  @inline(__always)
  static func fold(_ sum: Int32, evenOdd: Bool) -> Int32 {
    Plain.coverage(ofSum: sum, evenOdd: evenOdd)
  }

  @inline(__always)
  static func fold(_ sums: SIMD4<Int32>, evenOdd: Bool) -> SIMD4<Int32> {
    let full = SIMD4<Int32>(repeating: Subpixel.full)
    var area: SIMD4<Int32>
    if evenOdd {
      area = sums & SIMD4<Int32>(repeating: 2 * Subpixel.full - 1)
      area.replace(with: full &+ full &- area, where: area .> full)
    } else {
      area = sums
      area.replace(with: SIMD4<Int32>(repeating: 0) &- sums, where: sums .< 0)
      area.replace(with: full, where: area .> full)
    }
    let scaled = (area &<< 8) &- area &+ SIMD4<Int32>(repeating: Subpixel.full / 2)
    return scaled &>> (2 * Subpixel.bits + 1)
  }
}
