package import Geometry

extension Path: Interpolable {
  /// Paths whose elements match are mixed element by element, see `blended`. Two single closed contours
  /// of other elements are cut so that their pieces match, and those are mixed as curves. Every other
  /// pair jumps to `b` as soon as `t` is above 0.
  package static func mix(_ a: Path, _ b: Path, _ t: Double) -> Path? {
    mix(a, b, t) { PathMorph($0, $1) }
  }

  /// The mixture where `morph` has, or makes, the morph from one path to another.
  package static func mix(
    _ a: Path, _ b: Path, _ t: Double, morph: (Path, Path) -> PathMorph?
  ) -> Path? {
    if t == 0 { return a }
    if t == 1 { return b }
    if a.matches(b) { return a.blended(b, t) }
    guard let morph = morph(a, b) else { return t > 0 ? b : a }
    return morph.path(at: t)
  }

  /// Point by point; nil for paths of other elements.
  package static func sum(_ base: Path, _ change: Path) -> Path? { base.combined(with: change, +) }

  /// Nil: paths cannot be subtracted.
  package static func difference(_ target: Path, _ change: Path) -> Path? { nil }

  /// None: a path has neither a spline nor a distance to another.
  package var components: [Double]? { nil }

  package func withComponents(_ components: [Double]) -> Path { self }
}
