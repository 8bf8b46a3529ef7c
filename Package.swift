// swift-tools-version: 6.2
import PackageDescription

// Targets are listed bottom to top: a target may import only targets above it in its list.
// `Sources/README.md` explains the levels; `make lint` holds imports against this manifest.

/// Settings of every target.
let common: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Settings of the engine and of Apple's names: everything but scenes, whose code is quoted.
let strict: [SwiftSetting] =
  common + [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableExperimentalFeature("Lifetimes"),
  ]

/// Settings of a tutorial's code, which is quoted: most articles were written for Swift 4 and 5, and
/// may be warned about.
let scene: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
  .enableUpcomingFeature("InferSendableFromCaptures"),
]

/// Modules whose tests go through every point and pixel beside a plain reference. `make test` has them, and those
/// tests, compiled with optimization and all checks: they take minutes otherwise. Only there, since a package
/// that others depend on may give no such flags.
let optimized: Set = [
  "Comparison", "Compositor", "CoreImage", "GIF", "Geometry", "PNG", "QuartzCore", "Raster",
  "RasterKernels", "TestSupport", "Timing", "VirtualTime",
]

/// Modules whose comparisons are of coordinates, which libFuzzer cannot learn from: they have their branches
/// counted, and are three times as quick. `make fuzz` alone asks for that.
let counted: Set = ["Compositor", "Geometry", "Raster", "RasterKernels", "Timing"]
let isFuzzed = Context.environment["ZOETROPE_FUZZERS"] != nil

func pace(of name: String) -> [SwiftSetting] {
  if isFuzzed, counted.contains(name) {
    return [.unsafeFlags(["-sanitize-coverage=edge,inline-8bit-counters,pc-table"])]
  }
  let module = name.hasSuffix("Tests") ? String(name.dropLast(5)) : name
  guard Context.environment["ZOETROPE_TESTS"] != nil, optimized.contains(module) else { return [] }
  return [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
}

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: ["README.md"] + exclude,
    swiftSettings: strict + pace(of: name))
}

/// Swift Testing looks for overlays of these names beside modules called as they end.
let overlays = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

/// The scenes of one folder of `Scenes`.
func scenes(_ name: String, exclude: [String] = []) -> Target {
  .target(
    name: name + "Scene", dependencies: ["Stage", "UIKit"], path: "Scenes/" + name,
    exclude: ["README.md"] + exclude, swiftSettings: scene)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [])
  -> Target
{
  .testTarget(
    name: name,
    dependencies: dependencies + ["TestSupport"] + overlays.map { .target(name: $0) },
    exclude: exclude, swiftSettings: common + pace(of: name))
}

