package import Geometry
package import Raster

/// One thing a layer draws, in its bounds space. Gradients alone are clipped to the bounds.
package enum NodeContent: Sendable {
  case gradient(PlacedGradient)
  case image(PlacedImage)
  case fill(Path, rule: FillRule, color: Color)
  case stroke(Path, style: StrokeStyle, color: Color)
  case dissolve(Dissolve)
}

extension NodeContent {
  /// The same with its outlines mapped by `transform`, which keeps sizes; gradients and pictures stay.
  package func transformed(by transform: Affine) -> NodeContent {
    switch self {
    case .gradient, .image, .dissolve: self
    case .fill(let path, let rule, let color):
      .fill(path.transformed(by: transform), rule: rule, color: color)
    case .stroke(let path, let style, let color):
      .stroke(path.transformed(by: transform), style: style, color: color)
    }
  }
}

/// An image and where it lies.
package struct PlacedImage: Sendable {
  /// The pixels.
  package var image: Image
  /// The part of the image shown, in image pixels. Outside the image its edge pixels repeat.
  package var source: Rect
  /// Where that part goes, in the layer's bounds space.
  package var destination: Rect
  /// How pixels between pixels are made.
  package var filter: ImagePaint.Filter

  package init(
    image: Image, source: Rect, destination: Rect, filter: ImagePaint.Filter = .linear
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.filter = filter
  }
}
