import Export
import Foundation

extension Project {
  /// Reads what lies at a path: a `.swift` file, a folder of sources, an `.xcodeproj` or `.xcworkspace`, a
  /// package, a `.playground`, or a folder that holds one of them.
  ///
  /// - Parameters:
  ///   - path: absolute, or seen from the current folder.
  ///   - target: the target or scheme to show; by default the first application for iOS.
  ///   - runner: evaluates a package's manifest where its text does not say enough; nil takes what the text
  ///     says.
  ///   - outputs: paths that the command writes to, which are no part of the project.
  package static func read(
    _ path: String, target: String? = nil, runner: ProjectToolRunner? = nil,
    without outputs: [String] = []
  ) throws(ProjectError) -> Project {
    let absolute = Paths.real(Paths.join(FileLocation.currentFolder, path))
    guard FileManager.default.fileExists(atPath: absolute) else {
      throw ProjectError(.noInput, Finding(.missing, path, "there is no file or folder"))
    }
    let scan = ProjectScan(
      root: repository(around: absolute), runner: runner, outputs: outputs)
    let reader = ProjectReader(scan: scan, target: target)
    let result = Result { () throws(ProjectError) in try reader.read(absolute) }
    // What is missing for want of these is not the first thing to say.
    if let path = scan.unsayable.first {
      throw ProjectError(.badData, Finding(.refused, path, "the name is no UTF-8: rename it"))
    }
    var project = try result.get()
    project.shareBundle(scan: scan)
    project.outlines = StoryboardOutline.read(project.modules, scan: scan)
    project.findings = scan.findings
    return project
  }

  /// The nearest folder that is a repository. What was downloaded has no `.git`: there the nearest one with
  /// a package, a podspec or a licence, at most three above the one that the path lies in; else that one.
  private static func repository(around path: String) -> String {
    let own = Paths.isFolder(path) && Paths.ending(path).isEmpty ? path : Paths.folder(path)
    var folders: [String] = []
    var folder = own
    while folder != "/" {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
      folders.append(folder)
      folder = Paths.folder(folder)
    }
    let top = folders.prefix(4).first { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains {
        $0 == "Package.swift" || Paths.ending($0) == "podspec" || $0.uppercased().hasPrefix("LICEN")
      }
    }
    return top ?? Paths.folder(path)
  }
}

/// Finds what a path is and reads it.
struct ProjectReader {
  let scan: ProjectScan
  /// The target that was asked for.
  let target: String?

  func read(_ path: String) throws(ProjectError) -> Project {
    guard Paths.isFolder(path) else {
      switch Paths.ending(path) {
      case "swift":
        guard scan.contents(of: path) != nil else {
          throw ProjectError(
            .noInput, scan.findings.last ?? Finding(.broken, path, "cannot be read"))
        }
        return Paths.name(path) == "Package.swift"
          ? try read(package: Paths.folder(path)) : read(file: path)
      case "pbxproj": return try read(xcodeProject: Paths.folder(path))
      case "xcworkspacedata": return try read(workspace: Paths.folder(path))
      default:
        throw ProjectError(
          .badData,
          Finding(
            .broken, path,
            "expected a .swift file, a folder, an .xcodeproj, .xcworkspace, package or .playground")
        )
      }
    }
    switch Paths.ending(path) {
    case "xcodeproj": return try read(xcodeProject: path)
    case "xcworkspace": return try read(workspace: path)
    case "playground": return try read(playground: path)
    case "swiftpm": return try read(package: path)
    default: return try read(folder: path)
    }
  }

  private func read(file: String) -> Project {
    let name = Paths.moduleName(Paths.stem(file))
    var project = Project(
      name: Paths.stem(file), kind: .file, path: file, root: scan.root)
    var module = ProjectModule(name: name, product: .application, folder: Paths.folder(file))
    module.sources = [file]
    project.modules = [module]
    project.shown = name
    return project
  }
}
