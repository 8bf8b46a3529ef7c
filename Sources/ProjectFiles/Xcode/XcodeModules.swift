/// Modules that targets of Xcode projects make.
struct XcodeModules: ModuleProvider {
  let scan: ProjectScan
  let projects: [XcodeProject]

  /// The library or framework that is imported by that name.
  func module(named name: String) -> ProjectModule? {
    for project in projects {
      for target in project.targets(scan: scan)
      where target.moduleName == name
        && (target.product == .framework || target.product == .staticLibrary)
      {
        let found = scan.trying {
          let module = module(of: target, in: project)
          if module.sources.isEmpty, !module.foreignSources.isEmpty {
            scan.foreignLibraries.insert(name)
          }
          return module.sources.isEmpty ? nil : module
        }
        if let found { return found }
      }
    }
    return nil
  }

  /// What the target compiles and brings, with the bundles that it depends on.
  func module(of target: XcodeTarget, in project: XcodeProject) -> ProjectModule {
    let product: ProjectModule.Product =
      switch target.product {
      case .application: .application
      case .framework: .framework
      default: .library
      }
    var module = ProjectModule(
      name: target.moduleName, product: product, folder: project.folder)
    module.swiftVersion = target.swiftVersion
    module.conditions = target.conditions
    project.files(of: target, scan: scan).fill(&module, scan: scan)
    for bundle in project.bundles(of: target, scan: scan) {
      let prefix = (bundle.settings["PRODUCT_NAME"] ?? bundle.name) + ".bundle/"
      for var resource in project.files(of: bundle, scan: scan).resources {
        resource.bundlePath = prefix + resource.bundlePath
        module.resources.append(resource)
      }
    }
    return module
  }
}

extension XcodeProject {
  /// The targets of this project that the target depends on and that make bundles of resources.
  fileprivate func bundles(of target: XcodeTarget, scan: ProjectScan) -> [XcodeTarget] {
    let wanted = all(target.object["dependencies"]).compactMap { $0.object["target"]?.string }
    guard !wanted.isEmpty else { return [] }
    return targets(scan: scan).filter { $0.product == .bundle && wanted.contains($0.id) }
  }

  /// Other projects that this one holds, by their paths.
  var innerProjects: [(id: String, path: String)] {
    let groupedFiles = groupedFiles()
    return objects.sorted { $0.key < $1.key }.compactMap { id, object in
      guard object["isa"]?.string == "PBXFileReference", let grouped = groupedFiles[id],
        Paths.ending(grouped.path) == "xcodeproj"
      else { return nil }
      return (id, grouped.path)
    }
  }

  /// Folders of packages that lie on this disk, as the project names them.
  var localPackages: [(id: String, path: String)] {
    let groupedFiles = groupedFiles()
    var result = all(project["packageReferences"]).compactMap { id, object -> (String, String)? in
      guard object["isa"]?.string == "XCLocalSwiftPackageReference" else { return nil }
      return object["relativePath"]?.string.map { (id, Paths.join(folder, $0)) }
    }
    // Before Xcode 15 a package was a folder among the files.
    for (id, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard object["isa"]?.string == "PBXFileReference", let grouped = groupedFiles[id],
        ["folder", "wrapper", "text"].contains(object["lastKnownFileType"]?.string ?? ""),
        Paths.isFolder(grouped.path), Paths.ending(grouped.path).isEmpty
      else { continue }
      result.append((id, grouped.path))
    }
    return result
  }
}
