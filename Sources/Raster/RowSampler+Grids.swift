import Geometry

extension RowSampler {
  /// Samples `count` pixels of row `y` from `start` on into `samples`, part of the grid by part:
  /// within one, the image lies straight.
  mutating func sample(
    _ source: borrowing ImageSource, in grid: ImageGrid, row y: Int, from start: Int, count: Int
  ) {
    matchSizes()
    var next = 0
    while next < count {
      let first = next
      let cell = source.cell(of: grid, x: start + first, y: y)
      repeat {
        next += 1
      } while next < count
        && source.cell(of: grid, x: start + next, y: y) == cell
      sample(source.part(cell, of: grid), row: y, from: start + first, count: next - first)
      for index in 0..<(next - first) * 4 { parts[first * 4 + index] = samples[index] }
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
    let place = imageFromDevice.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    return GridCell(column: grid.columns.part(at: place.x), row: grid.rows.part(at: place.y))
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
