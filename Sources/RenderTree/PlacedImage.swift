package import Geometry
package import Raster

/// An image and where it lies.
package struct PlacedImage: Equatable, Sendable {
  /// The pixels.
  package var image: Image
  /// The part of the image shown, in image pixels. Outside the image its edge pixels repeat.
  package var source: Rect
  /// Where that part goes, in the layer's bounds space.
  package var destination: Rect
  /// How pixels between pixels are made, where the image is drawn larger than it is.
  package var filter: ImagePaint.Filter
  /// How pixels are made where the image is drawn smaller than it is.
  package var shrinkingFilter: ImagePaint.Filter
  /// As `ImagePaint.levelBias`.
  package var levelBias: Double
  /// The part of `source` that is stretched, and what it is stretched to (bounds space, as if
  /// nothing were flipped): what lies around both keeps to the edges. Nil: all.
  package var middle: Middle?

  /// The inner part of an image of nine parts.
  package struct Middle: Hashable, Sendable {
    package var source: Rect
    package var destination: Rect

    package init(source: Rect, destination: Rect) {
      self.source = source
      self.destination = destination
    }
  }

  package init(
    image: Image, source: Rect, destination: Rect, filter: ImagePaint.Filter = .linear,
    shrinkingFilter: ImagePaint.Filter? = nil, levelBias: Double = 0, middle: Middle? = nil
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.filter = filter
    self.shrinkingFilter = shrinkingFilter ?? filter
    self.levelBias = levelBias
    self.middle = middle
  }
}
