/// A file of a project as it lies in its groups.
struct GroupedFile: Equatable {
  /// The path, absolute, as the groups give it; nothing is said about the disk.
  var path: String
  /// For a file in several languages, its versions.
  var variants: [String] = []
  /// Whether it is a folder that is copied whole.
  var isWholeFolder = false
  /// For a Core Data model, whose group is one thing.
  var isVersioned = false
}

extension XcodeProject {
  /// Where every file reference lies, by its identifier. Groups within themselves end.
  func groupedFiles() -> [String: GroupedFile] {
    var result: [String: GroupedFile] = [:]
    var visited: Set<String> = []
    var waiting: [(id: String, folder: String)] = []
    if let main = project["mainGroup"]?.string { waiting.append((main, folder)) }
    while let (id, parent) = waiting.popLast() {
      guard visited.insert(id).inserted, let object = objects[id] else { continue }
      let location = location(of: object, in: parent)
      switch object["isa"]?.string {
      case "PBXGroup":
        waiting += children(of: object).map { ($0, location) }
      case "PBXVariantGroup":
        var file = GroupedFile(path: location)
        for child in children(of: object) where visited.insert(child).inserted {
          guard let version = objects[child] else { continue }
          file.variants.append(self.location(of: version, in: location))
        }
        result[id] = file
      case "XCVersionGroup":
        result[id] = GroupedFile(path: location, isVersioned: true)
      case "PBXFileReference":
        let type = object["lastKnownFileType"]?.string ?? object["explicitFileType"]?.string
        result[id] = GroupedFile(path: location, isWholeFolder: type == "folder")
      case "PBXFileSystemSynchronizedRootGroup":
        result[id] = GroupedFile(path: location)
      default: break
      }
    }
    return result
  }

  private func children(of group: [String: PropertyList]) -> [String] {
    (group["children"]?.array ?? []).compactMap(\.string)
  }

  private func location(of object: [String: PropertyList], in parent: String) -> String {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "SOURCE_ROOT": return Paths.join(folder, path)
    case "<absolute>": return Paths.normal("/" + path)
    case "BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR":
      // Not on the author's disk either: a name that nothing has.
      return Paths.join("/" + (object["sourceTree"]?.string ?? ""), path)
    default:
      // A file that has a name alone lies under it.
      guard path.isEmpty, object["isa"]?.string == "PBXFileReference" else {
        return path.isEmpty ? parent : Paths.join(parent, path)
      }
      return Paths.join(parent, object["name"]?.string ?? "")
    }
  }
}
