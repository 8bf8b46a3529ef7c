/// A path measured by length: finds the point at a distance along all its contours in order.
package struct ArcLengthTable: Sendable {
  private let rulers: [ContourRuler]
  /// Distance at which each contour ends.
  private let ends: [Double]

  package init(_ path: FlatPath) {
    rulers = path.contours.map { ContourRuler(path, $0) }
    var ends: [Double] = []
    for ruler in rulers { ends.append((ends.last ?? 0) + ruler.length) }
    self.ends = ends
  }

  /// The sum of all contours' lengths, closing lines included.
  package var totalLength: Double { ends.last ?? 0 }

  /// The point at `distance`, clamped to the path; nil for an empty path. Where one contour ends
  /// and the next begins it is the beginning, as measured on animations along a path.
  package func point(at distance: Double) -> Point? {
    place(at: distance).map { $0.ruler.point(at: $0.distance) }
  }

  /// The unit direction of travel at `distance`; nil for an empty path, +x where it has no length.
  package func tangent(at distance: Double) -> Point? {
    place(at: distance).map { $0.ruler.tangent(at: $0.distance) }
  }

  private func place(at distance: Double) -> (ruler: ContourRuler, distance: Double)? {
    guard !rulers.isEmpty else { return nil }
    var low = 0
    var high = rulers.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > distance { high = middle } else { low = middle + 1 }
    }
    return (rulers[low], low > 0 ? distance - ends[low - 1] : distance)
  }
}

extension FlatPath {
  /// The part between two fractions, 0…1, of the total length of all contours in order.
  ///
  /// Fractions are clamped; nothing is left when `start` ≥ `end`. A contour that is cut is open, one
  /// that is covered wholly stays as it was. NaN counts as no trimming at that end.
  package func trimmed(start: Double, end: Double) -> FlatPath {
    let first = start > 0 ? min(start, 1) : 0
    let last = end < 1 ? max(end, 0) : 1
    guard first < last else { return FlatPath() }
    guard first > 0 || last < 1 else { return self }
    let rulers = contours.map { ContourRuler(self, $0) }
    let total = rulers.reduce(0) { $0 + $1.length }
    guard total > 0 else { return self }
    let from = first * total
    let to = last * total
    var result = FlatPath()
    var begin = 0.0
    for (ruler, contour) in zip(rulers, contours) {
      let end = begin + ruler.length
      if from <= begin, end <= to {
        result.append(contour, of: self)
      } else if max(from, begin) < min(to, end) {
        ruler.appendPiece(
          from: max(from - begin, 0), to: min(to - begin, ruler.length), to: &result)
      }
      begin = end
    }
    return result
  }
}
