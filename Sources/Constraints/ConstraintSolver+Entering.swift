extension ConstraintSolver {
  /// The first free variable that the constraint names and nothing determines yet: a constraint says
  /// where its first item is, so that of two places that only depend on each other the second is 0.
  func ownSubject(of expression: LinearExpression, in row: Row) -> Int? {
    expression.terms.lazy.map(\.variable.index).first { isFree[$0] && row.coefficient(of: $0) != 0 }
  }

  /// An unknown that can become basic at once: a free one, else one that leaves no other negative.
  func subject(of row: Row, preferring slack: Int?) -> Int? {
    if let free = row.terms.first(where: { isFree[$0.unknown] }) { return free.unknown }
    if let own = row.terms.first(where: { $0.unknown == slack }), isSafe(own, in: row) {
      return own.unknown
    }
    return row.terms.first { isSafe($0, in: row) }?.unknown
  }

  /// True when no unknown that may not be negative becomes so where `row` is solved for the term.
  func isSafe(_ term: Row.Term, in row: Row) -> Bool {
    let value = -row.constant / term.coefficient
    // A small coefficient would make rounding errors large.
    guard value >= 0, abs(term.coefficient) > 1e-7 else { return false }
    guard isUsed[term.unknown] else { return true }
    return rows.indices.allSatisfy { unknown in
      guard !isFree[unknown], let other = rows[unknown] else { return true }
      let coefficient = other.coefficient(of: term.unknown)
      return coefficient >= 0 || other.constant + coefficient * value >= 0
    }
  }

  /// Makes an unknown basic.
  mutating func enter(_ unknown: Int, as row: Row) {
    if isUsed[unknown] {
      for index in rows.indices { rows[index]?.substitute(unknown, by: row) }
    }
    for index in objectives.indices { objectives[index].row.substitute(unknown, by: row) }
    for term in row.terms { isUsed[term.unknown] = true }
    rows[unknown] = row
  }

  /// Takes up a required row in which no unknown is free, by way of an unknown that must come out
  /// as zero. False, and nothing is changed, when it does not.
  mutating func enterWithArtificial(_ required: Row) -> Bool {
    let before = self
    var row = required
    if row.constant < 0 { row.scale(by: -1) }
    let artificial = addUnknown(isFree: false)
    enter(artificial, as: row)
    objectives = [(0, row)]
    optimize(0)
    let rest = objectives[0].row.constant
    objectives = []
    guard abs(rest) < Self.tolerance else {
      self = before
      return false
    }
    if let basic = rows[artificial] {
      rows[artificial] = nil
      // It is zero, so that any of its unknowns can take its place; the largest is the safest.
      let largest = basic.terms.max { abs($0.coefficient) < abs($1.coefficient) }
      if let largest {
        var zero = basic.solved(for: largest.unknown)
        zero.constant = 0
        enter(largest.unknown, as: zero)
      }
    }
    for index in rows.indices { rows[index]?.remove(artificial) }
    return true
  }
}
