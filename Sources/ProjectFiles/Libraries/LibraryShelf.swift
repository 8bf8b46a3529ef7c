import Foundation

/// The libraries beside a project: packages, pods, checkouts and folders with a podspec.
final class LibraryShelf: ModuleProvider {
  private let scan: ProjectScan
  private let folders: [String]
  private var packages: PackageShelf
  private var podspecs: [Podspec]?

  init(scan: ProjectScan, folders: [String], packages: [String]) {
    self.scan = scan
    self.folders = folders
    self.packages = PackageShelf(scan: scan, folders: packages)
  }

  /// The folders around the project, nearest first, up to the root.
  private var surroundings: [String] {
    var result: [String] = []
    for folder in folders {
      var folder = folder
      while Paths.isInside(folder, scan.root) {
        if !result.contains(folder) { result.append(folder) }
        if folder == scan.root || folder == "/" { break }
        folder = Paths.folder(folder)
      }
    }
    return result
  }

  /// Where managers of dependencies put libraries, each in a folder of its own.
  private static let shelves = [
    "SourcePackages/checkouts", ".build/checkouts", "Carthage/Checkouts", "Pods",
  ]

  private lazy var checkouts: [String] = surroundings.flatMap { folder in
    Self.shelves.flatMap { shelf -> [String] in
      let subfolder = folder + "/" + shelf
      return scan.names(in: subfolder).map { subfolder + "/" + $0 }.filter(Paths.isFolder)
    }
  }

  func module(named name: String) -> ProjectModule? {
    if let module = packages.module(named: name) { return module }
    // Libraries that a manager of dependencies fetched: the folder of that name first.
    let named = checkouts.filter { Paths.moduleName(Paths.name($0)) == name }
    for folder in named + checkouts.filter({ !named.contains($0) }) {
      if let module = library(name, in: folder, isCalledSo: named.contains(folder)) {
        return module
      }
    }
    // The library whose example this is, or one that lies among the sources. An example's own folder may
    // be called as the library, so that what says that it is one goes first.
    for folder in surroundings {
      if let module = library(name, in: folder, isCalledSo: false) { return module }
      for path in folders(called: name, in: folder) {
        if let module = library(name, in: path, isCalledSo: false) { return module }
      }
    }
    for folder in folders {
      for path in folders(called: name, in: folder) {
        if let module = library(name, in: path, isCalledSo: true) { return module }
      }
    }
    return nil
  }

  private func folders(called name: String, in folder: String) -> [String] {
    scan.names(in: folder).filter { Paths.moduleName($0) == name }.map { folder + "/" + $0 }
      .filter(Paths.isFolder)
  }

  /// The library as the folder describes it: a package, a podspec, an Xcode project, or sources alone.
  private func library(_ name: String, in folder: String, isCalledSo: Bool) -> ProjectModule? {
    scan.trying { found(name, in: folder, isCalledSo: isCalledSo) }
  }

  private func found(_ name: String, in folder: String, isCalledSo: Bool) -> ProjectModule? {
    guard let folder = scan.optional(folder) else { return nil }
    let names = scan.names(in: folder)
    if names.contains("Package.swift"),
      let module = packages.module(named: name, inPackage: folder)
    {
      return module
    }
    for file in names where Paths.ending(file) == "podspec" {
      guard let spec = Podspec.read(folder + "/" + file, scan: scan), spec.module == name
      else { continue }
      let module = spec.libraryModule(scan: scan)
      if !module.sources.isEmpty { return module }
    }
    for file in names where Paths.ending(file) == "xcodeproj" {
      guard let project = try? XcodeProject(folder + "/" + file, scan: scan) else { continue }
      if let module = XcodeModules(scan: scan, projects: [project]).module(named: name) {
        return module
      }
    }
    return isCalledSo ? looseLibrary(name, in: folder) : nil
  }

  /// A folder called as the library, with its sources where libraries have them.
  private func looseLibrary(_ name: String, in folder: String) -> ProjectModule? {
    let candidates = [
      "Sources/" + name, "Source/" + name, "Sources", "Source", "src", name, "Classes",
    ]
    let sources =
      candidates.lazy.map { folder + "/" + $0 }.first { Paths.isFolder($0) } ?? folder
    var files = ModuleFiles()
    var walk = FolderWalk(scan: scan)
    walk.skipped.formUnion(["Example", "Examples", "Demo", "Demos", "Sample", "Samples"])
    for path in walk.files(in: sources) {
      if case .resource = FileKind(path),
        !FileKind.looseResources.contains(Paths.ending(path)) || Paths.name(path) == "Info.plist"
      {
        continue
      }
      files.add(path, scan: scan)
    }
    guard !files.sources.isEmpty else {
      if !files.foreignSources.isEmpty { scan.foreignLibraries.insert(name) }
      return nil
    }
    var module = ProjectModule(name: name, product: .library, folder: folder)
    files.fill(&module, scan: scan)
    return module
  }
}
