import Geometry
import Raster
import RenderTree

/// The pixels of an offscreen picture: how a layer's plane lies on them, and they on the picture
/// around.
///
/// Where the plane is neither skewed nor seen in perspective they are those of the picture around,
/// so that nothing is sampled twice; else they lie along the layer's own axes, as many per point as
/// the picture around shows where it shows most.
struct OffscreenPlane {
  /// Bounds space → pixels of the offscreen picture.
  let plane: Projection
  /// Pixels of the picture around → pixels of the offscreen picture.
  let imageFromDevice: Homography
  /// Standard deviations along rows and columns, in pixels, for one point in bounds space.
  let pixelsPerPoint: Point
  let width: Int
  let height: Int

  /// - Parameters:
  ///   - extent: What is to be drawn, in bounds space.
  ///   - reach: How far that is felt, points.
  ///   - shift: By how much it is then moved, in bounds space.
  ///   - scale: Pixels per point, where they are not those of the picture around.
  ///   - visible: The pixels around that are of interest.
  init?(
    of extent: Rect, reach: Double = 0, shift: Point = .zero, scale: Double? = nil,
    in projection: Projection, visible: PixelBounds
  ) {
    guard extent.isFinite, reach.isFinite, !visible.isEmpty else { return nil }
    let pixels = reach * projection.scale(over: extent)
    if scale == nil, pixels > Self.longestReach {
      // So far blurred it looks the same from fewer pixels.
      self.init(
        of: extent, reach: reach, shift: shift, scale: Self.longestReach / reach,
        alongLayer: projection, visible: visible)
    } else if scale == nil, let affine = projection.affine, affine.keepsAxesApart {
      self.init(
        of: extent, reach: reach, shift: shift, alongDevice: affine, projection, visible: visible)
    } else {
      self.init(
        of: extent, reach: reach, shift: shift, scale: scale, alongLayer: projection,
        visible: visible)
    }
  }

  private init?(
    of extent: Rect, reach: Double, shift: Point, alongDevice affine: Affine,
    _ projection: Projection, visible: PixelBounds
  ) {
    pixelsPerPoint = Point(
      Point(affine.a, affine.c).length, Point(affine.b, affine.d).length)
    let grown = extent.inset(by: -reach)
    let moved = affine.apply(shift) - affine.apply(.zero)
    let margin = Self.margin
    let near = min(
      Double(Self.longestSide), reach * max(pixelsPerPoint.x, pixelsPerPoint.y) + margin)
    let seen = visible.rect.inset(by: -near)
    let wanted = seen.union(seen.offset(by: Point(-moved.x, -moved.y)))
    guard let box = Homography(affine).boundingBox(of: grown)?.inset(by: -margin),
      let kept = box.intersection(wanted), kept.isFinite
    else { return nil }
    let (left, top) = (kept.minX.rounded(.down), kept.minY.rounded(.down))
    guard kept.maxX - left < Double(Self.longestSide), kept.maxY - top < Double(Self.longestSide)
    else { return nil }
    width = Int((kept.maxX - left).rounded(.up))
    height = Int((kept.maxY - top).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    imageFromDevice = Homography(.translation(-left, -top))
    plane = projection.followed(by: imageFromDevice)
  }

  private init?(
    of extent: Rect, reach: Double, shift: Point, scale: Double?, alongLayer projection: Projection,
    visible: PixelBounds
  ) {
    guard let layerFromDevice = projection.homography.inverse else { return nil }
    let grown = extent.inset(by: -reach)
    let wanted = scale ?? projection.scale(over: grown)
    guard wanted > 0, wanted.isFinite, grown.isFinite else { return nil }
    // The same pixels of a plane that is larger than needed, as far as they are seen.
    var (part, left, top) = (grown, 0.0, 0.0)
    if max(grown.width, grown.height) * wanted > Double(Self.longestPlane),
      let seen = layerFromDevice.boundingBox(of: visible.rect)
    {
      let near = seen.inset(by: -(reach + Self.seenMargin / wanted))
      guard let kept = grown.intersection(near.union(near.offset(by: Point(-shift.x, -shift.y))))
      else { return nil }
      left = ((kept.minX - grown.minX) * wanted).rounded(.down)
      top = ((kept.minY - grown.minY) * wanted).rounded(.down)
      part = Rect(
        from: Point(grown.minX + left / wanted, grown.minY + top / wanted),
        to: Point(kept.maxX, kept.maxY))
    }
    let longest = max(part.width, part.height)
    let scale = min(wanted, Double(Self.longestPlane) / max(longest, 1e-9))
    pixelsPerPoint = Point(scale, scale)
    width = Int((part.width * scale).rounded(.up)) + 2 * Int(Self.margin)
    height = Int((part.height * scale).rounded(.up)) + 2 * Int(Self.margin)
    let corner =
      scale == wanted
      ? Point(grown.minX * scale + left, grown.minY * scale + top)
      : Point(part.minX * scale, part.minY * scale)
    let pixels = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: Self.margin - corner.x, ty: Self.margin - corner.y)
    plane = Projection(Homography(pixels))
    imageFromDevice = layerFromDevice.followed(by: Homography(pixels))
  }

  /// The picture's outline on the picture around, to be filled with it; `projection` is the plane's.
  func outline(on projection: Projection) -> FlatPath {
    guard projection.affine == nil || imageFromDevice.affine.map(\.isTranslation) != true,
      let layerFromPixels = plane.homography.inverse
    else {
      let (x, y) = (-imageFromDevice.h31, -imageFromDevice.h32)
      return FlatPath(
        polygon: Rect(x: x, y: y, width: Double(width), height: Double(height)).corners)
    }
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let corners = area.corners.map { layerFromPixels.apply($0) }
    return projection.projected(FlatPath(polygon: corners))
  }

  /// Transparent pixels around, so that what is sampled fades out.
  private static let margin = 2.0
  /// Pixels around what is seen of a plane, for what is shown smaller.
  private static let seenMargin = 64.0
  private static let longestSide = 16_384
  /// Pixels by which a picture grows at most so that it can be blurred.
  private static let longestReach = 400.0
  /// Pixels of a plane drawn along its own axes: more show nothing more.
  private static let longestPlane = 4096
}

extension Affine {
  /// True when a circle becomes an ellipse along the axes of the picture.
  fileprivate var keepsAxesApart: Bool {
    abs(a * b + c * d) <= 1e-9 * (a * a + b * b + c * c + d * d)
  }

  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension PixelBounds {
  fileprivate var rect: Rect {
    Rect(from: Point(Double(left), Double(top)), to: Point(Double(right), Double(bottom)))
  }
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
