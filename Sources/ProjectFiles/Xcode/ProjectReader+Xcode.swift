extension ProjectReader {
  /// An `.xcodeproj`.
  func read(xcodeProject path: String) throws(ProjectError) -> Project {
    let project = try XcodeProject(path, scan: scan)
    return try read(
      projects: withInner([project]), packages: [],
      into: Project(name: project.name, kind: .xcodeProject, path: path, root: scan.root))
  }

  /// An `.xcworkspace`: the projects in it that can be read, else its first package.
  func read(workspace path: String) throws(ProjectError) -> Project {
    let workspace = try Workspace(path, scan: scan)
    var projects: [XcodeProject] = []
    var firstError: ProjectError?
    for projectPath in workspace.projects {
      do {
        projects.append(try XcodeProject(projectPath, scan: scan))
      } catch {
        if firstError == nil { firstError = error }
        scan.note(error.finding)
      }
    }
    if projects.isEmpty {
      if firstError == nil, let package = workspace.packages.first {
        return try read(package: package)
      }
      throw firstError
        ?? ProjectError(
          .badData, Finding(.missing, workspace.file, "expected an .xcodeproj in the workspace"))
    }
    return try read(
      projects: withInner(projects), packages: workspace.packages,
      into: Project(
        name: Paths.stem(path), kind: .workspace, path: path, root: scan.root))
  }

  /// The projects with those that they hold, each once.
  private func withInner(_ projects: [XcodeProject]) -> [XcodeProject] {
    var result: [XcodeProject] = []
    var known: Set<String> = []
    var waiting = Array(projects.reversed())
    while let project = waiting.popLast() {
      guard known.insert(project.path).inserted else { continue }
      result.append(project)
      for (id, inner) in project.innerProjects {
        let path = scan.existing(
          inner, named: project.file, line: project.line(of: id), what: "the project")
        guard let path, !known.contains(path) else { continue }
        do {
          waiting.insert(try XcodeProject(path, scan: scan), at: 0)
        } catch {
          scan.note(error.finding)
        }
      }
    }
    return result
  }

  private struct Choice {
    var project: XcodeProject
    var target: XcodeTarget
  }

  private func read(
    projects: [XcodeProject], packages: [String], into start: Project
  ) throws(ProjectError) -> Project {
    var project = start
    let own = projects.filter { !["Pods", "_Pods"].contains($0.name) }
    let all = (own.isEmpty ? projects : own).flatMap { project in
      project.targets(scan: scan).map { Choice(project: project, target: $0) }
    }
    let choice = try choose(from: all, of: project)
    choice.project.noteMissingConfigurations(of: choice.target, scan: scan)
    let modules = XcodeModules(scan: scan, projects: projects)
    var module = modules.module(of: choice.target, in: choice.project)
    if module.sources.isEmpty {
      scan.note(
        Finding(
          .missing, choice.project.file, line: choice.project.line(of: choice.target.id),
          "the target \(choice.target.name) has no Swift files"))
    }
    if module.product == .application {
      project.info = choice.project.info(of: choice.target, scan: scan)
    }
    // An application may be called as the library that it shows.
    if module.product == .application, importsItself(module) { module.name += "_App" }
    project.modules = [module]
    project.shown = module.name
    project.choices =
      [choice.target.name]
      + all.filter {
        Self.isShown($0.target)
          && ($0.target.id != choice.target.id || $0.project.path != choice.project.path)
      }.map(\.target.name)
    var folders: [String] = []
    for folder in [choice.project.folder] + projects.map(\.folder)
    where !folders.contains(folder) && Paths.name(folder) != "Pods" {
      folders.append(folder)
    }
    var search = LibrarySearch(scan: scan, folders: folders)
    search.packages = packages + localPackages(of: own)
    search.complete(&project, providers: [modules])
    return project
  }

  private func importsItself(_ module: ProjectModule) -> Bool {
    module.sources.contains { path in
      scan.text(of: path).map { text in
        ImportScan.imports(in: text).contains { $0.module == module.name }
      } ?? false
    }
  }

  private func localPackages(of projects: [XcodeProject]) -> [String] {
    projects.flatMap { project in
      project.localPackages.compactMap { id, path in
        scan.existing(
          path, named: project.file, line: project.line(of: id), what: "the package")
      }
    }
  }

  private static func isShown(_ target: XcodeTarget) -> Bool {
    target.isForPhone && [.application, .framework, .staticLibrary].contains(target.product)
  }

  /// The target that was asked for, else the first application for iPhone, else the first library.
  private func choose(
    from all: [Choice], of project: Project
  ) throws(ProjectError) -> Choice {
    if let target {
      if let found = all.first(where: { $0.target.name == target }) { return found }
      let names = all.map(\.target.name).joined(separator: ", ")
      throw ProjectError(
        .noSuchTarget,
        Finding(.missing, project.path, "has no target \(target); it has: \(names)"))
    }
    let shown = all.filter { Self.isShown($0.target) }
    let applications = shown.filter { $0.target.product == .application }
    // Of several, one that is in Swift, called as the project, then the first.
    let swift =
      applications.count < 2
      ? applications
      : applications.filter { choice in
        let files = scan.quietly { choice.project.files(of: choice.target, scan: scan) }
        return files.sources.count > files.foreignSources.count
      }
    let best =
      swift.first { $0.target.name == project.name || $0.target.name == $0.project.name }
      ?? swift.first ?? applications.first
      // Of libraries the first in Swift: a project of pods has one for itself that is empty.
      ?? shown.first { choice in
        !scan.quietly { choice.project.files(of: choice.target, scan: scan) }.sources.isEmpty
      } ?? shown.first
    if let best { return best }
    let others = all.map(\.target.name).joined(separator: ", ")
    throw ProjectError(
      .badData,
      Finding(
        .missing, project.path,
        others.isEmpty
          ? "expected a target that makes an application or library for iPhone; it has none"
          : "expected an application or library for iPhone among its targets: \(others)"))
  }
}
