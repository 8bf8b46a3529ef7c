/// Looks for the libraries that sources import beside a project.
struct LibrarySearch {
  let scan: ProjectScan
  /// Folders that the project lies in; those around them up to the root are looked into too.
  let folders: [String]
  /// Packages that the project names, by their folders.
  var packages: [String] = []

  /// What finds libraries, best first.
  var providers: [any ModuleProvider] {
    let shelf = LibraryShelf(scan: scan, folders: folders, packages: packages)
    return [shelf]
  }

  /// Puts the libraries that the modules import before them.
  func complete(_ project: inout Project, providers own: [any ModuleProvider] = []) {
    let graph = ModuleGraph(scan: scan, providers: own + providers)
    for module in project.modules { graph.add(module) }
    project.modules = graph.modules
  }
}
