/// Where the cells of a contact sheet lie, in pixels: rows of cells in reading order with gaps
/// between them, a label under each, a margin around all.
package struct SheetLayout: Hashable, Sendable {
  package let cellWidth: Int
  package let cellHeight: Int
  package let columns: Int
  package let rows: Int

  /// Between two cells of a row, and between a label and the cell below it.
  package let gap: Int
  /// Around everything.
  package let margin: Int
  /// Under each cell.
  package let labelHeight: Int

  /// - Parameter columns: Nil for the sheet whose shape comes nearest to 3 : 2, where empty places
  ///   at its end count as if it were that much too long.
  /// - Precondition: all numbers are positive.
  package init(count: Int, columns: Int? = nil, cellWidth: Int, cellHeight: Int) {
    precondition(
      count > 0 && columns ?? 1 > 0 && cellWidth > 0 && cellHeight > 0, "a sheet has cells")
    if let columns {
      self.init(count: count, in: min(columns, count), cellWidth, cellHeight)
      return
    }
    var best = SheetLayout(count: count, in: 1, cellWidth, cellHeight)
    for columns in 1...min(count, 100) {
      let layout = SheetLayout(count: count, in: columns, cellWidth, cellHeight)
      if layout.awkwardness(count: count) < best.awkwardness(count: count) { best = layout }
    }
    self = best
  }

  private init(count: Int, in columns: Int, _ cellWidth: Int, _ cellHeight: Int) {
    self.columns = columns
    rows = (count + columns - 1) / columns
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    gap = max(6, cellWidth / 12)
    margin = max(10, cellWidth / 8)
    labelHeight = Int((labelSize(cellWidth) * 2).rounded())
  }

  private func awkwardness(count: Int) -> Double {
    let shape = Double(width) / Double(height) / 1.5
    return max(shape, 1 / shape) * Double(columns * rows) / Double(count)
  }

  package var width: Int { columns * cellWidth + (columns - 1) * gap + 2 * margin }
  package var height: Int {
    rows * (cellHeight + labelHeight) + (rows - 1) * gap + 2 * margin - labelHeight / 4
  }

  /// Pixels of an em.
  package var fontSize: Double { labelSize(cellWidth) }

  /// The top left corner of the cell at `index`, from 0.
  package func origin(ofCell index: Int) -> (x: Int, y: Int) {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return (
      margin + column * (cellWidth + gap), margin + row * (cellHeight + labelHeight + gap)
    )
  }
}

/// A fifteenth of a cell's width, less of wide cells.
private func labelSize(_ cellWidth: Int) -> Double {
  let width = Double(cellWidth)
  return max(9, width <= 240 ? (width / 15).rounded() : (10 + width / 40).rounded())
}
