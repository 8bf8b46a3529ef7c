extension XcodeProject {
  /// The application's Info.plist with what its build settings add.
  func info(of target: XcodeTarget, scan: ProjectScan) -> AppInfo {
    let settings = target.settings
    var values: [String: PropertyList] = [
      "CFBundleName": .string(settings["PRODUCT_NAME"] ?? target.name),
      "CFBundlePackageType": .string("APPL"),
      "CFBundleDevelopmentRegion": .string(project["developmentRegion"]?.string ?? "en"),
      "CFBundleShortVersionString": .string(settings["MARKETING_VERSION"] ?? "1.0"),
      "CFBundleVersion": .string(settings["CURRENT_PROJECT_VERSION"] ?? "1"),
    ]
    if let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] {
      values["CFBundleIdentifier"] = .string(identifier)
    }
    if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] {
      values["NSAccentColorName"] = .string(accent)
    }
    for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
      guard let text = settings[name] else { continue }
      let (key, value) = Self.entry(String(name.dropFirst(14)), text)
      values[key] = value
    }
    if let name = settings["INFOPLIST_FILE"],
      let path = scan.existing(
        Paths.join(folder, name), named: file, line: line(of: target.id), what: "the Info.plist"),
      let list = scan.propertyList(at: path)
    {
      guard let written = list.dictionary else {
        scan.note(Finding(.broken, path, "expected a dictionary"))
        return AppInfo(values: values)
      }
      for (key, value) in written {
        let expanded = value.mapStrings(settings.expanded)
        // What a variable left empty does not take the place of a setting.
        if case .string("") = expanded, values[key] != nil { continue }
        values[key] = expanded
      }
    }
    return AppInfo(values: values)
  }

  /// The key and value of Info.plist that a build setting `INFOPLIST_KEY_…` stands for.
  private static func entry(_ name: String, _ text: String) -> (String, PropertyList) {
    if name == "UIApplicationSceneManifest_Generation" {
      return ("UIApplicationSceneManifest", .dictionary([:]))
    }
    if name == "UILaunchScreen_Generation" { return ("UILaunchScreen", .dictionary([:])) }
    var key = name
    for (ending, device) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    where name.hasSuffix(ending) {
      key = name.dropLast(ending.count) + device
    }
    if key.hasPrefix("UISupportedInterfaceOrientations") {
      return (key, .array(text.split(separator: " ").map { .string(String($0)) }))
    }
    return switch text {
    case "YES": (key, .bool(true))
    case "NO": (key, .bool(false))
    default: (key, .string(text))
    }
  }
}
