/// A 4×4 matrix for row vectors, laid out like `CATransform3D`: p' = p·M, translation in
/// m41 m42 m43, perspective in m34.
package struct Matrix4: Hashable, Sendable {
  package var m11 = 1.0
  package var m12 = 0.0
  package var m13 = 0.0
  package var m14 = 0.0
  package var m21 = 0.0
  package var m22 = 1.0
  package var m23 = 0.0
  package var m24 = 0.0
  package var m31 = 0.0
  package var m32 = 0.0
  package var m33 = 1.0
  package var m34 = 0.0
  package var m41 = 0.0
  package var m42 = 0.0
  package var m43 = 0.0
  package var m44 = 1.0

  package static let identity = Matrix4()

  package init() {}

  package init(_ t: Affine) {
    m11 = t.a
    m12 = t.b
    m21 = t.c
    m22 = t.d
    m41 = t.tx
    m42 = t.ty
  }

  package static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    var m = Matrix4()
    m.m41 = x
    m.m42 = y
    m.m43 = z
    return m
  }

  package static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    var m = Matrix4()
    m.m11 = x
    m.m22 = y
    m.m33 = z
    return m
  }

  /// The sixteen numbers, row by row: m11 … m14, m21 … m44.
  package var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The matrix that acts first as `self`, then as `n`.
  package func followed(by n: Matrix4) -> Matrix4 {
    var r = Matrix4()
    r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31 + m14 * n.m41
    r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32 + m14 * n.m42
    r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33 + m14 * n.m43
    r.m14 = m11 * n.m14 + m12 * n.m24 + m13 * n.m34 + m14 * n.m44
    r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31 + m24 * n.m41
    r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32 + m24 * n.m42
    r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33 + m24 * n.m43
    r.m24 = m21 * n.m14 + m22 * n.m24 + m23 * n.m34 + m24 * n.m44
    r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31 + m34 * n.m41
    r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32 + m34 * n.m42
    r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33 + m34 * n.m43
    r.m34 = m31 * n.m14 + m32 * n.m24 + m33 * n.m34 + m34 * n.m44
    r.m41 = m41 * n.m11 + m42 * n.m21 + m43 * n.m31 + m44 * n.m41
    r.m42 = m41 * n.m12 + m42 * n.m22 + m43 * n.m32 + m44 * n.m42
    r.m43 = m41 * n.m13 + m42 * n.m23 + m43 * n.m33 + m44 * n.m43
    r.m44 = m41 * n.m14 + m42 * n.m24 + m43 * n.m34 + m44 * n.m44
    return r
  }

  /// What the matrix does to the plane z = 0 when the result is looked at along z: the layer's
  /// own plane projected onto its parent's.
  package var onPlane: Homography {
    Homography(
      h11: m11, h12: m12, h13: m14, h21: m21, h22: m22, h23: m24, h31: m41, h32: m42, h33: m44)
  }
}
