import Foundation
import Testing

/// Several runs into one folder, `render verify` and `render clean`.
@Suite struct SharedFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.sample.run(words.split(separator: " ").map(String.init), in: folder)
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  /// A run that goes on until it is killed, and has begun to write.
  private func endlessRun(_ options: String...) throws -> BuiltCommand.Running {
    let running = try BuiltCommand.sample.start(
      ["square", "-q", "-o", "out", "--frames", "100-999999", "--extend"] + options, in: folder)
    let first = url("out/00110.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: first) { usleep(10_000) }
    return running
  }

  private func end(_ running: BuiltCommand.Running) {
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
  }

  @Test func aRunWithOtherOptionsIsRefusedAsLongAsOneIsThere() throws {
    let running = try endlessRun()
    let outcome = try run("square -o out --fps 30")
    #expect(outcome.status == 75)
    #expect(outcome.message.contains("--fps 60, now 30"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: url("out/00000.png").path))
    #expect(try run("square -q -o out --overwrite").status == 75)
    // Parts of the same run, other names and other folders are welcome.
    #expect(try run("square -q -o out --frames 0-19").status == 0)
    #expect(try run("square -q -o out/b%d.png --fps 30").status == 0)
    #expect(try run("verify out").text.contains("being written now"))
    end(running)
    let after = try run("square -o out --fps 30 --frames 0-4")
    #expect(after.status == 0)
    #expect(after.message.contains("also holds frames of another run"))
  }

  @Test func aSingleFileDoesNotPassForAFrameOfARun() throws {
    #expect(try run("square -q -o out --frames 0-4").status == 0)
    let before = try folder.contents(of: "out/00003.png")
    for words in [
      "square --at 0.1 -o out/00003.png", "square --at 0.1 -o out/00029.png",
      "square --at 0.1 -o a.png -o out/00003.png", "square --format rgba -o out/00003.png",
      "sheet square -o out/00003.png",
    ] {
      let outcome = try run(words)
      #expect(outcome.status == 73, "\(words): \(outcome.message)")
      #expect(
        outcome.message.hasSuffix(
          """
          is the name of a frame of square in that folder, which this would pass for; choose another name with -o\n
          """), "\(outcome.message)")
    }
    #expect(try folder.contents(of: "out/00003.png") == before)
    #expect(try folder.names() == ["out"])
    #expect(try run("square -q --at 0.1 -o out/still.png").status == 0)
  }

  @Test func aFolderThatIsCalledAsAFrameIsFoundBeforeFramesAreRemoved() throws {
    #expect(try run("square -q -o out --frames 0-4").status == 0)
    try FileManager.default.removeItem(at: url("out/00003.png"))
    try FileManager.default.createDirectory(
      at: url("out/00003.png"), withIntermediateDirectories: true)
    let names = try folder.names(in: "out")
    let outcome = try run("square -o out --overwrite")
    #expect(outcome.status == 73)
    #expect(outcome.message.contains("‘out/00003.png’ cannot be created: Is a directory"))
    #expect(try folder.names(in: "out") == names)
    // One that has another number is nobody's business.
    #expect(try run("square -q -o out --frames 0-2 --overwrite").status == 0)
  }

  @Test func aPipeInAFolderIsNotWaitedFor() throws {
    #expect(try run("square -q -o a --frames 0-2").status == 0)
    #expect(try run("square -q -o b --frames 0-2").status == 0)
    try FileManager.default.removeItem(at: url("b/00001.png"))
    let makePipe = try #require(BuiltCommand(ofSystem: "mkfifo"))
    #expect(try makePipe.run(["b/00001.png"], in: folder).status == 0)
    let outcome = try run("compare a b")
    #expect(outcome.status == 66)
    #expect(outcome.message.contains("\"b/00001.png\" cannot be read"), "\(outcome.message)")
    #expect(try run("verify b").status == 1)
    #expect(try run("assemble b -o b.gif").status == 75)
  }

  @Test func aManifestOfAHundredGigabytesIsALine() throws {
    #expect(try run("square -q -o out --frames 0-2").status == 0)
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    #expect(
      try shell.run(["-c", "truncate -s 100G out/.zoetrope/x.frames"], in: folder).status == 0)
    for (words, status) in [
      ("verify out", 66), ("assemble out -o a.gif", 66), ("square -o out", 74),
      ("square -o out --resume", 66),
    ] {
      let outcome = try run(words)
      #expect(outcome.status == status, "\(words): \(outcome.message)")
      #expect(outcome.message.contains("File too large"), "\(words): \(outcome.message)")
    }
  }

  @Test func aFrameThatSomethingFollowsIsDamaged() throws {
    #expect(try run("square -q -o out --frames 0-2").status == 0)
    var bytes = try Data(contentsOf: url("out/00001.png"))
    bytes.append(contentsOf: Array(repeating: 0, count: 12))
    try bytes.write(to: url("out/00001.png"))
    let outcome = try run("verify out")
    #expect(outcome.status == 1 && outcome.text.contains("damaged   00001.png"), "\(outcome.text)")
  }

  @Test func aManifestThatIsALinkIsNamed() throws {
    try FileManager.default.createDirectory(at: url("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url("out/.zoetrope").path, withDestinationPath: "/")
    let outcome = try run("square -o out")
    #expect(outcome.status == 73)
    #expect(
      outcome.message.contains(
        "‘out/.zoetrope’ cannot be created: it is a link, which is not followed there"),
      "\(outcome.message)")
  }

  /// A folder that goes away while it is written to, with or without another one in its place, and notes that do.
  @Test(arguments: [
    (lost: "out", film: ""), ("made", "-o made/clip.gif"), ("made", "-o made/film.mp4"),
    ("out/.zoetrope", ""),
  ])
  func whatIsMovedMeanwhileIsMissed(lost: String, film: String) throws {
    let words = "square -q -o out \(film) --frames 0-4000 --extend --scale 8"
    let running = try BuiltCommand.sample.start(
      words.split(separator: " ").map(String.init), in: folder)
    let first = url("out/00005.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: first) { usleep(1000) }
    try FileManager.default.moveItem(at: url(lost), to: url("moved"))
    if lost == "out" {
      try FileManager.default.createDirectory(at: url(lost), withIntermediateDirectories: true)
    }
    let outcome = try running.outcome()
    #expect(outcome.status == 74)
    #expect(
      outcome.message.contains("‘\(lost)’ was moved, replaced or removed while it was written to"),
      "\(outcome.message)")
    let left = try FileManager.default.contentsOfDirectory(atPath: url("moved").path)
    #expect(film.isEmpty || left.isEmpty)
  }

  @Test func disjointRangesAtTheSameTimeMakeTheWholeClip() throws {
    #expect(try run("square -q -o straight").status == 0)
    let parts = try ["0-9", "10-19", "20-29", "0-29"].map { range in
      try BuiltCommand.sample.start(
        ["square", "-q", "-o", "out", "--frames", range, "--jobs", "1"], in: folder)
    }
    for part in parts { #expect(try part.outcome().status == 0) }
    #expect(try run("verify out").status == 0)
    for name in try folder.names(in: "straight") {
      #expect(try folder.contents(of: "out/\(name)") == folder.contents(of: "straight/\(name)"))
    }
  }

  @Test func foldersOfPartsThatAreCopiedTogetherAreOne() throws {
    #expect(try run("square -q -o a --frames 0-14").status == 0)
    #expect(try run("square -q -o b --frames 15-29").status == 0)
    let copy = try #require(BuiltCommand(ofSystem: "cp"))
    #expect(try copy.run(["-R", "a", "all"], in: folder).status == 0)
    #expect(try copy.run(["-R", "b/.", "all"], in: folder).status == 0)
    let outcome = try run("verify all")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text == "all: 30 of 30 frames of square at 60 fps are there and sound\n")
  }

  @Test func faultsAreListedAndCounted() throws {
    #expect(try run("square -q -o out").status == 0)
    #expect(
      try run("verify out").text == "out: 30 of 30 frames of square at 60 fps are there and sound\n"
    )
    for number in [3, 4, 5, 9] {
      try FileManager.default.removeItem(at: url("out/0000\(number).png"))
    }
    try Data("no picture".utf8).write(to: url("out/00012.png"))
    try folder.contents(of: "out/00008.png").write(to: url("out/00020.png"))
    try folder.contents(of: "out/00008.png").write(to: url("out/00040.png"))
    try folder.contents(of: "out/00008.png").write(to: url("out/other.png"))
    let outcome = try run("verify out")
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        missing   00003.png to 00005.png, 3 frames
        missing   00009.png
        damaged   00012.png
        foreign   00020.png
        extra     00040.png
        out: 24 of 30 frames of square at 60 fps are there and sound; 4 missing, 1 damaged, \
        1 foreign, 1 extra: the command that made them makes what is to be there anew with --resume; \
        what is not to be there, remove, or render all with --overwrite
        extra     other.png: no frame of any run

        """)
    let json = try run("verify out --json")
    #expect(json.status == 1)
    struct Report: Decodable {
      struct Clip: Decodable {
        var names: String
        var wanted: Int
        var sound: Int
        var missing: [Int]
        var damaged: [Int]
        var foreign: [Int]
        var extra: [Int]
        var settings: [String: String]
      }
      var whole: Bool
      var clips: [Clip]
      var strangers: [String]
    }
    let report = try JSONDecoder().decode(Report.self, from: json.output)
    #expect(!report.whole)
    #expect(report.clips.map(\.missing) == [[3, 4, 5, 9]])
    #expect(report.clips.map(\.settings["fps"]) == ["60"])
    #expect(report.strangers == ["other.png"])
    #expect(try run("verify out -q").text.isEmpty)
  }

  @Test func foldersThatSayNothingAreRefused() throws {
    try FileManager.default.createDirectory(at: url("empty"), withIntermediateDirectories: false)
    try Data().write(to: url("file"))
    for (name, status) in [("empty", 65), ("absent", 66), ("file", 66)] as [(String, Int32)] {
      let outcome = try run("verify \(name)")
      #expect(outcome.status == status, "\(name)")
      #expect(outcome.message.contains("‘\(name)’"))
    }
  }

  @Test func filesOfLivingWritersStayAndThoseOfDeadOnesGo() throws {
    let running = try endlessRun()
    let names = [".zoetrope-far-1-7.tmp", ".zoetrope-\(ProcessInfo.processInfo.hostName)-1-0.tmp"]
    for name in names { try Data([1]).write(to: url("out/\(name)")) }
    // Runs that begin meanwhile take nothing from the one that is there.
    for _ in 0..<5 { #expect(try run("square -q -o out --frames 0-1").status == 0) }
    #expect(running.process.isRunning)
    end(running)
    #expect(try folder.names(in: "out").filter { names.contains($0) } == [])
    for name in names { try Data([1]).write(to: url("out/\(name)")) }
    let outcome = try run("clean out")
    #expect(outcome.status == 0)
    #expect(outcome.message.contains("left half written"))
    #expect(try folder.names(in: "out").allSatisfy { $0.hasSuffix(".png") })
    #expect(try run("clean absent").status == 66)
  }
}
