import Foundation
import Testing

/// Thresholds, sides, exit statuses of `render compare`.
@Suite struct CompareCommandTests {
  private let folders: ComparedFolders

  init() throws {
    folders = try ComparedFolders()
  }

  /// Ten pixels of frame 3 are brighter by three.
  private func plantAFaintFault() throws {
    var frame = SampleFrame(3)
    for x in 3..<8 {
      for y in 5..<7 { frame[x, y] = [43, 203, 83, 255] }
    }
    try folders.plant(frame.png, 3)
  }

  @Test(
    arguments: [
      ("", 1), ("--tolerance 2", 1), ("--tolerance 3", 0), ("--max-different 9", 1),
      ("--max-different 10", 0), ("--max-different 2.6%", 1), ("--max-different 2.61%", 0),
      ("--max-different 100%", 0), ("--min-ssim 0.5", 0), ("--min-ssim 1", 1),
      ("--max-delta-e 0.1", 1), ("--max-delta-e 3", 0), ("--tolerance 0 --min-ssim 0.5", 1),
      ("--tolerance 3 --max-delta-e 0.1", 1), ("--max-different 10 --min-ssim 0.5", 0),
    ] as [(String, Int32)])
  func whatIsGivenMustHold(words: String, status: Int32) throws {
    try plantAFaintFault()
    let outcome = try BuiltCommand.sample.run(
      ["compare", "golden", "out"] + words.split(separator: " ").map(String.init),
      in: folders.folder)
    #expect(outcome.status == status, "\(outcome.text)")
    if status == 0 {
      #expect(
        outcome.text
          == "golden and out are the same: 12 frames, 1 of them within what is allowed\n")
    }
  }

  @Test func aThresholdThatIsBrokenIsNamed() throws {
    try plantAFaintFault()
    let line = try folders.differences("--tolerance", "1", "--max-different", "4")[0]
    #expect(line.hasSuffix("(10 pixels beyond tolerance 1, 4 allowed)"))
    let other = try folders.differences("--min-ssim", "1", "--max-delta-e", "0.5")[0]
    #expect(other.contains("is below 1; ΔE ") && other.hasSuffix(" is above 0.5)"))
  }

  @Test func theLastLineSumsUp() throws {
    try plantAFaintFault()
    try folders.remove("out/00008.png")
    let outcome = try folders.compare()
    #expect(
      outcome.text.hasSuffix(
        "\ngolden and out differ: 2 differences; 10 of 12 frames are the same\n"))
  }

  @Test func quietLeavesItToTheExitStatus() throws {
    #expect(try folders.compare("--quiet").status == 0)
    try plantAFaintFault()
    let outcome = try folders.compare("--quiet")
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty && outcome.message.isEmpty)
  }

  @Test func singlePicturesAreComparedWhateverTheyAreCalled() throws {
    let same = try folders.compare(a: "golden/00002.png", b: "out/00002.png")
    #expect(same.status == 0)
    #expect(same.text == "golden/00002.png and out/00002.png are the same\n")
    let other = try folders.compare(a: "golden/00002.png", b: "out/00003.png")
    #expect(other.status == 1)
    #expect(other.text.hasPrefix("displaced    00002.png: is 1 pixel to the right in B; 12 pixels"))
    #expect(
      other.text.hasSuffix("\ngolden/00002.png and out/00003.png differ: 1 difference\n"))
  }

  @Test func anUnreadablePictureNeverPasses() throws {
    try folders.write([], "golden/00002.png")
    try folders.write([], "out/00002.png")
    let outcome = try folders.compare(a: "golden/00002.png", b: "out/00002.png")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("in A: the file is empty"))
    #expect(outcome.text.contains("in B: the file is empty"))
  }

  private func writeAnimation(
    _ name: String, _ numbers: [Int], delay: (Int, Int) = (1, 60), plays: Int = 0
  ) throws {
    try folders.write(
      HandmadePNG.animation(
        numbers.map { SampleFrame($0) }, delays: numbers.map { _ in delay }, plays: plays), name)
  }

  @Test func anAnimationEqualsTheFolderOfItsFrames() throws {
    try writeAnimation("clip.png", Array(0..<12))
    #expect(try folders.compare(a: "golden", b: "clip.png").status == 0)
    #expect(try folders.compare(a: "clip.png", b: "golden").status == 0)
  }

  @Test func anAnimationOfFewerFramesLacksTheLast() throws {
    try writeAnimation("clip.png", Array(0..<10))
    let outcome = try folders.compare(a: "golden", b: "clip.png")
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("missing") && lines[0].contains("00010.png"))
  }

  @Test func aShiftInAnAnimationIsRecognised() throws {
    try writeAnimation("a.png", Array(0..<12))
    try writeAnimation("b.png", Array(0..<6) + Array(7..<13))
    let outcome = try folders.compare(a: "a.png", b: "b.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "frame 6 to frame 10: in B equal frame 7 to frame 11 of A: B is 1 frame early"))
  }

  @Test func timesAndPlaysOfAnimationsAreCompared() throws {
    try writeAnimation("a.png", [0, 1, 2], delay: (1, 50))
    try writeAnimation("b.png", [0, 1, 2], delay: (2, 100))
    #expect(try folders.compare(a: "a.png", b: "b.png").status == 0)
    try writeAnimation("b.png", [0, 1, 2], delay: (1, 60), plays: 1)
    let outcome = try folders.compare(a: "a.png", b: "b.png")
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines[0].hasSuffix("animation: A is played for ever, B once"))
    #expect(
      lines[1].hasSuffix("frame 0 to frame 2: shown for 1/50 s in A and for 1/60 s in B"))
  }

  @Test func aTruncatedAnimationIsNamed() throws {
    try writeAnimation("a.png", [0, 1, 2])
    let whole = try folders.bytes("a.png")
    try folders.write(Array(whole[..<(whole.count - 20)]), "b.png")
    let outcome = try folders.compare(a: "a.png", b: "b.png")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("truncated"), "\(outcome.text)")
  }

  @Test func reportsOfAnimationsShowTheFramesThatDiffer() throws {
    try writeAnimation("a.png", Array(0..<6))
    try writeAnimation("b.png", [0, 1, 5, 3, 4, 2])
    let outcome = try folders.compare(
      "--diff", "strips", "--html", "report", a: "a.png", b: "b.png")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("swapped      frame 2 and frame 5: have changed places in B\n"))
    #expect(try folders.folder.names(in: "strips") == ["00002.png", "00005.png"])
  }

  @Test func whatIsRenderedTwiceIsTheSameAndLaterIsShifted() throws {
    let render = { (words: [String]) in
      _ = try BuiltCommand.sample.run(
        ["square", "--quiet", "--scale", "1", "--frames", "0-9"] + words, in: folders.folder)
    }
    try render(["-o", "one"])
    try render(["-o", "two", "--jobs", "1", "--png", "small"])
    try render(["-o", "early", "--set", "startTimeOffset=0.0166666666666667"])
    #expect(try folders.compare(a: "one", b: "two").status == 0)
    let outcome = try folders.compare(a: "one", b: "early")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("B is 1 frame early"), "\(outcome.text)")
  }

  private func expectTrouble(
    _ words: [String], status: Int32, naming fragment: String
  ) throws {
    let outcome = try BuiltCommand.sample.run(["compare"] + words, in: folders.folder)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("render: "))
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test func nothingToCompareIsTrouble() throws {
    try expectTrouble(["golden", "nowhere"], status: 66, naming: "\"nowhere\" does not exist")
    try expectTrouble(["", "out"], status: 66, naming: "does not exist")
    try FileManager.default.createDirectory(
      at: folders.folder.url.appendingPathComponent("bare"), withIntermediateDirectories: true)
    try expectTrouble(["bare", "bare"], status: 66, naming: "folder \"bare\" holds no PNG files")
  }

  @Test(.enabled(if: BuiltCommand.canBeForbidden, "root needs setpriv"))
  func aFileOneMayNotReadIsTrouble() throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folders.folder.url.path + "/out/00003.png")
    let outcome = try BuiltCommand.sample.runWithoutPrivileges(
      ["compare", "golden", "out"], in: folders.folder)
    #expect(outcome.status == 77)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("render: "))
    #expect(outcome.message.contains("00003.png"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test func aReportThatCannotBeWrittenIsTrouble() throws {
    try folders.remove("out/00001.png")
    try folders.write([], "taken")
    for words in [["--junit", "taken/a.xml"], ["--diff", "taken"], ["--html", "taken/deep"]] {
      try expectTrouble(["golden", "out"] + words, status: 73, naming: "\(words[0]) ‘taken")
    }
  }

  @Test func aReaderThatGoesAwayIsNoReasonToComplain() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try BuiltCommand.sample.start(
      ["compare", "golden", "out"], in: folders.folder, output: pipe.fileHandleForWriting
    ).outcome()
    #expect(outcome.status == 141)
    #expect(outcome.message.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDeviceIsAnErrorOfInputAndOutput() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    for words in [[], ["--json"]] {
      let outcome = try BuiltCommand.sample.start(
        ["compare", "golden", "out"] + words, in: folders.folder, output: full
      ).outcome()
      #expect(outcome.status == 74)
    }
  }

  @Test func helpNamesEveryOption() throws {
    let outcome = try BuiltCommand.sample.run(["compare", "--help"], in: folders.folder)
    #expect(outcome.status == 0)
    for option in [
      "--tolerance", "--max-different", "--min-ssim", "--max-delta-e", "--json", "--junit",
      "--diff", "--html", "--quiet",
    ] {
      #expect(outcome.text.contains(option))
    }
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
