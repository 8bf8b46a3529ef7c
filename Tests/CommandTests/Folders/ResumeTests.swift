import Foundation
import Testing

/// `--resume`, `--overwrite` and `--extend`, and runs that are killed.
@Suite struct ResumeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.sample.run(words.split(separator: " ").map(String.init), in: folder)
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  /// When each frame was written last.
  private func times(in place: String) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for name in try folder.names(in: place) {
      let path = url("\(place)/\(name)").path
      times[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return times
  }

  private func expectEqualFrames(_ a: String, _ b: String) throws {
    #expect(try folder.names(in: a) == folder.names(in: b))
    for name in try folder.names(in: a) {
      #expect(try folder.contents(of: "\(a)/\(name)") == folder.contents(of: "\(b)/\(name)"))
    }
  }

  @Test func onlyWhatIsMissingOrWrongIsRendered() throws {
    #expect(try run("square -q -o straight").status == 0)
    #expect(try run("square -q -o out").status == 0)
    let before = try times(in: "out")
    for name in ["00003.png", "00029.png"] {
      try FileManager.default.removeItem(at: url("out/\(name)"))
    }
    try Data([1, 2, 3]).write(to: url("out/00010.png"))
    try folder.contents(of: "out/00008.png").write(to: url("out/00009.png"))
    // The clock of files may be coarse.
    usleep(50_000)
    let outcome = try run("square -o out --resume")
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.message.contains("26 of 30 frames are there, checked; 4 to go"))
    let after = try times(in: "out")
    let made = after.filter { before[$0.key] != $0.value }.map(\.key).sorted()
    #expect(made == ["00003.png", "00009.png", "00010.png", "00029.png"])
    try expectEqualFrames("out", "straight")
    let again = try run("square -o out --resume --json")
    #expect(again.status == 0)
    #expect(again.message.contains("30 of 30 frames are there, checked; nothing is left to do"))
    #expect(again.text.contains("\"frames\":0"))
    #expect(try times(in: "out") == after)
    #expect(try run("verify out").status == 0)
  }

  @Test func whereNothingIsThereAllIsRendered() throws {
    #expect(try run("square -q -o out --resume").status == 0)
    #expect(try folder.names(in: "out").count == 30)
    #expect(try run("verify out").status == 0)
  }

  @Test func framesThatNobodyNotedAreMadeAnew() throws {
    #expect(try run("square -q -o out --fps 30 --to 0.2").status == 0)
    try FileManager.default.removeItem(at: url("out/.zoetrope"))
    #expect(try run("square -q -o out --resume").status == 0)
    #expect(try run("verify out").status == 0)
    #expect(try run("square -q -o straight").status == 0)
    try expectEqualFrames("out", "straight")
  }

  @Test(
    arguments: [
      ("--fps 30", "--fps 60, now 30"), ("--scale 1", "--size 64x48, now 32x24"),
      ("--set startTimeOffset=0.25", "--set startTimeOffset=0, now 0.25"),
      ("--motion-blur", "--motion-blur off, now 180"),
      ("--background white", "--background its own, now #ffffff"),
      ("--appearance dark --fps 30", "--fps 60, now 30"),
    ])
  func otherOptionsAreRefusedWithTheFirstThatDiffers(options: String, told: String) throws {
    #expect(try run("square -q -o out").status == 0)
    let before = try times(in: "out")
    let outcome = try run("square -o out --resume \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("(\(told))"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(try times(in: "out") == before)
  }

  @Test func whatChangesNoPixelMayDiffer() throws {
    #expect(try run("square -q -o out --frames 0-9 --png small --jobs 1").status == 0)
    #expect(try run("square -q -o out --resume --jobs 3 --no-cache").status == 0)
    #expect(try run("verify out").status == 0)
  }

  @Test(
    arguments: [
      "-o out --resume --overwrite", "-o out -o a.gif --resume", "-o a.png --at 0 --resume",
      "-o - --resume", "-o a.gif --overwrite",
    ])
  func whatMakesNoSenseIsRefused(words: String) throws {
    let outcome = try run("square \(words)")
    #expect(outcome.status == 64)
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(try folder.names() == [])
  }

  @Test func overwritingReplacesAll() throws {
    #expect(try run("square -q -o out --fps 60").status == 0)
    let outcome = try run("square -o out --fps 20 --overwrite")
    #expect(outcome.status == 0)
    #expect(!outcome.message.contains("another run"))
    #expect(try folder.names(in: "out").count == 10)
    #expect(try run("verify out").status == 0)
  }

  @Test func aStoppedRunSaysHowToGoOn() throws {
    let words = ["square", "-o", "out", "--frames", "0-99999", "--extend"]
    let running = try BuiltCommand.sample.start(words, in: folder)
    let some = url("out/00050.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: some) { usleep(10_000) }
    kill(running.process.processIdentifier, SIGTERM)
    let outcome = try running.outcome()
    #expect(outcome.status == 143)
    let last = outcome.message.split(separator: "\n").last ?? ""
    #expect(last.contains("stopped after") && last.contains("--resume"), "\(last)")
  }

  /// Killed at instants that differ from run to run, whatever it was doing; nothing is broken, and what goes
  /// on with it makes what an undisturbed run makes.
  @Test(arguments: [11, 12, 13]) func killedRunsAreGoneOnWith(seed: Int) throws {
    let words = "square -q -o out --fps 1200 --scale 1 --jobs 2".split(separator: " ")
      .map(String.init)
    #expect(
      try BuiltCommand.sample.run(
        words.map { $0 == "out" ? "straight" : $0 }, in: folder
      ).status == 0)
    var delay = UInt32(seed)
    for _ in 0..<6 {
      let running = try BuiltCommand.sample.start(words + ["--resume"], in: folder)
      delay = (delay &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
      usleep(20_000 + delay % 400_000)
      kill(running.process.processIdentifier, SIGKILL)
      running.process.waitUntilExit()
      guard FileManager.default.fileExists(atPath: url("out/.zoetrope").path) else { continue }
      let check = try run("verify out --json")
      #expect([0, 1, 65].contains(check.status))
      if check.status != 65 {
        #expect(check.text.contains("\"damaged\":[]"), "\(check.text)")
        #expect(check.text.contains("\"foreign\":[]"), "\(check.text)")
      }
    }
    #expect(try BuiltCommand.sample.run(words + ["--resume"], in: folder).status == 0)
    #expect(try run("verify out -q").status == 0)
    try expectEqualFrames("out", "straight")
  }

  @Test(
    arguments: [
      "--frames 0-30", "--frames 40", "--to 0.6", "--duration 1", "--at 0.6", "--from 0.4 --to 0.6",
    ])
  func framesBehindTheEndHaveToBeAskedFor(options: String) throws {
    let outcome = try run("square -q -o out \(options)")
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("behind the end of square, frame 29"), "\(outcome.message)")
    #expect(outcome.message.contains("--extend"))
    #expect(try folder.names() == [])
    #expect(try run("square -q -o out \(options) --extend").status == 0)
    #expect(try run("verify out").status == 0 || options.hasPrefix("--at"))
  }

  @Test func theEndItselfIsAMoment() throws {
    #expect(try run("square -q -o a.png --at 0.5").status == 0)
    #expect(try run("square -q -o out --to 0.5").status == 0)
    #expect(try run("sheet square -q -o s.png --to 1").status == 64)
    #expect(try run("sheet square -q -o s.png --to 1 --extend").status == 0)
    #expect(try run("golden record square -q --to 1").status == 64)
    #expect(try run("golden record square -q --to 1 --extend").status == 0)
    #expect(try run("golden check -q").status == 0)
  }

  @Test func synchronizedFilesAreTheSame() throws {
    #expect(try run("square -q -o a -o a.apng --frames 0-4 --fsync").status == 0)
    #expect(try run("square -q -o b -o b.apng --frames 0-4").status == 0)
    try expectEqualFrames("a", "b")
    #expect(try folder.contents(of: "a.apng") == folder.contents(of: "b.apng"))
    #expect(try Lines.of("a", in: folder) == Lines.of("b", in: folder))
  }
}
