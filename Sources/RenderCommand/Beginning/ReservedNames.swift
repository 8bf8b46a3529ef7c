/// Names that a module beside ours cannot have.
enum ReservedNames {
  /// What `name` already is, or nil where it is free; files on some disks know no capitals, so that
  /// they do not matter.
  static func reason(against name: String) -> String? {
    if keywords.contains(name) { return "a word of Swift" }
    let plain = name.lowercased()
    if systemModules.contains(where: { $0.lowercased() == plain }) {
      return "a module that comes with Swift"
    }
    if modules.contains(where: { $0.lowercased() == plain }) { return "a module of this package" }
    return nil
  }

  /// Words of the language.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "convenience", "default", "defer", "deinit", "didSet",
    "do", "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout",
    "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator",
    "optional", "override", "package", "postfix", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "set", "some",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while", "willSet",
  ]

  /// Modules that come with the compiler, and what the program's own entry is called.
  private static let systemModules: [String] = [
    "Android", "Bionic", "Builtin", "CDispatch", "CFoundation", "Combine", "CoreFoundation", "Cxx",
    "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Main",
    "Musl", "Observation", "PackageDescription", "Regex", "Runtime", "Swift", "SwiftOnoneSupport",
    "SwiftGlibc", "SwiftShims", "SwiftUI", "Synchronization", "Testing", "WinSDK", "XCTest",
  ]

  /// Every target that another package may get by depending on this one, and what those depend on.
  static let modules: [String] = [
    "Accelerate", "Adapter", "ArgumentParser", "ArgumentParserToolInfo", "AttributedText",
    "AudioToolbox", "AVFoundation", "AVKit", "bench", "CDeepStack", "CExpat", "CHarfBuzz", "CICU",
    "CJPEG",
    "CJPEGShim", "CMalloc", "Comparison", "Compositor", "Constraints", "Contacts", "ContactsUI",
    "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTextKeys",
    "CPNG", "CPNGShim", "CProcess", "CQREncode", "CSpawn", "CTaskJobs", "CWebP", "CWideKernels",
    "CZlib",
    "Dynamics",
    "EventKit", "Export", "ExtraScene", "FeaturesScene", "FontFiles", "FuberScene", "GameKit",
    "Geometry", "GIF", "Glyphs", "Golden", "GuideScene", "ImageIO", "IrisScene", "JPEG",
    "LayersScene", "Limits", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
    "MultipeerConnectivity", "Network",
    "NotesScene", "ObjectiveC", "Photos", "PhotosUI", "PNG", "ProjectFiles", "QRCode", "QuartzCore",
    "Raster", "RasterKernels", "render", "RenderCommand", "RenderTree", "SafariServices",
    "SampleCommand", "SceneLibrary", "SceneTesting", "Sheets", "Social", "Stage", "StoreKit",
    "SystemConfiguration", "TestSupport", "Timing", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "VirtualTime", "WatchConnectivity", "WebKit", "WebP", "XML",
    "Zoetrope",
  ]
}
