/// Finds numbers that satisfy linear constraints: the required ones all of them, the others level
/// by level, each as nearly as the levels above it allow.
///
/// A simplex tableau that is kept solved while constraints are added (Cassowary).
package struct ConstraintSolver: Sendable {
  /// A violation smaller than this, in the unit of the constants, is none.
  package static let tolerance = 1e-6
  /// The largest absolute value of a constant or coefficient; greater ones count as this.
  package static let limit = 1e7

  /// Whether each unknown may have either sign.
  private(set) var isFree: [Bool] = []
  /// Whether each unknown ever stood in a row: most do not when they become basic.
  var isUsed: [Bool] = []
  /// What each basic unknown is; nil for the others, which are 0.
  var rows: [Row?] = []
  /// The sums of errors to be made small, the highest strength first.
  var objectives: [(strength: Double, row: Row)] = []
  private var errors: [(strength: Double, unknown: Int)] = []

  package init() {}

  /// A new variable; 0 as long as nothing else follows from the constraints.
  package mutating func addVariable(isNonnegative: Bool = false) -> Variable {
    Variable(index: addUnknown(isFree: !isNonnegative))
  }

  /// Requires `expression` to compare with zero as `relation` says. False, and nothing is changed,
  /// when that contradicts what is required already.
  package mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    var row = substituted(expression)
    var slack: Int?
    if relation != .equal {
      let unknown = addUnknown(isFree: false)
      row.add(unknown, times: relation == .greaterThanOrEqual ? -1 : 1)
      slack = unknown
    }
    if let subject = ownSubject(of: expression, in: row) ?? subject(of: row, preferring: slack) {
      enter(subject, as: row.solved(for: subject))
      return true
    }
    guard !row.terms.isEmpty else { return abs(row.constant) < Self.tolerance }
    return enterWithArtificial(row)
  }

  /// Wants `expression` to compare with zero as `relation` says. What is stronger comes first,
  /// however many weaker ones suffer; among equals the sum of what is missing is least.
  package mutating func want(
    _ expression: LinearExpression, _ relation: Relation, strength: Double
  ) {
    var row = substituted(expression)
    if relation != .equal {
      row.add(addUnknown(isFree: false), times: relation == .greaterThanOrEqual ? -1 : 1)
    }
    // What is missing, and what is too much.
    var missing: Int?
    var excess: Int?
    if relation != .lessThanOrEqual {
      let unknown = addError(strength)
      row.add(unknown, times: 1)
      missing = unknown
    }
    if relation != .greaterThanOrEqual {
      let unknown = addError(strength)
      row.add(unknown, times: -1)
      excess = unknown
    }
    let isError = [missing, excess]
    let subject =
      ownSubject(of: expression, in: row)
      ?? row.terms.first { isFree[$0.unknown] }?.unknown
      ?? row.terms.first { !isError.contains($0.unknown) && isSafe($0, in: row) }?.unknown
      ?? (row.constant > 0 ? excess : missing) ?? missing ?? excess
    guard let subject else { return }
    enter(subject, as: row.solved(for: subject))
  }

  /// Makes the errors small, level by level.
  package mutating func solve() {
    objectives = []
    for (strength, unknown) in errors {
      let position = objectives.firstIndex { $0.strength <= strength } ?? objectives.count
      if position == objectives.count || objectives[position].strength != strength {
        objectives.insert((strength, Row()), at: position)
      }
      if let row = rows[unknown] {
        objectives[position].row.add(row, times: 1)
      } else {
        objectives[position].row.add(unknown, times: 1)
      }
    }
    for level in objectives.indices { optimize(level) }
  }

  /// What the variable is now.
  package func value(of variable: Variable) -> Double { rows[variable.index]?.constant ?? 0 }

  /// What the expression is now.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  // MARK: Unknowns

  mutating func addUnknown(isFree: Bool) -> Int {
    self.isFree.append(isFree)
    isUsed.append(false)
    rows.append(nil)
    return rows.count - 1
  }

  private mutating func addError(_ strength: Double) -> Int {
    let unknown = addUnknown(isFree: false)
    errors.append((strength.isNaN ? 0 : strength, unknown))
    return unknown
  }

  private static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : max(-limit, min(limit, number))
  }

  /// The expression in terms of what is not basic.
  private func substituted(_ expression: LinearExpression) -> Row {
    var row = Row()
    row.constant = Self.bounded(expression.constant)
    for term in expression.terms {
      let coefficient = Self.bounded(term.coefficient)
      if let basic = rows[term.variable.index] {
        row.add(basic, times: coefficient)
      } else {
        row.add(term.variable.index, times: coefficient)
      }
    }
    return row
  }
}
