/// A curve of a path among the lines that it became.
struct FlatCurve: Sendable {
  let curve: CubicBezier
  /// Index of the point where it starts, in `FlatPath.points`.
  let start: Int
  /// Index of the point where it ends; one that a closed contour does not repeat is its `end`.
  let end: Int
}

/// The curves of a flattened path, and where on them its points lie.
struct FlatCurves: Sendable {
  private(set) var curves: [FlatCurve] = []
  /// Of every point inside a curve, its parameter there. Other points may have any number or none.
  private(set) var parameters: [Double] = []

  /// Begins the parameters of a curve that starts at the last of `count` points.
  mutating func begin(after count: Int) {
    if parameters.count > count { parameters.removeLast(parameters.count - count) }
    while parameters.count < count { parameters.append(0) }
  }

  /// Adds the parameter of the next point of the curve that was begun.
  mutating func append(_ parameter: Double) { parameters.append(parameter) }

  /// Ends the curve that was begun.
  mutating func end(_ curve: CubicBezier, from start: Int) {
    curves.append(FlatCurve(curve: curve, start: start, end: parameters.count - 1))
  }

  /// Forgets the curves that start at a point with this index or behind it.
  mutating func removeCurves(from start: Int) {
    while let last = curves.last, last.start >= start { curves.removeLast() }
  }
}
