import Foundation

/// An entry of a `.stringsdict` as the file has it.
struct PluralEntry: Decodable {
  var format: String
  var variables: [String: PluralVariable]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let entries = try decoder.container(keyedBy: Key.self)
    format = try entries.decode(String.self, forKey: Key(stringValue: "NSStringLocalizedFormatKey"))
    variables = [:]
    for key in entries.allKeys where key.stringValue != "NSStringLocalizedFormatKey" {
      guard let forms = try? entries.decode([String: String].self, forKey: key) else { continue }
      variables[key.stringValue] = PluralVariable(
        type: forms["NSStringFormatValueTypeKey"] ?? "d", forms: forms)
    }
  }
}

/// A part of a format that depends on one number.
struct PluralVariable: Equatable {
  /// How the number is written: `d`, `lu`.
  var type: String
  /// Texts by CLDR's categories: `zero`, `one`, `two`, `few`, `many`, `other`.
  var forms: [String: String]
}

/// A format whose words depend on the numbers in it.
package struct PluralFormat: Sendable {
  /// What stands for it as a text.
  let format: String
  private let whole: String
  private let variables: [String: PluralVariable]
  private let language: String

  init(_ entry: PluralEntry, language: String) {
    self.init(
      format: entry.format, whole: entry.format, variables: entry.variables, language: language)
  }

  init(
    format: String, whole: String, variables: [String: PluralVariable], language: String
  ) {
    self.format = format
    self.whole = whole
    self.variables = variables
    self.language = language
  }

  /// The text with these arguments. Variables within variables end at the eighth.
  package func text(_ arguments: [any CVarArg]) -> String {
    var next = 0
    return expanded(whole, arguments, own: nil, next: &next, depth: 0)
  }

  /// The text with every `%#@name@` replaced by the words for its number, and every other conversion by its
  /// argument, each for itself: words without their number pass none over.
  private func expanded(
    _ text: String, _ arguments: [any CVarArg], own: Int?, next: inout Int, depth: Int
  ) -> String {
    guard depth < 8 else { return "" }
    var result = ""
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var position = own
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
        position = Int(digits)
        rest = rest[digits.endIndex...].dropFirst()
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        let number = position ?? takeNext(&next)
        guard let variable = variables[name], arguments.indices.contains(number - 1)
        else { continue }
        let words = variable.words(for: arguments[number - 1], language: language)
        result += expanded(words, arguments, own: number, next: &next, depth: depth + 1)
      } else {
        let conversion = Conversion(&rest)
        let number = position ?? takeNext(&next)
        guard arguments.indices.contains(number - 1) else { continue }
        result += conversion.text(arguments[number - 1])
      }
    }
    return result + rest
  }

  private func takeNext(_ next: inout Int) -> Int {
    next += 1
    return next
  }
}

/// One conversion of a format, as C writes it after `%`.
private struct Conversion {
  private let text: String
  private let type: Character

  /// Takes it from the front of `rest`.
  init(_ rest: inout Substring) {
    let options = rest.prefix { "-+ 0#'.hlqzjt".contains($0) || $0.isNumber }
    rest = rest[options.endIndex...]
    type = rest.popFirst() ?? "@"
    text = "%" + options + String(type)
  }

  /// The argument as it is to be written; one of another kind in its own way, since the C library would read
  /// what is not there.
  func text(_ argument: any CVarArg) -> String {
    let isWhole = argument is any BinaryInteger
    let isReal = argument is any BinaryFloatingPoint
    let fits =
      "diuxXoc".contains(type) ? isWhole : "fFeEgGaA".contains(type) ? isReal : false
    // Widths beyond any screen would fill the memory.
    guard fits, text.count < 8 else { return "\(argument)" }
    return String(format: text, locale: nil, arguments: [argument])
  }
}

extension PluralVariable {
  /// The words for a number.
  fileprivate func words(for argument: any CVarArg, language: String) -> String {
    let number = (argument as? any BinaryInteger).map { Int(clamping: $0) }
    if number == 0, let words = forms["zero"] { return words }
    let category = number.map { PluralCategory.of($0, language: language) } ?? "other"
    return forms[category] ?? forms["other"] ?? ""
  }
}
