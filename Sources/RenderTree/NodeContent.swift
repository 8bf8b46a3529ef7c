package import Geometry
package import Raster

/// One thing a layer draws, in its bounds space. Gradients and tiles alone are clipped to the
/// bounds.
package enum NodeContent: Sendable {
  case gradient(PlacedGradient)
  case image(PlacedImage)
  case fill(Path, rule: FillRule, color: Color)
  case stroke(Path, style: StrokeStyle, color: Color)
  case dissolve(Dissolve)
  case tiles(PlacedTiles)
  case particles(PlacedParticles)
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
    }
  }
}
