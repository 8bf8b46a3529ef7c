/// Build settings of a target, each by its name.
struct BuildSettings: Equatable {
  private(set) var values: [String: String]

  init(values: [String: String] = [:]) { self.values = values }

  /// The value with every variable in it replaced; nil where the setting is not there or empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let text = expanded(value).trimmingSpaces
    return text.isEmpty ? nil : text
  }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { self[name].map { $0.uppercased() == "YES" } ?? false }

  /// The names of the settings that there are.
  var names: [String] { values.keys.sorted() }

  /// Overrides these with `settings`; `$(inherited)` in them stands for what was here.
  mutating func override(with settings: [String: String]) {
    for (name, value) in settings {
      let inherited = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
    }
  }

  /// Sets what is not set yet.
  mutating func setDefault(_ name: String, _ value: String) {
    if values[name, default: ""].isEmpty { values[name] = value }
  }

  /// The text with `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)` replaced; an unknown name by nothing.
  func expanded(_ text: String) -> String {
    var budget = 1000
    return expanded(text, depth: 0, budget: &budget)
  }

  /// Settings may name themselves through others, or each other many times: both end.
  private func expanded(_ text: String, depth: Int, budget: inout Int) -> String {
    guard depth < 16, text.contains("$"), text.utf8.count < 1 << 16 else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest[rest.index(after: dollar)...]
      guard let open = after.first, open == "(" || open == "{",
        let end = Self.end(of: after, open: open)
      else {
        result.append("$")
        rest = after
        continue
      }
      budget -= 1
      guard budget > 0 else { return result }
      let inside = String(after[after.index(after: after.startIndex)..<end])
      let reference = expanded(inside, depth: depth + 1, budget: &budget)
      result += value(ofReference: reference, depth: depth + 1, budget: &budget)
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  private static func end(of text: Substring, open: Character) -> Substring.Index? {
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private func value(
    ofReference reference: String, depth: Int, budget: inout Int
  ) -> String {
    let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    var value = expanded(values[name] ?? "", depth: depth, budget: &budget)
    for change in parts.dropFirst() {
      switch change {
      case "c99extidentifier", "identifier": value = Paths.moduleName(value)
      case "rfc1034identifier":
        value = String(
          value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "file", "base": value = Paths.stem(value)
      case _ where change.hasPrefix("default="):
        if value.isEmpty { value = String(change.dropFirst(8)) }
      default: break
      }
    }
    return value
  }
}

extension StringProtocol {
  /// The text without spaces and line ends at either end.
  var trimmingSpaces: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
