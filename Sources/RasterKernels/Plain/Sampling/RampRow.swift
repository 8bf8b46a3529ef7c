/// The entries of a ramp for the pixels of a row without perspective.
struct RampRow {
  private let shape: GradientShape
  private let walk: StraightWalk
  private let count: Int
  private let last: Int
  /// True where `Float` is too coarse for positions.
  private let isFar: Bool

  init(_ shape: GradientShape, _ walk: StraightWalk, count: Int, last: Int) {
    (self.shape, self.walk, self.count, self.last) = (shape, walk, count, last)
    isFar = shape.isFar(walk, count: count)
  }

  /// Nil where the gradient does not reach; `isFine` says whether the position is near enough for an entry.
  func entry(_ index: Int) -> (entry: Int, isFine: Bool)? {
    switch shape {
    case .axial, .segment:
      if isFar { break }
      let ends = shape.ends
      return AxialEntries(last: last, walk).entry(index, ends: ends).map { ($0, true) }
    case .radial:
      let point = walk.scaled(by: Double(last)).point(index)
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      return (nearestEntry(distance, last: last), !isFar)
    case .conic:
      guard count >= 2 * AngleSeries.pixels else { break }
      let middle = index / AngleSeries.pixels * AngleSeries.pixels + AngleSeries.pixels / 2
      guard let series = AngleSeries(last: last, walk, around: middle) else { break }
      return (nearestEntry(series.position(index - middle), last: last), true)
    case .circles: break
    }
    return shape.rampEntry(walk.point(index), last: last).map { ($0, !isFar) }
  }
}

extension GradientShape {
  /// Which positions before and after its own are drawn.
  fileprivate var ends: GradientEnds {
    if case .segment(let ends) = self { return ends }
    return GradientEnds(continuesBefore: true, continuesAfter: true)
  }
}
