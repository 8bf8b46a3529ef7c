import Foundation
import Testing
import XCTest

/// Where a test is, and how it is told that it failed.
struct TestLocation {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// One expectation of one test.
  struct Origin: Hashable, CustomStringConvertible {
    /// Suites and the test's name.
    var test: String
    var file: String
    var line: UInt
    var column: UInt

    var description: String { "\(test) (\(file):\(line))" }
  }

  private var file: URL { URL(fileURLWithPath: "\(filePath)") }
  private var fileName: String { file.deletingPathExtension().lastPathComponent }

  /// Where the test that runs asks from.
  var origin: Origin {
    Origin(
      test: (suites + [test]).joined(separator: "/"), file: file.lastPathComponent, line: line,
      column: column)
  }

  /// Whether the test that runs is one of many with other arguments.
  var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// The suites around the test, where it is one of Swift Testing.
  private var suites: [String] {
    Test.current?.id.nameComponents.dropLast().map(Self.plain) ?? []
  }

  /// The test's name without arguments; of XCTest, the function that asks.
  private var test: String {
    Self.withoutArguments(Self.plain(Test.current?.id.nameComponents.last ?? function))
  }

  /// The test as the name of a folder: its suites come first where the file is not called after them.
  private var folderName: String {
    var suites = suites
    if let first = suites.first, fileName.prefix(while: { $0 != "+" }) == first {
      suites.removeFirst()
    }
    return (suites + [test]).joined(separator: ".")
  }

  /// Names that are sentences are written in backticks.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func withoutArguments(_ name: String) -> String {
    name.lastIndex(of: "(").map { String(name[..<$0]) } ?? name
  }

  /// `FILE/TEST`, and the name where there is one.
  private func names(_ name: String?, of test: String) -> [String] {
    let parts = [fileName, name.map { "\(test)-\($0)" } ?? test]
    // A test may be called anything.
    return parts.map { part in
      let plain = part.map { $0 == "/" || $0 == "\\" || $0.isNewline ? "-" : String($0) }.joined()
      return plain.hasPrefix(".") ? "-" + plain.dropFirst() : plain
    }
  }

  /// The folder of the golden.
  func golden(named name: String?) -> String { golden(names(name, of: folderName)) }

  /// Where the golden was before suites were told apart; nil: in the same folder.
  func earlierGolden(named name: String?) -> String? {
    let path = golden(names(name, of: String(function.prefix { $0 != "(" })))
    return path == golden(named: name) ? nil : path
  }

  private func golden(_ names: [String]) -> String {
    names.reduce(file.deletingLastPathComponent().appendingPathComponent("Goldens")) {
      $0.appendingPathComponent($1)
    }.path
  }

  /// Where pictures of failures go: `.build/goldens` of the package, which is not kept.
  func strips(named name: String?) -> String {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") { break }
      folder.deleteLastPathComponent()
    }
    let base =
      folder.path == "/"
      ? FileManager.default.temporaryDirectory.appendingPathComponent("goldens")
      : folder.appendingPathComponent(".build/goldens")
    return names(name, of: folderName).reduce(base) { $0.appendingPathComponent($1) }.path
  }

  /// Fails the test that runs: of Swift Testing, or else of XCTest.
  func report(_ failure: FrameFailure) {
    if Test.current == nil {
      XCTFail(failure.message, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for strip in failure.strips {
      Attachment.record(strip.bytes, named: strip.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
  }
}
