/// A row or column of views as written in a visual format: `H:|-20-[a(100)]-[b(>=a@750)]-|`.
struct VisualFormat {
  /// A number, or the name of one or of a view.
  enum Value: Hashable {
    case number(Double)
    case name(String)
  }

  /// A demand on a length: `>=100@750`.
  struct Demand: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// What stands between two neighbours.
  enum Gap: Hashable {
    /// Nothing: they touch.
    case flush
    /// The system's space.
    case standard
    case demands([Demand])
  }

  /// A view by its name, or the edge of the superview.
  enum Part: Hashable {
    case edge
    case view(String, [Demand])
  }

  private(set) var isVertical = false
  private(set) var parts: [Part] = []
  /// One less than there are parts.
  private(set) var gaps: [Gap] = []
  private var rest: Substring

  /// Reads `text`; nil when it is no visual format.
  init?(_ text: String) {
    rest = text.filter { $0 != " " }[...]
    if skip("V:") { isVertical = true } else { _ = skip("H:") }
    guard readPart() else { return nil }
    while !rest.isEmpty {
      guard let gap = readGap(), readPart() else { return nil }
      gaps.append(gap)
    }
    let inner = parts.dropFirst().dropLast()
    guard parts.contains(where: { $0 != .edge }), !inner.contains(.edge) else { return nil }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// The characters up to the first that is none of a name or number.
  private mutating func readWord() -> Value? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    if word.first?.isLetter == false, let number = Double(word) { return .number(number) }
    return .name(String(word))
  }

  private mutating func readValue() -> Value? {
    let isNegative = skip("-")
    guard let word = readWord() else { return nil }
    guard isNegative else { return word }
    guard case .number(let number) = word else { return nil }
    return .number(-number)
  }

  private mutating func readDemand() -> Demand? {
    var relation = NSLayoutConstraint.Relation.equal
    if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    guard let value = readValue() else { return nil }
    var demand = Demand(relation: relation, value: value)
    if skip("@") {
      guard let priority = readWord() else { return nil }
      demand.priority = priority
    }
    return demand
  }

  /// Demands in parentheses, the first of which is gone already.
  private mutating func readDemands() -> [Demand]? {
    var demands: [Demand] = []
    repeat {
      guard let demand = readDemand() else { return nil }
      demands.append(demand)
    } while skip(",")
    return skip(")") ? demands : nil
  }

  private mutating func readPart() -> Bool {
    if skip("|") {
      parts.append(.edge)
      return true
    }
    guard skip("["), case .name(let name)? = readWord() else { return false }
    var demands: [Demand] = []
    if skip("(") {
      guard let read = readDemands() else { return false }
      demands = read
    }
    parts.append(.view(name, demands))
    return skip("]")
  }

  private mutating func readGap() -> Gap? {
    guard skip("-") else { return .flush }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    if skip("(") {
      guard let demands = readDemands(), skip("-") else { return nil }
      return .demands(demands)
    }
    guard let demand = readDemand(), skip("-") else { return nil }
    return .demands([demand])
  }
}
