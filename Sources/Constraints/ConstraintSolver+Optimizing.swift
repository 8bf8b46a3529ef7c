extension ConstraintSolver {
  /// Makes the objective of a level as small as it gets without harm to the levels above it. The
  /// number of steps is bounded; each leaves every required constraint satisfied.
  mutating func optimize(_ level: Int) {
    var steps = 50 + 10 * rows.count
    while steps > 0, let entering = entering(level), let leaving = leaving(for: entering) {
      pivot(leaving, entering)
      steps -= 1
    }
  }

  /// The first unknown that makes the level's objective smaller and none of those above larger.
  private func entering(_ level: Int) -> Int? {
    objectives[level].row.terms.first { term in
      term.coefficient < -Row.smallest
        && objectives[..<level].allSatisfy { $0.row.coefficient(of: term.unknown) == 0 }
    }?.unknown
  }

  /// The basic unknown that becomes zero first while `entering` grows; of several the first, so
  /// that steps do not go round in a circle.
  private func leaving(for entering: Int) -> Int? {
    var found: (unknown: Int, ratio: Double)?
    for unknown in rows.indices where !isFree[unknown] {
      guard let row = rows[unknown] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Row.smallest else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if ratio < found?.ratio ?? .infinity { found = (unknown, ratio) }
    }
    return found?.unknown
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    guard var row = rows[leaving] else { return }
    rows[leaving] = nil
    row.add(leaving, times: -1)
    enter(entering, as: row.solved(for: entering))
  }
}
