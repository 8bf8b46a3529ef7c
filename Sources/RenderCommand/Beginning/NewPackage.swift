import Export
import Foundation
import QuartzCore

/// `render new`: writes a package with a scene, whole or not at all.
struct NewPackage {
  private let name: PackageName
  /// Nil for a scene within Zoetrope itself.
  private let zoetrope: ZoetropeSource?
  private let folder: URL
  /// As typed, or the default.
  private let path: String
  private let isJSON: Bool

  init(_ arguments: NewArguments) throws(Diagnostic) {
    name = try PackageName(arguments.name)
    zoetrope = arguments.withinZoetrope ? nil : try ZoetropeSource(arguments.zoetrope)
    path = arguments.path ?? name.module
    isJSON = arguments.json
    folder = URL(fileURLWithPath: path).standardizedFileURL
    guard !path.isEmpty else {
      throw .value(path, of: "--path", isNot: "a folder", remedy: "name one that does not exist")
    }
    if PathBytes.isMarked(path) {
      throw Diagnostic(
        .usage, "--path \"\(path)\" is not UTF-8, and Swift builds no package there",
        remedy: "name another folder")
    }
    // A link that leads nowhere is something that is there, too.
    if (try? FileManager.default.attributesOfItem(atPath: folder.path)) != nil {
      throw Diagnostic(
        .cannotCreate, "\"\(path)\" is there already",
        remedy: "choose another name, or another folder with --path")
    }
  }

  private var files: [NewFile] {
    let scene = SceneTemplate(name)
    guard let zoetrope else { return scene.files(in: "") + [scene.readme] }
    return PackageTemplate(name, zoetrope).files + scene.files(in: "Sources/\(name.module)/")
  }

  func write() throws(Diagnostic) {
    let files = files.sorted { $0.path < $1.path }
    do {
      try write(files)
    } catch {
      throw diagnostic(for: error)
    }
    if isJSON {
      let document = OrderedJSON.object([
        ("folder", .string(folder.path)),
        ("scene", .string(name.sceneID)),
        ("zoetrope", zoetrope.map { .string($0.location) } ?? .null),
        ("files", .array(files.map { .string($0.path) })),
      ])
      try Console.write(document.text + "\n")
    } else {
      let next = zoetrope == nil ? "" : "; next: cd \(FilmRecipe.quoted(path)) && make"
      Console.say("wrote \(path), \(files.count) files\(next)\n")
    }
  }

  /// Writes beside the folder under a hidden name, then renames.
  private func write(_ files: [NewFile]) throws {
    let manager = FileManager.default
    let parent = folder.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    let number = ProcessInfo.processInfo.processIdentifier
    let unfinished = parent.appendingPathComponent(".\(name.module).\(number).tmp")
    do {
      for file in files {
        let url = unfinished.appendingPathComponent(file.path)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      try manager.moveItem(at: unfinished, to: folder)
    } catch {
      try? manager.removeItem(at: unfinished)
      throw error
    }
  }

  private func diagnostic(for error: any Error) -> Diagnostic {
    let code = (error as? CocoaError)?.code
    let status: ExitStatus =
      switch code {
      case .fileWriteNoPermission: .noPermission
      case .fileWriteOutOfSpace: .inputOutput
      default: .cannotCreate
      }
    let underlying = (error as? CocoaError)?.underlying.map { ": \($0.localizedDescription)" } ?? ""
    return Diagnostic(
      status, "\"\(path)\" cannot be written\(underlying)",
      remedy: "choose another folder with --path")
  }
}

/// A file to be written: its path in the folder, and all of its text.
struct NewFile {
  var path: String
  var text: String
}
