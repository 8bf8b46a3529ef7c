package import Foundation

/// The folders `.lproj` of a bundle, by the scene's languages.
package enum LanguageFolders {
  /// Where a localised file is looked for, the preferred first: the bundle's folder of the first of the user's
  /// languages that it has, else of the one that the program was written in, then `Base.lproj`, then the bundle
  /// itself.
  package static func ordered(of bundle: Bundle, languages: [String]) -> [String] {
    let top = bundle.resourcePath ?? bundle.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: top)) ?? []
    let folders = names.filter { $0.hasSuffix(".lproj") }.sorted()
    let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    let chosen = (languages + [region]).lazy.compactMap { folder(for: $0, among: folders) }.first
    let base = folders.first { $0.lowercased() == "base.lproj" }
    return [chosen, base].compactMap { $0 }.map { top + "/" + $0 } + [top]
  }

  /// The identifier of the language whose folder is preferred: `de`; nil where the bundle has none.
  package static func language(of bundle: Bundle, languages: [String]) -> String? {
    let first = ordered(of: bundle, languages: languages)[0]
    let name = (first as NSString).lastPathComponent
    guard name.hasSuffix(".lproj") else { return nil }
    let language = String(name.dropLast(6))
    return oldNames.first { $0.value == language }?.key ?? language
  }

  /// `pt-BR` is `pt-BR.lproj`, `pt_BR.lproj`, `pt.lproj`, or one with an old name in English.
  private static func folder(for language: String, among folders: [String]) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let plain = parts.first?.lowercased() else { return nil }
    var wanted = (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    if let old = oldNames[plain] { wanted.append(old) }
    let plainNames = folders.map { $0.lowercased().replacing("_", with: "-") }
    for name in wanted.map({ $0.lowercased() }) {
      if let index = plainNames.firstIndex(of: name + ".lproj") { return folders[index] }
    }
    // Of several regions of a language, any is nearer than another language.
    return plainNames.firstIndex { $0.hasPrefix(plain + "-") }.map { folders[$0] }
  }

  private static let oldNames = [
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian",
    "ja": "Japanese", "nl": "Dutch",
  ]
}
