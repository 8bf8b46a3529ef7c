import CoreGraphics
import Geometry
import RenderTree

extension CALayer {
  /// The tiles of a background colour that is a pattern, from the origin of the bounds space.
  final func backgroundTiles() -> [NodeContent] {
    guard let use = values.backgroundColor?.tiles(scale: Double(contentsScale)) else { return [] }
    return [
      .tiles(
        PlacedTiles(
          image: use.tile.image,
          imageFromBounds: use.patternFromBase.followed(by: use.tile.imageFromPattern),
          opacity: use.alpha))
    ]
  }
}
