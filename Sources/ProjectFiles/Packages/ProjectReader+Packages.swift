extension ProjectReader {
  /// A package: its application, else its executable, else its library.
  func read(package folder: String) throws(ProjectError) -> Project {
    let file = folder + "/Package.swift"
    let shelf = PackageShelf(scan: scan, folders: [folder])
    guard let manifest = shelf.manifest(in: folder) else {
      throw ProjectError(.noInput, Finding(.missing, file, "there is no such file"))
    }
    let shown = manifest.targets.filter { [.application, .executable, .library].contains($0.kind) }
    let chosen: PackageManifest.Target?
    if let target {
      chosen = shown.first { $0.name == target }
      guard chosen != nil else {
        let names = shown.map(\.name).joined(separator: ", ")
        throw ProjectError(
          .noSuchTarget, Finding(.missing, file, "has no target \(target); it has: \(names)"))
      }
    } else {
      chosen =
        shown.first { $0.kind == .application }
        ?? manifest.libraryTargets.lazy.compactMap { name in shown.first { $0.name == name } }.first
        ?? shown.first { $0.kind == .executable } ?? shown.first
    }
    guard let chosen, let module = manifest.module(of: chosen, scan: scan) else {
      throw ProjectError(
        .badData, Finding(.missing, file, "expected a target with sources"))
    }
    var project = Project(
      name: manifest.name, kind: .package, path: folder, root: scan.root)
    project.modules = [module]
    project.shown = module.name
    project.choices = [chosen.name] + shown.map(\.name).filter { $0 != chosen.name }
    var search = LibrarySearch(scan: scan, folders: [folder])
    search.packages = [folder]
    search.complete(&project)
    return project
  }
}
