import RasterKernels

/// Turns an outline into rows of coverage, one band at a time.
struct OutlineFiller {
  /// The row last filled.
  var row = CoverageRow()

  private var cells = CoverageCells()
  private var resolver = OverlapResolver()
  private var innerEdges = InnerEdges()
  private var hiddenEdges = HiddenEdges()
  private var repeatedRows = RepeatedRows()
  /// The edges of an aliased outline.
  private var steps: [BandEdge] = []
  private var outline = Outline(
    bounds: .empty, form: .edges(0..<0, rule: .nonZero, overlapBands: 0..<0))
  private var bandTop = 0
  /// The column of the first cells.
  private var left = 0

  /// Makes room for pictures `width` pixels wide.
  mutating func reserve(width: Int) {
    row.reserve(width: width)
    cells.reserve(width: width)
  }

  /// Starts on `outline`, whose edges in this band are those of `entry` in `index`.
  ///
  /// Every row of the band that the outline's bounds hold must then be filled once, since filling
  /// clears what the edges left. What is filled of the picture's `hidden` columns is left open. Where
  /// rows may be `repeated`, those that `isAsAbove` tells of cannot be filled.
  mutating func begin(
    _ outline: Outline, _ entry: BandIndex.Entry, of index: borrowing BandIndex, bandTop: Int,
    hidden: Range<Int> = 0..<0, repeated: Bool = false
  ) {
    let edges = entry.edges
    self.outline = outline
    self.bandTop = bandTop
    repeatedRows.removeAll()
    guard case .edges(_, let rule, _) = outline.form else { return }
    let mayOverlap = outline.mayOverlap(in: bandTop..<bandTop + Band.height)
    cells.begin(width: entry.columns.count, edgeCount: edges.count)
    left = entry.columns.lowerBound
    if outline.isAliased {
      steps.removeAll(keepingCapacity: true)
      for edge in edges { index.edges[edge].appendSteps(to: &steps) }
      let edges = steps
      _ = cells.accumulate(edges.span, contests: false)
      return
    }
    if !hidden.isEmpty, !mayOverlap {
      hiddenEdges.leaveOut(
        of: index.edges.span.extracting(edges),
        hidden: hidden.lowerBound - left..<hidden.upperBound - left, width: cells.layout.width)
      let kept = hiddenEdges.kept
      fill(kept, 0..<kept.count, rule, mayOverlap: false)
    } else if repeated, hidden.isEmpty, entry.hasTallUprights,
      repeatsRows(index.edges.span.extracting(edges))
    {
      let kept = repeatedRows.kept
      fill(kept, 0..<kept.count, rule, mayOverlap: mayOverlap)
    } else if mayOverlap, rule == .nonZero, hasInnerEdges(index.edges.span.extracting(edges)) {
      let kept = innerEdges.kept
      fill(kept, 0..<kept.count, rule, mayOverlap: true)
    } else {
      fill(index.edges, edges, rule, mayOverlap: mayOverlap)
    }
  }

  /// The rows of the band that the outline's bounds hold.
  private var rows: Range<Int> {
    let top = max(outline.bounds.top - bandTop, 0)
    return top..<max(top, min(outline.bounds.bottom - bandTop, Band.height))
  }

  /// True when `repeatedRows` has left some of `edges` out.
  private mutating func repeatsRows(_ edges: Span<BandEdge>) -> Bool {
    repeatedRows.leaveOut(of: edges, rows: rows)
    return repeatedRows.hasAny
  }

  /// True when `innerEdges` has left some of `edges` out.
  private mutating func hasInnerEdges(_ edges: Span<BandEdge>) -> Bool {
    let one = Int(Subpixel.one)
    let rows = rows
    return innerEdges.leaveOut(
      of: edges, heights: rows.lowerBound * one..<rows.upperBound * one,
      width: cells.layout.width)
  }

  /// Makes the cells hold what the edges in `range` of `edges` cover.
  private mutating func fill(
    _ edges: [BandEdge], _ range: Range<Int>, _ rule: FillRule, mayOverlap: Bool
  ) {
    let contested = cells.accumulate(edges.span.extracting(range), contests: mayOverlap)
    guard contested != 0 else { return }
    let width = cells.layout.width
    let isDense = LineSampling.isDense(edges.span.extracting(range), width: width, rule)
    if isDense || contested == Fast.everyRow(of: Band.height) {
      // What was accumulated is not all, or is not wanted.
      cells.clear()
      let left = resolver.findBorder(of: edges[range], width: width, rule: rule)
      if isDense, LineSampling.isDense(left.span, width: width, rule) {
        LineSampling.cover(left.span, rule: rule, in: &cells)
      } else if !left.isEmpty {
        _ = cells.accumulate(left.span, contests: false)
        resolver.resolveRows(of: left, rule: rule, in: &cells)
      }
    } else {
      resolver.resolve(edges, range, contested: contested, rule: rule, in: &cells)
    }
    let corrections = resolver.corrections
    cells.accumulate(corrections.span)
  }

