import ProjectFiles

/// The names of an author's modules beside ours: one that is called as one of ours gets another, in every source
/// too. A compiler's alias would not do, since our modules import each other by these names.
enum ModuleNames {
  private static let mark = "Author_"

  /// The project with names that are free.
  static func freed(_ project: Project) -> Project {
    var project = project
    for index in project.modules.indices {
      project.modules[index].name = free(project.modules[index].name)
      project.modules[index].dependencies = project.modules[index].dependencies.map(free)
    }
    for index in project.pages.indices {
      project.pages[index].module = free(project.pages[index].module)
    }
    project.shown = project.shown.map(free)
    return project
  }

  /// What such modules are called in the sources, and are to be called.
  static func renamed(in project: Project) -> [String: String] {
    project.modules.map(\.name).filter { $0.hasPrefix(mark) }.reduce(into: [:]) { names, name in
      names[String(name.dropFirst(mark.count))] = name
    }
  }

  private static func free(_ name: String) -> String { taken.contains(name) ? mark + name : name }

  /// Our targets, and what they are linked with.
  static let taken: Set<String> = [
    "Accelerate", "ArgumentParser", "ArgumentParserToolInfo", "AttributedText", "AudioToolbox",
    "AVFoundation", "AVKit", "bench", "CDeepStack", "CExpat", "CHarfBuzz", "CICU", "CJPEG",
    "CJPEGShim",
    "CMalloc", "Comparison", "Compositor", "Constraints", "Contacts", "ContactsUI", "CoreData",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTextKeys", "CPNG",
    "CPNGShim", "CProcess", "CQREncode", "CSpawn", "CTaskJobs", "CWebP", "CWideKernels", "CZlib",
    "Dynamics",
    "EventKit",
    "Export", "FontFiles", "GameKit", "Geometry", "GIF", "Glyphs", "Golden", "ImageIO", "JPEG",
    "Limits", "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices",
    "MultipeerConnectivity", "Network", "ObjectiveC",
    "Photos", "PhotosUI", "PNG", "ProjectFiles", "QRCode", "QuartzCore", "Raster", "RasterKernels",
    "render", "RenderCommand", "RenderTree", "SafariServices", "SceneLibrary", "SceneTesting",
    "Sheets", "Social", "Stage", "StoreKit", "SystemConfiguration", "Timing", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "VirtualTime", "WatchConnectivity", "WebKit",
    "WebP", "XML",
  ]
}
