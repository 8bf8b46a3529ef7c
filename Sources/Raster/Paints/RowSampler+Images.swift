import RasterKernels

extension RowSampler {
  /// Starts on an image that is drawn over pixels in these columns of the picture: finds once what is
  /// the same for all rows.
  mutating func begin(_ source: borrowing ImageSource, columns range: Range<Int>) {
    firstColumn = nil
    guard source.staysOnRows, let walk = source.straightWalk(x: range.lowerBound, y: 0),
      walk.isSafe(count: range.count),
      columns.set(walk, width: source.width, count: range.count)
    else { return }
    firstColumn = range.lowerBound
  }

  /// Composites rows of `source`, the image last begun, over the pixels of `surface` that `row` covers in
  /// each of them. False, and nothing done, when they have to be composited one by one.
  mutating func composite(
    _ source: borrowing ImageSource, rows: Range<Int>, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) -> Bool {
    if let fold = source.fold {
      RowSampler.composite(
        source, fold, rows: rows, row, over: &pixels,
        origin: surface.origin(ofRow: rows.lowerBound), stride: surface.stride)
      return true
    }
    guard source.onlyFades, row.count > 0 else { return false }
    guard let first = firstColumn else {
      return RowSampler.compositeWholePixels(of: source, rows: rows, row, over: &pixels, surface)
    }
    heights.removeAll(keepingCapacity: true)
    for y in rows {
      guard let height = source.height(row: y) else { return false }
      heights.append(height)
    }
    row.spread(into: &coverage)
    let start = Int(row.runs[0].start)
    let end = Int(row.runs[row.count - 1].end)
    // Held while they are used, not counted for every row, nor wherever the image is drawn: other
    // workers count them too.
    if image !== source.image { (image, blocks) = (source.image, nil) }
    let blocks = exchange(&blocks, with: nil) ?? source.image.blocks
    RowSampler.composite(
      source, columns: &columns, range: start - first..<end - first, heights: heights,
      coverage: coverage, samples: &samples, blocks: blocks, over: &pixels,
      start: surface.origin(ofRow: rows.lowerBound) + start, stride: surface.stride)
    self.blocks = blocks
    return true
  }

