import Foundation
import ProjectFiles
import TestSupport
import Testing

@Suite("Broken and hostile projects")
struct HostileProjectTests {
  private static let text = ProjectText.project(
    ProjectText.group("MAIN", "A, F") + ProjectText.file("A", "A.swift")
      + "\t\tF = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };\n"
      + ProjectText.phase("SRC", "Sources", ["A"])
      + ProjectText.target(
        "T", name: "App", phases: "SRC", settings: "INFOPLIST_FILE = Info.plist;",
        more: "fileSystemSynchronizedGroups = (F);"),
    targets: "T")

  private func read(_ data: Data) throws -> Project {
    let folder = try TemporaryFolder(["A.swift": "", "App/B.swift": "", "Info.plist": "{a=b;}"])
    try folder.write("App.xcodeproj/project.pbxproj", data)
    return try Project.read(folder.path + "/App.xcodeproj")
  }

  @Test("a project cut off anywhere is an error with a line, or what is left of it")
  func truncated() throws {
    let bytes = Array(Self.text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 37) {
      do {
        _ = try read(Data(bytes[..<length]))
        Issue.record("read \(length) bytes of \(bytes.count)")
      } catch let error as ProjectError {
        #expect(error.description.contains("project.pbxproj"))
        #expect(!error.description.contains("\n"))
      }
    }
  }

  @Test("a project cut off is said to end too early, not to be no XML")
  func complaint() throws {
    let cut = Data(Self.text.utf8.prefix(Self.text.utf8.count - 40))
    let error = #expect(throws: ProjectError.self) { try read(cut) }
    #expect(error?.description.contains("Unexpected character") == false)
  }

  @Test("a pipe in place of a source is refused and not waited for")
  func pipe() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let path = folder.path + "/pipe.swift"
    #expect(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: ProjectError.self) { try Project.read(path) }
    #expect(error?.cause == .noInput)
  }

  @Test("a project with bytes changed is read or refused")
  func mutated() throws {
    var random = SeededGenerator(seed: 7)
    let bytes = Array(Self.text.utf8)
    for _ in 0..<300 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      do { _ = try read(Data(changed)) } catch is ProjectError {}
    }
  }

  @Test("values of wrong types are passed over")
  func wrongTypes() throws {
    for (name, other) in [
      ("children = (A, F)", "children = {A = F;}"), ("children = (A, F)", "children = A"),
      ("files = (BF_SRC_A)", "files = (NONE, (), {})"), ("path = App", "path = (App)"),
      ("buildPhases = (SRC)", "buildPhases = SRC"), ("buildSettings = {", "x = {"),
      ("buildConfigurations = (CONF_T)", "buildConfigurations = CONF_T"),
    ] {
      let text = Self.text.replacingOccurrences(of: name, with: other)
      #expect(text != Self.text)
      #expect(try read(Data(text.utf8)).shown == "App")
    }
  }

  @Test("lists nested without end, settings that name themselves and groups in a circle end")
  func endless() throws {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: ProjectError.self) { try read(Data("{a = \(deep)".utf8)) }
    let plist = "<plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000)
    #expect(throws: ProjectError.self) { try read(Data(plist.utf8)) }
    let settings = (0..<30).map { "V\($0) = \"$(V\(($0 + 1) % 30))$(V\(($0 + 1) % 30))\";" }
      .joined()
    let text = Self.text.replacingOccurrences(
      of: "SDKROOT = iphoneos;",
      with: "SDKROOT = iphoneos; \(settings) PRODUCT_BUNDLE_IDENTIFIER = \"$(V0)\";")
    #expect(try read(Data(text.utf8)).shown == "App")
    let circle = Self.text.replacingOccurrences(
      of: "children = (A, F)", with: "children = (MAIN, A, MAIN)")
    #expect(try read(Data(circle.utf8)).shown == "App")
  }

  @Test("a binary list of a hundred thousand lists within each other is refused")
  func deepBinary() throws {
    // Object n is an array whose one element is object n + 1.
    let count = 100_000
    var bytes = Array("bplist00".utf8)
    for object in 0..<count {
      let next = object + 1
      bytes += [0xA1, UInt8(next >> 16), UInt8(next >> 8 & 255), UInt8(next & 255)]
    }
    bytes += [0x10, 1]
    let table = bytes.count
    for object in 0...count {
      let place = 8 + object * 4
      bytes += [UInt8(place >> 16), UInt8(place >> 8 & 255), UInt8(place & 255)]
    }
    bytes += [0, 0, 0, 0, 0, 0, 3, 3]
    for value in [count + 1, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }
    #expect(throws: PropertyListError.self) { try PropertyList.read(Data(bytes)).get() }
  }

  @Test("broken storyboards, catalogs of pages and lists are found, the rest is shown")
  func brokenFiles() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Main.storyboard": "<document>\n<scenes>\n</document>",
      "App/Other.xib": "<html/>", "App/Info.plist": "{ a = ; }",
    ])
    let project = try Project.read(folder.path + "/App")
    #expect(project.outlines.isEmpty)
    #expect(
      Set(folder.names(project.findings.map(\.file)))
        == ["App/Main.storyboard", "App/Other.xib", "App/Info.plist"])
    #expect(project.findings.first { $0.file.hasSuffix("Main.storyboard") }?.line == 3)
    #expect(project.findings.allSatisfy { $0.kind == .broken && $0.text.contains("expected") })
  }
}
