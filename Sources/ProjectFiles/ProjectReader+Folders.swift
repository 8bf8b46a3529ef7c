import Foundation

extension ProjectReader {
  /// A folder: what describes a project in it, else its sources.
  func read(folder: String) throws(ProjectError) -> Project {
    let found = containers(in: folder, depth: 0)
    if found.isEmpty { return try read(sources: folder) }
    var firstError: ProjectError?
    var library: (project: Project, findings: [Finding])?
    // What has an application goes before what has a library alone.
    for path in found {
      do {
        let before = scan.mark()
        let project = try readContainer(path)
        let isApplication = project.shownModule?.product == .application
        if project.kind == .playground || (isApplication && !isSwiftUI(project)) {
          return tellingOthers(project, among: found)
        }
        // What was found on the way belongs to a project that may not be taken.
        if library == nil { library = (project, scan.findings(since: before)) }
        scan.forget(since: before)
      } catch {
        if firstError == nil { firstError = error }
      }
    }
    if let library {
      for finding in library.findings { scan.note(finding) }
      return tellingOthers(library.project, among: found)
    }
    if let firstError { throw firstError }
    return try read(sources: folder)
  }

  private func readContainer(_ path: String) throws(ProjectError) -> Project {
    switch Paths.ending(path) {
    case "xcworkspace": try read(workspace: path)
    case "xcodeproj": try read(xcodeProject: path)
    case "playground": try read(playground: path)
    default: try read(package: path)
    }
  }

  private func tellingOthers(_ project: Project, among found: [String]) -> Project {
    let others = found.filter { $0 != project.path }
    if !others.isEmpty {
      let names = others.prefix(4).map { scan.shown($0) }.joined(separator: ", ")
      scan.note(
        Finding(
          .note, project.path,
          "taken of \(found.count) in this folder; name one to take it: \(names)"))
    }
    return project
  }

  /// Whether most of what is shown is SwiftUI, which is left out here.
  private func isSwiftUI(_ project: Project) -> Bool {
    let sources = project.shownModule?.sources ?? []
    let count = sources.count { path in
      scan.text(of: path).map { text in
        ImportScan.imports(in: text).contains { $0.module == "SwiftUI" }
      } ?? false
    }
    return count * 2 > sources.count
  }

  /// What describes a project in the folder, then in those below, best first.
  private func containers(in folder: String, depth: Int) -> [String] {
    let names = scan.names(in: folder)
    func all(_ ending: String) -> [String] {
      names.filter { Paths.ending($0) == ending }.map { folder + "/" + $0 }
    }
    var result =
      all("xcworkspace") + all("xcodeproj").filter { Paths.name($0) != "_Pods.xcodeproj" }
    result += all("swiftpm")
    if names.contains("Package.swift") { result.append(folder) }
    let playgrounds = all("playground")
    if depth < 3 {
      for name in names.sorted(by: { Self.rank($0) < Self.rank($1) }) {
        let path = folder + "/" + name
        guard Paths.isFolder(path), !FileKind.packages.contains(Paths.ending(name)),
          !FolderWalk.builds.contains(name), !FolderWalk.holdsTests(name)
        else { continue }
        result += containers(in: path, depth: depth + 1)
      }
    }
    return result + playgrounds
  }

  /// Folders that are called as examples are looked into first.
  private static func rank(_ name: String) -> String {
    let small = name.lowercased()
    let isExample = ["example", "demo", "sample"].contains { small.contains($0) }
    return (isExample ? "0" : "1") + small
  }

  /// A folder that nothing describes: one module of all Swift files in it.
  private func read(sources folder: String) throws(ProjectError) -> Project {
    let name = Paths.moduleName(Paths.name(folder))
    var files = ModuleFiles()
    var info: PropertyList?
    for path in FolderWalk(scan: scan).files(in: folder) {
      switch FileKind(path) {
      case .resource where !FileKind.looseResources.contains(Paths.ending(path)): continue
      case .resource where Paths.name(path) == "Info.plist":
        info = info ?? scan.propertyList(at: path)
      default: files.add(path, scan: scan)
      }
    }
    guard !files.sources.isEmpty else {
      throw ProjectError(
        .badData,
        Finding(
          .missing, folder,
          "expected Swift files, an .xcodeproj, .xcworkspace, Package.swift or .playground"))
    }
    var project = Project(
      name: Paths.name(folder), kind: .folder, path: folder, root: scan.root)
    var module = ProjectModule(name: name, product: .application, folder: folder)
    files.fill(&module, scan: scan)
    project.modules = [module]
    project.shown = name
    if let values = info?.dictionary {
      let settings = BuildSettings(values: [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": name,
        "EXECUTABLE_NAME": name,
      ])
      project.info = AppInfo(values: values.mapValues { $0.mapStrings(settings.expanded) })
    }
    let libraries = LibrarySearch(scan: scan, folders: [folder])
    libraries.complete(&project)
    return project
  }
}
