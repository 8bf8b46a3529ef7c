import Export
import Foundation
import Limits

/// Walks folders as sources lie in them.
struct FolderWalk {
  let scan: ProjectScan
  /// Folders of these names are passed over wherever they lie.
  var skipped: Set<String> = Self.builds
  /// Full paths that are passed over.
  var excluded: Set<String> = []
  /// Whether folders that hold tests by their names are passed over.
  var skipsTests = true

  /// What tools make or fetch.
  static let builds: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "fastlane",
    "vendor", "xcuserdata", "Preview Content",
  ]

  /// No more files than this are read of one folder.
  private static let most = Limit.projectFiles

  /// Every file in the folder and below in order, hidden ones left out; folders that are one thing to
  /// Xcode count as files. Symbolic links that lead out of the project or round in a circle are not
  /// followed.
  func files(in folder: String) -> [String] {
    var result: [String] = []
    var visited: Set<String> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard visited.insert(Paths.real(next)).inserted else { continue }
      scan.noteUnsayable(in: next, where: FileKind.isUsed)
      var below: [String] = []
      for name in scan.names(in: next) {
        let path = next + "/" + name
        guard let real = scan.optional(path) else {
          if FileManager.default.fileExists(atPath: path) {
            scan.note(Finding(.refused, path, "leads out of the project and is not followed"))
          }
          continue
        }
        if excluded.contains(real) { continue }
        if Paths.isFolder(real), !FileKind.packages.contains(Paths.ending(real)) {
          if skipped.contains(name) || (skipsTests && Self.holdsTests(name)) { continue }
          below.append(real)
        } else {
          if Paths.ending(real) == "xcassets" { noteUnsayable(inCatalog: real) }
          result.append(real)
        }
        if result.count > Self.most {
          scan.note(Finding(.leftOut, folder, "holds more than \(Self.most) files"))
          return result.dropLast().sorted()
        }
      }
      waiting += below.reversed()
    }
    return result.sorted()
  }

  /// Pictures and colours are found by their folders' names.
  private func noteUnsayable(inCatalog catalog: String) {
    var waiting = [catalog]
    while let next = waiting.popLast() {
      scan.noteUnsayable(in: next) { _ in true }
      waiting += scan.names(in: next).map { next + "/" + $0 }
        .filter { Paths.isFolder($0) && !FileLocation.isLink($0) }
    }
  }

  /// Whether a folder of that name holds tests.
  static func holdsTests(_ name: String) -> Bool {
    name == "Tests" || name == "Test" || name == "Specs" || name.hasSuffix("Tests")
      || name.hasSuffix("UITest")
  }
}
