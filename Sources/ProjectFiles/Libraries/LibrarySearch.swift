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
    let graph = ModuleGraph(scan: scan, own: own, others: providers)
    for module in project.modules { graph.add(module) }
    project.modules = graph.modules
    for index in project.modules.indices {
      placeResources(of: &project.modules[index])
      addPodBundles(to: &project.modules[index])
    }
  }

  /// A package's code that does not ask for `Bundle.module` looks where the bundles of applications, frameworks and pods
  /// have what they hold.
  private func placeResources(of module: inout ProjectModule) {
    guard module.resourceBundle != nil, module.product == .library,
      !module.sources.contains(where: { scan.text(of: $0)?.contains(".module") == true })
    else { return }
    module.resourceBundle = nil
  }

  /// A library's code looks for the bundle that its podspec makes, and CocoaPods made; an Xcode project of it has none.
  private func addPodBundles(to module: inout ProjectModule) {
    guard [.framework, .library].contains(module.product), module.resourceBundle == nil else {
      return
    }
    var folder = module.folder
    while Paths.isInside(folder, scan.root) {
      for file in scan.names(in: folder) where Paths.ending(file) == "podspec" {
        guard let spec = Podspec.read(folder + "/" + file, scan: scan), spec.module == module.name
        else { continue }
        let known = Set(module.resources.map(\.bundlePath))
        module.resources += spec.bundleResources(scan: scan).filter {
          !known.contains($0.bundlePath)
        }
        return
      }
      if folder == scan.root || folder == "/" { return }
      folder = Paths.folder(folder)
    }
  }
}
