import Geometry
import RasterKernels

extension Homography {
  /// The affine map this is, nil when it has perspective or puts everything behind the eye.
  var visibleAffine: Affine? { h33 > 0 ? affine : nil }

  /// Where the centres of a row's pixels go, from pixel (x, y) on.
  func walk(x: Int, y: Int) -> ProjectiveWalk {
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    return ProjectiveWalk(
      u: h11 * px + h21 * py + h31, v: h12 * px + h22 * py + h32, w: h13 * px + h23 * py + h33,
      du: h11, dv: h12, dw: h13)
  }
}
