package import Geometry

/// What fills a shape.
package enum Paint: Sendable {
  case solid(Color)
  case image(ImagePaint)
  case gradient(GradientPaint)
  case offscreen(OffscreenPaint)
}

/// An image drawn over the plane.
package struct ImagePaint: Sendable {
  package enum Filter: Hashable, Sendable {
    case nearest
    case linear
    /// Linear between pixels, and between reductions of the image where it is drawn smaller.
    case trilinear
    /// Between pixels, but nearer to the nearest: in eight steps whose weights run from 0 to 1 more
    /// steeply in the middle, as Core Graphics enlarges images. Not for images that are repeated.
    case stepped
  }

  package var image: Image
  /// Device pixels → image pixels, (0, 0) at the image's top left corner. Beyond the image its
  /// edge pixels go on, or the whole image is repeated.
  package var imageFromDevice: Homography
  package var filter: Filter
  /// For `trilinear`: how many reductions farther to go, each half the size of the one before.
  package var levelBias: Double
  /// Stretches the image in parts; `imageFromDevice` then leads to positions on the grid.
  package var grid: ImageGrid?
  /// Multiplied into the pixels, 0…1.
  package var opacity: Double
  /// Multiplied into the pixels' straight colours; opaque white changes nothing.
  package var tint: Color
  /// True for an image that covers the plane as tiles do.
  package var isRepeated = false

  package init(
    image: Image, imageFromDevice: Homography, filter: Filter = .linear, levelBias: Double = 0,
    grid: ImageGrid? = nil, opacity: Double = 1, tint: Color = .white
  ) {
    self.image = image
    self.imageFromDevice = imageFromDevice
    self.filter = filter
    self.levelBias = levelBias
    self.grid = grid
    self.opacity = opacity
    self.tint = tint
  }
}
