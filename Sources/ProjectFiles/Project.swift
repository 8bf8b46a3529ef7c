/// What lies on the disk of an author's project, as values: read once, never written.
package struct Project: Sendable, Equatable {
  /// What was named on the command line.
  package enum Kind: String, Sendable {
    case file
    case folder
    case xcodeProject
    case workspace
    case package
    case playground
  }

  /// The project's name, as its author reads it.
  package var name: String
  /// What it was read from.
  package var kind: Kind
  /// The absolute path of what was read: the file, folder, `.xcodeproj`, `.xcworkspace`, package or
  /// `.playground`, which may lie within the path that was asked for.
  package var path: String
  /// The absolute path of the folder that nothing leaves: the repository, or what lies around the project.
  package var root: String
  /// Modules in order of dependency: each after those it imports.
  package var modules: [ProjectModule] = []
  /// The name of the module that is shown; nil for a playground, where each page has its own, and where
  /// there is nothing to show.
  package var shown: String?
  /// The application's Info.plist with what its build settings add; empty without an application.
  package var info = AppInfo()
  /// What every storyboard and xib of the modules holds.
  package var outlines: [StoryboardOutline] = []
  /// The pages of a playground, in its order.
  package var pages: [PlaygroundPage] = []
  /// The targets that could be asked for by name instead, the chosen one first.
  package var choices: [String] = []
  /// What was left out, missing or not understood, each once.
  package var findings: [Finding] = []

  package init(name: String, kind: Kind, path: String, root: String) {
    self.name = name
    self.kind = kind
    self.path = path
    self.root = root
  }

  /// The module of that name.
  package func module(named name: String) -> ProjectModule? {
    modules.first { $0.name == name }
  }

  /// The module that is shown.
  package var shownModule: ProjectModule? { shown.flatMap(module(named:)) }
}
