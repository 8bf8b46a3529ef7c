import Foundation
import Testing

/// What is said of frames in the folder that a run with other settings made, by the manifest beside them.
@Suite struct FolderManifestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.sample.run(
      words.split(separator: " ").map(String.init), in: folder, environment: ["SAMPLE_CLEAR": "1"])
  }

  /// What a run says beside its progress and its final line.
  private func notes(_ words: String) throws -> [String] {
    let outcome = try run(words)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome.message.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("render:")
    }
  }

  /// All lines of the manifest, sorted.
  private func manifest(in place: String = "out") throws -> [String] {
    try Lines.of(place, in: folder)
  }

  @Test(
    arguments: [
      ("--fps 20", "--fps 10 --to 0.2", "--fps 20, now 10"),
      ("", "--frames 0-4 --set startTimeOffset=0.5", "--set startTimeOffset=0, now 0.5"),
      ("--background #ff0000", "--frames 0-4", "--background #ff0000, now its own"),
      ("", "--frames 0-4 --motion-blur", "--motion-blur off, now 180"),
      ("--motion-blur 90", "--frames 0-4 --motion-blur", "--motion-blur 90, now 180"),
      ("--scale 1", "--frames 0-4", "--size 32x24, now 64x48"),
      ("", "--frames 0-4 --content-size small", "--content-size large, now small"),
      ("--locale pt_BR", "--frames 0-4 --locale de", "--locale pt-BR, now de"),
      (
        "--size 64x48 --screen 40x30", "--frames 0-4",
        "--screen 40x30, now 32x24; --scale 1.6, now 2"
      ),
    ])
  func framesMadeWithAnotherOptionAreNamed(first: String, second: String, told: String) throws {
    #expect(try notes("square -o out \(first)") == [])
    let found = try notes("square -o out \(second)")
    #expect(found.count == 1)
    #expect(found.first?.contains("out also holds frames of another run, ") == true, "\(found)")
    #expect(
      found.first?.contains(" (\(told)): remove them, or write to another folder") == true,
      "\(found)")
    // It is said as long as they are there.
    #expect(try notes("square -o out \(second)") == found)
    #expect(try notes("square -o out \(first)") == [])
  }

  @Test func framesOfAnotherSceneAreNamed() throws {
    #expect(try notes("square -o out --fps 60 --scale 1") == [])
    let found = try notes("clear -o out --fps 30")
    #expect(
      found.first?.contains("00003.png to 00029.png (scene square, now clear)") == true, "\(found)")
  }

  @Test func partsOfOneRunAreWelcome() throws {
    for part in ["0-9", "20-", "10-19", "5-25"] {
      #expect(try notes("square -o out --jobs 1 --png small --frames \(part)") == [])
    }
    #expect(try run("verify out").status == 0)
    #expect(try notes("square -o out -o b.apng --jobs 3 --no-cache") == [])
  }

  @Test func clipsWithOtherNamesAreNoReasonForANote() throws {
    #expect(try notes("square -o out/a%d.png --fps 60") == [])
    #expect(try notes("square -o out/b%d.png --fps 20") == [])
    #expect(try notes("square -o out/a%d.png --fps 20 --to 0.1").count == 1)
  }

  @Test func framesThatAreGoneAreNoReasonForANote() throws {
    #expect(try notes("square -o out --fps 60") == [])
    for name in try folder.names(in: "out") {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/\(name)"))
    }
    #expect(try notes("square -o out --fps 20 --to 0.2") == [])
  }

  @Test func theSameRunsWriteTheSameLines() throws {
    for (place, jobs) in [("a", 1), ("b", 3)] {
      #expect(try notes("square -o \(place) --jobs \(jobs) --frames 0-9") == [])
      _ = try notes("square -o \(place) --jobs \(jobs) --frames 5-14 --fps 30")
    }
    #expect(try manifest(in: "a") == manifest(in: "b"))
    let headers = try manifest(in: "a").filter { $0.hasPrefix("zoetrope-frames 1 ") }
    #expect(headers.count == 2)
    #expect(
      headers.contains { line in
        [
          "names=%2505d.png", "frames=0-9", "clip=30", "scene=square", "fps=60", "screen=32x24",
          "size=64x48", "scale=2", "background=its%20own", "motion-blur=off", "input=off",
          "set%20startTimeOffset=0", "tool=", "content=build%20",
        ].allSatisfy { line.contains(" " + $0) }
      })
    #expect(headers.contains { $0.contains(" begun=2 ") && $0.contains(" fps=30 ") })
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/sha256sum")))
  func theDigestsAreThoseThatOtherProgramsMake() throws {
    #expect(try notes("square -o out") == [])
    let sums = try #require(BuiltCommand(ofSystem: "sha256sum")).run(
      try folder.names(in: "out").map { "out/\($0)" }, in: folder
    ).text.split(separator: "\n").map { $0.prefix(64) }
    let lines = try manifest().filter { $0.hasPrefix("frame ") }
      .map { $0.split(separator: " ") }.sorted { Int($0[1]) ?? 0 < Int($1[1]) ?? 0 }
    #expect(lines.map { $0[3] } == sums)
    #expect(lines.map { $0[1] } == (0..<30).map { "\($0)" })
    let sizes = try folder.names(in: "out").map { try folder.contents(of: "out/\($0)").count }
    #expect(lines.map { Int($0[4]) } == sizes)
  }

  @Test func comparisonsDoNotSeeTheManifest() throws {
    for place in ["a", "b"] { #expect(try notes("square -o \(place) --frames 0-4") == []) }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b/.zoetrope"))
    #expect(try run("compare a b").status == 0)
    #expect(try run("compare b a").status == 0)
  }

  @Test(arguments: ["", "{", "zoetrope-frames 1\n", "frame 0 x y z #00000000\n", "\0\0\0"])
  func whatIsNoManifestIsPassedOver(text: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out/.zoetrope"), withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("out/.zoetrope/other.frames")
    try Data(text.utf8).write(to: file)
    #expect(try run("verify out").status == 65)
    #expect(try notes("square -o out") == [])
    #expect(try run("verify out").status == 0)
  }

  @Test func aManifestOfALaterVersionIsLeftAlone() throws {
    #expect(try notes("square -o out") == [])
    let later = "zoetrope-frames 2 scene=square #d4a1e3f7\n"
    let file = folder.url.appendingPathComponent("out/.zoetrope/later.frames")
    let sum = try #require(BuiltCommand(ofSystem: "sh")).run(
      ["-c", "printf %s 'zoetrope-frames 2 scene=square' | sha256sum | cut -c 1-8"], in: folder
    ).text.prefix(8)
    let text = later.replacing("d4a1e3f7", with: sum)
    try Data(text.utf8).write(to: file)
    #expect(try notes("square -o out --frames 0-9") == [])
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let outcome = try run("verify out")
    #expect(outcome.status == 65)
    #expect(outcome.message.contains("later version"))
  }

  @Test func aKilledRunIsKnownByItsManifest() throws {
    #expect(try notes("square -o out --fps 60") == [])
    let running = try BuiltCommand.sample.start(
      ["square", "-o", "out", "--fps", "30", "--frames", "0-999999", "--extend", "-q"], in: folder)
    let late = folder.url.appendingPathComponent("out/00040.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: late) { usleep(10_000) }
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
    #expect(try notes("square -o out --fps 60").first?.contains("--fps 30, now 60") == true)
  }

  @Test func aManifestThatCannotBeWrittenKeepsFramesBack() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
    try Data().write(to: folder.url.appendingPathComponent("out/.zoetrope"))
    let outcome = try run("square -o out")
    #expect(outcome.status == 73)
    #expect(outcome.message.contains("out/.zoetrope"))
    #expect(try folder.names(in: "out") == [])
  }

  @Test func aRunThatFailsAtOnceLeavesNoManifest() throws {
    try Data().write(to: folder.url.appendingPathComponent("taken"))
    #expect(try run("square -q -o taken/clip.gif -o out").status == 73)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out/.zoetrope"))
  }
}

/// The lines of manifests, without their checksums.
enum Lines {
  static func of(_ place: String, in folder: TemporaryFolder) throws -> [String] {
    let path = folder.url.appendingPathComponent("\(place)/.zoetrope").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".frames") }
      .flatMap { name in
        String(decoding: try folder.contents(of: "\(place)/.zoetrope/\(name)"), as: UTF8.self)
          .split(separator: "\n").map { String($0.dropLast(10)) }
      }.sorted()
  }
}
