/// A target of a project.
struct XcodeTarget {
  /// What a target makes, as far as it matters here.
  enum Product: Equatable {
    case application
    case framework
    case staticLibrary
    case bundle
    case tests
    case other
  }

  let id: String
  let name: String
  let product: Product
  /// Build settings, those of the project under them.
  let settings: BuildSettings
  let object: [String: PropertyList]

  /// Whether it is made for iPhone.
  var isForPhone: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    if platforms.contains("iphone") { return true }
    let root = settings["SDKROOT"] ?? ""
    if root.hasPrefix("iphone") || root.isEmpty && platforms.isEmpty { return true }
    if root == "auto" { return platforms.isEmpty }
    return false
  }

  /// The name by which it is imported.
  var moduleName: String {
    settings["PRODUCT_MODULE_NAME"].map(Paths.moduleName)
      ?? Paths.moduleName(settings["PRODUCT_NAME"] ?? name)
  }

  /// The names that `#if` finds set: of their own setting, and of flags `-D NAME` and `-DNAME`.
  var conditions: [String] {
    func words(_ name: String) -> [String] {
      (settings[name] ?? "").split { " \n\t\"".contains($0) }.map(String.init)
    }
    var result = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var isName = false
    for flag in words("OTHER_SWIFT_FLAGS") {
      if isName {
        result.append(flag)
      } else if flag.hasPrefix("-D"), flag.count > 2 {
        result.append(String(flag.dropFirst(2)))
      }
      isName = flag == "-D"
    }
    let names = result.filter { name in
      name.first?.isNumber == false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return Set(names).subtracting(["inherited"]).sorted()
  }

  /// The major version of Swift, 2…6.
  var swiftVersion: Int? {
    settings["SWIFT_VERSION"]?.split(separator: ".").first.flatMap { Int($0) }
  }
}

extension XcodeProject {
  /// The targets that make something, in the project's order.
  func targets(scan: ProjectScan) -> [XcodeTarget] {
    let groupedFiles = groupedFiles()
    return all(project["targets"]).compactMap { id, object in
      guard object["isa"]?.string == "PBXNativeTarget" else { return nil }
      let name = object["name"]?.string ?? object["productName"]?.string ?? "Target"
      return XcodeTarget(
        id: id, name: name, product: Self.product(object["productType"]?.string),
        settings: settings(of: object, named: name, groupedFiles: groupedFiles, scan: scan),
        object: object)
    }
  }

  private static func product(_ type: String?) -> XcodeTarget.Product {
    guard let type else { return .other }
    let kind = type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
    return switch kind {
    case "application": .application
    case "framework", "framework.static": .framework
    case "library.static", "library.dynamic": .staticLibrary
    case "bundle": .bundle
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": .tests
    default: .other
    }
  }

  /// Settings of the project, then of the target, each with its configuration file under it.
  private func settings(
    of target: [String: PropertyList], named name: String, groupedFiles: [String: GroupedFile],
    scan: ProjectScan
  ) -> BuildSettings {
    var result = BuildSettings(values: [
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PROJECT_NAME": self.name,
      "PROJECT": self.name, "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": "Debug",
      "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
    ])
    for owner in [project, target] {
      guard let configuration = configuration(of: owner) else { continue }
      if let id = configuration["baseConfigurationReference"]?.string,
        let grouped = groupedFiles[id],
        let file = scan.optional(grouped.path)
      {
        result.override(with: ConfigurationFile.read(file, scan: scan))
      }
      result.override(with: Self.plain(configuration["buildSettings"]?.dictionary ?? [:]))
    }
    result.setDefault("PRODUCT_NAME", "$(TARGET_NAME)")
    result.setDefault("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)")
    result.setDefault("EXECUTABLE_NAME", "$(PRODUCT_NAME)")
    return result
  }

  /// Finds configuration files of the target that are not there; of pods that were never fetched, their
  /// libraries are found where they are imported.
  func noteMissingConfigurations(of target: XcodeTarget, scan: ProjectScan) {
    let groupedFiles = groupedFiles()
    for owner in [project, target.object] {
      guard let id = configuration(of: owner)?["baseConfigurationReference"]?.string,
        let grouped = groupedFiles[id], !grouped.path.contains("/Pods/")
      else { continue }
      _ = scan.existing(
        grouped.path, named: file, line: line(of: id), what: "the configuration file")
    }
  }

  /// The configuration that is built to try things: `Debug`, else the default one, else the first.
  private func configuration(of owner: [String: PropertyList]) -> [String: PropertyList]? {
    let list = object(owner["buildConfigurationList"]?.string)
    let configurations = all(list?["buildConfigurations"]).map(\.object)
    func named(_ name: String?) -> [String: PropertyList]? {
      configurations.first { $0["name"]?.string == name && name != nil }
    }
    return named("Debug") ?? named(list?["defaultConfigurationName"]?.string)
      ?? configurations.first
  }

  /// Settings as text; of those for one platform alone, the iPhone's.
  private static func plain(_ settings: [String: PropertyList]) -> [String: String] {
    var result: [String: String] = [:]
    for (name, value) in settings.sorted(by: { $0.key < $1.key }) {
      let text: String
      switch value {
      case .array(let list): text = list.compactMap(\.string).joined(separator: " ")
      case .string(let string): text = string
      case .bool(let isOn): text = isOn ? "YES" : "NO"
      case .integer(let number): text = String(number)
      default: continue
      }
      guard let bracket = name.firstIndex(of: "[") else {
        result[name] = text
        continue
      }
      // `INFOPLIST_KEY_X[sdk=iphoneos*]` sorts after the plain name.
      if name.contains("sdk=iphone") { result[String(name[..<bracket])] = text }
    }
    return result
  }
}
