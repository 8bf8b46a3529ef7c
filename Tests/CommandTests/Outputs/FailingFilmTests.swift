import Foundation
import Testing

/// Films where ffmpeg is missing, or stands there as a script that fails in one way or another.
struct FailingFilmTests {
  private let folder: TemporaryFolder
  private let tools: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    tools = try TemporaryFolder()
  }

  /// The program is written by a process of its own: where this one still had it open for writing,
  /// a test that starts something at that moment would keep it from being run ("text file busy").
  private func put(_ script: String) throws {
    let draft = tools.url.appendingPathComponent("draft")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: draft)
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let copied = try shell.run(["-c", "cp draft ffmpeg && chmod 755 ffmpeg"], in: tools)
    #expect(copied.status == 0, "\(copied.message)")
  }

  private var path: String { tools.url.path + ":/usr/bin:/bin" }

  private func expectFailure(
    _ words: [String], status: Int32, naming fragment: String, path: String? = nil
  ) throws {
    let outcome = try BuiltCommand.sample.run(
      ["square", "--quiet"] + words, in: folder, environment: ["PATH": path ?? self.path])
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: ["webp", "mp4", "mov"])
  func withoutFFmpegNothingIsDrawn(format: String) throws {
    try expectFailure(
      ["-o", "film.\(format)", "-o", "frames"], status: 69,
      naming: "\"film.\(format)\" needs ffmpeg, which is not on the PATH: 'make' installs it",
      path: tools.url.path)
  }

  @Test func whatIsNoProgramIsNotFFmpeg() throws {
    try FileManager.default.createDirectory(
      at: tools.url.appendingPathComponent("ffmpeg"), withIntermediateDirectories: false)
    try expectFailure(
      ["-o", "film.mp4"], status: 69, naming: "needs ffmpeg", path: tools.url.path)
  }

  @Test func whatFFmpegSaysIsInTheLine() throws {
    try put(
      "head -c 5000 > /dev/null; echo 'Unknown encoder' >&2; echo 'Conversion failed!' >&2; exit 1")
    try expectFailure(
      ["-o", "film.mp4"], status: 69,
      naming: "‘film.mp4’ could not be made: ffmpeg ended with status 1: Unknown encoder; ")
  }

  @Test func aProgramThatEndsAtOnceOrIsKilledLeavesNothing() throws {
    try put("exit 0")
    try expectFailure(["-o", "film.mov"], status: 69, naming: "ended with status 0")
    try put("head -c 5000 > /dev/null; kill -9 $$")
    try expectFailure(["-o", "film.webp"], status: 69, naming: "ended by signal 9")
  }

  @Test func aFullDiskIsAnErrorOfInputAndOutput() throws {
    try put(
      "cat > /dev/null; echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 1")
    try expectFailure(["-o", "film.mp4"], status: 74, naming: "No space left on device")
  }

  @Test func aProgramThatHangsIsEndedByCtrlC() throws {
    try put("echo $$ > '\(tools.url.path)/number'; cat > /dev/null; sleep 1000; true")
    let running = try BuiltCommand.sample.start(
      ["square", "--quiet", "-o", "film.mp4"], in: folder, environment: ["PATH": path])
    let note = tools.url.appendingPathComponent("number")
    var number: pid_t?
    for _ in 0..<60_000 where number == nil {
      usleep(10_000)
      number = try? pid_t(
        String(contentsOf: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let child = try #require(number)
    usleep(200_000)
    kill(running.process.processIdentifier, SIGINT)
    let outcome = try running.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.message.contains("stopped after"), "\(outcome.message)")
    #expect(kill(child, 0) == -1)
    #expect(try folder.names().isEmpty)
  }

  @Test func filmsDoNotFitThroughAPipe() throws {
    try expectFailure(
      ["-o", "-", "--format", "mp4"], status: 64, naming: "cannot be written to standard output")
  }

  @Test func webPHasNoMoreThanAThousandFramesASecond() throws {
    try put("cat > /dev/null")
    try expectFailure(
      ["-o", "film.webp", "--fps", "1001"], status: 64, naming: "more than 1000 frames a second")
  }
}
