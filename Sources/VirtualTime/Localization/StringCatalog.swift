/// A file `.xcstrings` of Xcode 15: all languages of one table.
struct StringCatalog: Decodable {
  struct Unit: Decodable { var value: String? }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable { var plural: [String: Variation]? }

  struct Variation: Decodable { var stringUnit: Unit? }

  struct Entry: Decodable { var localizations: [String: Localization]? }

  var sourceLanguage: String
  var strings: [String: Entry]

  /// The first of the user's languages that it has texts in, else the one it was written in.
  func language(of languages: [String]) -> String {
    let there = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
    for language in languages {
      let parts = language.split { $0 == "-" || $0 == "_" }
      for count in stride(from: parts.count, to: 0, by: -1) {
        let name = parts.prefix(count).joined(separator: "-")
        if name == sourceLanguage || there.contains(name) { return name }
      }
      let region = there.sorted().first { $0.hasPrefix("\(parts.first ?? "")-") }
      if let region, !parts.isEmpty { return region }
    }
    return sourceLanguage
  }

  /// Texts that do not depend on a number.
  func texts(language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
  }

  /// Texts that depend on their first number.
  func plurals(language: String) -> [String: PluralFormat] {
    strings.compactMapValues { entry in
      guard let forms = entry.localizations?[language]?.variations?.plural else { return nil }
      let texts = forms.compactMapValues { $0.stringUnit?.value }
      guard let other = texts["other"] else { return nil }
      return PluralFormat(
        format: other, whole: "%#@number@",
        variables: ["number": PluralVariable(type: "lld", forms: texts)], language: language)
    }
  }
}
