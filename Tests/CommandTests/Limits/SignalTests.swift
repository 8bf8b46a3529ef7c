import Foundation
import Testing

/// Signals that end the command, whatever it is doing.
@Suite struct SignalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// How a process ended after a signal.
  private enum Ending: Equatable {
    case exited(Int32)
    case signal(Int32)
    /// It went on; it is killed.
    case never
  }

  /// Waits for the end, for as long as anything could take that has not lost the signal.
  private func ending(of running: BuiltCommand.Running) -> Ending {
    for _ in 0..<3000 where running.process.isRunning { usleep(10_000) }
    guard !running.process.isRunning else {
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      return .never
    }
    running.process.waitUntilExit()
    let status = running.process.terminationStatus
    return running.process.terminationReason == .exit ? .exited(status) : .signal(status)
  }

  private func waitForFile(_ name: String) {
    let path = folder.url.appendingPathComponent(name).path
    for _ in 0..<3000 where !FileManager.default.fileExists(atPath: path) { usleep(10_000) }
  }

  private func expectNothingUnfinished(_ comment: Comment) throws {
    let names = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap {
      $0 as? String
    }
    let left = (names ?? []).filter { $0.contains(".zoetrope-") }
    #expect(left.isEmpty, comment)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGUSR1, SIGUSR2])
  func everySignalThatEndsACommandStopsInGoodOrder(number: Int32) throws {
    let running = try BuiltCommand.sample.start(
      [
        "square", "--frames", "0-999999", "--extend", "-o", "frames", "-o", "a.gif", "-o", "b.apng",
        "--quiet",
      ],
      in: folder)
    waitForFile("frames/00000.png")
    kill(running.process.processIdentifier, number)
    #expect(ending(of: running) == .exited(128 + number))
    let message = try String(contentsOf: running.messageFile, encoding: .utf8)
    #expect(message.contains("stopped after"))
    #expect(message.split(separator: "\n").count == 1)
    #expect(try folder.names() == ["frames"])
    try expectNothingUnfinished("signal \(number)")
  }

  /// Before it is obeyed, a signal does what it usually does: there is no moment in between. (SIGQUIT is Swift's own
  /// while its shared libraries are loaded, as tests have them.)
  @Test func noSignalIsLostWhileTheCommandBegins() throws {
    var random = SystemRandomNumberGenerator()
    for turn in 0..<60 {
      let number = [SIGINT, SIGTERM, SIGHUP, SIGXCPU][turn % 4]
      let running = try BuiltCommand.sample.start(
        ["square", "--frames", "0-999999", "--extend", "-o", "frames", "-o", "a.gif", "--quiet"],
        in: folder)
      let delay = UInt32.random(in: 0..<60_000, using: &random)
      usleep(delay)
      kill(running.process.processIdentifier, number)
      let ending = ending(of: running)
      #expect(
        ending == .exited(128 + number) || ending == .signal(number),
        "signal \(number) after \(delay) µs: \(ending)")
      try expectNothingUnfinished("signal \(number) after \(delay) µs")
    }
  }

  @Test func aHangupThatIsIgnoredStaysSo() throws {
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let running = try shell.start(
      [
        "-c", "trap '' HUP; exec \"$0\" \"$@\"", BuiltCommand.sample.path, "square", "--frames",
        "0-999999", "--extend", "-o", "frames", "--quiet",
      ], in: folder)
    waitForFile("frames/00000.png")
    kill(running.process.processIdentifier, SIGHUP)
    usleep(200_000)
    #expect(running.process.isRunning)
    kill(running.process.processIdentifier, SIGTERM)
    #expect(ending(of: running) == .exited(128 + SIGTERM))
  }

  /// Code that does not come back, while a scene is opened (0) or in the middle of a clip.
  @Test(arguments: [0, 3], [SIGINT, SIGTERM, SIGHUP])
  func aSignalIsObeyedWhileASceneIsBusy(frame: Int, number: Int32) throws {
    let running = try BuiltCommand.sample.start(
      ["busy", "-o", "frames", "-o", "a.gif", "--quiet"], in: folder,
      environment: ["SAMPLE_BUSY": "\(frame)"])
    if frame > 0 { waitForFile("frames/00000.png") } else { usleep(300_000) }
    kill(running.process.processIdentifier, number)
    #expect(ending(of: running) == .exited(128 + number))
    try expectNothingUnfinished("signal \(number) at frame \(frame)")
    #expect(try folder.names().allSatisfy { $0 == "frames" })
  }

  /// A command that makes nothing, and only waits for what it reads or computes, is ended at once.
  @Test func aSignalEndsWhatHasNothingToTidy() throws {
    let running = try BuiltCommand.sample.start(
      ["inspect", "busy", "--at", "1"], in: folder, environment: ["SAMPLE_BUSY": "2"])
    usleep(300_000)
    kill(running.process.processIdentifier, SIGTERM)
    #expect(ending(of: running) == .exited(128 + SIGTERM))
  }

  @Test func ffmpegEndsWithTheCommandWhileASceneIsBusy() throws {
    let tools = try TemporaryFolder()
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    let script =
      "#!/bin/sh\necho $$ > '\(tools.url.path)/number'\ncat > /dev/null\nsleep 1000\ntrue\n"
    try Data(script.utf8).write(to: tools.url.appendingPathComponent("draft"))
    #expect(try shell.run(["-c", "cp draft ffmpeg && chmod 755 ffmpeg"], in: tools).status == 0)
    let running = try BuiltCommand.sample.start(
      ["busy", "-o", "a.mp4", "--quiet"], in: folder,
      environment: ["SAMPLE_BUSY": "3", "PATH": tools.url.path + ":/usr/bin:/bin"])
    let note = tools.url.appendingPathComponent("number")
    var number: pid_t?
    for _ in 0..<3000 where number == nil && running.process.isRunning {
      usleep(10_000)
      number = try? pid_t(
        String(contentsOf: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let child = try #require(number)
    usleep(200_000)
    kill(running.process.processIdentifier, SIGHUP)
    #expect(ending(of: running) == .exited(128 + SIGHUP))
    for _ in 0..<100 where kill(child, 0) == 0 { usleep(10_000) }
    #expect(kill(child, 0) == -1)
    #expect(try folder.names().isEmpty)
  }
}
