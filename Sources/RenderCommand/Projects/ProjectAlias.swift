import Export
import Foundation

/// The path by which a project is read: as typed, or, where its bytes are no UTF-8, which neither Foundation nor
/// the compiler can say, by a link to it in the folder for builds.
struct ProjectAlias {
  let path: String

  init(_ typed: String, in cache: ProjectCache) throws(Diagnostic) {
    let absolute = typed.hasPrefix("/") ? typed : FileLocation.currentFolder + "/" + typed
    guard PathBytes.isMarked(absolute) else {
      path = typed
      return
    }
    // Up to the last name that is no text; the rest is said as it is.
    let parts = absolute.split(separator: "/", omittingEmptySubsequences: false)
    let last = parts.lastIndex { PathBytes.isMarked(String($0)) } ?? 0
    let target = parts[...last].joined(separator: "/")
    let name = PathBytes.shown(String(parts[last])) { _ in "_" }
    var key = ContentKey()
    key.add("bytes", PathBytes.bytes(target).map { String($0) }.joined(separator: " "))
    let folder = "\(cache.folder)/links/\(key.name)"
    do {
      try OutputFolder(path: folder).link(name, to: target)
    } catch {
      throw Diagnostic(error, naming: "--cache")
    }
    path = ([folder, name] + parts[(last + 1)...].map(String.init)).joined(separator: "/")
  }
}
