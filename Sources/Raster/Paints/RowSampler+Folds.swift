import RasterKernels

extension RowSampler {
  /// Composites rows of a folded picture over the pixels of `surface` that `row` covers in each of them:
  /// pixel on pixel, the fold as often as it stands for others.
  static func composite(
    _ source: borrowing ImageSource, _ fold: FoldPlacement, rows: Range<Int>,
    _ row: borrowing CoverageRow, over pixels: inout MutableSpan<UInt8>, origin: Int, stride: Int
  ) {
    let columns = fold.columns
    let runs = row.runs.span.extracting(first: row.count)
    let opacity = Int32(source.factor & 255)
    for y in rows {
      let start = fold.rows.folded(pixel: y + fold.shift.y) * source.width + fold.shift.x
      Fast.overFolded(
        &pixels, origin: origin + (y - rows.lowerBound) * stride, source: source.texels.span,
        folded: FoldedRow(
          origin: start, first: columns.index - fold.shift.x, count: columns.count),
        opacity: opacity, isOpaque: source.isOpaque, runs: runs, coverage: row.bytes.span)
    }
  }
}
