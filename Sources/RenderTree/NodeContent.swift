package import Geometry
package import Raster

/// One thing a layer draws, in its bounds space. Gradients and tiles alone are clipped to the
/// bounds.
package indirect enum NodeContent: Sendable {
  case gradient(PlacedGradient)
  case image(PlacedImage)
  case fill(Path, rule: FillRule, color: Color)
  case stroke(Path, style: StrokeStyle, color: Color)
  case dissolve(Dissolve)
  case tiles(PlacedTiles)
  case particles(PlacedParticles)
  /// What lies inside the rectangle of these, in order: text that ends at its layer's bounds.
  case clipped([NodeContent], to: Rect)
}

extension NodeContent {
  /// The same with its outlines mapped by `transform`, which keeps sizes; gradients and pictures stay.
  package func transformed(by transform: Affine) -> NodeContent {
    switch self {
    case .gradient, .image, .dissolve, .tiles, .particles: self
    case .fill(let path, let rule, let color):
      .fill(path.transformed(by: transform), rule: rule, color: color)
    case .stroke(let path, let style, let color):
      .stroke(path.transformed(by: transform), style: style, color: color)
    case .clipped(let content, let rect):
      .clipped(
        content.map { $0.transformed(by: transform) },
        to: Rect(around: rect.corners.map { transform.apply($0) }) ?? rect)
    }
  }
}
