extension Plain {
  /// See `Fast.sweep`.
  package static func sweep(
    row: Int, layout: CellLayout, evenOdd: Bool, origin: Int, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>, coverage: inout MutableSpan<UInt8>,
    runs: inout MutableSpan<CoverageRun>
  ) -> Int {
    var count = 0
    var sum: Int32 = 0
    var done = 0

    func append(_ run: CoverageRun, to runs: inout MutableSpan<CoverageRun>) {
      if run.coverage == 0 || run.start >= run.end { return }
      if count > 0, runs[count - 1].end == run.start, run.coverage == CoverageRun.varying,
        runs[count - 1].coverage == CoverageRun.varying
      {
        runs[count - 1].end = run.end
      } else {
        runs[count] = run
        count += 1
      }
    }
    func run(from start: Int, to end: Int, coverage: Int32) -> CoverageRun {
      CoverageRun(
        start: Int32(origin + start), end: Int32(origin + min(end, layout.width)),
        coverage: coverage)
    }

    for group in 0..<layout.stride / 4 {
      let word = row * layout.words + group / 64
      let bit = UInt64(1) << UInt64(group % 64)
      if touched[word] & bit == 0 { continue }
      touched[word] &= ~bit
      let start = group * 4
      let cell = row * layout.stride + start
      if (0..<4).allSatisfy({ cells[cell + $0] == 0 }) { continue }
      append(
        run(from: done, to: start, coverage: self.coverage(ofSum: sum, evenOdd: evenOdd)),
        to: &runs)
      for lane in 0..<4 {
        sum &+= cells[cell + lane]
        cells[cell + lane] = 0
        if start < layout.width {
          coverage[origin + start + lane] = UInt8(self.coverage(ofSum: sum, evenOdd: evenOdd))
        }
      }
      append(run(from: start, to: start + 4, coverage: CoverageRun.varying), to: &runs)
      done = start + 4
    }
    append(
      run(from: done, to: layout.width, coverage: self.coverage(ofSum: sum, evenOdd: evenOdd)),
      to: &runs)
    return count
  }

  /// What a prefix sum of cells means as coverage 0…255.
  package static func coverage(ofSum sum: Int32, evenOdd: Bool) -> Int32 {
    var area: Int32
    if evenOdd {
      area = sum & (2 * Subpixel.full - 1)
      if area > Subpixel.full { area = 2 * Subpixel.full - area }
    } else {
      area = min(sum == .min ? Subpixel.full : abs(sum), Subpixel.full)
    }
    return RasterKernels.coverage(ofArea: area)
  }
}
