import Foundation
import ProjectFiles
import Testing

@testable import RenderCommand

/// Modules of an author's that are called as ours.
@Suite struct ModuleNamesTests {
  @Test func onlyNamesThatAreTakenChangeAndEverywhere() {
    var project = Project(name: "App", kind: .package, path: "/App", root: "/App")
    var app = ProjectModule(name: "Stage", product: .application, folder: "/App")
    app.dependencies = ["Export", "Rings"]
    project.modules = [
      ProjectModule(name: "Export", product: .library, folder: "/App"),
      ProjectModule(name: "Rings", product: .library, folder: "/App"), app,
    ]
    project.shown = "Stage"
    let freed = ModuleNames.freed(project)
    #expect(freed.modules.map(\.name) == ["Author_Export", "Rings", "Author_Stage"])
    #expect(freed.shownModule?.dependencies == ["Author_Export", "Rings"])
    #expect(
      ModuleNames.renamed(in: freed) == ["Export": "Author_Export", "Stage": "Author_Stage"])
  }

  /// The list is written out since the command runs without its manifest.
  @Test func allOfOurTargetsAreKnown() throws {
    let folder = URL(fileURLWithPath: #filePath).path.components(separatedBy: "/Tests/")[0]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/Sources")
    let modules = names.filter { !$0.contains(".") && !$0.hasPrefix("_") && $0 != "Adapter" }
    #expect(modules.count > 20)
    for name in modules { #expect(ModuleNames.taken.contains(name), "\(name) is missing") }
  }
}
