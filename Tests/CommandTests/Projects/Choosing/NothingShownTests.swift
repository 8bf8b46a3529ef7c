import Foundation
import ProjectFiles
import Testing

@testable import RenderCommand

/// What is said of a project that has nothing to show.
@Suite struct NothingShownTests {
  private func diagnostic(
    imports: [[String]], beside others: [String] = []
  ) throws -> Diagnostic {
    let folder = try TemporaryFolder()
    let root = folder.url.resolvingSymlinksInPath()
    for other in others + ["Lib/Lib.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(other), withIntermediateDirectories: true)
    }
    let path = root.appendingPathComponent("Lib/Lib.xcodeproj").path
    var project = Project(name: "Lib", kind: .xcodeProject, path: path, root: root.path)
    project.shown = "Lib"
    let files = imports.map { AdaptReport.File(source: "A.swift", imports: $0) }
    let module = AdaptReport.Module(
      name: "Lib", files: files, classes: [], previews: [], entry: AdaptReport.Entry(kind: "none"))
    let report = AdaptReport(modules: [module], notes: [])
    return NothingShown(project: project, report: report, paths: TypedPaths(path)).diagnostic
  }

  @Test func aProjectOfSwiftUISaysSo() throws {
    let line = try diagnostic(imports: [["SwiftUI"], ["SwiftUI", "CoreData"], []]).line
    #expect(
      line.hasSuffix(
        "is written in SwiftUI, which is not here: render shows UIKit and Core Animation"))
    #expect(try !diagnostic(imports: [["SwiftUI"], ["UIKit"]]).line.contains("SwiftUI"))
  }

  @Test func theExamplesOfALibraryAreNamedFirst() throws {
    let line = try diagnostic(
      imports: [[]],
      beside: [
        "Other.xcodeproj", "Example/Demo.xcodeproj", "Pods/Pods.xcodeproj", "Pages.playground",
      ]
    )
    .line
    let parts = try #require(line.split(separator: "lies ").last)
    let names = parts.split(separator: ", ").compactMap { $0.split(separator: "/").last }
    #expect(names == ["Demo.xcodeproj", "Other.xcodeproj", "Pages.playground"])
  }
}
