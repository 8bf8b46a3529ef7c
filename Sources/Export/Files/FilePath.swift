/// A path taken apart at its last slash.
package struct FilePath {
  /// “.” where the path has no slash.
  package let folder: String
  /// Empty where the path ends with a slash.
  package let name: String

  package init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Whether a file can be called so.
  package var namesFile: Bool { !["", ".", ".."].contains(name) && !name.utf8.contains(0) }
}
