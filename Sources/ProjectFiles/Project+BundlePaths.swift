extension Project {
  /// Gives every resource of the modules that share the application's bundle a path of its own: catalogs,
  /// which are all looked into, another name; of other files the shown module's goes first.
  mutating func shareBundle(scan: ProjectScan) {
    guard kind != .playground else { return }
    var taken: Set<String> = []
    let order = modules.indices.sorted { a, b in
      modules[a].name == shown && modules[b].name != shown
    }
    for index in order where modules[index].resourceBundle == nil {
      var kept: [ProjectResource] = []
      for var resource in modules[index].resources {
        if resource.kind == .catalog {
          resource.bundlePath = Self.free(resource.bundlePath, among: taken)
        }
        guard taken.insert(resource.bundlePath).inserted else {
          scan.note(
            Finding(
              .leftOut, resource.source, "another file goes to \(resource.bundlePath) in the bundle"
            ))
          continue
        }
        kept.append(resource)
      }
      modules[index].resources = kept
    }
  }

  /// The name of a catalog, numbered where it is taken.
  static func free(_ name: String, among taken: Set<String>) -> String {
    var result = name
    var number = 2
    while taken.contains(result) {
      result = "\(Paths.stem(name))-\(number).xcassets"
      number += 1
    }
    return result
  }
}
