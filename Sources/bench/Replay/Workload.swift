import Geometry
import Raster

/// A picture as a list of drawing operations, ready to be drawn. `Workloads/README.md` describes
/// the files.
struct Workload {
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// What the picture is cleared to.
  let background: Color
  let operations: [Operation]

  /// One step of the picture. Matrices lead to device pixels, and so do the spaces of paints.
  enum Operation {
    case fill(Path, FillRule, Paint, Affine)
    case stroke(Path, StrokeStyle, Paint, Affine)
    /// Until the matching `restore`: a group, cut by `clip`.
    case save(opacity: Double, clip: Clip?)
    case restore(wasClipped: Bool)
    /// The whole of an image of this size in its own pixels.
    case image(ImagePaint, Rect, Affine)
    case shadow(Path, Shadow, Affine)
  }

  /// A path that cuts what is drawn, filled by the non-zero rule.
  struct Clip {
    var path: Path
    var matrix: Affine
  }

  /// The blurred alpha of a path, moved.
  struct Shadow {
    var color: Color
    /// Device pixels.
    var sigma: Double
    /// Device pixels.
    var offset: Point
  }

  /// Draws one whole frame as the renderer draws it: everything is recorded, sorted into bands and
  /// painted. Nothing is kept from the frame before but memory, and what an image knows of its own
  /// pixels.
  func draw(with painter: inout BandPainter, into picture: inout Pixmap) {
    painter.paint(recorded(), over: background, into: &picture)
  }
}
