import Constraints

/// One relation between two unknowns, `a · x + b · y + c` against zero; without a strength required.
struct PlaneConstraint {
  var a: Double
  var b: Double
  var c: Double
  var relation: Relation
  var strength: Double?

  /// How far a point is from what is asked.
  func violation(at point: PlanePoint) -> Double {
    let value = a * point.x + b * point.y + c
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

struct PlanePoint {
  var x: Double
  var y: Double
}

/// Solves by trying out: a best point lies where two lines cross.
struct NaivePlane {
  private(set) var required: [PlaneConstraint] = []
  private let wishes: [PlaneConstraint]
  private let corners: [PlanePoint]
  private let xIsNonnegative: Bool

  /// Takes up what is required in order, leaving out what contradicts what came before.
  init(_ constraints: [PlaneConstraint], xIsNonnegative: Bool) {
    // The lines of the constraints, the axes, and a box around everything.
    var lines = constraints.map { ($0.a, $0.b, $0.c) }
    lines += [(1, 0, 0), (0, 1, 0), (1, 0, -1000), (1, 0, 1000), (0, 1, -1000), (0, 1, 1000)]
    var corners: [PlanePoint] = []
    for (index, first) in lines.enumerated() {
      for second in lines[..<index] {
        let determinant = first.0 * second.1 - first.1 * second.0
        guard determinant != 0 else { continue }
        corners.append(
          PlanePoint(
            x: (first.1 * second.2 - first.2 * second.1) / determinant,
            y: (first.2 * second.0 - first.0 * second.2) / determinant))
      }
    }
    self.corners = corners
    self.xIsNonnegative = xIsNonnegative
    wishes = constraints.filter { $0.strength != nil }
    for constraint in constraints where constraint.strength == nil {
      required.append(constraint)
      if !corners.contains(where: isAllowed) { required.removeLast() }
    }
  }

  func isAllowed(_ point: PlanePoint) -> Bool {
    (!xIsNonnegative || point.x > -1e-6) && required.allSatisfy { $0.violation(at: point) < 1e-6 }
  }

  /// What is missing in each level, the strongest first.
  func missing(at point: PlanePoint, levels: [Double]) -> [Double] {
    levels.map { level in
      wishes.filter { $0.strength == level }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  /// What is missing at the best point.
  func least(levels: [Double]) -> [Double]? {
    corners.filter(isAllowed).map { missing(at: $0, levels: levels) }.min { a, b in
      for (p, q) in zip(a, b) where abs(p - q) > 1e-6 { return p < q }
      return false
    }
  }
}
