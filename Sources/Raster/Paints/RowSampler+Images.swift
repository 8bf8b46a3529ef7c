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
    // Counted, so that they can be read while other memory changes.
    let (heights, coverage) = (heights, coverage)
    Fast.overColumns(
      &pixels, start: surface.origin(ofRow: rows.lowerBound) + start, stride: surface.stride,
      image: source.texels.span, width: source.width, height: source.height, columns: &columns,
      range: start - first..<end - first, heights: heights.span,
      opacity: Int32(source.factor & 255), coverage: coverage.span, blocks: blocks)
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
      source.sample(columns: &columns, start - first..<end - first, v: v, into: &samples)
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
    source.sample(start, y, count: count, into: &samples, columns: &columns)
  }
}

extension ImageSource {
  /// Samples those in `range` of the pixels that `columns` were set to, at the height `v`.
  fileprivate func sample(
    columns: inout SampleColumns, _ range: Range<Int>, v: Int64, into samples: inout [UInt8]
  ) {
    var span = samples.mutableSpan
    Fast.sampleLinear(
      texels.span, width: width, height: height, columns: &columns, range: range, v: v,
      into: &span)
  }

  /// Samples `count` pixels of row `y` from `x` on, by `columns` where those do.
  fileprivate func sample(
    _ x: Int, _ y: Int, count: Int, into samples: inout [UInt8], columns: inout SampleColumns
  ) {
    let walk = straightWalk(x: x, y: y).flatMap { $0.isSafe(count: count) ? $0 : nil }
    if let walk, isLinear, !isRepeated, columns.set(walk, width: width, count: count) {
      return sample(columns: &columns, 0..<count, v: walk.v, into: &samples)
    }
    var span = samples.mutableSpan
    if isRepeated {
      Fast.sampleRepeated(
        texels.span, width: width, height: height, walk: imageFromDevice.walk(x: x, y: y),
        linear: isLinear, into: &span, count: count)
    } else if let walk, isLinear {
      Fast.sampleLinear(
        texels.span, width: width, height: height, walk: walk, into: &span, count: count)
    } else if let walk {
      Fast.sampleNearest(
        texels.span, width: width, height: height, walk: walk, into: &span, count: count)
    } else {
      Fast.sampleProjective(
        texels.span, width: width, height: height, walk: imageFromDevice.walk(x: x, y: y),
        linear: isLinear, into: &span, count: count)
    }
  }
}
