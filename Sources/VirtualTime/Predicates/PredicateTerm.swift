import Foundation

/// A condition as `NSPredicate` writes it, ready to be asked.
indirect enum PredicateTerm {
  case constant(Bool)
  case not(PredicateTerm)
  case all([PredicateTerm])
  case any([PredicateTerm])
  case comparison(PredicateComparison)
}

/// Two things and how they are compared.
struct PredicateComparison {
  enum Relation {
    case equal
    case unequal
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case begins
    case ends
    case contains
    case like
    case matches
    case isIn
    case between
  }

  /// Which of several things on the left have to be so.
  enum Quantity {
    case one
    case any
    case all
    case none
  }

  var left: PredicateValue
  var relation: Relation
  var right: PredicateValue
  var quantity = Quantity.one
  var ignoresCase = false
  var ignoresMarks = false
}

/// One side of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  case keyPath(String)
  case itself
  case list([PredicateValue])
}

@MainActor
extension PredicateTerm {
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let term): !term.holds(for: object)
    case .all(let terms): terms.allSatisfy { $0.holds(for: object) }
    case .any(let terms): terms.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

@MainActor
extension PredicateValue {
  func value(of object: Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .itself: object
    case .keyPath(let path): KeyedValues.value(at: path, of: object)
    case .list(let values): values.map { $0.value(of: object) as Any }
    }
  }
}

@MainActor
extension PredicateComparison {
  fileprivate func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(of: object), right.value(of: object))
    guard quantity != .one else { return holds(left, right) }
    let items = KeyedValues.items(of: left) ?? []
    return switch quantity {
    case .all: items.allSatisfy { holds($0, right) }
    case .none: !items.contains { holds($0, right) }
    default: items.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isSame(left, right)
    case .unequal: return !isSame(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = KeyedValues.order(of: left, right, options) else { return false }
      return switch relation {
      case .less: order == .orderedAscending
      case .lessOrEqual: order != .orderedDescending
      case .greater: order == .orderedDescending
      default: order != .orderedAscending
      }
    case .contains:
      if let items = KeyedValues.items(of: left) { return items.contains { isSame($0, right) } }
      return range(of: right, in: left, []) != nil
    case .begins: return range(of: right, in: left, .anchored) != nil
    case .ends: return range(of: right, in: left, [.anchored, .backwards]) != nil
    case .like: return matches(left, right.map { Self.pattern("\($0)") })
    case .matches: return matches(left, right.map { "\($0)" })
    case .isIn:
      if let items = KeyedValues.items(of: right) { return items.contains { isSame($0, left) } }
      return range(of: left, in: right, []) != nil
    case .between:
      guard let limits = KeyedValues.items(of: right), limits.count == 2,
        let low = KeyedValues.order(of: left, limits[0], options),
        let high = KeyedValues.order(of: left, limits[1], options)
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    }
  }

  private var options: String.CompareOptions {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    return options
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (KeyedValues.plain(one), KeyedValues.plain(other))
    guard let one, let other else { return one == nil && other == nil }
    if let order = KeyedValues.order(of: one, other, options) { return order == .orderedSame }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }

  private func range(
    of part: Any?, in whole: Any?, _ more: String.CompareOptions
  ) -> Range<String.Index>? {
    guard let part = KeyedValues.plain(part), let whole = KeyedValues.plain(whole) else {
      return nil
    }
    let (text, word) = ("\(whole)", "\(part)")
    // What is empty begins and ends everything, which Foundation does not find.
    guard !word.isEmpty else { return text.startIndex..<text.startIndex }
    return text.range(of: word, options: options.union(more))
  }

  private func matches(_ value: Any?, _ pattern: String?) -> Bool {
    guard let value = KeyedValues.plain(value), let pattern else { return false }
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$", options: ignoresCase ? .caseInsensitive : [])
    let text = "\(value)"
    return expression?.firstMatch(
      in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// The regular expression of a text with `*` and `?`.
  private static func pattern(_ text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
