package import Geometry
package import Raster

/// One thing a layer draws, in its bounds space. Gradients and tiles of the bounds alone are clipped
/// to the bounds.
package indirect enum NodeContent: Equatable, Sendable {
  case gradient(PlacedGradient)
  case image(PlacedImage)
  case fill(Path, rule: FillRule, color: Color)
  case stroke(Path, style: StrokeStyle, color: Color)
  case dissolve(Dissolve)
  case tiles(PlacedTiles)
  case particles(PlacedParticles)
  /// A picture with effects of its own, its matrix leading to the bounds space: text with a shadow.
  case node(RenderNode)
  /// What lies inside the rectangle of these, in order: text that ends at its layer's bounds.
  case clipped([NodeContent], to: Rect)
}

extension NodeContent {
  /// True when drawing it takes a picture of its own.
  package var holdsOffscreens: Bool {
    switch self {
    case .gradient, .image, .fill, .stroke, .tiles, .particles: false
    case .dissolve(let dissolve): dissolve.pictures.contains(where: \.holdsOffscreens)
    case .node(let node): node.holdsOffscreens
    case .clipped(let content, _): content.contains(where: \.holdsOffscreens)
    }
  }

  /// True when it does more to what lies below than cover it. Pictures that dissolve are made first.
  package var readsBackdrop: Bool {
    switch self {
    case .gradient, .image, .fill, .stroke, .tiles, .dissolve: false
    case .particles(let placed): placed.isAdditive
    case .node(let node): node.readsBackdrop
    case .clipped(let content, _): content.contains(where: \.readsBackdrop)
    }
  }

  /// How many nodes lie in one another in it at most.
  var levels: Int {
    switch self {
    case .gradient, .image, .fill, .stroke, .tiles, .particles: 0
    case .dissolve(let dissolve): dissolve.pictures.reduce(0) { max($0, $1.levels) }
    case .node(let node): node.levels
    case .clipped(let content, _): content.reduce(0) { max($0, $1.levels) }
    }
  }

  /// The content with its outlines mapped by `transform`, which keeps sizes; gradients and pictures stay.
  package func transformed(by transform: Affine) -> NodeContent {
    switch self {
    case .gradient, .image, .dissolve, .particles: self
    case .tiles(let placed): .tiles(placed.transformed(by: transform))
    case .fill(let path, let rule, let color):
      .fill(path.transformed(by: transform), rule: rule, color: color)
    case .stroke(let path, let style, let color):
      .stroke(path.transformed(by: transform), style: style, color: color)
    case .node(let node):
      .node(node.placed(by: node.matrix.followed(by: Matrix4(transform))))
    case .clipped(let content, let rect):
      .clipped(
        content.map { $0.transformed(by: transform) },
        to: Rect(around: rect.corners.map { transform.apply($0) }) ?? rect)
    }
  }
}
