/// The name by which Swift knows a set of an asset catalog since Xcode 15.
enum AssetName {
  /// The name of a static member: `dogFace` of "dog-face", `accent` of "AccentColor", `_24` of "24".
  /// - Parameter kind: `Color` or `Image`, left out at the end.
  static func member(_ text: String, kind: String) -> String? {
    var name = joined(text)
    if name.hasSuffix(kind), name.count > kind.count { name.removeLast(kind.count) }
    return escaped(lowercased(name))
  }

  /// The name of the type that a folder with a namespace becomes: `Icons` of "icons".
  static func type(_ text: String) -> String? {
    let name = joined(text)
    return escaped(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The words of a text in one, each but the first beginning with a capital; an underscore keeps numbers apart.
  private static func joined(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber) }.reduce(into: "") { name, word in
      guard let last = name.last, let first = word.first else { return name += word }
      if last.isNumber, first.isNumber { name += "_" }
      name += first.uppercased() + word.dropFirst()
    }
  }

  /// Without the capitals it begins with: `bgDark` of "BGDark", `logo` of "LOGO".
  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count)
    let isWordBehind = capitals.count > 1 && rest.first?.isLowercase == true
    let small = isWordBehind ? capitals.dropLast() : capitals
    return small.lowercased() + name.dropFirst(small.count)
  }

  private static func escaped(_ name: String) -> String? {
    guard let first = name.first else { return nil }
    if first.isNumber { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Self", "Type", "Protocol", "Any",
  ]
}
