package import Geometry

/// Transforms are mixed by their parts: halfway to a quarter turn is an eighth of a turn.
extension Matrix4: Interpolable {
  /// Scale, shear, translation and perspective linearly, rotation by the shorter way. Matrices that
  /// cannot be taken apart are mixed element by element.
  package static func mix(_ a: Matrix4, _ b: Matrix4, _ t: Double) -> Matrix4? {
    if t == 0 || a == b { return a }
    if t == 1 { return b }
    guard let from = TransformParts(a), let to = TransformParts(b) else {
      return Matrix4(elements: zip(a.elements, b.elements).map { $0 + ($1 - $0) * t })
    }
    return TransformParts.mix(from, to, t).matrix
  }

  /// `change` acts first, then `base`.
  package static func sum(_ base: Matrix4, _ change: Matrix4) -> Matrix4? {
    change.followed(by: base)
  }

  /// The transform that gives `target` when `change` acts before it; nil when `change` cannot be
  /// undone.
  package static func difference(_ target: Matrix4, _ change: Matrix4) -> Matrix4? {
    change.inverse?.followed(by: target)
  }

  /// None: a transform has neither a spline nor a length.
  package var components: [Double]? { nil }

  package func withComponents(_ components: [Double]) -> Matrix4 { self }
}
