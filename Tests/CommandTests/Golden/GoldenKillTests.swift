import Foundation
import Testing

/// Recording in place of what is there, killed at any moment.
@Suite struct GoldenKillTests {
  private static let canKill: Bool = {
    guard let folder = try? TemporaryFolder(), let strace = BuiltCommand(ofSystem: "strace") else {
      return false
    }
    return (try? strace.run(["-o", "trace", "true"], in: folder).status) == 0
  }()

  /// At each of these calls of the main thread or another, until there is no further one.
  @Test(
    .enabled(if: canKill, "strace kills at a system call"),
    arguments: ["renameat", "unlinkat", "write", "mkdir", "openat"])
  func aKilledRecordingLeavesTheOldGoldenOrTheNewOne(call: String) throws {
    let bench = try GoldenBench("--stills", "0,5", "--keep-frames")
    let strace = try #require(BuiltCommand(ofSystem: "strace"))
    var (old, new, ended) = (0, 0, false)
    for number in 1...400 where !ended {
      // Files are opened many times before anything is written.
      if call == "openat", number % 4 != 0 { continue }
      #expect(
        try bench.run(["record", "card", "--stills", "0,5", "--keep-frames"]).status == 0)
      let killed = try strace.start(
        [
          "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
          "inject=\(call):signal=KILL:when=\(number)", BuiltCommand.sample.path, "golden", "record",
          "card", "--stills", "0,7", "--jobs", "1", "--quiet",
        ], in: bench.folder, environment: ["SAMPLE_FAULT": "color"])
      killed.process.waitUntilExit()
      ended = killed.process.terminationReason == .exit && killed.process.terminationStatus == 0
      let isOld = try bench.check().status == 0
      let isNew = try bench.check(fault: "color").status == 0
      #expect(isOld != isNew, "\(call) \(number)")
      #expect(!ended || isNew)
      if isOld { old += 1 } else { new += 1 }
      let again = try bench.run(["record", "card", "--stills", "0,7"], fault: "color")
      #expect(again.status == 0, "\(call) \(number): \(again.message)")
      #expect(try bench.check(fault: "color").status == 0, "\(call) \(number)")
      #expect(
        try bench.folder.names(in: "Goldens/card") == ["00000.png", "00007.png", "golden.txt"])
    }
    #expect(ended && new > 0)
    if call != "mkdir" { #expect(old > 0) }
  }

  /// What an earlier one may have left of pictures is made right too, whatever the record says.
  @Test func recordingAgainHealsWhatItFinds() throws {
    let bench = try GoldenBench()
    try bench.copy("00000.png", to: "00003.png")
    try bench.copy("00000.png", to: "frames.png")
    try bench.write([1, 2, 3], "00020.png")
    try bench.write(Array("zoetrope golden 1\nscene".utf8), "golden.txt")
    try bench.write([4], ".golden-new-00029.png")
    try bench.write([5], ".golden-change")
    #expect(try bench.check().status != 0)
    #expect(try bench.run(["record", "card"]).status == 0)
    #expect(try bench.check().status == 0)
    #expect(
      try bench.folder.names(in: "Goldens/card")
        == ["00000.png", "00020.png", "00029.png", "golden.txt"])
  }

  @Test func ofTwoRecordingsOneWinsAndTheOtherSaysSo() throws {
    let bench = try GoldenBench()
    // One that does not come to its end.
    let first = try BuiltCommand.sample.start(
      ["golden", "record", "busy", "--name", "card", "--quiet"], in: bench.folder,
      environment: ["SAMPLE_FAULT": "none", "SAMPLE_BUSY": "1"])
    usleep(500_000)
    let second = try bench.run(["record", "card"])
    #expect(second.status == 75, "\(second.message)")
    #expect(second.message.contains("is being recorded by another run"))
    #expect(try bench.check().status == 0)
    kill(first.process.processIdentifier, SIGTERM)
    #expect(try first.outcome().status == 143)
    #expect(try bench.run(["record", "card"]).status == 0)
    #expect(try bench.check().status == 0)
  }

  /// All pictures go to the disk as they are made.
  @Test func anAnimationThatIsStoppedLeavesTheOldGolden() throws {
    let bench = try GoldenBench("--keep-frames")
    let running = try BuiltCommand.sample.start(
      ["golden", "record", "busy", "--name", "card", "--keep-frames", "--quiet"], in: bench.folder,
      environment: ["SAMPLE_FAULT": "none", "SAMPLE_BUSY": "8"])
    usleep(500_000)
    kill(running.process.processIdentifier, SIGINT)
    #expect(try running.outcome().status == 130)
    #expect(try bench.check().status == 0)
    #expect(
      try bench.folder.names(in: "Goldens/card").allSatisfy { !$0.hasPrefix(".") })
  }
}
