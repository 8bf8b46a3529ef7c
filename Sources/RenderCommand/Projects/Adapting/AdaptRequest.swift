import ProjectFiles

/// What `adapt` is asked for: the request of its contract.
struct AdaptRequest: Encodable {
  var modules: [Module]
  /// Classes that storyboards name: their files stay.
  var named: [String]
  /// Modules that have another name here than in the sources: the names by those.
  var renamed: [String: String]

  struct Module: Encodable {
    var name: String
    var isApp: Bool
    var files: [String]
    /// The names that `#if` finds set.
    var conditions: [String]
    /// The folder for the rewritten files.
    var output: String
  }

  /// - Parameter folder: Where the rewritten files of all modules go.
  init(_ project: Project, in folder: String) {
    modules = project.modules.map { module in
      Module(
        name: module.name, isApp: module.isShown(in: project), files: module.sources,
        conditions: module.conditions, output: "\(folder)/\(module.name)")
    }
    named = Array(Set(project.outlines.flatMap(\.customClasses))).sorted()
    renamed = ModuleNames.renamed(in: project)
  }
}

extension ProjectModule {
  /// Whether things of it are shown, rather than it being imported by what is.
  func isShown(in project: Project) -> Bool { name == project.shown || product == .page }
}
