import CoreGraphics
import Geometry
import Raster
import RenderTree

extension NodeContent {
  /// `path` filled in `color`: with tiles of `scale` pixels a point where that is a pattern.
  init(_ path: Path, filledBy rule: FillRule, in color: CGColor, scale: Double) {
    self =
      NodeContent.tiles(of: color, in: .fill(path, rule: rule), scale: scale)
      ?? .fill(path, rule: rule, color: color.rasterColor)
  }

  /// `path` stroked in `color`: with tiles of `scale` pixels a point where that is a pattern.
  init(_ path: Path, strokedAs style: StrokeStyle, in color: CGColor, scale: Double) {
    self =
      NodeContent.tiles(of: color, in: .stroke(path, style: style), scale: scale)
      ?? .stroke(path, style: style, color: color.rasterColor)
  }

  /// The tiles of a colour that is a pattern, from the origin of the bounds space; nil for others.
  static func tiles(
    of color: CGColor, in area: PlacedTiles.Area = .bounds, scale: Double
  ) -> NodeContent? {
    guard let use = color.tiles(scale: scale) else { return nil }
    return .tiles(
      PlacedTiles(
        image: use.tile.image,
        imageFromBounds: use.patternFromBase.followed(by: use.tile.imageFromPattern), area: area,
        opacity: use.alpha))
  }
}
