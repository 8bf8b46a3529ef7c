/// A condition in the form that it is decided in.
indirect enum PredicateCondition: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(Quantity, PredicateTerm, PredicateOperator, PredicateTerm)

  /// How many of a collection's elements the comparison is to hold for.
  enum Quantity {
    case itself
    case any
    case all
    case none
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let condition): return !condition.holds(for: object)
    case .all(let conditions): return conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): return conditions.contains { $0.holds(for: object) }
    case .comparison(let quantity, let left, let comparison, let right):
      let (value, other) = (left.value(for: object), right.value(for: object))
      guard quantity != .itself else { return comparison.holds(value, other) }
      let elements = PredicateValues.elements(of: value) ?? []
      return switch quantity {
      case .all: elements.allSatisfy { comparison.holds($0, other) }
      case .none: !elements.contains { comparison.holds($0, other) }
      default: elements.contains { comparison.holds($0, other) }
      }
    }
  }
}

/// One side of a comparison.
indirect enum PredicateTerm {
  case constant(Any?)
  case list([PredicateTerm])
  /// The object itself where the path is empty.
  case path([String])

  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .list(let terms): terms.map { $0.value(for: object) }
    case .path(let keys):
      keys.reduce(object) { value, key in PredicateValues.value(forKey: key, of: value) }
    }
  }
}
