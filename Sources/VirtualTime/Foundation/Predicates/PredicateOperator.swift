/// What is said of two values.
struct PredicateOperator {
  var kind: Kind
  /// `[c]`
  var ignoresCase = false
  /// `[d]`
  var ignoresDiacritics = false

  enum Kind {
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

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual:
      return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: return isElement(right, of: left)
    case .isIn: return isElement(left, of: right)
    case .between:
      guard let bounds = PredicateValues.elements(of: right), bounds.count == 2,
        let low = order(bounds[0], left), let high = order(left, bounds[1])
      else { return false }
      return low != .orderedDescending && high != .orderedDescending
    case .begins, .ends, .like, .matches:
      guard let text = PredicateValues.text(left), let pattern = PredicateValues.text(right)
      else { return false }
      return agrees(text, pattern)
    }
  }

  private func agrees(_ text: String, _ pattern: String) -> Bool {
    switch kind {
    case .begins: return folded(text).hasPrefix(folded(pattern))
    case .ends: return folded(text).hasSuffix(folded(pattern))
    case .matches: return isWhole(pattern, in: ignoresDiacritics ? folded(text) : text)
    default:
      // Only `?` and `*` mean more than themselves; a backslash takes that away.
      var expression = ""
      var isEscaped = false
      for character in folded(pattern) {
        if character == "\\", !isEscaped {
          isEscaped = true
          continue
        }
        switch character {
        case "?" where !isEscaped: expression += "."
        case "*" where !isEscaped: expression += ".*"
        default: expression += NSRegularExpression.escapedPattern(for: String(character))
        }
        isEscaped = false
      }
      return isWhole("(?s)" + expression, in: folded(text))
    }
  }

  private func isWhole(_ pattern: String, in text: String) -> Bool {
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "(?:\(pattern))\\z", options: options)
    else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, options: .anchored, range: whole) != nil
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func isElement(_ value: Any?, of whole: Any?) -> Bool {
    if let text = PredicateValues.text(whole) {
      guard let part = PredicateValues.text(value) else { return false }
      return part.isEmpty || folded(text).contains(folded(part))
    }
    return (PredicateValues.elements(of: whole) ?? []).contains { isEqual($0, value) }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = PredicateValues.present(left), let right = PredicateValues.present(right)
    else { return PredicateValues.present(left) == nil && PredicateValues.present(right) == nil }
    if let order = order(left, right) { return order == .orderedSame }
    return (left as AnyObject) === (right as AnyObject)
      || (left as? NSObject)?.isEqual(right) == true
  }

  /// Nil for values that have no order.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = PredicateValues.text(left), let right = PredicateValues.text(right) {
      let (left, right) = (folded(left), folded(right))
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = PredicateValues.number(left), let right = PredicateValues.number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = PredicateValues.date(left), let right = PredicateValues.date(right) {
      return left.compare(right)
    }
    return nil
  }
}
