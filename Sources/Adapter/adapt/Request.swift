/// What the command asks for: the modules of a project, in the order in which they depend on each
/// other.
struct Request: Decodable {
  var modules: [Module]
  /// Classes that something beside the sources names, such as a storyboard: their files stay.
  var named: [String]?
  /// Modules that are called otherwise than in the sources, since other modules have their names: the names by
  /// those of the sources.
  var renamed: [String: String]?

  /// One module: its files and the folder for what becomes of them.
  struct Module: Decodable {
    var name: String
    var isApp: Bool
    /// Absolute paths of the author's files.
    var files: [String]
    /// The folder that the rewritten copies go to; made if it is missing.
    var output: String
    /// Names that `#if NAME` finds set, beside `DEBUG`.
    var conditions: [String]?
  }
}
