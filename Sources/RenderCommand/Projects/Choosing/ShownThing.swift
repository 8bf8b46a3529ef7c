/// Something of a project that can be rendered: what its program has a scene for.
struct ShownThing: Codable, Equatable, Sendable {
  /// What it is, by the option that chooses it.
  enum Kind: String, Codable, CaseIterable, Sendable {
    /// The application, from its start.
    case app
    case controller
    case view
    case page
    case preview
  }

  var kind: Kind
  /// What its author calls it.
  var name: String
  /// The scene's id in the project's program.
  var id: String
  /// The author's file, an absolute path, and the line.
  var file: String?
  var line: Int?
  /// Of a controller in a storyboard: the storyboard's name, and how code asks for it.
  var storyboard: String?
  var identifier: String?
  /// What makes it: an expression of Swift in the project's program.
  var code: String

  /// Other names by which it can be asked for.
  var names: [String] { [name, id] + (identifier.map { [$0] } ?? []) }
}