  /// Fills row `y` of the picture into `row`.
  mutating func fill(row y: Int) {
    switch outline.form {
    case .edges(_, let rule, _):
      row.sweep(y - bandTop, of: &cells, rule: rule, origin: left)
    case .box(let box):
      fill(box, row: y)
    }
  }

  /// Fills rows `rows` of the picture with a premultiplied colour, over `pixels` of `surface`; those in
  /// the picture's `hidden` columns may stay as they are.
  mutating func composite(
    _ color: UInt32, rows: Range<Int>, hidden: Range<Int> = 0..<0,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    var y = rows.lowerBound
    while y < rows.upperBound {
      var end = end(ofRowsLike: y, within: rows)
      if end == y + 1, case .edges(_, let rule, _) = outline.form {
        // All that are composited once straight from their cells.
        end = self.end(ofRowsCompositedOnceFrom: end, within: rows)
        let (left, top) = (left, bandTop)
        var spans = CellSpans(&cells)
        Fast.sweepOverSolid(
          rows: y - top..<end - top, layout: spans.layout, evenOdd: rule == .evenOdd,
          color: color, hidden: hidden.lowerBound - left..<hidden.upperBound - left,
          cells: &spans.cells, touched: &spans.touched, pixels: &pixels,
          start: surface.origin(ofRow: y) + left, stride: surface.stride)
      } else {
        fill(row: y)
        if !hidden.isEmpty { row.remove(hidden) }
        Fast.overSolid(
          &pixels, origin: surface.origin(ofRow: y), rows: end - y, stride: surface.stride,
          runs: row.runs.span.extracting(first: row.count), coverage: row.bytes.span, color: color)
      }
      y = end
    }
  }

  /// True when row `y` is known to equal the row above it, as those of a rectangle that lie inside it.
  func isAsAbove(row y: Int) -> Bool {
    switch outline.form {
    case .edges:
      return repeatedRows.rows >> UInt32(y - bandTop) & 1 != 0
    case .box(let box):
      let one = Int(Subpixel.one)
      return box.top <= (y - 1) * one && box.bottom >= (y + 1) * one
    }
  }

  /// The end of the rows of `rows` from `y` on below each of which another one begins.
  private func end(ofRowsCompositedOnceFrom y: Int, within rows: Range<Int>) -> Int {
    guard repeatedRows.hasAny else { return rows.upperBound }
    var next = y
    while next < rows.upperBound {
      if next + 1 < rows.upperBound, isAsAbove(row: next + 1) { break }
      next += 1
    }
    return next
  }

  /// The end of the rows of `rows` from `y` on that are covered alike.
  func end(ofRowsLike y: Int, within rows: Range<Int>) -> Int {
    var next = y + 1
    while next < rows.upperBound, isAsAbove(row: next) { next += 1 }
    return next
  }

  /// A rectangle's row: at most a partly covered pixel at each end and a run between them.
  private mutating func fill(_ box: SubpixelBox, row y: Int) {
    row.removeAll()
    let one = Int(Subpixel.one)
    let height = min(box.bottom, (y + 1) * one) - max(box.top, y * one)
    guard height > 0 else { return }
    let first = box.left / one
    let end = (box.right + one - 1) / one
    let innerStart = (box.left + one - 1) / one
    let innerEnd = box.right / one
    func append(_ start: Int, _ end: Int, width: Int) {
      let coverage = (width * height * 255 + one * one / 2) / (one * one)
      guard start < end, coverage > 0 else { return }
      row.append(CoverageRun(start: Int32(start), end: Int32(end), coverage: Int32(coverage)))
    }
    if innerStart > innerEnd {
      append(first, end, width: box.right - box.left)
      return
    }
    append(first, innerStart, width: innerStart * one - box.left)
    append(innerStart, innerEnd, width: one)
    append(innerEnd, end, width: box.right - innerEnd * one)
  }
}
