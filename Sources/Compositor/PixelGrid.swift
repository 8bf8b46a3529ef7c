import Geometry

/// Questions about how a shape meets the pixels.
enum PixelGrid {
  /// True for a rectangle whose edges run between pixels: its coverage is 0 or 1 everywhere.
  static func isAlignedRectangle(_ shape: FlatPath) -> Bool {
    guard shape.contours.count == 1, shape.points.count == 4 else { return false }
    let p = shape.points
    let isUpright =
      (p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x)
      || (p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y)
    return isUpright && p.allSatisfy { $0.x == $0.x.rounded() && $0.y == $0.y.rounded() }
  }
}
