import RasterKernels

/// A piece of an edge that a `ClusterScan` is passing.
struct ActivePiece {
  /// +1 or −1: what it adds to the winding number.
  let sign: Int32
  /// Its ends' heights, on the scan's grid.
  let y0: Int32
  let y1: Int32
  /// Where it is at the top of the slab.
  private(set) var upperX = 0.0
  /// Its part in the border of the inside: +1 where that begins, −1 where it ends, 0 between
  /// winding numbers of one side.
  private(set) var weight: Int32 = 0

  private let piece: RowPiece
  private let slope: Double
  /// Where it took its part up.
  private var openX: Int32 = 0
  private var openY: Int32 = 0

  init(_ piece: RowPiece, grid: Int32) {
    self.piece = piece
    sign = piece.sign
    y0 = (piece.y0 + grid / 2) / grid * grid
    y1 = (piece.y1 + grid / 2) / grid * grid
    slope = Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0)
  }

  /// Its x at height `y`, never beyond its ends.
  @inline(always)
  func x(at y: Double) -> Double {
    let x = Double(piece.x0) + slope * (y - Double(piece.y0))
    let left = Double(min(piece.x0, piece.x1))
    let right = Double(max(piece.x0, piece.x1))
    return x < left ? left : x > right ? right : x
  }

  mutating func setUpper(_ y: Double) { upperX = x(at: y) }

  /// Takes up a part in the border from `y` on.
  mutating func open(at y: Int32, weight: Int32) {
    self.weight = weight
    openY = y
    openX = step(at: y)
  }

  /// Appends what was its part down to `y`.
  mutating func close(at y: Int32, into borders: inout [RowPiece]) {
    if weight == 0 || openY >= y { return }
    borders.append(
      RowPiece(row: piece.row, sign: weight, x0: openX, y0: openY, x1: step(at: y), y1: y))
  }

  private func step(at y: Int32) -> Int32 { Int32(x(at: Double(y)) + 0.5) }
}
