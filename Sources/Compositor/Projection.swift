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

  /// Calls `body` with the polygons that cover as much of the picture's pixels as the inside of `path`
  /// does, made in `scratch`; those in `visible` are of interest.
  func withInside<Result>(
    of path: Path, visible: VisibleArea, in scratch: inout OutlineScratch,
    _ body: (FlatPath) -> Result
  ) -> Result {
    if let affine {
      scratch.makeInside(of: path, in: affine, visible: visible)
      return body(scratch.shape)
    }
    guard let bounds = path.controlBounds else { return body(FlatPath()) }
    scratch.makeInside(of: path, in: .identity, stretch: stretch(over: bounds))
    return body(scratch.shape.projected(by: homography))
  }

  /// Calls `body` with the outline of the stroked `path` on the picture, to be filled non-zero, made in
  /// `scratch`. The line is laid out in the layer's own plane, so that it is stretched with the layer;
  /// one of which a part is drawn is looked up in `lines`. `visible` is what of the picture is of interest.
  func withLine<Result>(
    of path: Path, _ style: StrokeStyle, visible: VisibleArea, recalling lines: inout MeasuredLines,
    in scratch: inout OutlineScratch, _ body: (FlatPath) -> Result
  ) -> Result {
    guard let bounds = path.controlBounds else { return body(FlatPath()) }
    let reach = bounds.inset(by: -style.width / 2)
    let tolerance = Flattening.tolerance / stretch(over: reach)
    scratch.makeLine(
      of: path, style, tolerance: tolerance, visible: affine.map(visible.before) ?? .everywhere,
      recalling: &lines)
    guard let affine else { return body(scratch.shape.projected(by: homography)) }
    scratch.transform(by: affine)
    return body(scratch.shape)
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
