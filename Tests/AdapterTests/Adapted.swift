import Foundation
import Testing

/// Sources as the adapter rewrites them, run as the command runs it: a request in, files and a report out.
struct Adapted {
  /// What became of the author's text of each file, without what is written before and after it.
  var texts: [String: String] = [:]
  /// What stands after it: records and other functions.
  var generated: [String: String] = [:]
  /// The copies as they are compiled.
  var copies: [String: String] = [:]
  let report: Report
  /// Where the sources lay.
  let folder: String

  struct Report: Decodable {
    var modules: [Module]
    var notes: [Note]

    struct Module: Decodable {
      var name: String
      var files: [File]
      var classes: [Class]
      var previews: [Preview]
      var entry: Entry
    }
    struct File: Decodable {
      var source: String
      var output: String?
      var imports: [String]
      var leftOut: String?
      var registers: String?
      var isMainScript: Bool
      var script: String?
      var unclosed: Unclosed?
    }
    struct Unclosed: Decodable, Equatable {
      var text: String
      var line: Int
    }
    struct Class: Decodable {
      var name: String
      var line: Int
      var superclass: String?
      var kind: String
      var `public`: Bool
      var inits: [String]
    }
    struct Preview: Decodable {
      var name: String
      var line: Int
      var function: String
    }
    struct Entry: Decodable, Equatable {
      var kind: String
      var `class`: String?
    }
    struct Note: Decodable {
      var file: String
      var line: Int
      var kind: String
      var text: String
    }
  }

  /// One file of a module called `Sample`.
  init(_ text: String) throws { try self.init(["A.swift": text]) }

  /// Several files, by name, in the order of their names.
  init(_ files: [String: String], named: [String] = []) throws {
    try self.init(modules: [("Sample", files)], named: named)
  }

  /// Several modules; the last is the app.
  init(
    modules: [(String, [String: String])], named: [String] = [], renamed: [String: String] = [:]
  ) throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("zoetrope-adapted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    folder = base.path
    var request: [[String: Any]] = []
    for (name, files) in modules {
      let sources = base.appendingPathComponent("sources/\(name)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for (file, text) in files {
        try Data(text.utf8).write(to: sources.appendingPathComponent(file))
      }
      request.append([
        "name": name, "isApp": name == modules.last?.0,
        "files": files.keys.sorted().map { sources.appendingPathComponent($0).path },
        "output": base.appendingPathComponent("copies/\(name)").path,
      ])
    }
    let input = try JSONSerialization.data(withJSONObject: [
      "modules": request, "named": named, "renamed": renamed,
    ])
    let (status, output, message) = try BuiltAdapter.run(input, in: base)
    try #require(status == 0, "\(message)")
    report = try JSONDecoder().decode(Report.self, from: output)
    for file in report.modules.flatMap(\.files) {
      guard let place = file.output else { continue }
      let name = URL(fileURLWithPath: file.source).lastPathComponent
      let copy = try String(decoding: Data(contentsOf: URL(fileURLWithPath: place)), as: UTF8.self)
      copies[name] = copy
      let begin = "import UIKit\n#sourceLocation(file: \"\(file.source)\", line: 1)\n"
      let start = try #require(copy.range(of: begin))
      let others = ["", "import CoreText\n", "import FoundationXML\n"]
      try #require(others.contains { $0 == copy[..<start.lowerBound] })
      let rest = copy[start.upperBound...]
      let parts = rest.components(separatedBy: "\n#sourceLocation()\n")
      texts[name] = parts[0]
      generated[name] = parts.dropFirst().joined(separator: "\n#sourceLocation()\n")
    }
  }

  /// The one file there is.
  var text: String { texts["A.swift"] ?? "" }
  /// What stands after its text.
  var added: String { generated["A.swift"] ?? "" }
  /// The module that is the app.
  var module: Report.Module { report.modules[report.modules.count - 1] }
  /// The first class of that module with that name.
  func type(_ name: String) -> Report.Class? { module.classes.first { $0.name == name } }
  func file(_ name: String) -> Report.File? {
    module.files.first { $0.source.hasSuffix("/" + name) }
  }

  /// For each line of a copy that comes from the author: the file and line that the compiler takes it for.
  func places(in copy: String) -> [(text: String, file: String, line: Int)] {
    var result: [(String, String, Int)] = []
    var place: (String, Int)?
    for line in (copies[copy] ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "#sourceLocation()" {
        place = nil
      } else if line.hasPrefix("#sourceLocation(file: \""),
        let number = line.split(separator: " ").last.flatMap({ Int($0.dropLast()) })
      {
        let path = line.dropFirst("#sourceLocation(file: \"".count).prefix { $0 != "\"" }
        place = (String(path.split(separator: "/").last ?? ""), number)
      } else if let (file, number) = place {
        result.append((String(line), file, number))
        place = (file, number + 1)
      }
    }
    return result
  }
}

/// The program that `.ci/adapter` builds.
enum BuiltAdapter {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/adapter/release/adapt").path

  /// Its exit status, and what it wrote to both streams.
  static func run(_ input: Data, in folder: URL) throws -> (Int32, Data, String) {
    try #require(
      FileManager.default.isExecutableFile(atPath: path), "build it first: .ci/adapter")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("request.json")
    try input.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = try FileHandle(forReadingFrom: file)
    var streams: [URL] = []
    for name in ["output", "message"] {
      let stream = folder.appendingPathComponent(name)
      try Data().write(to: stream)
      streams.append(stream)
    }
    process.standardOutput = try FileHandle(forWritingTo: streams[0])
    process.standardError = try FileHandle(forWritingTo: streams[1])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try Data(contentsOf: streams[0]),
      String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self)
    )
  }
}
