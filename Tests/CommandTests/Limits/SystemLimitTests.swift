import Foundation
import Testing

/// Systems that give the command too little: one line and status 71, never a wait without end or a dump.
@Suite struct SystemLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the sample command by a program that limits it.
  private func run(_ limiting: [String], _ words: [String]) throws -> BuiltCommand.Outcome {
    let program = try #require(BuiltCommand(ofSystem: limiting[0]))
    return try program.run(
      limiting.dropFirst() + [BuiltCommand.sample.path] + words, in: folder)
  }

  private func expectLack(_ outcome: BuiltCommand.Outcome, naming fragment: String) throws {
    #expect(outcome.status == 71, "\(outcome.message)")
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.hasPrefix("render: "), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  private static let canLimit = BuiltCommand.systemHas("prlimit")

  @Test(.enabled(if: canLimit), arguments: [5, 6, 9, 12, 20, 40])
  func tooFewOpenFiles(count: Int) throws {
    let outcome = try run(
      ["prlimit", "--nofile=\(count)"], ["square", "--frames", "0-5", "-o", "frames"])
    try expectLack(outcome, naming: "ulimit -n")
    #expect(try folder.names().isEmpty)
  }

  @Test(.enabled(if: canLimit)) func openFilesForSeveralOutputs() throws {
    let outcome = try run(
      ["prlimit", "--nofile=48"],
      ["square", "--frames", "0-5", "-o", "a", "-o", "a.gif", "-o", "a.apng", "-o", "b.apng"])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  /// Foundation starts programs with files of high numbers.
  @Test(.enabled(if: canLimit)) func tooFewOpenFilesForAProject() throws {
    try Data("import UIKit\nclass A: UIViewController {}\n".utf8).write(
      to: folder.url.appendingPathComponent("A.swift"))
    let program = try #require(BuiltCommand(ofSystem: "prlimit"))
    let outcome = try program.run(
      ["--nofile=100", BuiltCommand.render.path, "A.swift", "-q"], in: folder)
    try expectLack(outcome, naming: "ulimit -n")
  }

  /// Root may have any number of processes, so that this one is somebody else, with the right to read all.
  @Test(
    .enabled(if: canLimit && getuid() == 0 && BuiltCommand.systemHas("setpriv")), arguments: 1...5)
  func tooFewThreads(count: Int) throws {
    let open = FileManager.default
    try open.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
    let outcome = try run(
      [
        "setpriv", "--reuid=65534", "--clear-groups", "--inh-caps=+dac_override",
        "--ambient-caps=+dac_override", "prlimit", "--nproc=\(count)",
      ], ["square", "--frames", "0-5", "-o", "frames", "--quiet"])
    try expectLack(outcome, naming: "ulimit -u")
  }

  /// From what the program itself needs upwards, there is a line or there are frames.
  @Test(.enabled(if: canLimit)) func tooFewAddresses() throws {
    var lacked = 0
    for megabytes in stride(from: 120, through: 400, by: 20) {
      let words = ["square", "--frames", "0-2", "--scale", "60", "--quiet"]
      let outcome = try run(
        ["prlimit", "--as=\(megabytes << 20)"], words + ["-o", "\(megabytes).gif"])
      if outcome.status == 0 {
        #expect(outcome.message.isEmpty)
        continue
      }
      // The loader of programs says it where there is not even room for that.
      if outcome.status == 127 { continue }
      try expectLack(outcome, naming: "ulimit -v")
      lacked += 1
      #expect(!(try folder.names().contains { $0.hasPrefix(".zoetrope-") }))
    }
    #expect(lacked > 0)
    let files = try folder.names().filter { $0.hasSuffix(".gif") }.map(folder.contents)
    #expect(Set(files).count <= 1)
  }

  @Test(.enabled(if: getuid() == 0 && BuiltCommand.systemHas("unshare"))) func withoutProc() throws
  {
    let unshare = try #require(BuiltCommand(ofSystem: "unshare"))
    let may = try unshare.run(["--mount", "mount", "-t", "tmpfs", "none", "/proc"], in: folder)
    guard may.status == 0 else { return }
    let outcome = try unshare.run(
      [
        "--mount", "sh", "-c", "mount -t tmpfs none /proc && exec \"$0\" \"$@\"",
        BuiltCommand.sample.path, "square", "--frames", "0-5", "-o", "frames",
      ], in: folder)
    try expectLack(outcome, naming: "/proc")
  }
}
