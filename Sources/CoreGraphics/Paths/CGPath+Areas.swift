import Geometry

// Areas are combined as polygons: curves become lines that leave them by at most a hundredth of a
// unit, where Core Graphics keeps curves. Contours run clockwise on screen, holes the other way.
extension CGPath {
  /// What is inside this path or `other`.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .union, rule)
  }

  /// What is inside both.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .intersection, rule)
  }

  /// What is inside this path and not inside `other`.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, .subtraction, rule)
  }

  /// What is inside exactly one of them.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, .symmetricDifference, rule)
  }

  /// The same area with contours that do not cross, so that both rules see it alike.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGMutablePath(), .union, rule)
  }

  /// True when the areas have more in common than edges.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of this path's own lines that lie inside `other`, open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      geometry: Path(
        polygons.cut(by: other.polygons, keepsInside: true, evenOdd: rule == .evenOdd)))
  }

  /// The parts of this path's own lines that lie outside `other`, open.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(
      geometry: Path(
        polygons.cut(by: other.polygons, keepsInside: false, evenOdd: rule == .evenOdd)))
  }

  /// The connected parts of the area, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let area = polygons.combined(with: FlatPath(), by: .union, evenOdd: rule == .evenOdd)
    let rings = area.contours.map { Array(area.points[$0.range]) }
    let sizes = rings.map(\.doubledArea)
    var parts = rings.indices.filter { sizes[$0] > 0 }.map { (outline: $0, holes: [Int]()) }
    for hole in rings.indices where sizes[hole] < 0 {
      let owner = parts.indices
        .filter { Path(FlatPath(polygon: rings[parts[$0].outline])).holds(rings[hole]) }
        .min { sizes[parts[$0].outline] < sizes[parts[$1].outline] }
      if let owner { parts[owner].holes.append(hole) }
    }
    return parts.map { part in
      var path = Path()
      for ring in [part.outline] + part.holes { path.append(Path(FlatPath(polygon: rings[ring]))) }
      return CGPath(geometry: path)
    }
  }

  private var polygons: FlatPath { geometry.flattened(tolerance: 0.01) }

  private func combined(
    with other: CGPath, _ operation: AreaOperation, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(
      geometry: Path(
        polygons.combined(with: other.polygons, by: operation, evenOdd: rule == .evenOdd)))
  }
}

extension [Point] {
  /// Twice the area that the polygon goes round; positive when clockwise on screen.
  fileprivate var doubledArea: Double {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + Point.cross($1.0, $1.1) }
  }
}

extension Path {
  /// True when a hole, which meets the path in single points at most, is inside.
  fileprivate func holds(_ hole: [Point]) -> Bool {
    zip(hole, hole.dropFirst()).contains { contains(($0 + $1) / 2) }
  }
}
