import RasterKernels

/// How far the pixels of one row are covered. Grows as needed and keeps its memory.
struct CoverageRow {
  /// The runs; only the first `count` are valid.
  private(set) var runs: [CoverageRun] = []
  private(set) var count = 0
  /// Coverage of varying runs, at the pixels' own indices.
  private(set) var bytes: [UInt8] = []

  /// Makes room for rows of `width` pixels.
  mutating func reserve(width: Int) {
    let layout = CellLayout(width: width)
    // A kernel may write a group more than the pixels.
    let byteCount = width + 8
    if bytes.count < byteCount { bytes = [UInt8](repeating: 0, count: byteCount) }
    let runCount = layout.stride / 2 + 1
    if runs.count < runCount { runs = [CoverageRun](repeating: .empty, count: runCount) }
  }

  mutating func removeAll() { count = 0 }

  mutating func append(_ run: CoverageRun) {
    if count == runs.count { runs.append(.empty) }
    runs[count] = run
    count += 1
  }

  /// Covers nothing of these columns any more. For rows of few runs.
  mutating func remove(_ columns: Range<Int>) {
    let (first, end) = (Int32(columns.lowerBound), Int32(columns.upperBound))
    var kept = 0
    for index in 0..<count {
      let run = runs[index]
      let left = CoverageRun(start: run.start, end: min(run.end, first), coverage: run.coverage)
      let right = CoverageRun(start: max(run.start, end), end: run.end, coverage: run.coverage)
      if left.start < left.end, right.start < right.end {
        // The one run that is parted: what follows it lies beyond the columns.
        var next = right
        runs[index] = left
        for following in index + 1..<count { swap(&runs[following], &next) }
        append(next)
        return
      }
      for part in [left, right] where part.start < part.end {
        runs[kept] = part
        kept += 1
      }
    }
    count = kept
  }

  /// What a sweep writes.
  private struct Spans: ~Copyable, ~Escapable {
    var bytes: MutableSpan<UInt8>
    var runs: MutableSpan<CoverageRun>

    @_lifetime(&row)
    init(_ row: inout CoverageRow) {
      bytes = row.bytes.mutableSpan
      runs = row.runs.mutableSpan
    }
  }

  /// Takes the row from cells; see `Fast.sweep`.
  mutating func sweep(_ row: Int, of cells: inout CoverageCells, rule: FillRule, origin: Int) {
    var cells = CellSpans(&cells)
    var spans = Spans(&self)
    let count = Fast.sweep(
      row: row, layout: cells.layout, evenOdd: rule == .evenOdd, origin: origin,
      cells: &cells.cells, touched: &cells.touched, coverage: &spans.bytes, runs: &spans.runs)
    self.count = count
  }

  /// Multiplies the coverage of a run with the alphas of as many pixels.
  mutating func multiply(run index: Int, byAlphasOf pixels: [UInt8]) {
    let run = runs[index]
    let (start, end) = (Int(run.start), Int(run.end))
    if run.coverage == CoverageRun.varying {
      for x in start..<end {
        bytes[x] = UInt8(Plain.product(Int(bytes[x]), Int(pixels[(x - start) * 4 + 3])))
      }
    } else {
      var mask = bytes.mutableSpan
      Fast.alphas(
        of: pixels.span, start: 0, count: end - start, opacity: run.coverage, into: &mask,
        maskStart: start)
    }
    runs[index].coverage = CoverageRun.varying
  }

  /// Writes the coverage of every pixel from the first run's on, up to the last one's.
  func spread(into coverage: inout [UInt8]) {
    guard count > 0 else { return }
    let first = Int(runs[0].start)
    var pixels = coverage.mutableSpan
    var end = 0
    for index in 0..<count {
      let run = runs[index]
      let start = Int(run.start) - first
      if end < start { fill(&pixels, end..<start, with: 0) }
      end = Int(run.end) - first
      if run.coverage == CoverageRun.varying {
        for x in start..<end { pixels[x] = bytes[first + x] }
      } else {
        fill(&pixels, start..<end, with: UInt8(run.coverage))
      }
    }
  }

  private func fill(_ pixels: inout MutableSpan<UInt8>, _ range: Range<Int>, with coverage: UInt8) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= pixels.count, "a row of coverage has room")
    for x in range { pixels[x] = coverage }
  }

  /// Becomes the product of `row` and the clip's coverage of row `y`.
  mutating func setProduct(of row: borrowing CoverageRow, and clip: borrowing ClipCoverage, y: Int)
  {
    count = 0
    let clipRuns = clip.runs(ofRow: y)
    let base = clip.base(ofRow: y)
    var i = 0
    var j = clipRuns.lowerBound
    while i < row.count, j < clipRuns.upperBound {
      let a = row.runs[i]
      let b = clip.runs[j]
      let start = max(a.start, b.start)
      let end = min(a.end, b.end)
      if start < end { append(row, a.coverage, clip, base, b.coverage, start, end) }
      if a.end <= b.end { i += 1 }
      if b.end <= a.end { j += 1 }
    }
  }

  /// Appends the product of two runs over the pixels they share.
  private mutating func append(
    _ row: borrowing CoverageRow, _ a: Int32, _ clip: borrowing ClipCoverage, _ base: Int,
    _ b: Int32, _ start: Int32, _ end: Int32
  ) {
    let varying = CoverageRun.varying
    if a != varying, b != varying {
      let product = Int32(Plain.product(Int(a), Int(b)))
      if product > 0 { append(CoverageRun(start: start, end: end, coverage: product)) }
      return
    }
    multiply(row, a, clip, base, b, start: Int(start), count: Int(end - start))
    if count > 0, runs[count - 1].end == start, runs[count - 1].coverage == varying {
      runs[count - 1].end = end
    } else {
      append(CoverageRun(start: start, end: end, coverage: varying))
    }
  }

  /// The same for the coverage bytes, where one of the runs varies.
  private mutating func multiply(
    _ row: borrowing CoverageRow, _ a: Int32, _ clip: borrowing ClipCoverage, _ base: Int,
    _ b: Int32, start: Int, count: Int
  ) {
    var result = bytes.mutableSpan
    if b != CoverageRun.varying {
      Fast.multiply(row.bytes.span, from: start, by: b, into: &result, at: start, count: count)
    } else if a != CoverageRun.varying {
      Fast.multiply(
        clip.bytes.span, from: base + start, by: a, into: &result, at: start, count: count)
    } else {
      Fast.multiply(
        row.bytes.span, from: start, by: clip.bytes.span, from: base + start, into: &result,
        at: start, count: count)
    }
  }
}
