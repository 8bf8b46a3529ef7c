import Geometry
import Timing

extension Matrix4 {
  /// The matrix that undoes this one, or nil when there is none.
  var inverse: Matrix4? { Matrix4.difference(.identity, self) }
}
