import ProjectFiles

/// The text of a project's own `main.swift`: what it tells of its classes, and a scene for each thing that can
/// be shown.
struct MainSource {
  let project: Project
  let report: AdaptReport
  let things: [ShownThing]

  /// The modules that it names: all whose classes are registered or shown.
  var imports: [String] {
    report.modules.filter { module in
      module.name != project.shown && module.files.contains { $0.output != nil }
    }.map(\.name)
  }

  var text: String {
    var lines = ["import RenderCommand", "import Stage", "import UIKit"]
    lines += imports.map { "import \($0)" }
    for module in report.modules {
      // Not by the module: a class of its name would be meant.
      lines += module.files.compactMap(\.registers).map { "ClassRecord.register(\($0)())" }
    }
    lines.append("await RenderCommand.main(project: [")
    for thing in things {
      lines.append(
        "  ProjectScene(\(SwiftText.literal(thing.id)), title: \(SwiftText.literal(thing.name)), "
          + "\(thing.code)),")
    }
    lines.append("])")
    return lines.joined(separator: "\n") + "\n"
  }
}
