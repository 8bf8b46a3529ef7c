/// Where goldens are.
enum GoldenPath {
  /// The folder of goldens that was named, or the usual one.
  static func folder(_ text: String?) throws(Diagnostic) -> String {
    guard let text else { return "Goldens" }
    if text.isEmpty || text.utf8.contains(0) {
      throw .value(text, of: "--goldens", isNot: "a folder", remedy: "leave it out for Goldens")
    }
    return text.count > 1 && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// A name that is one folder's.
  static func name(_ text: String) throws(Diagnostic) -> String {
    if text.isEmpty || text.hasPrefix(".") || text.contains("/") || text.utf8.contains(0) {
      throw .value(
        text, of: "--name", isNot: "the name of a golden", remedy: "try letters and hyphens")
    }
    return text
  }
}
