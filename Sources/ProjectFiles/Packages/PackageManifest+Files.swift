import Foundation

extension PackageManifest {
  /// Reads the manifest in a folder: its text, or where that names no target what the tool makes of it.
  static func read(_ folder: String, scan: ProjectScan) -> PackageManifest? {
    let file = folder + "/Package.swift"
    guard let found = scan.optional(file), let text = scan.text(of: found) else { return nil }
    let manifest = PackageManifest(text: text, folder: folder)
    guard manifest.targets.isEmpty else { return manifest }
    // Swift 3 had a target of each folder in Sources, or one of all.
    if (manifest.toolsVersion ?? 3) < 4 {
      var manifest = manifest
      let sources = folder + "/Sources"
      let names = scan.names(in: sources)
      let folders = names.filter { Paths.isFolder(sources + "/" + $0) }
      if names.contains(where: { $0.hasSuffix(".swift") }) || folders.isEmpty {
        manifest.targets = [Target(name: manifest.name, kind: .library, path: "Sources")]
      } else {
        manifest.targets = folders.map { Target(name: $0, kind: .library, path: "Sources/" + $0) }
      }
      manifest.libraryTargets = manifest.targets.map(\.name)
      return manifest
    }
    if let runner = scan.runner {
      do {
        let data = try runner(["swift", "package", "dump-package"], folder)
        if let list = PropertyList(json: data) {
          let dumped = PackageManifest(dump: list, folder: folder)
          if !dumped.targets.isEmpty { return dumped }
        }
      } catch {
        scan.note(Finding(.broken, file, "swift package dump-package failed: \(error)"))
      }
    }
    scan.note(Finding(.broken, file, "expected targets written out: .target(name: \"…\")"))
    return manifest
  }

  /// The target's folder; nil with a finding where there is none.
  func folder(of target: Target, scan: ProjectScan) -> String? {
    let file = folder + "/Package.swift"
    if let path = target.path {
      return scan.existing(
        Paths.join(folder, path), named: file, what: "the folder of the target \(target.name)")
    }
    for parent in ["Sources", "Source", "src", "srcs"] {
      if let found = scan.optional(folder + "/\(parent)/\(target.name)") { return found }
    }
    // A package of one target may do without its folder.
    let others = targets.filter { $0.kind != .test && $0.kind != .binary }
    if others.count == 1, let found = scan.optional(folder + "/Sources") { return found }
    if target.kind == .application { return folder }
    scan.note(
      Finding(.missing, file, "the folder Sources/\(target.name) of its target is not there"))
    return nil
  }

  /// The target as a module, without its dependencies; nil where it has no folder.
  func module(of target: Target, scan: ProjectScan) -> ProjectModule? {
    guard let root = folder(of: target, scan: scan) else { return nil }
    var files = ModuleFiles()
    var walk = FolderWalk(scan: scan)
    // A target's folder may be called as it likes.
    walk.skipped = ["xcuserdata", ".build"]
    walk.skipsTests = root == folder
    walk.excluded = Set(target.exclude.map { Paths.join(root, $0) })
    let bundle = target.kind == .application ? nil : "\(name)_\(target.name).bundle"
    for rule in target.resources where rule.isCopied {
      guard
        let path = scan.existing(
          Paths.join(root, rule.path), named: folder + "/Package.swift", what: "the resource")
      else { continue }
      walk.excluded.insert(path)
      files.addWhole(path, scan: scan)
    }
    let processed = target.resources.filter { !$0.isCopied }.map { Paths.join(root, $0.path) }
    let wanted = target.sources?.map { Paths.join(root, $0) }
    for path in walk.files(in: root) where Paths.name(path) != "Package.swift" {
      let isProcessed = processed.contains { Paths.isInside(path, $0) }
      switch FileKind(path) {
      case .resource(let kind):
        // What Xcode knows needs no rule.
        let isKnown = kind != .plain || Paths.ending(Paths.folder(path)) == "lproj"
        if isProcessed || isKnown || target.kind == .application { files.add(path, scan: scan) }
      default:
        if let wanted, !wanted.contains(where: { Paths.isInside(path, $0) }) { continue }
        files.add(path, scan: scan)
      }
    }
    let product: ProjectModule.Product =
      target.kind == .application || target.kind == .executable ? .application : .library
    var module = ProjectModule(
      name: Paths.moduleName(target.name), product: product, folder: folder)
    module.swiftVersion = toolsVersion
    files.fill(&module, scan: scan)
    if !module.resources.isEmpty { module.resourceBundle = bundle }
    return module
  }
}

extension PropertyList {
  /// A JSON text as a property list; what is null is left out.
  init?(json data: Data) {
    guard let value = try? JSONSerialization.jsonObject(with: data) else { return nil }
    self.init(jsonValue: value)
  }

  private init?(jsonValue value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.compactMap { PropertyList(jsonValue: $0) })
    case let entries as [String: Any]:
      self = .dictionary(entries.compactMapValues { PropertyList(jsonValue: $0) })
    case let number as NSNumber: self = .real(number.doubleValue)
    default: return nil
    }
  }
}
