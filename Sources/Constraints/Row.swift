/// What a basic unknown is in terms of the others, or an objective: a constant and multiples of
/// unknowns, in the order of the unknowns.
struct Row: Sendable {
  /// One multiple.
  struct Term: Sendable {
    var unknown: Int
    var coefficient: Double
  }

  /// A coefficient smaller than this is a rounding error.
  static let smallest = 1e-9

  private(set) var terms: [Term] = []
  var constant = 0.0

  /// The multiple of `unknown`; 0 where there is none.
  func coefficient(of unknown: Int) -> Double {
    let position = position(of: unknown)
    return position < terms.count && terms[position].unknown == unknown
      ? terms[position].coefficient : 0
  }

  /// Adds a multiple of an unknown.
  mutating func add(_ unknown: Int, times coefficient: Double) {
    let position = position(of: unknown)
    if position < terms.count, terms[position].unknown == unknown {
      terms[position].coefficient += coefficient
      if abs(terms[position].coefficient) < Self.smallest { terms.remove(at: position) }
    } else if abs(coefficient) >= Self.smallest {
      terms.insert(Term(unknown: unknown, coefficient: coefficient), at: position)
    }
  }

  /// Adds a multiple of another row.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      if j == other.terms.count || (i < terms.count && terms[i].unknown < other.terms[j].unknown) {
        sum.append(terms[i])
        i += 1
        continue
      }
      var term = other.terms[j]
      term.coefficient *= factor
      j += 1
      if i < terms.count, terms[i].unknown == term.unknown {
        term.coefficient += terms[i].coefficient
        i += 1
      }
      if abs(term.coefficient) >= Self.smallest { sum.append(term) }
    }
    terms = sum
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes an unknown out; returns its multiple.
  @discardableResult
  mutating func remove(_ unknown: Int) -> Double {
    let position = position(of: unknown)
    guard position < terms.count, terms[position].unknown == unknown else { return 0 }
    return terms.remove(at: position).coefficient
  }

  /// Puts what `unknown` is in its place; true when it stood here.
  @discardableResult
  mutating func substitute(_ unknown: Int, by row: Row) -> Bool {
    let coefficient = remove(unknown)
    guard coefficient != 0 else { return false }
    add(row, times: coefficient)
    return true
  }

  /// What `unknown` is where this row is zero. It must stand in the row.
  func solved(for unknown: Int) -> Row {
    var row = self
    row.scale(by: -1 / row.remove(unknown))
    return row
  }

  private func position(of unknown: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].unknown < unknown { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
