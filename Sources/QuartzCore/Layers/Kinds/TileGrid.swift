import Geometry
import Limits

/// The tiles of a layer at one level of detail: where they lie, in points from the corner of the
/// bounds on.
struct TileGrid {
  /// Where a tile is in the grid.
  struct Index: Hashable {
    var level: Int
    var column: Int
    var row: Int
  }

  let bounds: Rect
  /// How often the pixels of the contents' scale have been doubled; negative: halved.
  let level: Int
  /// Pixels per point.
  let scale: Double
  /// Of a whole tile, points.
  private let side: Point

  /// More tiles are not drawn in one picture.
  static let mostTiles = Limit.tiles
  /// Nor tiles where more pixels are seen, a gigabyte.
  private static let mostPixels = Double(Limit.filePixels)
  /// The longest side of a tile, pixels.
  private static let longestSide = 16_384.0

  /// A grid over `bounds` of tiles of `tileSize` pixels. A side that is not positive counts as 256.
  /// Nil where there is nothing to draw.
  init?(_ tileSize: Point, over bounds: Rect, level: Int, scale: Double) {
    guard !bounds.isEmpty, bounds.x.isFinite, bounds.y.isFinite, bounds.width.isFinite,
      bounds.height.isFinite, scale > 0, scale.isFinite
    else { return nil }
    func side(_ pixels: Double) -> Double {
      pixels > 0 ? min(max(1, pixels), Self.longestSide) / scale : 256 / scale
    }
    self.bounds = bounds
    self.level = level
    self.scale = scale
    self.side = Point(side(tileSize.x), side(tileSize.y))
  }

  /// The tiles that touch `area`, row by row, each cut to the bounds; none, and not whole, when there
  /// are too many.
  func tiles(touching area: Rect) -> (tiles: [(index: Index, rect: Rect)], isWhole: Bool) {
    guard let seen = bounds.intersection(area) else { return ([], true) }
    func range(_ from: Double, _ to: Double, _ side: Double) -> ClosedRange<Double> {
      // What touches a tile by rounding alone does not.
      let first = (from / side + 1e-6).rounded(.down)
      return first...max(first, (to / side - 1e-6).rounded(.up) - 1)
    }
    let columns = range(seen.minX - bounds.minX, seen.maxX - bounds.minX, side.x)
    let rows = range(seen.minY - bounds.minY, seen.maxY - bounds.minY, side.y)
    // Counted before they are gone through: where numbers are hostile none may touch the bounds.
    let count =
      (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    guard count <= Double(Self.mostTiles), abs(columns.upperBound) < 0x1p50,
      abs(rows.upperBound) < 0x1p50,
      seen.width * scale * seen.height * scale <= Self.mostPixels
    else { return ([], false) }
    var tiles: [(Index, Rect)] = []
    for row in Int(rows.lowerBound)...Int(rows.upperBound) {
      for column in Int(columns.lowerBound)...Int(columns.upperBound) {
        let whole = Rect(
          x: bounds.minX + Double(column) * side.x, y: bounds.minY + Double(row) * side.y,
          width: side.x, height: side.y)
        if let rect = whole.intersection(bounds) {
          tiles.append((Index(level: level, column: column, row: row), rect))
        }
      }
    }
    return (tiles, true)
  }

  /// The level for a layer that shows `pixelsOnScreen` for each of its points, of `levels` each half
  /// as fine as the one before, the finest `bias` times doubled: the coarsest that need not be
  /// enlarged, or else the finest. Its scale is that of the contents, doubled or halved.
  static func level(
    forPixelsOnScreen pixelsOnScreen: Double, contentsScale: Double, levels: Int, bias: Int
  ) -> Int {
    let finest = min(max(bias, -mostDoublings), mostDoublings)
    let coarsest = finest - min(max(levels, 1) - 1, mostDoublings)
    var level = coarsest
    while level < finest, contentsScale * power(2, Double(level)) < pixelsOnScreen * (1 - 1e-6) {
      level += 1
    }
    return level
  }

  private static let mostDoublings = 16
}
