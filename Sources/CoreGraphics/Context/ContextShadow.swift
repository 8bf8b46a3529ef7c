import Geometry
import Raster

/// The shadow of everything drawn.
struct ContextShadow {
  /// In base space.
  var offset: Point
  /// How far its border is felt, in base space: two standard deviations.
  var blur: Double
  var color: Color

  /// A shadow no farther blurred than this is drawn, in pixels.
  private static let greatestBlur = 1000.0

  /// The shadow of `paint` over `shape`, both in the pixels of a picture of this size: a picture of
  /// its own, and the rectangle in which it is seen. Nil when it is not seen.
  func drawn(
    _ shape: FlatPath, rule: FillRule, paint: Paint, isAliased: Bool, pixelsFromBase: Affine,
    width: Int, height: Int
  ) -> (picture: OffscreenPaint, area: Rect)? {
    let m = pixelsFromBase
    let move = Point(m.a * offset.x + m.c * offset.y, m.b * offset.x + m.d * offset.y)
    let reach = min(blur * m.largestScale, Self.greatestBlur)
    guard move.isFinite, reach.isFinite, let bounds = shape.finiteBounds else { return nil }
    let felt = (PixelFilter.blurReach * reach / 2).rounded(.up)
    // What of the shape can throw its shadow into the picture, with room for the blur.
    let seen = Rect(
      x: -move.x - felt, y: -move.y - felt, width: Double(width) + 2 * felt,
      height: Double(height) + 2 * felt)
    guard let thrown = bounds.intersection(seen) else { return nil }
    let left = thrown.x.rounded(.down) - felt
    let top = thrown.y.rounded(.down) - felt
    let columns = (thrown.x + thrown.width).rounded(.up) + felt - left
    let rows = (thrown.y + thrown.height).rounded(.up) + felt - top
    guard columns >= 1, rows >= 1, columns <= 0x1p20, rows <= 0x1p20, columns * rows <= 0x1p28
    else { return nil }
    var list = DisplayList(width: Int(columns), height: Int(rows))
    list.fill(
      shape.transformed(by: .translation(-left, -top)), rule: rule,
      paint: paint.moved(by: Point(-left, -top)), isAliased: isAliased)
    let picture = Offscreen(list, filters: [.shadow(color, x: reach / 2, y: reach / 2)])
    return (
      OffscreenPaint(
        picture, imageFromDevice: Homography(.translation(-left - move.x, -top - move.y))),
      Rect(
        x: bounds.x + move.x - reach, y: bounds.y + move.y - reach,
        width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
    )
  }
}

extension Paint {
  /// The same paint elsewhere on the plane.
  fileprivate func moved(by offset: Point) -> Paint {
    let back = Homography(.translation(-offset.x, -offset.y))
    switch self {
    case .solid: return self
    case .image(var paint):
      paint.imageFromDevice = back.followed(by: paint.imageFromDevice)
      return .image(paint)
    case .gradient(var paint):
      paint.unitFromDevice = back.followed(by: paint.unitFromDevice)
      return .gradient(paint)
    case .offscreen(var paint):
      paint.imageFromDevice = back.followed(by: paint.imageFromDevice)
      return .offscreen(paint)
    }
  }
}

extension FlatPath {
  /// The smallest rectangle that holds the finite points; nil without any.
  fileprivate var finiteBounds: Rect? {
    let finite = points.filter(\.isFinite)
    guard let left = finite.map(\.x).min(), let right = finite.map(\.x).max(),
      let top = finite.map(\.y).min(), let bottom = finite.map(\.y).max()
    else { return nil }
    return Rect(from: Point(left, top), to: Point(right, bottom))
  }
}