  /// The same where the image lies pixel on pixel.
  private static func compositeWholePixels(
    of source: borrowing ImageSource, rows: Range<Int>, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) -> Bool {
    guard
      let sourceOrigin = source.wholePixels(
        rows: rows, from: Int(row.runs[0].start), to: Int(row.runs[row.count - 1].end))
    else { return false }
    Fast.overPixels(
      &pixels, origin: surface.origin(ofRow: rows.lowerBound), stride: surface.stride,
      source: source.texels.span, sourceOrigin: sourceOrigin, sourceStride: source.width,
      rows: rows.count, opacity: Int32(source.factor & 255), isOpaque: source.isOpaque,
      runs: row.runs.span.extracting(first: row.count), coverage: row.bytes.span)
    return true
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.
  private static func composite(
    _ source: borrowing ImageSource, columns: inout SampleColumns, range: Range<Int>,
    heights: [Int64], coverage: [UInt8], samples: inout [UInt8], blocks: borrowing TexelBlocks,
    over pixels: inout MutableSpan<UInt8>, start: Int, stride: Int
  ) {
    var samples = samples.mutableSpan
    Fast.overColumns(
      &pixels, start: start, stride: stride, image: source.texels.span, width: source.width,
      height: source.height, columns: &columns, range: range, heights: heights.span,
      opacity: Int32(source.factor & 255), coverage: coverage.span, samples: &samples,
      blocks: blocks)
  }

  /// Composites row `y` of `source`, the image last begun, over the pixels that `row` covers; `origin` is
  /// where pixel 0 of the row is or would be in `pixels`.
  mutating func composite(
    _ source: borrowing ImageSource, row y: Int, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    if let fold = source.fold {
      return RowSampler.composite(
        source, fold, rows: y..<y + 1, row, over: &pixels, origin: origin, stride: 0)
    }
    var first = 0
    while first < row.count {
      // Neighbouring runs are sampled as one.
      var next = first + 1
      while next < row.count, row.runs[next].start == row.runs[next - 1].end { next += 1 }
      composite(source, row: y, row, runs: first..<next, over: &pixels, origin: origin)
      first = next
    }
  }

  /// Composites the pixels of neighbouring runs.
  private mutating func composite(
    _ source: borrowing ImageSource, row y: Int, _ row: borrowing CoverageRow, runs: Range<Int>,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    let start = Int(row.runs[runs.lowerBound].start)
    let end = Int(row.runs[runs.upperBound - 1].end)
    let opacity = source.onlyFades ? Int32(source.factor & 255) : 255
    if firstColumn == nil,
      let sourceOrigin = source.wholePixels(rows: y..<y + 1, from: start, to: end)
    {
      Fast.overPixels(
        &pixels, origin: origin, source: source.texels.span, sourceOrigin: sourceOrigin,
        opacity: opacity,
        isOpaque: source.isOpaque, runs: row.runs.span.extracting(runs),
        coverage: row.bytes.span)
      return
    }
    if let first = firstColumn, let v = source.height(row: y) {
      RowSampler.sample(
        source, columns: &columns, range: start - first..<end - first, v: v, into: &samples)
    } else if let grid = source.grid {
      sample(source, in: grid, row: y, from: start, count: end - start)
    } else {
      sample(source, row: y, from: start, count: end - start)
    }
    if !source.onlyFades {
      var span = samples.mutableSpan
      Fast.tint(&span, count: end - start, by: source.factor)
    }
    Fast.overPixels(
      &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: opacity,
      isOpaque: source.isOpaque, runs: row.runs.span.extracting(runs), coverage: row.bytes.span)
  }

  /// Multiplies the coverage of row `y` with the alphas of `source`, opacity and tint included.
  mutating func multiply(
    _ row: inout CoverageRow, byAlphasOf source: borrowing ImageSource, row y: Int
  ) {
    for index in 0..<row.count {
      let run = row.runs[index]
      let count = Int(run.end - run.start)
      sample(source, row: y, from: Int(run.start), count: count)
      var span = samples.mutableSpan
      Fast.tint(&span, count: count, by: source.factor)
      row.multiply(run: index, byAlphasOf: samples)
    }
  }

  /// Samples the centres of `count` pixels of row `y` from `start` on into `samples`; not
  /// `filtered`: as if the image had no reductions.
  mutating func sample(
    _ source: borrowing ImageSource, row y: Int, from start: Int, count: Int, filtered: Bool = true
  ) {
    if filtered, let image = source.reducible {
      return sample(source, through: image, row: y, from: start, count: count)
    }
    if source.isStepped { return sampleInSteps(source, row: y, from: start, count: count) }
    RowSampler.sample(source, start, y, count: count, into: &samples, columns: &columns)
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.
  private static func sample(
    _ source: borrowing ImageSource, columns: inout SampleColumns, range: Range<Int>, v: Int64,
    into samples: inout [UInt8]
  ) {
    var span = samples.mutableSpan
    Fast.sampleLinear(
      source.texels.span, width: source.width, height: source.height, columns: &columns,
      range: range, v: v, into: &span)
  }

  private static func sample(
    _ source: borrowing ImageSource, _ x: Int, _ y: Int, count: Int, into samples: inout [UInt8],
    columns: inout SampleColumns
  ) {
    var span = samples.mutableSpan
    if source.isRepeated {
      Fast.sampleRepeated(
        source.texels.span, width: source.width, height: source.height,
        walk: source.imageFromDevice.walk(x: x, y: y), linear: source.isLinear, into: &span,
        count: count)
      return
    }
    guard let walk = source.straightWalk(x: x, y: y), walk.isSafe(count: count) else {
      Fast.sampleProjective(
        source.texels.span, width: source.width, height: source.height,
        walk: source.imageFromDevice.walk(x: x, y: y), linear: source.isLinear, into: &span,
        count: count)
      return
    }
    if source.isLinear {
      if columns.set(walk, width: source.width, count: count) {
        Fast.sampleLinear(
          source.texels.span, width: source.width, height: source.height, columns: &columns,
          range: 0..<count, v: walk.v, into: &span)
      } else {
        Fast.sampleLinear(
          source.texels.span, width: source.width, height: source.height, walk: walk, into: &span,
          count: count)
      }
    } else {
      Fast.sampleNearest(
        source.texels.span, width: source.width, height: source.height, walk: walk, into: &span,
        count: count)
    }
  }
}
