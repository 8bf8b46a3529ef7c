package import Geometry

extension Path {
  /// The path of the same elements whose points `combine` makes of those of both; nil for a path of other
  /// elements.
  package func combined(with other: Path, _ combine: (Point, Point) -> Point) -> Path? {
    guard verbs == other.verbs else { return nil }
    var points = zip(points, other.points).makeIterator()
    func next() -> Point { points.next().map(combine) ?? .zero }
    return Path(
      elements: verbs.map { verb in
        switch verb {
        case .move: .move(next())
        case .line: .line(next())
        case .quad: .quad(control: next(), to: next())
        case .cubic: .cubic(control1: next(), control2: next(), to: next())
        case .close: .close
        }
      })
  }
}
