import Export
import Foundation

/// Says absolute paths of a project as its author typed them.
struct TypedPaths {
  /// As typed on the command line.
  let typed: String
  private let base: String
  private let shownBase: String

  /// - Parameter path: By which the project is read, where that is another.
  init(_ typed: String, at path: String? = nil) {
    self.typed = typed
    let url = URL(fileURLWithPath: path ?? typed)
    let real = url.resolvingSymlinksInPath().standardizedFileURL
    // A link may lead to a name that cannot be said.
    let absolute =
      FileManager.default.fileExists(atPath: real.path) ? real : url.standardizedFileURL
    // A project file stands for the folder that it lies in.
    let isFolder =
      FileLocation.isFolder(absolute.path)
      && !["xcodeproj", "xcworkspace"].contains(absolute.pathExtension)
    base = isFolder ? absolute.path : absolute.deletingLastPathComponent().path
    let plain = typed.count > 1 && typed.hasSuffix("/") ? String(typed.dropLast()) : typed
    shownBase =
      isFolder ? plain : plain.lastIndex(of: "/").map { String(plain[..<$0]) } ?? ""
  }

  /// The path as it would have been typed, where it lies in what was; else as it is.
  func shown(_ path: String) -> String {
    guard path.hasPrefix(base + "/") else { return path }
    let rest = path.dropFirst(base.count + 1)
    return shownBase.isEmpty || shownBase == "." ? String(rest) : "\(shownBase)/\(rest)"
  }
}
