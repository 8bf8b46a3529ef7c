import RasterKernels

/// A piece of an edge that a `ClusterScan` is passing.
struct ActivePiece {
  /// Where it is at the top of the slab.
  private(set) var upperX: Double
  /// x at the row's top, were the piece so long.
  private let base: Double
  private let slope: Double
  private let left: Double
  private let right: Double
  /// The height of its lower end.
  let y1: Int32
  /// +1 or −1: what it adds to the winding number.
  let sign: Int32
  /// Its part in the border of the inside: +1 where that begins, −1 where it ends, 0 between
  /// winding numbers of one side.
  private(set) var weight: Int32 = 0
  /// Where it took its part up.
  private var openX: Int32 = 0
  private var openY: Int32 = 0
  private let row: Int32

  /// `piece` in a slab whose top is at `height`.
  @inline(__always)
  init(_ piece: RowPiece, height: Double) {
    row = piece.row
    sign = piece.sign
    y1 = piece.y1
    slope = Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0)
    base = Double(piece.x0) - slope * Double(piece.y0)
    left = Double(min(piece.x0, piece.x1))
    right = Double(max(piece.x0, piece.x1))
    upperX = 0
    upperX = x(at: height)
  }

  /// Its x at height `y`, never beyond its ends.
  @inline(__always)
  func x(at y: Double) -> Double {
    let x = base + slope * y
    return x < left ? left : x > right ? right : x
  }

  @inline(__always)
  mutating func setUpper(_ y: Double) { upperX = x(at: y) }

  /// Takes up a part in the border from `y` on.
  mutating func open(at y: Int32, weight: Int32) {
    self.weight = weight
    openY = y
    openX = step(at: y)
  }

  /// Appends what was its part down to `y`.
  @inline(__always)
  mutating func close(at y: Int32, into borders: inout [RowPiece]) {
    if weight == 0 || openY >= y { return }
    borders.append(
      RowPiece(row: row, sign: weight, x0: openX, y0: openY, x1: step(at: y), y1: y))
  }

  private func step(at y: Int32) -> Int32 { Int32(x(at: Double(y)) + 0.5) }
}
