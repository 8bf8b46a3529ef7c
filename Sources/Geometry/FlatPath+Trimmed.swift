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
