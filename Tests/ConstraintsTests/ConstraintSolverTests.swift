import Constraints
import TestSupport
import Testing

struct ConstraintSolverTests {
  private func times(_ factor: Double, _ variable: Variable) -> LinearExpression {
    LinearExpression(variable, times: factor)
  }

  private func just(_ variable: Variable) -> LinearExpression { LinearExpression(variable) }

  @Test func equationsAreSolved() {
    // x + y = 10, x − y = 4.
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let sum = solver.require(just(x) + just(y) - 10, .equal)
    let difference = solver.require(just(x) - just(y) - 4, .equal)
    solver.solve()
    #expect(sum && difference)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
    #expect(solver.value(of: times(2, x) + just(y) + 1) == 18)
  }

  @Test func whatIsUndeterminedIsZero() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable(isNonnegative: true))
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
  }

  @Test func ofTwoThatDependOnEachOtherTheOneNamedFirstFollows() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.require(just(y) - just(x) - 10, .equal)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
    var other = ConstraintSolver()
    let (a, b) = (other.addVariable(), other.addVariable())
    other.want(just(a) - just(b) - 10, .equal, strength: 1)
    other.solve()
    #expect(other.value(of: a) == 10)
    #expect(other.value(of: b) == 0)
  }

  @Test func aContradictionIsRefusedAndChangesNothing() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let accepted = [
      solver.require(just(x) - 5, .equal),
      solver.require(just(x) - 6, .equal),
      solver.require(just(x) - 6, .greaterThanOrEqual),
      solver.require(just(x) - 5, .equal),
      solver.require(just(x) - 9, .lessThanOrEqual),
    ]
    solver.solve()
    #expect(accepted == [true, false, false, true, true])
    #expect(solver.value(of: x) == 5)
  }

  @Test func inequalitiesThatLeaveNothingAreRefused() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let accepted = [
      solver.require(just(x) - just(y) - 10, .greaterThanOrEqual),
      solver.require(just(y) - 20, .greaterThanOrEqual),
      solver.require(just(x) - 29, .lessThanOrEqual),
      solver.require(just(x) - 30, .lessThanOrEqual),
    ]
    solver.solve()
    #expect(accepted == [true, true, false, true])
    #expect(abs(solver.value(of: x) - 30) < 1e-9)
    #expect(abs(solver.value(of: y) - 20) < 1e-9)
  }

  @Test func lengthsDoNotBecomeNegative() {
    var solver = ConstraintSolver()
    let width = solver.addVariable(isNonnegative: true)
    let accepted = solver.require(just(width) + 1, .equal)
    solver.want(just(width) + 1, .equal, strength: 500)
    solver.solve()
    #expect(!accepted)
    #expect(solver.value(of: width) == 0)
  }

  @Test func oneStrongerWishOutweighsManyWeaker() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    for _ in 0..<50 { solver.want(just(x) - 100, .equal, strength: 749) }
    solver.want(just(x) - 10, .equal, strength: 750)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func aWishComesAsNearAsItCan() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    let accepted = solver.require(just(x) - 40, .lessThanOrEqual)
    solver.want(just(x) - 100, .equal, strength: 1)
    solver.solve()
    #expect(accepted)
    #expect(solver.value(of: x) == 40)
  }

  @Test func theMedianHasTheLeastSumOfErrors() {
    var solver = ConstraintSolver()
    let x = solver.addVariable()
    for wanted in [3.0, 90, 14, 7, 25] { solver.want(just(x) - wanted, .equal, strength: 1) }
    solver.solve()
    #expect(solver.value(of: x) == 14)
  }

  /// n parts of 1, 2, 3 … shares of 1000.
  @Test func sharesOfALength() {
    var solver = ConstraintSolver()
    let parts = (0..<20).map { _ in solver.addVariable(isNonnegative: true) }
    var total = LinearExpression(-1000)
    var accepted: [Bool] = []
    for (index, part) in parts.enumerated() {
      total = total + just(part)
      if index > 0 {
        accepted.append(
          solver.require(just(part) - times(Double(index + 1), parts[0]), .equal))
      }
    }
    accepted.append(solver.require(total, .equal))
    solver.solve()
    #expect(!accepted.contains(false))
    for (index, part) in parts.enumerated() {
      #expect(abs(solver.value(of: part) - 1000 * Double(index + 1) / 210) < 1e-6)
    }
  }

  @Test func hostileNumbersEnd() {
    let hostile = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, 1]
    for number in hostile {
      var solver = ConstraintSolver()
      let (x, y) = (solver.addVariable(), solver.addVariable(isNonnegative: true))
      _ = solver.require(times(number, x) + just(y) + number, .equal)
      _ = solver.require(times(number, y) - number, .greaterThanOrEqual)
      solver.want(just(x) + times(number, y), .lessThanOrEqual, strength: number)
      solver.want(just(x) + number, .equal, strength: 1)
      solver.solve()
      _ = solver.value(of: x)
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func randomPlanesAgreeWithTryingOut(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let levels: [Double] = [750, 500, 1]
    for _ in 0..<25 {
      let constraints = (0..<Int.random(in: 2...7, using: &random)).map { _ in
        PlaneConstraint(
          a: Double(Int.random(in: -2...2, using: &random)),
          b: Double(Int.random(in: -2...2, using: &random)),
          c: Double(Int.random(in: -10...10, using: &random)),
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][
            Int.random(in: 0...2, using: &random)],
          strength: [nil, 1, 500, 750][Int.random(in: 0...3, using: &random)])
      }
      check(constraints, xIsNonnegative: Bool.random(using: &random), levels)
    }
  }

  private func check(
    _ constraints: [PlaneConstraint], xIsNonnegative: Bool, _ levels: [Double]
  ) {
    let naive = NaivePlane(constraints, xIsNonnegative: xIsNonnegative)
    var solver = ConstraintSolver()
    let x = solver.addVariable(isNonnegative: xIsNonnegative)
    let y = solver.addVariable()
    var accepted = 0
    for constraint in constraints {
      let expression = times(constraint.a, x) + times(constraint.b, y) + constraint.c
      if let strength = constraint.strength {
        solver.want(expression, constraint.relation, strength: strength)
      } else if solver.require(expression, constraint.relation) {
        accepted += 1
      }
    }
    solver.solve()
    let found = PlanePoint(x: solver.value(of: x), y: solver.value(of: y))
    #expect(accepted == naive.required.count)
    #expect(naive.isAllowed(found))
    let missing = naive.missing(at: found, levels: levels)
    let least = naive.least(levels: levels) ?? []
    #expect(zip(missing, least).allSatisfy { abs($0 - $1) < 1e-5 }, "\(constraints)")
  }
}
