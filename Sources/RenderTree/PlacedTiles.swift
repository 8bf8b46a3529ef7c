package import Geometry
package import Raster

/// An image that covers a part of a layer's bounds space as tiles do.
package struct PlacedTiles: Equatable, Sendable {
  /// The pixels of one tile.
  package var image: Image
  /// Bounds space → pixels of the tile.
  package var imageFromBounds: Affine
  /// What is covered.
  package var area: Area
  /// 0…1.
  package var opacity: Double

  /// What tiles cover, in bounds space.
  package enum Area: Equatable, Sendable {
    /// The bounds, rounded as the background is.
    case bounds
    case fill(Path, rule: FillRule)
    case stroke(Path, style: StrokeStyle)
  }

  package init(
    image: Image, imageFromBounds: Affine, area: Area = .bounds, opacity: Double = 1
  ) {
    self.image = image
    self.imageFromBounds = imageFromBounds
    self.area = area
    self.opacity = opacity
  }
}

extension PlacedTiles {
  /// Around what is covered beside the bounds.
  package var extent: Rect? {
    switch area {
    case .bounds: nil
    case .fill(let path, _): path.controlBounds
    case .stroke(let path, let style): path.controlBounds.map(style.reach(around:))
    }
  }

  /// The tiles and their path mapped by `transform`, which keeps sizes.
  func transformed(by transform: Affine) -> PlacedTiles {
    var moved = self
    switch area {
    case .bounds: return self
    case .fill(let path, let rule):
      moved.area = .fill(path.transformed(by: transform), rule: rule)
    case .stroke(let path, let style):
      moved.area = .stroke(path.transformed(by: transform), style: style)
    }
    if let back = transform.inverse { moved.imageFromBounds = back.followed(by: imageFromBounds) }
    return moved
  }
}
