package import Geometry
package import Raster

/// A gradient that fills the bounds, rounded by the corners, whether or not they clip.
package struct PlacedGradient: Hashable, Sendable {
  package var shape: GradientPaint.Shape
  /// As `GradientPaint.stops`.
  package var stops: [GradientPaint.Stop]
  /// The layer's bounds space → the unit space of the shape.
  package var unitFromBounds: Affine

  package init(
    shape: GradientPaint.Shape, stops: [GradientPaint.Stop], unitFromBounds: Affine
  ) {
    self.shape = shape
    self.stops = stops
    self.unitFromBounds = unitFromBounds
  }
}
