import Foundation
import Testing

/// A folder with the golden of the sample card, to plant faults in.
final class GoldenBench {
  let folder: TemporaryFolder

  /// - Parameter words: of `render golden record card`.
  init(_ words: String...) throws {
    folder = try TemporaryFolder()
    let outcome = try run(["record", "card"] + words)
    guard outcome.status == 0 else {
      throw UnexpectedOutcome(status: outcome.status, message: outcome.message)
    }
  }

  /// Runs `render golden …` with a fault in the scene.
  func run(_ words: [String], fault: String = "none") throws -> BuiltCommand.Outcome {
    try BuiltCommand.sample.run(
      ["golden"] + words, in: folder, environment: ["SAMPLE_FAULT": fault])
  }

  func check(_ words: String..., fault: String = "none") throws -> BuiltCommand.Outcome {
    try run(["check", "card"] + words, fault: fault)
  }

  /// Renders the card as PNG files into `place`.
  func render(into place: String, fault: String = "none", _ words: String...) throws {
    let outcome = try BuiltCommand.sample.run(
      ["card", "--scale", "1", "--quiet", "-o", place] + words, in: folder,
      environment: ["SAMPLE_FAULT": fault])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  func path(_ name: String) -> String { folder.url.path + "/Goldens/card/" + name }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try folder.contents(of: "Goldens/card/\(name)"))
  }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
  }

  func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path(name), toPath: path(other))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// The record's lines without the last, which holds its fingerprint.
  func lines() throws -> [String] {
    String(decoding: try bytes("golden.txt"), as: UTF8.self).split(separator: "\n").dropLast()
      .map(String.init)
  }

  /// Writes the record with a last line that fits, as somebody who knows the format would.
  func rewrite(_ lines: [String]) throws {
    let body = lines.joined(separator: "\n") + "\n"
    try write(Array((body + "end \(try Self.fingerprint(of: body))\n").utf8), "golden.txt")
  }

  /// The first 128 bits of SHA-256, by another program.
  private static func fingerprint(of text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: printed.prefix(32), as: UTF8.self)
  }
}

/// Whether coreutils' independent SHA-256 is here.
let hasSHA256Sum = FileManager.default.fileExists(atPath: "/usr/bin/sha256sum")
