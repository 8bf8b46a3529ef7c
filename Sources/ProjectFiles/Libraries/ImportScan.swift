/// The modules that a Swift file imports.
struct ImportScan {
  /// One import.
  struct Import: Equatable {
    var module: String
    var line: Int
    /// Whether the file does without it, as its `#if canImport` says.
    var isOptional: Bool
  }

  /// The imports of a text, in its order. Comments of one line are not taken for code.
  static func imports(in text: String) -> [Import] {
    guard text.contains("import") else { return [] }
    var result: [Import] = []
    var conditions: [String] = []
    var number = 0
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      // A look at two bytes passes most lines over.
      guard let first = line.first(where: { $0 != 32 && $0 != 9 }),
        first == 35 || first == 64
          || first == 105 || first == 112 || first == 102
      else { continue }
      let text = String(Substring(line)).trimmingSpaces
      if text.hasPrefix("#") {
        if text.hasPrefix("#if") {
          conditions.append(text)
        } else if text.hasPrefix("#elseif"), !conditions.isEmpty {
          conditions[conditions.count - 1] = text
        } else if text.hasPrefix("#else"), let last = conditions.popLast() {
          conditions.append("not " + last)
        } else if text.hasPrefix("#endif") {
          _ = conditions.popLast()
        }
        continue
      }
      guard text.contains("import "), !conditions.contains(where: isForOthers) else { continue }
      let isOptional = conditions.contains { $0.contains("canImport") || $0.hasPrefix("not ") }
      for statement in text.split(separator: ";") {
        guard let module = module(in: statement) else { continue }
        result.append(Import(module: module, line: number, isOptional: isOptional))
      }
    }
    return result
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]
  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func module(in statement: Substring) -> String? {
    var words = statement.split { $0 == " " || $0 == "\t" }[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import", var name = words.popFirst() else { return nil }
    if kinds.contains(name) {
      guard let next = words.popFirst() else { return nil }
      name = next
    }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  /// Whether a condition holds on other platforms than the iPhone's alone.
  private static func isForOthers(_ condition: String) -> Bool {
    let others = [
      "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(Linux)", "canImport(AppKit)",
    ]
    let phone = ["os(iOS)", "canImport(UIKit)"]
    if condition.hasPrefix("not ") {
      return phone.contains { condition.contains($0) } && !condition.contains("!")
    }
    return others.contains { condition.contains($0) } && !condition.contains("!")
      && !phone.contains { condition.contains($0) }
  }
}
