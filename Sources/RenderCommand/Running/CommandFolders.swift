import Export
import Foundation

/// Where the running command lies, symbolic links followed.
enum CommandFolders {
  /// Its folder and those above it but the root, the nearest first; none where the system does not tell.
  static let all: [String] = {
    // By the text alone: it is asked at every start, and URLs ask the system for each part.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folders: [String] = []
    var path = link ?? "/"
    while path != "/", path != "." {
      path = FilePath(path).folder
      folders.append(path)
    }
    return folders.filter { $0 != "/" && $0 != "." }
  }()
}
