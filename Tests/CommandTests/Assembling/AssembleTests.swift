import Foundation
import Testing

/// `render assemble`: what a run would have written, of its frames, or nothing.
@Suite struct AssembleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ words: [String], _ status: Int32 = 0) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == status, "\(words): \(outcome.message)")
    return outcome
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private func expectSame(_ one: String, _ other: String) throws {
    #expect(try folder.contents(of: one) == folder.contents(of: other), "\(one), \(other)")
  }

  private static let kinds = ["gif", "apng", "nut", "y4m", "rgba"]

  @Test(arguments: [
    [], ["--background", "transparent"], ["--fps", "29.97"], ["--scale", "1.5"],
    ["--motion-blur", "180"], ["--size", "77x41", "--background", "#12345678"],
  ])
  func whatIsMadeIsWhatARunWrites(options: [String]) throws {
    var direct: [String] = []
    var assembled: [String] = []
    for kind in Self.kinds {
      direct += ["-o", "direct.\(kind)"]
      assembled += ["-o", "assembled.\(kind)"]
    }
    _ = try run(["square", "-q"] + options + direct)
    _ = try run(["square", "-q"] + options + ["-o", "frames"])
    for jobs in ["1", "3"] {
      _ = try run(["assemble", "frames", "-q", "--jobs", jobs] + assembled)
      for kind in Self.kinds { try expectSame("direct.\(kind)", "assembled.\(kind)") }
    }
    let stream = try run(["assemble", "frames", "-q", "-o", "-"])
    #expect(try stream.output == folder.contents(of: "direct.rgba"))
  }

  @Test func framesAreNotReplacedByWhatIsMadeOfThem() throws {
    _ = try run(["square", "-q", "-o", "frames"])
    for output in [
      ["frames"], ["frames/"], ["frames/%05d.png"], ["./frames/00003.png", "--frames", "3"],
    ] {
      let outcome = try run(["assemble", "frames", "-o"] + output, 64)
      #expect(
        outcome.message.contains("lies over the frames of \"frames\", which are read"),
        "\(outcome.message)")
    }
    _ = try run(["verify", "frames"])
  }

  @Test func optionsOfTheFormatAreTheSame() throws {
    let options = ["--loop", "3", "--matte", "#336699"]
    _ = try run(
      ["square", "-q", "--background", "#ff000080", "-o", "a.gif", "-o", "a.y4m"] + options)
    _ = try run(["square", "-q", "--background", "#ff000080", "-o", "frames"])
    _ = try run(["assemble", "frames", "-q", "-o", "b.gif", "-o", "b.y4m"] + options)
    try expectSame("a.gif", "b.gif")
    try expectSame("a.y4m", "b.y4m")
  }

  @Test(.enabled(if: BuiltCommand.systemHas("ffmpeg")))
  func filmsAreTheSame() throws {
    _ = try run(["square", "-q", "-o", "a.mp4", "-o", "a.mov", "-o", "a.webp", "-o", "frames"])
    _ = try run(["assemble", "frames", "-q", "-o", "b.mp4", "-o", "b.mov", "-o", "b.webp"])
    for kind in ["mp4", "mov", "webp"] { try expectSame("a.\(kind)", "b.\(kind)") }
  }

  @Test func shardsInOneFolderOrInSeveral() throws {
    _ = try run(["square", "-q", "-o", "whole.gif"])
    for number in 1...3 {
      _ = try run(["square", "-q", "--shard", "\(number)/3", "-o", "together"])
      _ = try run(["square", "-q", "--shard", "\(number)/3", "-o", "apart/\(number)"])
      if number < 3 {
        let outcome = try run(["assemble", "together", "-o", "early.gif"], 75)
        #expect(outcome.message.contains("missing"), "\(outcome.message)")
        #expect(try !folder.names().contains("early.gif"))
      }
    }
    _ = try run(["assemble", "together", "-q", "-o", "one.gif"])
    _ = try run(["assemble", "apart/3", "apart/1", "apart/2", "-q", "-o", "several.gif"])
    try expectSame("one.gif", "whole.gif")
    try expectSame("several.gif", "whole.gif")
    let outcome = try run(["assemble", "apart/3", "apart/1", "-o", "no.gif"], 75)
    #expect(outcome.message.contains("missing: 10-19"), "\(outcome.message)")
  }

  @Test func aFrameThatIsNotAsItWasWrittenIsNamed() throws {
    _ = try run(["square", "-q", "-o", "frames"])
    let seventh = try folder.contents(of: "frames/00007.png")
    try FileManager.default.removeItem(at: url("frames/00003.png"))
    try seventh.dropLast(9).write(to: url("frames/00007.png"))
    try folder.contents(of: "frames/00000.png").write(to: url("frames/00009.png"))
    let outcome = try run(["assemble", "frames", "-o", "film.gif", "-o", "film.apng"], 75)
    for line in ["missing: 3\n", "damaged: 7\n", "of another run: 9\n", "--resume"] {
      #expect(outcome.message.contains(line), "\(outcome.message)")
    }
    #expect(try folder.names() == ["frames"])
    // Those that are sound can be had.
    _ = try run(["assemble", "frames", "-q", "--frames", "10-", "-o", "part.gif"])
    _ = try run(["square", "-q", "--frames", "10-", "-o", "direct.gif"])
    try expectSame("part.gif", "direct.gif")
    let again = try run(["assemble", "frames", "--frames", "2-3", "-o", "no.gif"], 75)
    #expect(again.message.contains("missing: 3\n"), "\(again.message)")
  }

  @Test func framesThatNobodyAskedForAreNoHole() throws {
    _ = try run(["square", "-q", "--frames", "0-4", "-o", "frames"])
    _ = try run(["square", "-q", "--frames", "0-4", "-o", "direct.gif"])
    let outcome = try run(["assemble", "frames", "-o", "part.gif"])
    #expect(outcome.message.contains("0-4 of a clip of 30"), "\(outcome.message)")
    try expectSame("part.gif", "direct.gif")
    _ = try run(["square", "-q", "--frames", "8-9", "-o", "frames"])
    let hole = try run(["assemble", "frames", "-o", "hole.gif"], 75)
    #expect(hole.message.contains("frames 5-7"), "\(hole.message)")
    _ = try run(["assemble", "frames", "-q", "--frames", "0-4,8-9", "-o", "meant.gif"])
    _ = try run(["square", "-q", "--frames", "0-4,8-9", "-o", "meant-direct.gif"])
    try expectSame("meant.gif", "meant-direct.gif")
  }

  @Test func clipsAreNotMixed() throws {
    _ = try run(["square", "-q", "--shard", "1/2", "-o", "a"])
    _ = try run(["square", "-q", "--shard", "2/2", "--fps", "30", "-o", "b"])
    let outcome = try run(["assemble", "a", "b", "-o", "no.gif"], 65)
    #expect(outcome.message.contains("fps 60 and fps 30"), "\(outcome.message)")
    _ = try run(["square", "-q", "--frames", "0-1", "-o", "c/a%d.png", "-o", "c/b%d.png"])
    let two = try run(["assemble", "c", "-o", "no.gif"], 64)
    #expect(two.message.contains("holds 2 clips"), "\(two.message)")
    _ = try run(["assemble", "c/b%d.png", "-q", "-o", "yes.gif"])
    #expect(try folder.names() == ["a", "b", "c", "yes.gif"])
  }

  @Test func framesThatNobodyNotedAreNotTakenForAClip() throws {
    _ = try run(["square", "-q", "-o", "frames"])
    try FileManager.default.removeItem(at: url("frames/.zoetrope"))
    let outcome = try run(["assemble", "frames", "-o", "no.gif"], 65)
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test func nothingIsWrittenOverTheFrames() throws {
    _ = try run(["square", "-q", "-o", "frames"])
    for place in ["frames", "./frames/%05d.png", "frames/00003.png"] {
      _ = try run(["assemble", "frames", "--format", "png", "-o", place], 64)
    }
    _ = try run(["assemble", "frames", "--format", "gif", "-o", "frames/00003.png"], 64)
    _ = try run(["assemble", "frames"], 64)
  }

  @Test func asJSONItSaysWhatWasMade() throws {
    _ = try run(["square", "-q", "-o", "frames"])
    let outcome = try run(["assemble", "frames", "-q", "--json", "-o", "a.gif"])
    let facts = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    #expect(facts?["frames"] as? Int == 30)
    #expect(facts?["rate"] as? String == "60")
  }
}
