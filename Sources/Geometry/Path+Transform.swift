extension Path {
  /// The path with every point, control points included, mapped by `transform`.
  package func transformed(by transform: Affine) -> Path {
    transform == .identity ? self : mapPoints(transform.apply)
  }

  /// Maps all points by `transform` in place.
  package mutating func transform(by transform: Affine) {
    self = transformed(by: transform)
  }
}
