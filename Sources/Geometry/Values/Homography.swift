/// A projective map of the plane, for row vectors: (x, y, 1)·H = (X, Y, W), result (X/W, Y/W).
package struct Homography: Hashable, Sendable {
  package var h11: Double
  package var h12: Double
  package var h13: Double
  package var h21: Double
  package var h22: Double
  package var h23: Double
  package var h31: Double
  package var h32: Double
  package var h33: Double

  package static let identity = Homography(.identity)

  package init(
    h11: Double, h12: Double, h13: Double, h21: Double, h22: Double, h23: Double, h31: Double,
    h32: Double, h33: Double
  ) {
    self.h11 = h11
    self.h12 = h12
    self.h13 = h13
    self.h21 = h21
    self.h22 = h22
    self.h23 = h23
    self.h31 = h31
    self.h32 = h32
    self.h33 = h33
  }

  package init(_ t: Affine) {
    self.init(
      h11: t.a, h12: t.b, h13: 0, h21: t.c, h22: t.d, h23: 0, h31: t.tx, h32: t.ty, h33: 1)
  }

  /// The affine map this is, or nil when it has perspective (or collapses everything).
  package var affine: Affine? {
    guard h13 == 0, h23 == 0, h33 != 0 else { return nil }
    if h33 == 1 { return Affine(a: h11, b: h12, c: h21, d: h22, tx: h31, ty: h32) }
    let r = 1 / h33
    return Affine(a: h11 * r, b: h12 * r, c: h21 * r, d: h22 * r, tx: h31 * r, ty: h32 * r)
  }

  /// The map that acts first as `self`, then as `n`.
  package func followed(by n: Homography) -> Homography {
    Homography(
      h11: h11 * n.h11 + h12 * n.h21 + h13 * n.h31,
      h12: h11 * n.h12 + h12 * n.h22 + h13 * n.h32,
      h13: h11 * n.h13 + h12 * n.h23 + h13 * n.h33,
      h21: h21 * n.h11 + h22 * n.h21 + h23 * n.h31,
      h22: h21 * n.h12 + h22 * n.h22 + h23 * n.h32,
      h23: h21 * n.h13 + h22 * n.h23 + h23 * n.h33,
      h31: h31 * n.h11 + h32 * n.h21 + h33 * n.h31,
      h32: h31 * n.h12 + h32 * n.h22 + h33 * n.h32,
      h33: h31 * n.h13 + h32 * n.h23 + h33 * n.h33)
  }

  package var determinant: Double {
    h11 * (h22 * h33 - h23 * h32) - h12 * (h21 * h33 - h23 * h31) + h13 * (h21 * h32 - h22 * h31)
  }

  /// The map that undoes this one, or nil when it has none.
  package var inverse: Homography? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    let r = 1 / det
    guard r.isFinite else { return nil }
    return Homography(
      h11: (h22 * h33 - h23 * h32) * r, h12: (h13 * h32 - h12 * h33) * r,
      h13: (h12 * h23 - h13 * h22) * r,
      h21: (h23 * h31 - h21 * h33) * r, h22: (h11 * h33 - h13 * h31) * r,
      h23: (h13 * h21 - h11 * h23) * r,
      h31: (h21 * h32 - h22 * h31) * r, h32: (h12 * h31 - h11 * h32) * r,
      h33: (h11 * h22 - h12 * h21) * r)
  }

  /// The homogeneous weight at `p`; points with a weight ≤ 0 lie behind the eye.
  package func weight(at p: Point) -> Double { h13 * p.x + h23 * p.y + h33 }

  /// The image of `p`. Meaningless unless `weight(at: p)` is positive.
  package func apply(_ p: Point) -> Point {
    let w = weight(at: p)
    return Point(
      (h11 * p.x + h21 * p.y + h31) / w, (h12 * p.x + h22 * p.y + h32) / w)
  }
}
