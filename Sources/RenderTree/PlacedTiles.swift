package import Geometry
package import Raster

/// An image that covers a layer's bounds, rounded as its background is, as tiles do.
package struct PlacedTiles: Sendable {
  /// The pixels of one tile.
  package var image: Image
  /// Bounds space → pixels of the tile.
  package var imageFromBounds: Affine
  /// 0…1.
  package var opacity: Double

  package init(image: Image, imageFromBounds: Affine, opacity: Double = 1) {
    self.image = image
    self.imageFromBounds = imageFromBounds
    self.opacity = opacity
  }
}
