import ProjectFiles
import Testing

@Suite("What lies at a path")
struct ProjectReadingTests {
  @Test("a file is an application of one file")
  func file() throws {
    let folder = try TemporaryFolder(["my ring.swift": "import UIKit"])
    let project = try Project.read(folder.path + "/my ring.swift")
    #expect(project.kind == .file)
    #expect(project.name == "my ring")
    #expect(project.shown == "my_ring")
    #expect(project.modules.map { folder.names($0.sources) } == [["my ring.swift"]])
    #expect(project.findings.isEmpty)
  }

  @Test("a folder is all its Swift files, without hidden ones, builds and tests")
  func folder() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Inner/B.swift": "", "App/.hidden/C.swift": "",
      "App/build/D.swift": "", "App/Pods/E/E.swift": "", "App/AppTests/F.swift": "",
      "App/de.lproj/Text.strings": "", "App/Pictures.xcassets/Contents.json": "{}",
      "App/Main.storyboard": "<document initialViewController='a'/>", "App/README.md": "",
    ])
    let project = try Project.read(folder.path + "/App")
    #expect(project.kind == .folder)
    let module = try #require(project.shownModule)
    #expect(folder.names(module.sources) == ["App/A.swift", "App/Inner/B.swift"])
    #expect(
      module.resources.map(\.bundlePath).sorted()
        == ["Main.storyboard", "Pictures.xcassets", "de.lproj/Text.strings"])
    #expect(module.resources.first { $0.kind == .catalog }?.bundlePath == "Pictures.xcassets")
  }

  @Test("nothing at the path, and nothing to show there, is one line")
  func nothing() throws {
    let folder = try TemporaryFolder(["Empty/read.me": "", "a.txt": ""])
    let missing = #expect(throws: ProjectError.self) {
      try Project.read(folder.path + "/none.xcodeproj")
    }
    #expect(missing?.cause == .noInput)
    let empty = #expect(throws: ProjectError.self) { try Project.read(folder.path + "/Empty") }
    #expect(empty?.description.contains("expected Swift files") == true)
    let text = #expect(throws: ProjectError.self) { try Project.read(folder.path + "/a.txt") }
    #expect(text?.description.contains("expected a .swift file") == true)
  }

  @Test("a link that leads out of the repository is refused and named")
  func links() throws {
    let outside = try TemporaryFolder(["Secret.swift": "let a = 1"])
    let folder = try TemporaryFolder(["App/A.swift": ""])
    try folder.link("App/Secret.swift", to: outside.path + "/Secret.swift")
    try folder.link("App/Round", to: folder.path + "/App")
    let project = try Project.read(folder.path + "/App")
    #expect(folder.names(project.modules[0].sources) == ["App/A.swift"])
    #expect(project.findings.map(\.kind) == [.refused])
    #expect(project.findings[0].description.contains("leads out of the project"))
  }

  @Test("of a folder of several projects the application goes before the library")
  func several() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.5
      let package = Package(name: "Ring", targets: [.target(name: "Ring")])
      """,
      "Sources/Ring/Ring.swift": "public class Ring {}",
      "Example.swiftpm/Package.swift": """
      let package = Package(
        name: "Show", products: [.iOSApplication(name: "Show", targets: ["Show"])],
        dependencies: [.package(path: "..")],
        targets: [.executableTarget(name: "Show", dependencies: ["Ring"], path: ".")])
      """,
      "Example.swiftpm/App.swift": "import UIKit\nimport Ring",
    ])
    let project = try Project.read(folder.path)
    #expect(project.name == "Show")
    #expect(project.modules.map(\.name) == ["Ring", "Show"])
    #expect(project.modules[1].dependencies == ["Ring"])
    #expect(project.findings.map(\.kind) == [.note])
  }
}
