package import Geometry
package import Raster

/// The shadow that a node's finished picture casts behind it.
package struct NodeShadow: Hashable, Sendable {
  package var color: Color
  /// In the node's bounds space, points.
  package var offset: Point
  /// Standard deviation of the Gaussian that blurs it, points.
  package var radius: Double
  /// Casts the shadow instead of the picture (bounds space, non-zero); nil: the picture does.
  package var path: Path?
  /// Where the Gaussian ends, in standard deviations.
  package var reach: Double
  /// True: it fades by itself, so that it is seen through a picture that fades; false: both fade as
  /// one, and where the picture covers it nothing of it is seen.
  package var showsThrough = false

  /// Where it ends in a context: no farther than 2½, as measured.
  package static let reachInContexts = 2.4

  package init(
    color: Color, offset: Point, radius: Double, path: Path? = nil,
    reach: Double = PixelFilter.blurReach
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
    self.reach = reach
  }

  /// The rectangle (bounds space) in which the shadow of what lies in `picture` is seen.
  package func extent(of picture: Rect) -> Rect {
    picture.inset(by: -max(0, radius) * PixelFilter.blurReach).offset(by: offset)
  }
}

/// A change of a node's whole picture.
package enum NodeFilter: Hashable, Sendable {
  /// A Gaussian of this standard deviation, points.
  case blur(radius: Double)
  case colorMatrix(ColorMatrix)
  /// The straight red, green and blue, as bytes, looked up in a table of 256.
  case curve([UInt8])

  /// Points by which the picture grows on every side.
  package var reach: Double {
    if case .blur(let radius) = self { max(0, radius) * PixelFilter.blurReach } else { 0 }
  }
}
