/// A 2×3 matrix for row vectors, laid out like `CGAffineTransform`:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
package struct Affine: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Area factor; negative when the matrix mirrors.
  package var determinant: Double { a * d - b * c }

  /// The matrix that acts first as `self`, then as `next`.
  package func followed(by next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The matrix that undoes this one, or nil when the determinant is zero or not finite.
  package var inverse: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    let r = 1 / det
    guard r.isFinite else { return nil }
    return Affine(
      a: d * r, b: -b * r, c: -c * r, d: a * r,
      tx: (c * ty - d * tx) * r, ty: (b * tx - a * ty) * r)
  }

  package func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The largest factor by which the matrix stretches a length (its larger singular value).
  package var largestScale: Double {
    let s = a * a + b * b + c * c + d * d
    let det = determinant
    let root = max(0, s * s - 4 * det * det).squareRoot()
    return max(0, (s + root) / 2).squareRoot()
  }
}
