import Foundation
import Testing
import XCTest

/// Where a test is, and how it is told that it failed.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  private var file: URL { URL(fileURLWithPath: "\(filePath)") }

  /// `FILE/TEST`, and the name where there is one.
  private func names(_ name: String?) -> [String] {
    let test = String(function.prefix { $0 != "(" })
    let parts = [
      file.deletingPathExtension().lastPathComponent, name.map { "\(test)-\($0)" } ?? test,
    ]
    // A test may be called anything.
    return parts.map { part in
      let plain = part.map { $0 == "/" || $0 == "\\" || $0.isNewline ? "-" : String($0) }.joined()
      return plain.hasPrefix(".") ? "-" + plain.dropFirst() : plain
    }
  }

  /// The folder of the golden.
  func golden(named name: String?) -> String {
    names(name).reduce(file.deletingLastPathComponent().appendingPathComponent("Goldens")) {
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
    return names(name).reduce(base) { $0.appendingPathComponent($1) }.path
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
