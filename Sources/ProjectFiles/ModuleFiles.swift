/// Files sorted into what a module does with them.
struct ModuleFiles {
  private(set) var sources: [String] = []
  private(set) var foreignSources: [String] = []
  private(set) var resources: [ProjectResource] = []
  private var known: Set<String> = []
  private var bundlePaths: Set<String> = []

  /// Sorts one file in, by its ending.
  ///
  /// - Parameter bundlePath: where a resource goes in the bundle; by default its name, within its `.lproj`.
  mutating func add(_ path: String, bundlePath: String? = nil, scan: ProjectScan) {
    guard known.insert(path).inserted else { return }
    switch FileKind(path) {
    case .swift: sources.append(path)
    // Pods have a file without content each, for Apple's linker.
    case .foreign where path.contains("/Target Support Files/"): break
    case .foreign: foreignSources.append(path)
    case .resource(let kind): addResource(path, bundlePath: bundlePath, kind: kind, scan: scan)
    case .unknown(let what):
      scan.note(Finding(.leftOut, path, "\(what) cannot be used here and is left out"))
    case .ignored: break
    }
  }

  /// Adds a file or whole folder to the bundle, whatever its ending.
  mutating func addWhole(_ path: String, bundlePath: String? = nil, scan: ProjectScan) {
    guard known.insert(path).inserted else { return }
    addResource(path, bundlePath: bundlePath, kind: .plain, scan: scan)
  }

  private mutating func addResource(
    _ path: String, bundlePath: String?, kind: ProjectResource.Kind, scan: ProjectScan
  ) {
    var bundlePath = bundlePath ?? Self.bundlePath(of: path)
    if kind == .catalog {
      // Catalogs of one name are all looked into: any names will do.
      bundlePath = Project.free(bundlePath, among: bundlePaths)
    }
    guard bundlePaths.insert(bundlePath).inserted else {
      scan.note(Finding(.leftOut, path, "another file goes to \(bundlePath) in the bundle"))
      return
    }
    resources.append(ProjectResource(source: path, bundlePath: bundlePath, kind: kind))
  }

  /// Where a file goes that no folder of the bundle was named for: groups are flattened, languages kept.
  static func bundlePath(of path: String) -> String {
    let folder = Paths.folder(path)
    var name = Paths.name(path)
    if let compiled = ["xcdatamodeld": "momd", "xcdatamodel": "mom"][Paths.ending(path)] {
      name = String(name.dropLast(Paths.ending(path).count)) + compiled
    }
    return Paths.ending(folder) == "lproj" ? Paths.name(folder) + "/" + name : name
  }

  /// Hands everything to the module and says what is left out of it.
  func fill(_ module: inout ProjectModule, scan: ProjectScan) {
    module.sources += sources
    module.resources += resources
    module.foreignSources += foreignSources
    guard let first = foreignSources.first else { return }
    let others = foreignSources.count - 1
    scan.note(
      Finding(
        .leftOut, first,
        others == 0
          ? "is not Swift and is left out of \(module.name)"
          : "is not Swift and is left out of \(module.name), as are \(others) more such files"))
  }
}
