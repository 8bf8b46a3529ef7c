import Geometry
import RenderTree

/// How a layer's plane lies on the picture: bounds space (points) → device pixels.
struct Projection: Equatable {
  let homography: Homography
  /// The same map where it has no perspective and lies before the eye.
  let affine: Affine?

  init(_ homography: Homography) {
    self.homography = homography
    affine = homography.h33 > 0 ? homography.affine : nil
  }

  /// The plane of a child whose bounds space reaches this one through `matrix`; the child's depth
  /// is lost, as a plain layer flattens its children.
  func preceded(by matrix: Matrix4) -> Projection {
    Projection(matrix.onPlane.followed(by: homography))
  }

  /// The same plane on another picture, which `map` leads to.
  func followed(by map: Homography) -> Projection {
    Projection(homography.followed(by: map))
  }

  /// True for a one-sided node in this plane that is seen from behind: every part of it that lies
  /// before the eye is.
  func hides(_ node: RenderNode) -> Bool {
    !node.isDoubleSided && (homography.determinant < 0) != node.isFlipped
  }

  /// The polygons of `shape` on the picture.
  func projected(_ shape: FlatPath) -> FlatPath {
    if let affine { return shape.transformed(by: affine) }
    return shape.projected(by: homography)
  }

  /// The polygons that cover as much of the picture's pixels as the inside of `path` does.
  func flattened(_ path: Path) -> FlatPath {
    if let affine { return path.fillPolygons(in: affine) }
    guard let bounds = path.controlBounds else { return FlatPath() }
    return path.fillPolygons(in: .identity, stretch: stretch(over: bounds))
      .projected(by: homography)
  }

  /// The outline of the stroked `path` on the picture, to be filled non-zero. The line is laid
  /// out in the layer's own plane, so that it is stretched with the layer.
  func outlined(_ path: Path, _ style: StrokeStyle) -> FlatPath {
    var lines = MeasuredLines()
    return outlined(path, style, recalling: &lines)
  }

  /// The same; lines of which a part is drawn are looked up in `lines`.
  func outlined(
    _ path: Path, _ style: StrokeStyle, recalling lines: inout MeasuredLines
  ) -> FlatPath {
    guard let bounds = path.controlBounds else { return FlatPath() }
    let reach = bounds.inset(by: -style.width / 2)
    let tolerance = Flattening.tolerance / stretch(over: reach)
    return projected(path.strokeOutline(style, tolerance: tolerance, recalling: &lines))
  }

  /// Pixels per point where the plane is stretched most within `bounds`.
  func stretch(over bounds: Rect) -> Double {
    if let affine { return max(affine.largestStretch, Projection.smallestStretch) }
    let stretches = bounds.corners.map { corner -> Double in
      let weight = homography.weight(at: corner)
      guard weight > Projection.nearestWeight else { return Projection.largestStretch }
      return jacobian(at: corner).largestStretch
    }
    let most = stretches.max() ?? 1
    return min(max(most, Projection.smallestStretch), Projection.largestStretch)
  }

  /// The affine map that the projection is like around `p`.
  private func jacobian(at p: Point) -> Affine {
    let h = homography
    let w = h.weight(at: p)
    let q = h.apply(p)
    return Affine(
      a: (h.h11 - q.x * h.h13) / w, b: (h.h12 - q.y * h.h13) / w,
      c: (h.h21 - q.x * h.h23) / w, d: (h.h22 - q.y * h.h23) / w, tx: q.x, ty: q.y)
  }

  /// Below this a shape is a speck, and a finer tolerance would serve nothing.
  private static let smallestStretch = 1e-3
  /// Bounds the work for planes that run through the eye.
  private static let largestStretch = 256.0
  private static let nearestWeight = 1e-3
}
