/// A number to be found by a solver.
package struct Variable: Hashable, Sendable {
  /// The variable's place in its solver.
  let index: Int
}

/// A sum of multiples of variables and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// One multiple of a variable.
  package struct Term: Hashable, Sendable {
    package let variable: Variable
    package let coefficient: Double
  }

  /// The multiples; a variable may stand in several.
  package private(set) var terms: [Term]
  /// What is added to them.
  package private(set) var constant: Double

  /// A constant alone.
  package init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// One variable, multiplied.
  package init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// True when no variable stands in it.
  package var isConstant: Bool { terms.isEmpty }

  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.terms += b.terms
    sum.constant += b.constant
    return sum
  }

  package static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }

  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + b * -1
  }

  package static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }

  package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(a.constant * factor)
    product.terms = a.terms.map {
      Term(variable: $0.variable, coefficient: $0.coefficient * factor)
    }
    return product
  }
}
