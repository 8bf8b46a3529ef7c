/// What a project does with a file, by its ending.
enum FileKind: Equatable {
  case swift
  /// Compiled from another language.
  case foreign
  /// Goes into the bundle.
  case resource(ProjectResource.Kind)
  /// Needs a tool of Apple's: metal, intents. The name of what it is.
  case unknown(String)
  /// Neither compiled nor in the bundle: headers, read-me files.
  case ignored

  init(_ path: String) {
    switch Paths.ending(path) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "asm": self = .foreign
    case "xcassets": self = .resource(.catalog)
    case "storyboard", "xib": self = .resource(.interface)
    case "metal": self = .unknown("Metal source")
    case "xcdatamodeld", "xcdatamodel": self = .resource(.model)
    case "xcmappingmodel": self = .unknown("Core Data mapping")
    case "mlmodel", "mlpackage": self = .unknown("Core ML model")
    case "intentdefinition": self = .unknown("intents")
    case "scnassets", "sks", "scn", "rcproject", "reality":
      self = .unknown("scene of SpriteKit, SceneKit or RealityKit")
    case "docc", "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md",
      "xcodeproj", "xcworkspace", "playground", "podspec", "xcfilelist", "xctestplan", "gyb":
      self = .ignored
    case "framework", "xcframework", "a", "dylib", "tbd", "app", "appex", "xctest": self = .ignored
    default: self = .resource(.plain)
    }
  }

  /// Endings of what a folder without a project file hands to the bundle.
  static let looseResources: Set<String> = [
    "storyboard", "xib", "xcassets", "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp",
    "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "json", "plist", "csv", "txt",
    "html", "xml", "bundle", "wav", "mp3", "m4a", "caf", "aif", "aiff", "mp4", "mov",
  ]

  /// Whether a project has use for a file of that name, by its ending: sources, and what goes into a bundle.
  static func isUsed(_ name: String) -> Bool {
    switch FileKind(name) {
    case .swift, .foreign: true
    case .resource(let kind): kind != .plain || looseResources.contains(Paths.ending(name))
    case .unknown, .ignored: false
    }
  }

  /// Folders that are one thing to Xcode, whatever is in them.
  static let packages: Set<String> = [
    "xcassets", "bundle", "xcodeproj", "xcworkspace", "playground", "xcdatamodeld", "framework",
    "xcframework", "scnassets", "docc", "app", "appex", "xctest", "mlpackage", "xcmappingmodel",
    "rcproject", "xcplayground", "xcplaygroundpage", "swiftpm",
  ]
}
