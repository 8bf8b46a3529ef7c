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
    scratch.makeInside(
      of: path, on: PerspectivePlane(homography, visible: visible), scale: scale(over: bounds))
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
    let tolerance = Flattening.tolerance / scale(over: reach)
    scratch.makeLine(
      of: path, style, tolerance: tolerance, visible: affine.map(visible.before) ?? .everywhere,
      recalling: &lines)
    guard let affine else { return body(scratch.shape.projected(by: homography)) }
    scratch.transform(by: affine)
    return body(scratch.shape)
  }

  /// Pixels per point where the scale is largest within `bounds`.
  func scale(over bounds: Rect) -> Double {
    if let affine { return max(affine.largestScale, PerspectivePlane.smallestScale) }
    return PerspectivePlane(homography).scale(over: bounds)
  }
}
