import Foundation
import ProjectFiles

/// Has the sources of a project adapted, or takes what was adapted before.
struct Adaptation {
  let project: Project
  let kit: Kit
  let cache: ProjectCache

  private static let reportName = "report.json"

  /// The report, with outputs that stay where they are.
  func report() async throws(Diagnostic) -> AdaptReport {
    let folder = try await cache.entry(.adapted, key) { folder throws(Diagnostic) in
      let report = try await report(in: folder).moved(from: folder, to: "")
      do {
        try JSONEncoder().encode(report)
          .write(to: URL(fileURLWithPath: "\(folder)/\(Self.reportName)"))
      } catch {
        throw cache.full(error)
      }
    }
    guard
      let data = FileManager.default.contents(atPath: "\(folder)/\(Self.reportName)"),
      let report = try? JSONDecoder().decode(AdaptReport.self, from: data)
    else {
      throw Diagnostic(
        .inputOutput, "what was built before in \"\(cache.folder)\" is damaged",
        remedy: "remove that folder")
    }
    return report.moved(from: "", to: folder)
  }

  /// Has everything written to `folder`.
  func report(in folder: String) async throws(Diagnostic) -> AdaptReport {
    guard FileManager.default.isExecutableFile(atPath: kit.adapter) else {
      throw Diagnostic(
        .unavailable, "the program that adapts sources is not among the compiled modules",
        remedy: "install Zoetrope again with a toolchain of Swift that has SwiftSyntax")
    }
    let request = AdaptRequest(project, in: folder)
    let input: Data
    do {
      for module in request.modules {
        try FileManager.default.createDirectory(
          atPath: module.output, withIntermediateDirectories: true)
      }
      input = try JSONEncoder().encode(request)
    } catch {
      throw cache.full(error)
    }
    let outcome = try await ToolRun.run(kit.adapter, [], input: input)
    do {
      guard outcome.status == 0 else { throw CocoaError(.coderReadCorrupt) }
      return try JSONDecoder().decode(AdaptReport.self, from: outcome.output)
    } catch {
      let said = outcome.complaints.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
      throw Diagnostic(
        .software, "the sources of \(project.name) cannot be adapted\(said)",
        remedy: "this is a defect of Zoetrope: please report it with the source")
    }
  }

  private var key: String {
    var key = ContentKey()
    key.add("kit", kit.identity)
    for module in project.modules {
      key.add("module", module.name)
      key.add("shown", "\(module.isShown(in: project))")
      key.add("conditions", module.conditions.joined(separator: " "))
      for source in module.sources {
        // The path is in the adapted file, for the compiler's messages.
        key.add("source", source)
        key.add(fileAt: source)
      }
    }
    for name in Set(project.outlines.flatMap(\.customClasses)).sorted() { key.add("named", name) }
    return key.name
  }
}
