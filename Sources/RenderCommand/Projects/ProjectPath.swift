import Export
import Stage

/// Tells the path of a project from the name of a scene.
enum ProjectPath {
  private static let endings = [".swift", ".xcodeproj", ".xcworkspace", ".playground", ".swiftpm"]

  /// Whether a word is meant as the path of a project: no scene is called so, and it looks like a path or is there.
  static func isMeant(_ word: String, scenes: SceneList) -> Bool {
    if scenes.scenes.contains(where: { $0.id == word || $0.aliases.contains(word) }) {
      return false
    }
    guard !word.isEmpty, !word.hasPrefix("-") else { return false }
    return looksLikeOne(word) || FileLocation.isThere(word)
  }

  /// Whether a word can be nothing but a path.
  static func looksLikeOne(_ word: String) -> Bool {
    word.contains("/") || word == "." || word == ".." || endings.contains(where: word.hasSuffix)
  }
}
