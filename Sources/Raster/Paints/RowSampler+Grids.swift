import Geometry

extension RowSampler {
  /// Samples `count` pixels of row `y` from `start` on into `samples`, part of the grid by part:
  /// within one, the image lies straight.
  mutating func sample(
    _ source: borrowing ImageSource, in grid: ImageGrid, row y: Int, from start: Int, count: Int
  ) {
    matchSizes()
    var first = 0
    while first < count {
      let cell = source.cell(of: grid, x: start + first, y: y)
      let length = source.pixels(of: cell, of: grid, row: y, from: start + first, to: start + count)
      sample(source.part(cell, of: grid), row: y, from: start + first, count: length)
      parts.replaceSubrange(first * 4..<(first + length) * 4, with: samples[..<(length * 4)])
      first += length
    }
    swap(&samples, &parts)
  }
}

/// A part of a grid.
struct GridCell: Equatable {
  let column: Int
  let row: Int
}

extension ImageSource {
  /// The part that is seen at the centre of a pixel.
  fileprivate func cell(of grid: ImageGrid, x: Int, y: Int) -> GridCell {
    let point = imageFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    return GridCell(column: grid.columns.part(at: point.x), row: grid.rows.part(at: point.y))
  }

  /// How many pixels of row `y` from `start` on, where `cell` is seen, show nothing else before `end`.
  fileprivate func pixels(
    of cell: GridCell, of grid: ImageGrid, row y: Int, from start: Int, to end: Int
  ) -> Int {
    guard imageFromDevice.visibleAffine != nil else {
      let next = (start..<end).first { self.cell(of: grid, x: $0, y: y) != cell } ?? end
      return next - start
    }
    // What has been left does not come again along a line.
    var (last, next) = (start, end)
    while next - last > 1 {
      let middle = last + (next - last) / 2
      if self.cell(of: grid, x: middle, y: y) == cell { last = middle } else { next = middle }
    }
    return next - start
  }

  /// The image as it lies in one part.
  fileprivate func part(_ cell: GridCell, of grid: ImageGrid) -> ImageSource {
    let x = grid.columns.map(ofPart: cell.column)
    let y = grid.rows.map(ofPart: cell.row)
    return moved(
      by: Homography(
        Affine(a: x.factor, b: 0, c: 0, d: y.factor, tx: x.constant, ty: y.constant)))
  }
}
