/// What `adapt` says of a project's sources: the report of its contract, as it is read here.
struct AdaptReport: Codable, Equatable, Sendable {
  /// Those of the request, in its order.
  var modules: [Module]
  /// What could not be adapted, once for each kind.
  var notes: [Note]

  /// What became of one module.
  struct Module: Codable, Equatable, Sendable {
    var name: String
    var files: [File]
    var classes: [Class]
    var previews: [Preview]
    var entry: Entry
  }

  /// What became of one file of the author's.
  struct File: Codable, Equatable, Sendable {
    /// The author's file.
    var source: String
    /// The rewritten copy; nil for a file that was left out.
    var output: String?
    /// What the author imports.
    var imports: [String]
    /// The framework for whose sake it was left out.
    var leftOut: String?
    /// The function that hands out the records of its classes.
    var registers: String?
    /// The function that statements outside of functions became.
    var script: String?
    /// What its author opens and does not close.
    var unclosed: Unclosed?
  }

  /// A brace, bracket, parenthesis or comment, and the line that it is opened on.
  struct Unclosed: Codable, Equatable, Sendable {
    var text: String
    var line: Int
  }

  /// A class of the author's.
  struct Class: Codable, Equatable, Sendable {
    var name: String
    var module: String
    var file: String
    var line: Int
    var superclass: String?
    /// `controller`, `view`, `layer`, `appDelegate`, `sceneDelegate`, `other`.
    var kind: String
    var `public`: Bool
    /// The ways to make one: `frame`, `coder`, `none`, `nib`.
    var inits: [String]
  }

  /// A preview of a view or controller.
  struct Preview: Codable, Equatable, Sendable {
    var name: String
    var file: String
    var line: Int
    /// The function that makes what it shows.
    var function: String
  }

  /// Where the program begins.
  struct Entry: Codable, Equatable, Sendable {
    /// `@main`, `@UIApplicationMain`, `UIApplicationMain`, `script`, `none`.
    var kind: String
    /// The app delegate's class.
    var `class`: String?
  }

  /// Something that could not be adapted.
  struct Note: Codable, Equatable, Sendable {
    var file: String
    var line: Int
    var kind: String
    var text: String
  }

  /// The first file that ends too soon: nothing that is generated below it could be compiled.
  func unclosed(_ paths: TypedPaths) -> Diagnostic? {
    for file in modules.lazy.flatMap(\.files) where file.output != nil {
      guard let unclosed = file.unclosed else { continue }
      return Diagnostic(
        .badData,
        "\(paths.shown(file.source)):\(unclosed.line): \"\(unclosed.text)\" is not closed",
        remedy: "close it before the file ends")
    }
    return nil
  }

  /// The module of that name.
  func module(named name: String) -> Module? { modules.first { $0.name == name } }

  /// How many files were rewritten.
  var adaptedCount: Int { modules.joined { $0.files.count { $0.output != nil } } }

  /// The report with the folder `from` at the beginning of outputs replaced by `to`.
  func moved(from: String, to: String) -> AdaptReport {
    var report = self
    for module in report.modules.indices {
      for file in report.modules[module].files.indices {
        guard let output = report.modules[module].files[file].output, output.hasPrefix(from) else {
          continue
        }
        report.modules[module].files[file].output = to + output.dropFirst(from.count)
      }
    }
    return report
  }
}

extension Array where Element == AdaptReport.Module {
  fileprivate func joined(_ count: (Element) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}
