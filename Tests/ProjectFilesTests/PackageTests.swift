import Foundation
import ProjectFiles
import Testing

@Suite("Packages, pods and playgrounds")
struct PackageTests {
  @Test("a package's targets, paths and resources are read from its text")
  func package() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.7
      import PackageDescription
      /* .target(name: "No") */
      let settings = [1, 2].map { "\\($0)" }
      let package = Package(
        name: "Rings", // ".target("
        products: [.library(name: "All", targets: ["Ring", "Base"])],
        dependencies: [
          .package(path: "../Local-outside"), .package(url: "https://example.org/a.git", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "Base", path: "Code/Base", exclude: ["Old"],
            resources: [.process("Pictures"), .copy("Data")]),
          .target(name: "Ring", dependencies: ["Base", .product(name: "Local", package: "Local")]),
          .testTarget(name: "RingTests", dependencies: ["Ring"]),
        ])
      """,
      "Code/Base/Base.swift": "let b = Bundle.module", "Code/Base/Old/Old.swift": "",
      "Code/Base/Pictures/a.png": "",
      "Code/Base/Data/b.json": "", "Code/Base/notes.txt": "",
      "Sources/Ring/Ring.swift": "import Base\nimport Local\nimport Remote",
      "Tests/RingTests/T.swift": "",
    ])
    let project = try Project.read(folder.path)
    #expect(project.kind == .package)
    #expect(project.name == "Rings")
    #expect(project.shown == "Ring")
    #expect(project.modules.map(\.name) == ["Base", "Ring"])
    let base = project.modules[0]
    #expect(folder.names(base.sources) == ["Code/Base/Base.swift"])
    #expect(base.resourceBundle == "Rings_Base.bundle")
    #expect(base.resources.map(\.bundlePath) == ["Data", "a.png"])
    // The local package lies outside of the repository, the remote one was never fetched.
    #expect(project.findings.map(\.kind) == [.refused, .missing, .missing])
  }

  @Test("a manifest that makes its targets by running code is evaluated by the tool that is passed")
  func dumped() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.7
      let names = ["A"]
      let package = Package(name: "P", targets: names.map { Target.target(name: $0) })
      """,
      "Sources/A/A.swift": "",
    ])
    let dump = """
      {"name": "P", "products": [], "dependencies": [],
       "targets": [{"name": "A", "type": "regular", "exclude": [], "resources": []}]}
      """
    let project = try Project.read(folder.path) { command, place in
      #expect(command == ["swift", "package", "dump-package"])
      #expect(place == folder.path)
      return Data(dump.utf8)
    }
    #expect(project.modules.map(\.name) == ["A"])
    #expect(throws: ProjectError.self) { try Project.read(folder.path) }
  }

  @Test(
    "libraries are found where managers of dependencies put them",
    arguments: ["Pods/Ring", "Carthage/Checkouts/ring-kit", "SourcePackages/checkouts/ring-kit"])
  func checkouts(place: String) throws {
    let folder = try TemporaryFolder([
      "App/App.swift": "import Ring",
      "\(place)/Ring.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Ring'
        s.source_files = [
          'Code/**/*.{h,swift}',
        ]
        s.osx.source_files = 'Mac/*.swift'
        s.exclude_files = 'Code/Old/*'
        s.resource_bundles = { 'Ring' => ['Art/*.png'] }
        s.subspec 'More' do |m|
          m.source_files = 'More'
        end
      end
      """,
      "\(place)/Code/Ring.swift": "", "\(place)/Code/Deep/Down/B.swift": "",
      "\(place)/Code/Old/C.swift": "", "\(place)/Mac/D.swift": "", "\(place)/More/E.swift": "",
      "\(place)/Art/a.png": "", "\(place)/Example/F.swift": "",
    ])
    let project = try Project.read(folder.path + "/App")
    #expect(project.modules.map(\.name) == ["Ring", "App"])
    #expect(
      folder.names(project.modules[0].sources)
        == ["Code/Deep/Down/B.swift", "Code/Ring.swift", "More/E.swift"].map { "\(place)/\($0)" })
    #expect(project.modules[0].resources.map(\.bundlePath) == ["Ring.bundle/a.png"])
    #expect(project.findings.isEmpty)
  }

  @Test(
    "an example finds its library in a clone and in what was downloaded",
    arguments: [".git/HEAD", "All.podspec", "LICENSE.md"])
  func example(sign: String) throws {
    let spec = "Pod::Spec.new do |s|\n s.name = 'Ring'\n s.source_files = '*.swift'\nend"
    let folder = try TemporaryFolder([
      "shelf/Ring.podspec": spec, "shelf/ring/\(sign)": "", "shelf/ring/Ring/Ring.podspec": spec,
      "shelf/ring/Ring/Ring.swift": "", "shelf/ring/Examples/Simple/Ring/Screen.swift": "",
      "shelf/ring/Examples/Simple/App.swift": "import Ring",
    ])
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    let project = try Project.read(folder.path + "/shelf/ring/Examples/Simple")
    #expect(project.modules.map(\.name) == ["Ring", "Simple"])
    #expect(project.root == folder.path + "/shelf/ring")
    #expect(folder.names(project.modules[0].sources) == ["shelf/ring/Ring/Ring.swift"])
  }

  @Test("libraries in a circle end with a finding")
  func circle() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": "import A", "Pods/A/Sources/A.swift": "import B",
      "Pods/B/Sources/B.swift": "import A",
    ])
    let project = try Project.read(folder.path + "/App")
    #expect(project.modules.map(\.name) == ["B", "A", "App"])
    #expect(project.findings.map(\.text) == ["B imports A, which imports it: a circle"])
  }

  @Test("imports are seen through attributes, kinds and conditions, not in comments")
  func imports() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      // import A
      public import B; import struct C.Thing
        @preconcurrency @_exported import D
      #if os(macOS)
      import E
      #elseif canImport(F)
      import F
      #endif
      important import G
      let import_h = 1
      """
    ])
    let project = try Project.read(folder.path + "/App")
    #expect(
      project.findings.map { $0.text.split(separator: " ")[2] } == ["B", "C", "D"])
  }

  @Test("pages come in the playground's order with what they share")
  func playground() throws {
    let folder = try TemporaryFolder([
      "P.playground/contents.xcplayground": """
      <playground version='6.0'><pages><page name='Two'/><page name='One'/></pages></playground>
      """,
      "P.playground/Pages/One.xcplaygroundpage/Contents.swift": "1",
      "P.playground/Pages/One.xcplaygroundpage/Resources/a.png": "own",
      "P.playground/Pages/Two.xcplaygroundpage/Contents.swift": "2",
      "P.playground/Pages/Two.xcplaygroundpage/Sources/Own.swift": "",
      "P.playground/Pages/Three.xcplaygroundpage/Contents.swift": "3",
      "P.playground/Sources/Shared.swift": "", "P.playground/Resources/a.png": "all",
    ])
    let project = try Project.read(folder.path + "/P.playground")
    #expect(project.pages.map(\.name) == ["Two", "One", "Three"])
    #expect(project.modules.map(\.name) == ["Two", "One", "Three"])
    #expect(
      folder.names(project.modules[0].sources) == [
        "P.playground/Pages/Two.xcplaygroundpage/Contents.swift",
        "P.playground/Pages/Two.xcplaygroundpage/Sources/Own.swift",
        "P.playground/Sources/Shared.swift",
      ])
    #expect(
      folder.names(project.modules[1].resources.map(\.source))
        == ["P.playground/Pages/One.xcplaygroundpage/Resources/a.png"])
    let page = try Project.read(folder.path + "/P.playground", target: "One")
    #expect(page.shown == "One")
    #expect(page.pages.map(\.contents) == [project.pages[1].contents])
  }

  @Test(
    "a package's resources lie where its code looks for them",
    arguments: [
      ("let b = Bundle.module", "Ring_Ring.bundle"),
      ("let b: Bundle = .module", "Ring_Ring.bundle"),
      ("let b = Bundle(for: Ring.self)", nil),
    ])
  func resourcesOfPackages(code: String, bundle: String?) throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.3
      import PackageDescription
      let package = Package(name: "Ring", targets: [
        .target(name: "Ring", path: "Source", resources: [.process("Art")]),
      ])
      """,
      "Source/Ring.swift": code, "Source/Art/a.png": "", "Example/App.swift": "import Ring",
      "Ring.podspec": """
      Pod::Spec.new do |s|
        s.name = 'Ring'
        s.resource_bundle = { 'Ring' => 'Source/Art/*.png' }
      end
      """,
    ])
    let ring = try #require(try Project.read(folder.path + "/Example").module(named: "Ring"))
    #expect(ring.resourceBundle == bundle)
    #expect(
      ring.resources.map(\.bundlePath)
        == (bundle == nil ? ["a.png", "Ring.bundle/a.png"] : ["a.png"]))
  }
}
