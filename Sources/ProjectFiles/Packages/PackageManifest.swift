/// What a `Package.swift` says.
struct PackageManifest: Equatable {
  /// How a target becomes something.
  enum Kind: String {
    case library = "target"
    case executable = "executableTarget"
    case application = "iOSApplication"
    case test = "testTarget"
    case binary = "binaryTarget"
    case other
  }

  /// One target.
  struct Target: Equatable {
    var name: String
    var kind: Kind
    /// The folder as it is written, seen from the package; nil for the usual one.
    var path: String?
    var exclude: [String] = []
    /// Files and folders within the target's; nil for all.
    var sources: [String]?
    var resources: [Resource] = []
  }

  /// A rule for resources.
  struct Resource: Equatable {
    var path: String
    /// Whether a folder is copied whole; else its files are flattened.
    var isCopied: Bool
  }

  /// The folder of the package.
  var folder: String
  var name: String
  var targets: [Target] = []
  /// Targets of libraries, in the order of the libraries.
  var libraryTargets: [String] = []
  /// Folders of other packages that it names by their path.
  var localPackages: [String] = []
  /// The first major version of Swift in the first line.
  var toolsVersion: Int?
}

extension PackageManifest {
  /// What the text says; the targets are missing where it makes them by running code.
  init(text: String, folder: String) {
    self.init(folder: folder, name: Paths.name(folder))
    let first = text.prefix(200).split(whereSeparator: \.isNewline).first ?? ""
    if let colon = first.firstIndex(of: ":"), first.contains("swift-tools-version") {
      toolsVersion = Int(
        first[first.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber })
    }
    let names: Set<String> = [
      "Package", "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary",
      "macro", "plugin", "library", "package", "iOSApplication",
    ]
    var applicationTargets: Set<String> = []
    for call in ManifestText.calls(names, in: text) {
      switch call.name {
      case "Package": name = call["name"]?.string ?? name
      case "package":
        if let path = call["path"]?.string { localPackages.append(path) }
      case "library": libraryTargets += strings(call["targets"])
      case "iOSApplication": applicationTargets.formUnion(strings(call["targets"]))
      default:
        guard let name = call["name"]?.string else { continue }
        var target = Target(name: name, kind: Kind(rawValue: call.name) ?? .other)
        target.path = call["path"]?.string
        target.exclude = strings(call["exclude"])
        target.sources = call["sources"].map(strings)
        target.resources = (call["resources"]?.list ?? []).compactMap { rule in
          guard let call = rule.call, let path = call.arguments.first?.value.string
          else { return nil }
          return Resource(path: path, isCopied: call.name != "process")
        }
        targets.append(target)
      }
    }
    for index in targets.indices where applicationTargets.contains(targets[index].name) {
      targets[index].kind = .application
    }
  }

  /// What `swift package dump-package` wrote.
  init(dump: PropertyList, folder: String) {
    self.init(folder: folder, name: dump["name"]?.string ?? Paths.name(folder))
    toolsVersion = (dump["toolsVersion"]?["_version"]?.string?.split(separator: ".").first)
      .flatMap { Int($0) }
    for product in dump["products"]?.array ?? [] where product["type"]?["library"] != nil {
      libraryTargets += (product["targets"]?.array ?? []).compactMap(\.string)
    }
    for dependency in dump["dependencies"]?.array ?? [] {
      for package in dependency["fileSystem"]?.array ?? [] {
        if let path = package["path"]?.string { localPackages.append(path) }
      }
    }
    for entry in dump["targets"]?.array ?? [] {
      guard let name = entry["name"]?.string else { continue }
      let kind: Kind =
        switch entry["type"]?.string {
        case "regular": .library
        case "executable": .executable
        case "test": .test
        case "binary": .binary
        default: .other
        }
      var target = Target(name: name, kind: kind)
      target.path = entry["path"]?.string
      target.exclude = (entry["exclude"]?.array ?? []).compactMap(\.string)
      target.sources = entry["sources"]?.array?.compactMap(\.string)
      target.resources = (entry["resources"]?.array ?? []).compactMap { rule in
        rule["path"]?.string.map {
          Resource(path: $0, isCopied: rule["rule"]?["process"] == nil)
        }
      }
      targets.append(target)
    }
  }

  private func strings(_ value: ManifestText.Value?) -> [String] {
    (value?.list ?? []).compactMap(\.string)
  }
}
