/// What became of a project: written as JSON to standard output.
struct Report: Encodable {
  var modules: [Module] = []
  var notes: [Note] = []

  struct Module: Encodable {
    var name: String
    var files: [File] = []
    var classes: [Class] = []
    var previews: [Preview] = []
    var entry = Entry(kind: .none, class: nil)
  }

  /// One file of the author's.
  struct File: Encodable {
    var source: String
    /// Where the rewritten copy lies; nil for a file that was left out.
    var output: String?
    /// What the author imports, by name.
    var imports: [String]
    /// The framework that is missing here, for which the file was left out.
    var leftOut: String?
    /// The function that hands out the records of the file's classes.
    var registers: String?
    /// True where statements stood outside functions.
    var isMainScript: Bool
    /// The function that these statements became.
    var script: String?
    /// What the author opens and does not close.
    var unclosed: UnclosedDelimiter?

    enum CodingKeys: String, CodingKey {
      case source, output, imports, leftOut, registers, isMainScript, script, unclosed
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(source, forKey: .source)
      try container.encode(output, forKey: .output)
      try container.encode(imports, forKey: .imports)
      try container.encode(leftOut, forKey: .leftOut)
      try container.encode(registers, forKey: .registers)
      try container.encode(isMainScript, forKey: .isMainScript)
      try container.encode(script, forKey: .script)
      try container.encode(unclosed, forKey: .unclosed)
    }
  }

  /// A class that could be shown, or that starts the app.
  struct Class: Encodable {
    /// As code outside of it names it: `Outer.Inner`.
    var name: String
    var module: String
    var file: String
    var line: Int
    var superclass: String?
    var kind: ClassKind
    var `public`: Bool
    /// The ways to make one: `frame`, `coder`, `none`, `nib`.
    var inits: [String]
  }

  /// A `#Preview` or `PreviewProvider` of UIKit, and the function that returns what it shows.
  struct Preview: Encodable {
    var name: String
    var file: String
    var line: Int
    var function: String
  }

  /// Where the program begins.
  struct Entry: Encodable {
    enum Kind: String, Encodable {
      case main = "@main"
      case applicationMain = "@UIApplicationMain"
      case call = "UIApplicationMain"
      case script, none
    }
    var kind: Kind
    /// The app delegate's class.
    var `class`: String?
  }

  /// Something that could not be adapted: once for each kind, where it is met first.
  struct Note: Encodable {
    var file: String
    var line: Int
    var kind: String
    var text: String
  }
}

/// What a class is to those who show it.
enum ClassKind: String, Encodable {
  case controller, view, layer, appDelegate, sceneDelegate, other
}
