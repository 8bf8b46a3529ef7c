package import Foundation
import Synchronization

/// The tables of texts in a scene's bundles, each read once: `.strings`, `.stringsdict` and `.xcstrings`.
package final class LocalizedTexts: Sendable {
  /// A table in one folder: texts by their keys, and formats that depend on numbers.
  private struct Table {
    var texts: [String: String] = [:]
    var plurals: [String: PluralFormat] = [:]
  }

  private let tables = Mutex<[String: Table]>([:])
  /// Formats that were handed out, by what was handed out for them.
  private let formats = Mutex<[String: PluralFormat]>([:])

  /// The active scene's.
  package static var current: LocalizedTexts {
    SceneContext.active.shared.value { LocalizedTexts() }
  }

  /// The text for a key in the scene's language; nil where no table has it.
  ///
  /// - Parameters:
  ///   - table: the file's name without ending; nil or empty: `Localizable`.
  package func text(forKey key: String, table: String?, bundle: Bundle) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard !name.contains("/") else { return nil }
    let languages = SceneContext.active.languages
    let language = LanguageFolders.language(of: bundle, languages: languages)
    let folders = LanguageFolders.ordered(of: bundle, languages: languages)
    // Xcode keeps a catalog of a storyboard's texts in a folder of many languages.
    for folder in folders + [(folders.last ?? "") + "/mul.lproj"] {
      let table = self.table(folder + "/" + name, language: language, languages: languages)
      if let format = table.plurals[key] {
        formats.withLock { $0[format.format] = format }
        return format.format
      }
      if let text = table.texts[key] { return text }
    }
    return nil
  }

  /// The format that was handed out as this text; nil where it is a text like any other.
  package func pluralFormat(_ text: String) -> PluralFormat? {
    text.contains("%") ? formats.withLock { $0[text] } : nil
  }

  private func table(_ path: String, language: String?, languages: [String]) -> Table {
    if let known = tables.withLock({ $0[path] }) { return known }
    var table = Table()
    if let catalog: StringCatalog = read(
      path + ".xcstrings", { try JSONDecoder().decode($0, from: $1) })
    {
      let language = catalog.language(of: languages)
      table.texts = catalog.texts(language: language)
      table.plurals = catalog.plurals(language: language)
    }
    let texts: [String: String]? = read(path + ".strings") {
      try PropertyListDecoder().decode($0, from: Self.marked($1))
    }
    table.texts.merge(texts ?? [:]) { $1 }
    let plurals: [String: PluralEntry]? = read(path + ".stringsdict") {
      try PropertyListDecoder().decode($0, from: $1)
    }
    for (key, entry) in plurals ?? [:] {
      table.plurals[key] = PluralFormat(entry, language: language ?? "en")
    }
    tables.withLock { $0[path] = table }
    return table
  }

  private func read<Value>(
    _ path: String, _ decode: (Value.Type, Data) throws -> Value
  ) -> Value? {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    do {
      return try decode(Value.self, data)
    } catch {
      let name = path.split(separator: "/").suffix(2).joined(separator: "/")
      SceneContext.active.unsupported("a table of texts that cannot be read", at: name)
      return nil
    }
  }

  /// UTF-16 without a mark of its order, as old tools write it, gains one.
  private static func marked(_ data: Data) -> Data {
    let start = [UInt8](data.prefix(4))
    guard start.count == 4, start[0] != 0xFF, start[0] != 0xFE else { return data }
    if start[1] == 0, start[3] == 0, start[0] != 0 { return Data([0xFF, 0xFE]) + data }
    if start[0] == 0, start[2] == 0, start[1] != 0 { return Data([0xFE, 0xFF]) + data }
    return data
  }
}
