import Foundation
import Testing

/// `render new`: the files, and what is refused. That they build is tried by `.ci/tests/package`.
@Suite struct NewPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.contents(of: name), as: UTF8.self)
  }

  @Test func itWritesAPackageInAFolderOfItsName() throws {
    let outcome = try BuiltCommand.sample.run(["new", "MyScene"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.contains("cd MyScene && make"))
    #expect(try folder.names() == ["MyScene"])
    #expect(
      try folder.names(in: "MyScene") == [
        ".github", ".gitignore", "Makefile", "Package.swift", "README.md", "Sources", "Tests",
      ])
    let sources = try folder.names(in: "MyScene/Sources/MyScene")
    #expect(sources == ["Main.swift", "MySceneViewController.swift", "Scene.swift"])
    #expect(try text("MyScene/Sources/MyScene/Scene.swift").contains("id: \"my-scene\""))
    let main = try text("MyScene/Sources/MyScene/Main.swift")
    #expect(main.contains("await RenderCommand.main(scenes: [scene])"))
    #expect(try text("MyScene/.github/workflows/frames.yml").contains("golden check"))
  }

  @Test func itDependsOnTheSourcesTheCommandWasBuiltFrom() throws {
    #expect(try BuiltCommand.sample.run(["new", "MyScene"], in: folder).status == 0)
    let manifest = try text("MyScene/Package.swift")
    let path = try #require(manifest.firstMatch(of: /\?\? "(.*)"/)).output.1
    let sources = URL(fileURLWithPath: String(path)).appendingPathComponent("Package.swift")
    #expect(try String(contentsOf: sources, encoding: .utf8).contains("name: \"Zoetrope\""))
    let again = try BuiltCommand.sample.run(
      ["new", "Other", "--zoetrope", String(path)], in: folder)
    #expect(again.status == 0)
    #expect(
      try text("Other/Package.swift") == manifest.replacing("MyScene", with: "Other"))
  }

  @Test func anAddressBecomesADependencyByAddress() throws {
    let outcome = try BuiltCommand.sample.run(
      ["new", "A", "--zoetrope", "https://example.org/x/zoe.git", "--path", "deep/down"],
      in: folder)
    #expect(outcome.status == 0)
    let manifest = try text("deep/down/Package.swift")
    #expect(manifest.contains(".package(url: \"https://example.org/x/zoe.git\""))
    #expect(manifest.contains("package: \"zoe\""))
    #expect(!(try text("deep/down/.github/workflows/frames.yml").contains("ZOETROPE_URL")))
  }

  @Test func asJSONItSaysWhatItWrote() throws {
    struct Facts: Decodable {
      var folder: String
      var scene: String
      var files: [String]
    }
    let outcome = try BuiltCommand.sample.run(["new", "URLBar2", "--json"], in: folder)
    let facts = try JSONDecoder().decode(Facts.self, from: outcome.output)
    #expect(facts.scene == "url-bar2")
    for file in facts.files {
      #expect(FileManager.default.fileExists(atPath: facts.folder + "/" + file))
    }
    #expect(outcome.message.isEmpty)
  }

  @Test(arguments: [
    ("", "MyScene"), ("my scene", "MyScene"), ("1st", "MyScene"), ("größe", "Grosse"),
    ("図", "MyScene"), ("class", "Class"), ("self", "SelfScene"), ("Stage", "StageScene"),
    ("uikit", "UikitScene"), ("Foundation", "FoundationScene"), ("../up", "Up"), ("a/b", "AB"),
    ("a.b", "AB"), ("-", "MyScene"), ("Main", "MainScene"), ("List", "ListScene"),
    ("compare", "compareScene"), ("Golden_", "Golden_Scene"), ("UI", "UIScene"),
    ("Cxx", "CxxScene"),
    ("Help", "HelpScene"),
  ])
  func aNameThatNoModuleCanHaveIsRefused(name: String, proposal: String) throws {
    let outcome = try BuiltCommand.sample.run(["new", "--", name], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("try \(proposal)\n"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    "://", "https://", "https:///x.git", "https://host", "https://host/", "nonsense://host/x",
    "git@",
    "git@host", "git@host:", "https://host/a b", "https://host/x\"; rm", "https://host/ü",
    "ssh://-oProxyCommand=x/y", "https://host/.git",
  ])
  func anAddressThatGitDoesNotTakeIsRefused(address: String) throws {
    let outcome = try BuiltCommand.sample.run(["new", "A", "--zoetrope", address], in: folder)
    #expect(outcome.status == 64, "\(outcome.message)")
    #expect(outcome.message.contains("is not the address of a repository"), "\(outcome.message)")
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [
    "git@host:zoetrope.git", "ssh://git@host:22/a/zoetrope", "file:///srv/zoetrope.git",
    "http://127.0.0.1:8080/zoetrope/",
  ])
  func anAddressThatGitTakesIsKept(address: String) throws {
    let outcome = try BuiltCommand.sample.run(["new", "A", "--zoetrope", address], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(try text("A/Package.swift").contains("\"\(address)\""))
  }

  @Test func aNameMayNotBeEndless() throws {
    let name = String(repeating: "n", count: 5000)
    #expect(try BuiltCommand.sample.run(["new", name], in: folder).status == 64)
    #expect(try folder.names().isEmpty)
  }

  @Test func whatIsThereIsNotTouched() throws {
    try Data("mine".utf8).write(to: folder.url.appendingPathComponent("Taken"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Link").path, withDestinationPath: "nowhere")
    for (words, status) in [
      (["new", "Taken"], 73), (["new", "Link"], 73), (["new", "A", "--path", "."], 73),
      (["new", "A", "--path", "Taken/below"], 73), (["new", "A", "--path", ""], 64),
      (["new", "A", "--path", "/proc/none/A"], 73),
      (["new", "A", "--zoetrope", "nowhere"], 66), (["new", "A", "--zoetrope", ""], 66),
    ] as [([String], Int32)] {
      let outcome = try BuiltCommand.sample.run(words, in: folder)
      #expect(outcome.status == status, "\(words) \(outcome.message)")
      #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
      #expect(try folder.names() == ["Link", "Taken"])
    }
    #expect(try text("Taken") == "mine")
  }

  @Test func everyModuleOfThisPackageIsANameThatIsTaken() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources").standardizedFileURL
    let modules = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.hasPrefix(".") && !$0.contains(".") && !$0.hasPrefix("_") }
    #expect(modules.contains("UIKit"))
    for module in modules {
      let outcome = try BuiltCommand.sample.run(["new", module], in: folder)
      #expect(outcome.status == 64, "\(module)")
    }
  }
}
