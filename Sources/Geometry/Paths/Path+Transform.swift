extension Path {
  /// The path with every point, control points included, mapped by `transform`.
  package func transformed(by transform: Affine) -> Path {
    guard transform != .identity else { return self }
    var path = mapPoints(transform.apply)
    path.simpleAreas = simpleAreas
    if transform.determinant < 0 { path.turnSimpleAreasRound() }
    return path
  }

  /// Maps all points by `transform` in place.
  package mutating func transform(by transform: Affine) {
    self = transformed(by: transform)
  }
}
