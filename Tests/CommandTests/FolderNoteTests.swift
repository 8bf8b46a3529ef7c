import Foundation
import Testing

/// What is said of frames in the folder that a run with other settings made, by the note beside them.
@Suite struct FolderNoteTests {
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

  /// Without the fonts of `make fonts`, which may be here.
  private func note(in place: String = "out") throws -> String {
    String(decoding: try folder.contents(of: "\(place)/.zoetrope.json"), as: UTF8.self)
      .replacing(/"fonts":"[^"]*",/, with: "")
  }

  @Test(
    arguments: [
      ("--fps 20", "--fps 10 --to 0.2", "--fps 20, now 10"),
      ("", "--frames 0-4 --set startTimeOffset=0.5", "--set startTimeOffset=0, now 0.5"),
      ("--background #ff0000", "--frames 0-4", "--background #ff0000, now its own"),
      ("", "--frames 0-4 --motion-blur", "--motion-blur off, now 180"),
      ("--motion-blur 90", "--frames 0-4 --motion-blur", "--motion-blur 90, now 180"),
      ("--scale 1", "--frames 0-4", "--size 32x24, now 64x48"),
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
    #expect(try note().contains("\"frames\":\"0-29\""))
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

  @Test func theSameRunsWriteTheSameNote() throws {
    for (place, jobs) in [("a", 1), ("b", 3)] {
      #expect(try notes("square -o \(place) --jobs \(jobs) --frames 0-9") == [])
      _ = try notes("square -o \(place) --jobs \(jobs) --frames 5-14 --fps 30")
    }
    #expect(try note(in: "a") == note(in: "b"))
    #expect(
      try note(in: "a") == """
        {"format": 1, "runs": [
        {"names":"%05d.png","frames":"0-4","scene":"square","fps":"60","screen":"32x24",\
        "size":"64x48","scale":"2","background":"its own","motion-blur":"off","motion-samples":"1",\
        "input":"off","actions":"none","appearance":"light","locale":"none",\
        "set":{"startTimeOffset":"0"}},
        {"names":"%05d.png","frames":"5-14","scene":"square","fps":"30","screen":"32x24",\
        "size":"64x48","scale":"2","background":"its own","motion-blur":"off","motion-samples":"1",\
        "input":"off","actions":"none","appearance":"light","locale":"none",\
        "set":{"startTimeOffset":"0"}}
        ]}

        """)
  }

  @Test func comparisonsDoNotSeeTheNote() throws {
    for (place, rate) in [("a", 60), ("b", 60)] {
      #expect(try notes("square -o \(place) --fps \(rate) --frames 0-4") == [])
    }
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b/.zoetrope.json"))
    #expect(try run("compare a b").status == 0)
    #expect(try run("compare b a").status == 0)
  }

  @Test(
    arguments: [
      "", "{", "[]", "{\"format\": 1}", "{\"format\": 1, \"runs\": [1, {}, {\"frames\": \"9-1\"}]}",
      "{\"format\": 1, \"runs\": [{\"names\": \"%05d.png\", \"frames\": \"0-99999999999999999999\"}]}",
    ])
  func whatIsNoNoteIsReplaced(text: String) throws {
    #expect(try notes("square -o out") == [])
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("out/.zoetrope.json"))
    #expect(try notes("square -o out --frames 0-9") == [])
    #expect(try note().contains("\"frames\":\"0-9\""))
  }

  @Test func aNoteOfALaterFormatIsLeftAlone() throws {
    #expect(try notes("square -o out") == [])
    let later = "{\"format\": 2, \"frames\": {}}"
    try Data(later.utf8).write(to: folder.url.appendingPathComponent("out/.zoetrope.json"))
    #expect(try notes("square -o out --frames 0-9") == [])
    #expect(try note() == later)
  }

  /// What a killed run leaves may be of either.
  @Test func aKilledRunIsKnownByItsNote() throws {
    #expect(try notes("square -o out --fps 60") == [])
    let running = try BuiltCommand.sample.start(
      ["square", "-o", "out", "--fps", "30", "--frames", "0-999999", "-q"], in: folder)
    let late = folder.url.appendingPathComponent("out/00040.png").path
    for _ in 0..<60_000 where !FileManager.default.fileExists(atPath: late) { usleep(10_000) }
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
    #expect(try notes("square -o out --fps 60").first?.contains("--fps 30, now 60") == true)
  }

  @Test func aNoteThatCannotBeWrittenKeepsNoFrameBack() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out/.zoetrope.json"), withIntermediateDirectories: true
    )
    let found = try notes("square -o out")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("; the frames are complete") == true)
    #expect(try folder.names(in: "out").count == 30)
  }

  @Test func aRunThatFailsAtOnceLeavesNoNote() throws {
    try Data().write(to: folder.url.appendingPathComponent("taken"))
    #expect(try run("square -q -o taken/clip.gif -o out").status == 73)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out/.zoetrope.json"))
  }
}
