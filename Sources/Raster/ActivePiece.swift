import RasterKernels

/// A piece of an edge that a `ClusterScan` is passing.
struct ActivePiece: BitwiseCopyable {
  /// Where it is at the top of the slab, and at its bottom.
  private(set) var upperX: Double
  private(set) var lowerX = 0.0
  /// x at the row's top, were the piece so long.
  private let base: Double
  private let slope: Double
  private let left: Double
  private let right: Double
  /// The height of its lower end.
  let y1: Int32
  /// +1 or −1: what it adds to the winding number.
  let sign: Int32
  /// The winding number left of it.
  private(set) var winding: Int32 = 0
  /// Its part in the border of the inside: +1 where that begins, −1 where it ends, 0 between
  /// winding numbers of one side.
  private var weight: Int32 = 0
  /// Where it took its part up.
  private var openX: Int32 = 0
  private var openY: Int32 = 0
  /// The height in whole steps at which it comes to lie left of its left neighbour; `never` if it does not
  /// in this slab.
  var crossing = ActivePiece.never

  static var never: Int32 { .max }

  /// `piece` in a slab whose top is at `height`.
  @inline(__always)
  init(_ piece: RowPiece, height: Double) {
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
  private func x(at y: Double) -> Double {
    let x = base + slope * y
    return x < left ? left : x > right ? right : x
  }

  @inline(__always)
  mutating func setUpper(_ y: Double) { upperX = x(at: y) }

  @inline(__always)
  mutating func setLower(_ y: Double) { lowerX = x(at: y) }

  /// The winding number right of it.
  @inline(__always)
  var windingAfter: Int32 { winding + sign }

  /// It lies right of a place with this winding number from `y` on; what was its part in the border of the
  /// inside is appended if that changes. `row` is the row it is in.
  @inline(__always)
  mutating func setWinding(
    _ winding: Int32, at y: Int32, row: Int32, _ rule: FillRule, closing borders: inout [RowPiece]
  ) {
    self.winding = winding
    let weight = rule.inside(winding + sign) - rule.inside(winding)
    if weight == self.weight { return }
    close(at: y, row: row, into: &borders)
    self.weight = weight
    openY = y
    openX = step(at: y)
  }

  /// Appends what was its part down to `y`.
  @inline(__always)
  mutating func close(at y: Int32, row: Int32, into borders: inout [RowPiece]) {
    if weight == 0 || openY >= y { return }
    borders.append(
      RowPiece(row: row, sign: weight, x0: openX, y0: openY, x1: step(at: y), y1: y))
  }

  private func step(at y: Int32) -> Int32 { Int32(x(at: Double(y)) + 0.5) }
}
