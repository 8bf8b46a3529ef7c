/// How Objective-C calls what Swift declares.
enum ObjectiveCName {
  /// The selector of `base(labels…)`: the first label joins the name, by `With` where neither says how.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let label = first.withoutBackticks
      let isJoined =
        prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
      name += (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }
    return name + ":"
      + labels.dropFirst().map { ($0 == "_" ? "" : $0.withoutBackticks) + ":" }.joined()
  }

  /// The setter of a property.
  static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  // Those that the compiler knows.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