let systemLibraries: [Target] = [
  // Found where the compiler looks by itself: the folders that pkg-config names would come before
  // those of .ci/runtime-options.
  .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(
    name: "CJPEG", providers: [.apt(["libjpeg62-turbo-dev"])]),
  .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
  .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(
    name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
  // The C library's allocator, which Glibc's module leaves out.
  .systemLibrary(name: "CMalloc"),
  // What the C library has for starting programs, and Glibc's module leaves out.
  .systemLibrary(name: "CSpawn"),
  .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
  // ICU as it comes with Swift's Foundation.
  .systemLibrary(name: "CICU"),
]

/// The bundled faces, linked into the program by `#embed`: nothing to find when it runs.
let fontFiles: Target = .target(
  name: "FontFiles", path: "Sources/Glyphs/Fonts",
  exclude: [
    "Inter-Bold.otf", "Inter-Light.otf", "Inter-Medium.otf", "Inter-Regular.otf",
    "Inter-SemiBold.otf", "Inter-Thin.otf", "LICENSE-Inter.txt", "LICENSE-NotoSansSC.txt",
    "NotoSansSC-Regular.otf", "NotoSansSC-Thin.otf", "README.md", "subset.sh",
  ])

let engine: [Target] = [
  // Level 0: mathematics and pixels
  .target(name: "CDeepStack", exclude: ["README.md"]),
  .target(name: "CTaskJobs", exclude: ["README.md"]),
  module("Limits", ["CDeepStack"]),
  module("Geometry", ["Limits"]),
  module("Timing", ["Geometry"]),
  module("Dynamics", ["Geometry"]),
  module("Constraints"),
  .target(
    name: "CWideKernels", exclude: ["README.md"],
    cSettings: ["Blending", "Coverage", "Levels", "Packing", "Sampling"].map {
      .headerSearchPath($0)
    } + (isFuzzed ? [.unsafeFlags(["-fno-sanitize-coverage=trace-cmp"])] : [])),
  .target(name: "CProcess", exclude: ["README.md"]),
  module("RasterKernels", ["CWideKernels"]),
  module("Raster", ["Geometry", "Limits", "RasterKernels"]),
  .target(
    name: "CPNGShim", dependencies: ["CPNG", "CZlib"], exclude: ["README.md"],
    linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
  module("PNG", ["CPNGShim", "CWideKernels", "CZlib", "Limits"]),
  module("GIF", ["Limits"]),
  .target(
    name: "CJPEGShim", dependencies: ["CJPEG"], exclude: ["README.md"],
    linkerSettings: [.linkedLibrary("jpeg")]),
  module("JPEG", ["CJPEGShim", "Limits"]),
  module("WebP", ["CWebP", "Limits"]),
  module("QRCode", ["CQREncode"]),
  module("XML", ["CExpat"]),
  module("Glyphs", ["CHarfBuzz", "CICU", "FontFiles", "Geometry"], exclude: ["Fonts"]),
  // Level 1: the frozen frame
  module("RenderTree", ["Geometry", "Limits", "Raster"]),
  module("Compositor", ["Geometry", "Raster", "RenderTree"]),
  module(
    "Export",
    [
      "CMalloc", "CProcess", "CSpawn", "Compositor", "GIF", "Limits", "PNG", "Raster", "RenderTree",
    ]),
  module("Comparison", ["Geometry", "PNG", "Raster"]),
  module("Sheets", ["Compositor", "Geometry", "Glyphs", "Raster", "RenderTree"]),
]

let appleNames: [Target] =
  [
    module("ObjectiveC"),
    module(
      "VirtualTime",
      [
        "CTaskJobs", "Limits", "ObjectiveC",
        .product(name: "HeapModule", package: "swift-collections"),
      ]),
    module(
      "CoreGraphics",
      ["GIF", "Geometry", "Glyphs", "JPEG", "PNG", "Raster", "VirtualTime", "WebP"]),
    module("ImageIO", ["CoreGraphics", "GIF", "JPEG", "VirtualTime", "WebP"]),
    module(
      "CoreImage",
      ["CoreGraphics", "Geometry", "ImageIO", "Limits", "QRCode", "Raster", "VirtualTime"]),
    module(
      "AttributedText", ["CoreGraphics", "Geometry", "Glyphs", "Limits", "Raster", "VirtualTime"]),
    module("CoreTextKeys"),
    module(
      "CoreText",
      [
        "AttributedText", "CoreGraphics", "CoreTextKeys", "Geometry", "Glyphs", "Raster",
        "VirtualTime",
      ]),
    module(
      "QuartzCore",
      [
        "AttributedText", "Compositor", "CoreGraphics", "CoreImage", "Geometry", "Glyphs", "Limits",
        "Raster", "RenderTree", "Timing", "VirtualTime",
      ]),
    module(
      "UIKit",
      [
        "AttributedText", "Constraints", "CoreGraphics", "CoreImage", "CoreText", "Dynamics",
        "Geometry", "Glyphs", "Limits", "QuartzCore", "Raster", "RenderTree", "Timing",
        "VirtualTime", "XML",
      ],
      exclude: ["Symbols/LICENSE-Phosphor.txt", "Symbols/make-table.py", "Symbols/names.txt"]),
    module("CoreMedia"),
    module("AVFoundation", ["CoreGraphics", "CoreMedia", "UIKit", "VirtualTime"]),
    module("AVKit", ["AVFoundation", "UIKit"]),
    module("Accelerate", ["Limits"]),
    module("AudioToolbox", ["UIKit", "VirtualTime"]),
    module("CoreHaptics", ["UIKit"]),
    module("CoreLocation", ["UIKit", "VirtualTime"]),
    module("WebKit", ["CoreGraphics", "UIKit", "VirtualTime"]),
    module("MapKit", ["CoreGraphics", "CoreLocation", "QuartzCore", "UIKit", "VirtualTime"]),
    module("Photos", ["CoreGraphics", "CoreLocation", "UIKit", "VirtualTime"]),
    module("SafariServices", ["CoreGraphics", "UIKit", "VirtualTime"]),
    module("MessageUI", ["UIKit", "VirtualTime"]),
    module("UserNotifications", ["CoreGraphics", "UIKit", "VirtualTime"]),
    module("PhotosUI", ["Photos", "UIKit", "VirtualTime"]),
    module("LocalAuthentication", ["UIKit", "VirtualTime"]),
    module("UniformTypeIdentifiers", ["UIKit"]),
    module("MobileCoreServices", ["CoreGraphics", "UIKit", "UniformTypeIdentifiers"]),
    module("CoreServices", ["MobileCoreServices"]),
    module("StoreKit", ["UIKit", "VirtualTime"]),
    module("CoreSpotlight", ["UIKit", "VirtualTime"]),
    module("WatchConnectivity", ["UIKit"]),
    module("MultipeerConnectivity", ["UIKit", "VirtualTime"]),
    module("CoreMotion", ["UIKit", "VirtualTime"]),
    module("CoreTelephony", ["UIKit"]),
    module("SystemConfiguration", ["CoreGraphics", "UIKit"]),
    module("Network", ["UIKit"]),
    module("Contacts", ["UIKit", "VirtualTime"]),
    module("ContactsUI", ["Contacts", "UIKit", "VirtualTime"]),
    module("EventKit", ["CoreGraphics", "UIKit", "VirtualTime"]),
    module("GameKit", ["UIKit", "VirtualTime"]),
    module("Social", ["UIKit"]),
    module("CoreData", ["UIKit", "VirtualTime", "XML"]),
  ] + overlays.map { .target(name: $0, swiftSettings: common) }

let use: [Target] = [
  module(
    "Stage",
    [
      "CoreGraphics", "Geometry", "Limits", "QuartzCore", "Raster", "RenderTree", "Timing",
      "UIKit", "VirtualTime",
    ]),
  scenes("Fuber"),
  scenes("Layers"),
  scenes("Notes"),
  scenes("Iris"),
  scenes("Guide"),
  scenes("Extra"),
  scenes("Features"),
  module(
    "SceneLibrary",
    [
      "ExtraScene", "FeaturesScene", "FuberScene", "GuideScene", "IrisScene", "LayersScene",
      "NotesScene", "Stage",
    ]),
  module(
    "Golden",
    [
      "Comparison", "CoreGraphics", "Export", "Geometry", "Limits", "PNG", "QuartzCore", "Raster",
      "RasterKernels", "RenderTree", "Stage",
    ]),
  module("ProjectFiles", ["Export", "Limits", "XML"]),
  module(
    "RenderCommand",
    [
      "Comparison", "Export", "GIF", "Golden", "Limits", "PNG", "ProjectFiles", "QuartzCore",
      "Raster", "RenderTree", "Sheets", "Stage", "UIKit", "VirtualTime",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  module("SceneTesting", ["Comparison", "Export", "Golden", "Stage"]),
  .executableTarget(
    name: "render", dependencies: ["RenderCommand", "SceneLibrary"], exclude: ["README.md"],
    swiftSettings: strict),
  // Measures the package; built in release configuration by `make bench`.
  .executableTarget(
    name: "bench",
    dependencies: [
      "CWideKernels", "Export", "Geometry", "PNG", "Raster", "RasterKernels", "RenderTree",
      "SceneLibrary", "Stage",
    ],
    exclude: ["Peers", "README.md", "Results", "Workloads"], swiftSettings: strict),
]

/// Apple's frameworks that the command has no need of, and a project may import.
let frameworks = [
  "Accelerate", "AVFoundation", "AVKit", "AudioToolbox", "Contacts", "ContactsUI", "CoreData",
  "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
  "CoreTelephony", "EventKit", "GameKit", "LocalAuthentication", "MapKit", "MessageUI",
  "MobileCoreServices", "MultipeerConnectivity", "Network", "Photos", "PhotosUI", "SafariServices",
  "Social", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
  "WatchConnectivity",
  "WebKit",
]

let testTargets: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["CWideKernels", "Geometry", "PNG", "Raster"],
    path: "Tests/TestSupport",
    swiftSettings: common + pace(of: "TestSupport")),
  tests("TestSupportTests", ["CZlib"]),
  tests(
    "LimitsTests",
    [
      "Accelerate", "CoreGraphics", "CoreImage", "GIF", "Geometry", "JPEG", "Limits", "PNG",
      "ProjectFiles", "QuartzCore", "Raster", "RenderCommand", "Stage", "UIKit", "VirtualTime",
      "WebP",
    ]),
  tests("GeometryTests", ["Geometry"]),
  tests("TimingTests", ["Geometry", "Timing"]),
  tests("DynamicsTests", ["Dynamics", "Geometry"]),
  tests("ConstraintsTests", ["Constraints"]),
  tests("RasterKernelsTests", ["CWideKernels", "RasterKernels"]),
  tests("RasterTests", ["Geometry", "Raster", "RasterKernels"]),
  tests("PNGTests", ["CZlib", "PNG", "Raster"]),
  tests("GIFTests", ["GIF"]),
  tests("JPEGTests", ["JPEG"]),
  tests("WebPTests", ["WebP"]),
  tests("QRCodeTests", ["QRCode"]),
  tests("XMLTests", ["XML"]),
  tests("GlyphsTests", ["Geometry", "Glyphs", "Raster"]),
  tests("CompositorTests", ["Compositor", "Geometry", "Limits", "Raster", "RenderTree"]),
  tests("ComparisonTests", ["Comparison", "Geometry", "PNG", "Raster"]),
  tests("SheetsTests", ["Compositor", "Geometry", "Raster", "RenderTree", "Sheets"]),
  tests("ExportTests", ["Compositor", "Export", "GIF", "Geometry", "PNG", "Raster", "RenderTree"]),
  tests("ObjectiveCTests", ["ObjectiveC"]),
  tests("VirtualTimeTests", ["Limits", "VirtualTime"]),
  tests("CoreGraphicsTests", ["CoreGraphics", "Geometry", "Raster", "VirtualTime"]),
  tests("ImageIOTests", ["CoreGraphics", "ImageIO"]),
  tests("AccelerateTests", ["Accelerate"]),
  tests("CoreImageTests", ["CoreGraphics", "CoreImage", "Geometry", "Raster", "VirtualTime"]),
  tests("CoreTextTests", ["CoreText", "Glyphs", "VirtualTime"]),
  tests(
    "QuartzCoreTests",
    [
      "AttributedText", "Compositor", "CoreGraphics", "CoreImage", "Geometry", "Glyphs",
      "Limits", "QuartzCore", "Raster",
      "RenderTree", "Timing", "VirtualTime",
    ]),
  tests(
    "AVFoundationTests",
    ["AVFoundation", "AVKit", "AudioToolbox", "CoreHaptics", "CoreMedia", "UIKit", "VirtualTime"]),
  tests("CoreDataTests", ["CoreData", "UIKit", "VirtualTime"]),
  tests(
    "DeviceFrameworksTests",
    [
      "Contacts", "ContactsUI", "CoreGraphics", "CoreLocation", "CoreMotion", "CoreServices",
      "CoreSpotlight", "CoreTelephony", "EventKit", "GameKit", "LocalAuthentication", "MapKit",
      "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "Network", "Photos", "PhotosUI",
      "QuartzCore",
      "SafariServices", "Social", "StoreKit", "SystemConfiguration", "UIKit",
      "UniformTypeIdentifiers", "UserNotifications", "VirtualTime", "WatchConnectivity", "WebKit",
    ]),
  tests(
    "UIKitTests",
    [
      "AttributedText", "CoreGraphics", "CoreText", "Geometry", "Glyphs", "Limits", "QuartzCore",
      "Raster", "RenderTree", "UIKit", "VirtualTime",
    ]),
  tests("ConformanceTests", ["CoreGraphics", "QuartzCore", "Stage", "UIKit"]),
  tests(
    "StageTests",
    [
      "Geometry", "Limits", "QuartzCore", "Raster", "RenderTree", "Stage", "UIKit", "VirtualTime",
    ]),
  tests(
    "SceneTests",
    [
      "Compositor", "Export", "QuartzCore", "Raster", "RenderTree", "SceneLibrary", "Stage",
    ],
    // Read by their place in the sources.
    exclude: ["Goldens"]),
  tests(
    "PeerTests", ["CoreGraphics", "QuartzCore", "Raster", "Stage"],
    exclude: ["Goldens", "Peers", "README.md", "Tables"]),
  .executableTarget(
    name: "SampleCommand", dependencies: ["RenderCommand", "Stage", "UIKit", "VirtualTime"],
    path: "Tests/SampleCommand", swiftSettings: common + [.defaultIsolation(MainActor.self)]),
  tests("ProjectFilesTests", ["ProjectFiles"]),
  // Runs the program that `.ci/adapter` builds from the package in Sources/Adapter.
  tests("AdapterTests", []),
  tests("GoldenTests", ["Comparison", "Golden", "QuartzCore", "Raster"]),
  tests(
    "CommandTests",
    [
      "Comparison", "Export", "PNG", "ProjectFiles", "RenderCommand", "SampleCommand", "Stage",
      "render",
    ]),
]

/// The ways into the package that `make fuzz` tries, which a test replays the corpus through; see
/// `Tests/Fuzzing`.
let fuzzedTargets: [Target] = [
  .target(
    name: "FuzzedEngine",
    dependencies: [
      "Compositor", "GIF", "Geometry", "Glyphs", "JPEG", "PNG", "Raster", "RenderTree", "Timing",
      "WebP", "XML",
    ],
    path: "Tests/Fuzzing/Engine",
    swiftSettings: common + [.enableUpcomingFeature("InternalImportsByDefault")]),
  .target(
    name: "FuzzedFiles",
    dependencies: ["FuzzedEngine", "Golden", "ProjectFiles", "RenderCommand", "Stage"],
    path: "Tests/Fuzzing/Files",
    swiftSettings: common + [.enableUpcomingFeature("InternalImportsByDefault")]),
  tests("FuzzingTests", ["FuzzedEngine", "FuzzedFiles"]),
]

/// The programs that try them need libFuzzer, so that only `make fuzz` builds them.
let fuzzers: [Target] =
  !isFuzzed
  ? []
  : [
    .target(
      name: "FuzzDriver", dependencies: ["FuzzedEngine"], path: "Tests/Fuzzing/Driver",
      swiftSettings: common + [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "fuzz-engine", dependencies: ["FuzzDriver", "FuzzedEngine"],
      path: "Tests/Fuzzing/FuzzEngine", swiftSettings: common),
    .executableTarget(
      name: "fuzz-files", dependencies: ["FuzzDriver", "FuzzedEngine", "FuzzedFiles"],
      path: "Tests/Fuzzing/FuzzFiles", swiftSettings: common),
  ]

/// The articles as a target for DocC, which `make docs` writes; the plugin is fetched for it alone.
let documented = Context.environment["ZOETROPE_DOCS"] != nil
let articles: [Target] = documented ? [.target(name: "Zoetrope", path: ".build/docs/Zoetrope")] : []
let documentation: [Package.Dependency] =
  documented
  ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")] : []

let package = Package(
  name: "Zoetrope",
  products: [
    .executable(name: "render", targets: ["render"]),
    // All that an author's own project is linked with (`.ci/kit`).
    .library(name: "zoetrope", type: .static, targets: ["RenderCommand"] + frameworks),
    // Each with what Swift Testing looks for beside it, so that a package's tests need no more.
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CoreText", targets: ["CoreText", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"] + overlays.dropLast()),
    .library(name: "UIKit", targets: ["UIKit"] + overlays),
    .library(
      name: "AVFoundation",
      targets: ["AVFoundation", "AVKit", "AudioToolbox", "CoreHaptics", "CoreMedia"] + overlays),
    .library(name: "Accelerate", targets: ["Accelerate"]),
    .library(
      name: "DeviceFrameworks",
      targets: [
        "Contacts", "ContactsUI", "CoreData", "CoreLocation", "CoreMotion", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "EventKit", "GameKit", "LocalAuthentication", "MapKit",
        "MessageUI", "MobileCoreServices", "MultipeerConnectivity", "Network", "Photos", "PhotosUI",
        "SafariServices",
        "Social", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
        "WatchConnectivity", "WebKit",
      ] + overlays),
    .library(name: "Stage", targets: ["Stage"] + overlays),
    .library(name: "RenderCommand", targets: ["RenderCommand", "Stage"]),
    .library(name: "SceneTesting", targets: ["SceneTesting", "Stage"] + overlays),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ] + documentation,
  targets: systemLibraries + [fontFiles] + engine + appleNames + use + testTargets
    + fuzzedTargets + fuzzers + articles
)
