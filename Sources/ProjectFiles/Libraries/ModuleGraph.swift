/// Makes modules from their names.
protocol ModuleProvider {
  /// The module of that name, without its dependencies; nil where it has none.
  func module(named name: String) -> ProjectModule?
}

/// The modules of a project as they come to be needed, each after those that it imports.
final class ModuleGraph {
  private enum State {
    case open
    case done
  }

  let scan: ProjectScan
  /// Asked in turn for each name that is imported.
  var providers: [any ModuleProvider]
  /// Those of them that alone are asked for a name that one of Apple's modules has too: the project's own.
  private let own: [any ModuleProvider]
  private(set) var modules: [ProjectModule] = []
  private var states: [String: State] = [:]
  private var unknown: Set<String> = []
  /// Modules that import each other through more than this many others are not followed.
  private static let deepest = 100

  init(scan: ProjectScan, own: [any ModuleProvider], others: [any ModuleProvider]) {
    self.scan = scan
    self.own = own
    providers = own + others
  }

  /// Adds a module after everything that its sources import.
  func add(_ module: ProjectModule) { add(module, depth: 0) }

  private func add(_ module: ProjectModule, depth: Int) {
    guard states[module.name] == nil else { return }
    states[module.name] = .open
    var module = module
    var asked: Set<String> = [module.name]
    for source in module.sources {
      guard let text = scan.text(of: source) else { continue }
      for found in ImportScan.imports(in: text) where asked.insert(found.module).inserted {
        if require(found, of: module.name, in: source, depth: depth + 1) {
          module.dependencies.append(found.module)
        }
      }
    }
    states[module.name] = .done
    modules.append(module)
  }

  /// Whether the import can be had, making the module where it is not there yet.
  private func require(
    _ found: ImportScan.Import, of importer: String, in source: String, depth: Int
  ) -> Bool {
    switch states[found.module] {
    case .done: return true
    case .open:
      scan.note(
        Finding(
          .broken, source, line: found.line,
          "\(importer) imports \(found.module), which imports it: a circle"))
      return false
    case nil: break
    }
    guard depth < Self.deepest else {
      scan.note(
        Finding(
          .leftOut, source, line: found.line,
          "\(found.module) is imported through more than \(Self.deepest) others"))
      return false
    }
    let isApples = AppleModules.contains(found.module)
    if !unknown.contains(found.module) {
      for provider in isApples ? own : providers {
        guard let module = provider.module(named: found.module) else { continue }
        add(module, depth: depth)
        return true
      }
      unknown.insert(found.module)
    }
    if !found.isOptional, !isApples {
      scan.note(
        Finding(
          .missing, source, line: found.line,
          scan.foreignLibraries.contains(found.module)
            ? "the library \(found.module) is not in Swift and is left out"
            : "no library \(found.module) is in the project's targets and packages, nor in Pods, "
              + "Carthage/Checkouts, SourcePackages/checkouts or .build/checkouts beside it"))
    }
    return false
  }
}
