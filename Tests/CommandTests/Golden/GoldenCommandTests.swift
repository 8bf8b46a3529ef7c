import Foundation
import PNG
import Testing

/// What `render golden` writes and says.
@Suite struct GoldenCommandTests {
  @Test func whatIsRecordedIsTheSame() throws {
    let bench = try GoldenBench()
    #expect(
      try bench.folder.names(in: "Goldens/card")
        == ["00000.png", "00020.png", "00029.png", "golden.txt"])
    let outcome = try bench.check()
    #expect(outcome.status == 0)
    #expect(outcome.text == "card is as recorded: 30 frames\n")
    #expect(try bench.folder.names() == ["Goldens"])
  }

  @Test func recordingTwiceWritesTheSameBytes() throws {
    let bench = try GoldenBench()
    let first = try bench.bytes("golden.txt")
    let outcome = try bench.run(["record", "card", "--jobs", "1"])
    #expect(outcome.message.contains("Goldens/card: nothing changed; 30 frames"))
    #expect(try bench.bytes("golden.txt") == first)
  }

  @Test(.enabled(if: hasSHA256Sum, "another SHA-256 is needed"))
  func aHashIsThatOfTheRawPixels() throws {
    let bench = try GoldenBench()
    let raw = try BuiltCommand.sample.run(
      ["card", "--scale", "1", "--frames", "12", "--quiet", "-o", "-"], in: bench.folder,
      environment: ["SAMPLE_FAULT": "none"])
    try raw.output.write(to: bench.folder.url.appendingPathComponent("raw"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [bench.folder.url.path + "/raw"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(try bench.lines().contains("12 \(printed.prefix(32))"))
  }

  @Test func recordingSaysForProgramsWhatThereIs() throws {
    struct Facts: Decodable {
      struct Golden: Decodable {
        var golden: String
        var frames: Int
        var stills: [Int]
        var bytes: Int
        var change: String
      }
      var goldens: [Golden]
    }
    let bench = try GoldenBench()
    let outcome = try bench.run(["record", "card", "--json", "--quiet"])
    let facts = try JSONDecoder().decode(Facts.self, from: outcome.output)
    let golden = try #require(facts.goldens.first)
    #expect(facts.goldens.count == 1)
    #expect(golden.golden == "card")
    #expect(golden.frames == 30)
    #expect(golden.stills == [0, 20, 29])
    #expect(golden.change == "nothing changed")
    let sizes = try bench.folder.names(in: "Goldens/card").map { try bench.bytes($0).count }
    #expect(golden.bytes == sizes.reduce(0, +))
  }

  @Test func recordingAnewSaysWhatChanged() throws {
    let bench = try GoldenBench()
    let moved = try bench.run(["record", "card"], fault: "position")
    #expect(moved.message.contains("23 frames changed, from frame 7 on"), "\(moved.message)")
    #expect(try bench.check(fault: "position").status == 0)
    let longer = try bench.run(["record", "card", "--stills", "3"], fault: "longer")
    #expect(longer.message.contains("6 frames added, from frame 30 on"), "\(longer.message)")
    #expect(longer.message.contains("+duration 0.6"))
    // Stills of the old record are gone, what somebody else put there is not.
    #expect(try bench.folder.names(in: "Goldens/card") == ["00003.png", "golden.txt"])
  }

  @Test func aCheckNeedsNoOptions() throws {
    let bench = try GoldenBench(
      "--fps", "29.97", "--size", "60x60", "--from", "0.1", "--to", "0.4", "--set", "lift=3",
      "--background", "#336699", "--screen", "60x40")
    let outcome = try bench.check()
    #expect(outcome.status == 0)
    #expect(outcome.text == "card is as recorded: 9 frames\n")
    #expect(try bench.lines().contains("size 60x60"))
  }

  @Test func oneSceneMayHaveSeveralGoldens() throws {
    let bench = try GoldenBench()
    let outcome = try bench.run(["record", "card", "--set", "lift=4", "--name", "card-high"])
    #expect(outcome.status == 0)
    let all = try bench.run(["check"])
    #expect(all.status == 0)
    #expect(
      all.text == "card is as recorded: 30 frames\ncard-high is as recorded: 30 frames\n")
    #expect(all.message == "render: not recorded, hence not checked: square, square-with-defects\n")
  }

  @Test func anUnrecordedSceneNeverPasses() throws {
    let bench = try GoldenBench()
    let outcome = try bench.run(["check", "card", "box"])
    #expect(outcome.status == 66)
    #expect(outcome.text == "card is as recorded: 30 frames\n")
    #expect(
      outcome.message
        == "render: golden Goldens/square/golden.txt does not exist: "
        + "'render golden record square' makes it\n")
  }

  @Test func quietLeavesItToTheExitStatus() throws {
    let bench = try GoldenBench()
    let outcome = try bench.check("--quiet", fault: "position")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty && outcome.message.isEmpty)
    #expect(try bench.folder.names() == ["Goldens"])
  }

  @Test func stripsShowWhatWasExpectedAndWhatIsThere() throws {
    let bench = try GoldenBench()
    let outcome = try bench.check(fault: "position")
    #expect(outcome.text.contains("strip        out/golden/card-00020.png shows frame 20"))
    #expect(
      outcome.text.contains(
        "note         of frame 7 no picture was recorded; 'render golden record' keeps those of "
          + "--stills 7, or all with --keep-frames"))
    #expect(try bench.folder.names(in: "out/golden") == ["card-00020.png"])
    #expect(try bench.check("--diff", "strips", fault: "position").status == 1)
    // What is there now of the first frame is shown alone.
    #expect(
      try bench.folder.names(in: "strips") == [
        "card-00007.png", "card-00020.png", "card-00029.png",
      ])
    #expect(try bench.check("--diff", "none", fault: "position").text.contains("strip  ") == false)
  }

  @Test func withoutStillsItIsSaidThatNothingCanBeShown() throws {
    let bench = try GoldenBench("--stills", "none")
    let outcome = try bench.check(fault: "drawing")
    #expect(
      outcome.text.contains("where, cannot be said, as no picture of a frame that differs is kept"))
    #expect(outcome.text.contains("strip        out/golden/card-00000.png shows frame 0"))
    #expect(outcome.text.contains("note         of frame 0 no picture was recorded"))
  }

  private struct Report: Decodable {
    struct Golden: Decodable {
      struct Difference: Decodable {
        var kind, subject, message: String
        var frames: [Int]?
      }
      struct Strip: Decodable {
        var path: String
        var frame: Int
      }
      var golden: String
      var same: Bool
      var firstDifferingFrame: Int?
      var differences: [Difference]?
      var strips: [Strip]?
      var trouble: String?
      var status: Int?
    }
    var same: Bool
    var goldens: [Golden]
    var unrecorded: [String]
  }

  @Test func jsonHasEveryFinding() throws {
    let bench = try GoldenBench()
    let outcome = try bench.check("--json", fault: "easing")
    #expect(outcome.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: outcome.output)
    let golden = try #require(report.goldens.first)
    #expect(!report.same && !golden.same)
    #expect(golden.firstDifferingFrame == 7)
    #expect(golden.differences?.first?.kind == "property")
    #expect(golden.differences?.first?.frames == [7])
    #expect(golden.differences?.contains { $0.kind == "different" } == true)
    #expect(golden.strips?.map(\.frame) == [20])
    let trouble = try JSONDecoder().decode(
      Report.self, from: try bench.run(["check", "--json"], fault: "renamed").output)
    #expect(trouble.goldens.first?.status == 65)
    #expect(trouble.goldens.first?.trouble?.contains("there is no scene") == true)
  }

  @Test func junitHasASuiteForEachGolden() throws {
    let bench = try GoldenBench()
    #expect(try bench.run(["record", "square", "--scale", "1"]).status == 0)
    let outcome = try bench.run(
      ["check", "--junit", "report/junit.xml", "--quiet"], fault: "fill")
    #expect(outcome.status == 1)
    let text = String(
      decoding: try bench.folder.contents(of: "report/junit.xml"), as: UTF8.self)
    #expect(text.contains("<testsuites name=\"render golden check\" tests=\"62\" failures=\"6\""))
    #expect(text.contains("<testsuite name=\"card\" tests=\"31\" failures=\"6\" errors=\"0\""))
    #expect(text.contains("<testsuite name=\"square\" tests=\"31\" failures=\"0\" errors=\"0\""))
    #expect(text.contains("animated opacity is 0.25 instead of 0"))
    _ = try bench.run(["check", "--junit", "report/junit.xml", "--quiet"], fault: "renamed")
    let other = String(
      decoding: try bench.folder.contents(of: "report/junit.xml"), as: UTF8.self)
    #expect(other.contains("errors=\"1\"") && other.contains("<error message="))
  }

  @Test func aPageForEachGoldenThatDiffers() throws {
    let bench = try GoldenBench("--keep-frames")
    #expect(try bench.run(["record", "square", "--scale", "1"]).status == 0)
    let outcome = try bench.run(["check", "--html", "report", "--quiet"], fault: "color")
    #expect(outcome.status == 1)
    #expect(try bench.folder.names(in: "report") == ["card.html", "index.html"])
    let index = String(
      decoding: try bench.folder.contents(of: "report/index.html"), as: UTF8.self)
    #expect(index.contains("<a href=\"./card.html\">") && index.contains("square"))
    let page = String(decoding: try bench.folder.contents(of: "report/card.html"), as: UTF8.self)
    #expect(page.contains("data-verdict=\"differs\""))
    #expect(page.contains("data:image/png;base64,"))
    #expect(page.contains("backgroundColor is (1 0.6 0 1) instead of (1 0.5 0 1)"))
  }

  @Test(
    arguments: [
      (["check"], 66, "does not exist"),
      (["check", "squar"], 64, "there is no golden and no scene \"squar\": did you mean square"),
      (["check", "square"], 66, "'render golden record square' makes it"),
      (["check", "--goldens", ""], 64, "--goldens \"\" is not a folder"),
      (["check", "square", "--junit", ""], 64, "--junit \"\" is not a path"),
      (["record"], 64, "scene"),
      (["record", "squar"], 64, "there is no scene \"squar\""),
      (["record", "square", "--fps", "0"], 64, "--fps \"0\" is not a frame rate"),
      (["record", "square", "--stills", "x"], 64, "--stills \"x\" is not a list of frames"),
      (["record", "square", "--stills", "30"], 64, "frame 30 is not recorded"),
      (["record", "square", "--name", "../up"], 64, "--name \"../up\" is not the name"),
      (["record", "square", "square-with-defects", "--name", "a"], 64, "--name is for one golden"),
      (["record", "square", "--goldens", "/proc/nowhere"], 73, "cannot be created"),
      (["record", "square", "--scale", "nan"], 64, "--scale \"nan\""),
      (["record", "square", "--input", "no.wav"], 64, "square has no microphone"),
      (["forget", "square"], 64, "forget"),
    ] as [([String], Int32, String)])
  func nonsenseIsRefusedInALine(words: [String], status: Int32, fragment: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(["golden"] + words, in: folder)
    #expect(outcome.status == status, "\(outcome.message)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("render: "), "\(outcome.message)")
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    #expect(try folder.names().isEmpty)
  }

  @Test func aReaderThatGoesAwayIsNoReasonToComplain() throws {
    let bench = try GoldenBench()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try BuiltCommand.sample.start(
      ["golden", "check"], in: bench.folder, output: pipe.fileHandleForWriting,
      environment: ["SAMPLE_FAULT": "none"]
    ).outcome()
    #expect(outcome.status == 141)
    #expect(outcome.message.isEmpty)
  }

  @Test func helpNamesEveryOption() throws {
    let folder = try TemporaryFolder()
    for (words, options) in [
      (["golden", "record"], ["--fps", "--scale", "--stills", "--keep-frames", "--goldens"]),
      (["golden", "check"], ["--json", "--junit", "--html", "--diff", "--goldens", "--quiet"]),
    ] {
      let outcome = try BuiltCommand.sample.run(words + ["--help"], in: folder)
      #expect(outcome.status == 0)
      for option in options { #expect(outcome.text.contains(option)) }
      #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
