/// The ffmpeg that makes films, and what it finds around it.
package struct FilmProgram: Hashable, Sendable {
  /// The executable file.
  package var path: String
  /// Entries of the form `NAME=value`.
  package var environment: [String]

  package init(path: String, environment: [String]) {
    self.path = path
    self.environment = environment
  }
}
