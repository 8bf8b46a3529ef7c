import CoreGraphics
import VirtualTime

/// In which direction the interface of the scene runs.
///
/// As on a phone that is the direction of the language in which the app is shown: the first of the user's that
/// it has texts in. A scene that has no texts in any language follows the user's first.
final class InterfaceDirection: Sendable {
  private let isRightToLeft: Bool

  private init(_ context: SceneContext) {
    let localized = context.bundles().lazy.compactMap {
      LanguageFolders.language(of: $0, languages: context.languages)
    }.first
    isRightToLeft = Self.runsFromRight(localized ?? context.languages.first ?? "en")
  }

  /// True where the leading side is the right one unless a view says otherwise.
  static var isRightToLeft: Bool {
    let context = SceneContext.active
    guard !context.languages.isEmpty else { return false }
    return context.shared.value { InterfaceDirection(context) }.isRightToLeft
  }

  /// Languages that are written from right to left, unless their script is said to be another.
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
  private static let scripts: Set<String> = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm"]

  /// Whether a language of that identifier, as `ar-EG` or `az-Arab`, is written from right to left.
  static func runsFromRight(_ identifier: String) -> Bool {
    let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script)
    }
    return parts.first.map { languages.contains($0) } ?? false
  }
}
