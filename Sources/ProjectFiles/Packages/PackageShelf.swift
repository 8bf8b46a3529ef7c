/// Packages whose manifests were read, by their folders.
final class PackageShelf: ModuleProvider {
  private let scan: ProjectScan
  private var folders: [String]
  private var manifests: [String: PackageManifest?] = [:]

  init(scan: ProjectScan, folders: [String]) {
    self.scan = scan
    self.folders = folders
  }

  /// The manifest in the folder, read once; the packages that it names are looked into from then on.
  func manifest(in folder: String) -> PackageManifest? {
    if let known = manifests[folder] { return known }
    let manifest = PackageManifest.read(folder, scan: scan)
    manifests[folder] = .some(manifest)
    for path in manifest?.localPackages ?? [] {
      let found = scan.existing(
        Paths.join(folder, path), named: folder + "/Package.swift", what: "the package")
      if let found, !folders.contains(found) { folders.append(found) }
    }
    return manifest
  }

  /// The target of that name in one of the packages known by now.
  func module(named name: String) -> ProjectModule? {
    var index = 0
    // Reading one may add others.
    while index < folders.count {
      if let module = module(named: name, inPackage: folders[index]) { return module }
      index += 1
    }
    return nil
  }

  /// The target of that name in the package of a folder.
  func module(named name: String, inPackage folder: String) -> ProjectModule? {
    guard let manifest = manifest(in: folder) else { return nil }
    let kinds: Set<PackageManifest.Kind> = [.library, .executable]
    let target = manifest.targets.first {
      Paths.moduleName($0.name) == name && kinds.contains($0.kind)
    }
    return target.flatMap { manifest.module(of: $0, scan: scan) }
      .flatMap { $0.sources.isEmpty ? nil : $0 }
  }
}
