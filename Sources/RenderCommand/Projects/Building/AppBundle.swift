import Foundation
import ProjectFiles

/// A program laid out as an application: itself, its Info.plist and its resources in one folder, where
/// Foundation's `Bundle.main` finds them.
struct AppBundle {
  let project: Project
  /// The absolute path of `NAME.app`.
  let folder: String
  let converter: PictureConverter

  /// The program's path in an entry of the cache.
  static func program(of project: Project, in entry: String) -> String {
    let name = name(of: project)
    return "\(entry)/\(name).app/\(name)"
  }

  /// The folder's path in an entry of the cache.
  static func folder(of project: Project, in entry: String) -> String {
    "\(entry)/\(name(of: project)).app"
  }

  private static func name(of project: Project) -> String {
    // The linker takes a percent sign in the name of a folder for something else.
    let name = project.name.split { $0 == "/" || $0 == "%" }.joined(separator: "-")
    return name.isEmpty || name.hasPrefix(".") ? "App" : name
  }

  /// Writes everything but the program.
  /// - Returns: Lines about what could not be put there.
  func write() async throws(Diagnostic) -> [String] {
    var lines: [String] = []
    do {
      try make(folder)
      try writeInfo()
      for module in project.modules {
        var destination = folder
        if let bundle = module.resourceBundle {
          destination += "/" + bundle
          try make(destination)
        }
        for resource in module.resources {
          try copy(resource, into: destination)
        }
      }
    } catch {
      throw Diagnostic(
        .inputOutput, "\(project.name) cannot be laid out: \(error.localizedDescription)",
        remedy: "the folder for builds has to have room: choose another with --cache")
    }
    lines += await converter.convert(in: folder)
    return lines
  }

  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func copy(_ resource: ProjectResource, into destination: String) throws {
    let target = URL(fileURLWithPath: "\(destination)/\(resource.bundlePath)").standardizedFileURL
    // Nothing leaves the bundle.
    guard target.path.hasPrefix(folder + "/"),
      !FileManager.default.fileExists(atPath: target.path),
      FileManager.default.fileExists(atPath: resource.source)
    else { return }
    try make(target.deletingLastPathComponent().path)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: resource.source).resolvingSymlinksInPath(), to: target)
  }

  private func writeInfo() throws {
    var values = project.info.values
    let name = Self.name(of: project)
    // Foundation ends a program whose bundle does not say which language it was written in.
    let usual = [
      "CFBundleName": name, "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
      "CFBundleIdentifier": "org.zoetrope.\(project.shown ?? name)",
    ]
    values.merge(usual.mapValues(PropertyList.string)) { own, _ in own }
    values["CFBundleExecutable"] = .string(name)
    try PropertyList.dictionary(values).xml()
      .write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
  }
}
