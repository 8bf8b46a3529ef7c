extension XcodeProject {
  /// What the target compiles and puts into its bundle.
  func files(of target: XcodeTarget, scan: ProjectScan) -> ModuleFiles {
    var files = ModuleFiles()
    let groupedFiles = groupedFiles()
    for (_, phase) in all(target.object["buildPhases"]) {
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase":
        for (id, grouped) in members(of: phase, groupedFiles: groupedFiles, scan: scan) {
          for path in existing(grouped, id: id, what: "the source file", scan: scan) {
            files.add(path, scan: scan)
          }
        }
      case "PBXResourcesBuildPhase":
        for (id, grouped) in members(of: phase, groupedFiles: groupedFiles, scan: scan) {
          for path in existing(grouped, id: id, what: "the resource", scan: scan) {
            if grouped.isWholeFolder {
              files.addWhole(path, bundlePath: Paths.name(grouped.path), scan: scan)
            } else if FileKind(path) == .swift {
              files.addWhole(path, scan: scan)
            } else {
              files.add(path, scan: scan)
            }
          }
        }
      default: break
      }
    }
    for (id, group) in all(target.object["fileSystemSynchronizedGroups"]) {
      addFolder(id, group, of: target, groupedFiles: groupedFiles, to: &files, scan: scan)
    }
    // A folder of another target can lend single files.
    for (id, group) in objects.sorted(by: { $0.key < $1.key })
    where group["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      addLentFiles(of: id, group, to: target, groupedFiles: groupedFiles, into: &files, scan: scan)
    }
    return files
  }

  private func members(
    of phase: [String: PropertyList], groupedFiles: [String: GroupedFile], scan: ProjectScan
  ) -> [(String, GroupedFile)] {
    all(phase["files"]).compactMap { _, file in
      guard let id = file["fileRef"]?.string else { return nil }
      if let grouped = groupedFiles[id] { return (id, grouped) }
      guard let object = objects[id] else {
        scan.note(
          Finding(
            .missing, self.file,
            "a build phase names \(id), which is no object of the project"))
        return nil
      }
      // A file of other projects' products, or one that no group holds.
      guard object["isa"]?.string == "PBXFileReference", let path = object["path"]?.string
      else { return nil }
      return (id, GroupedFile(path: Paths.join(folder, path)))
    }
  }

  private func existing(
    _ grouped: GroupedFile, id: String, what: String, scan: ProjectScan
  ) -> [String] {
    // What other targets make, and what comes with Xcode, lies nowhere.
    let made = ["/BUILT_PRODUCTS_DIR", "/SDKROOT", "/DEVELOPER_DIR"]
    guard !made.contains(where: { grouped.path.hasPrefix($0) }) else { return [] }
    let paths = grouped.variants.isEmpty ? [grouped.path] : grouped.variants
    return paths.compactMap {
      // What would be left out is not missed.
      if FileKind($0) == .foreign || FileKind($0) == .ignored { return scan.optional($0) }
      return scan.existing($0, named: file, line: line(of: id), what: what)
    }
  }

  private func addFolder(
    _ id: String, _ group: [String: PropertyList], of target: XcodeTarget,
    groupedFiles: [String: GroupedFile], to files: inout ModuleFiles, scan: ProjectScan
  ) {
    guard let grouped = groupedFiles[id],
      let root = scan.existing(
        grouped.path, named: file, line: line(of: id), what: "the folder")
    else { return }
    let exceptions = Set(
      exceptions(of: group, for: target).map { Paths.join(root, $0) })
    let whole = Set(
      (group["explicitFolders"]?.array ?? []).compactMap(\.string).map { Paths.join(root, $0) })
    let walk = FolderWalk(
      scan: scan, skipped: ["xcuserdata"], excluded: exceptions.union(whole), skipsTests: false)
    for path in walk.files(in: root) { files.add(path, scan: scan) }
    for path in whole.sorted() where !exceptions.contains(path) {
      if let path = scan.optional(path) { files.addWhole(path, scan: scan) }
    }
  }

  /// What a synchronised folder keeps from the target that it belongs to, or lends to another.
  private func exceptions(of group: [String: PropertyList], for target: XcodeTarget) -> [String] {
    all(group["exceptions"]).filter { $0.object["target"]?.string == target.id }
      .flatMap { ($0.object["membershipExceptions"]?.array ?? []).compactMap(\.string) }
  }

  private func addLentFiles(
    of id: String, _ group: [String: PropertyList], to target: XcodeTarget,
    groupedFiles: [String: GroupedFile], into files: inout ModuleFiles, scan: ProjectScan
  ) {
    let own = (target.object["fileSystemSynchronizedGroups"]?.array ?? []).compactMap(\.string)
    guard !own.contains(id), let grouped = groupedFiles[id] else { return }
    for name in exceptions(of: group, for: target) {
      let path = scan.existing(
        Paths.join(grouped.path, name), named: file, line: line(of: id), what: "the file")
      if let path { files.add(path, scan: scan) }
    }
  }
}
