import Foundation
import PNG
import Testing

/// What `render compare` writes beside its lines.
@Suite struct CompareReportTests {
  private let folders: ComparedFolders

  init() throws {
    folders = try ComparedFolders()
  }

  private func plantThreeFaults() throws {
    var frame = SampleFrame(3)
    frame[5, 6] = [41, 200, 80, 255]
    try folders.plant(frame.png, 3)
    try folders.remove("out/00005.png")
    try folders.plant([], 7)
  }

  private struct Report: Decodable {
    struct Frames: Decodable, Equatable {
      var all, a, b, same: Int
    }
    struct Thresholds: Decodable {
      var tolerance: Int?
      var maxDifferent: String?
      var minSSIM: Double?
    }
    struct Difference: Decodable {
      var kind, subject, message: String
      var frames: [String]
      var other: String?
    }
    struct Finding: Decodable {
      struct DeltaE: Decodable {
        var greatest, mean: Double
      }
      var name, outcome: String
      var index: Int
      var a, b: Int?
      var pixels: Int?
      var greatest: Double?
      var box: [Int]?
      var ssim: Double?
      var deltaE: DeltaE?
    }
    var same: Bool
    var a, b: String
    var frames: Frames
    var thresholds: Thresholds
    var differences: [Difference]
    var findings: [Finding]
  }

  private func report(_ words: String..., status: Int32) throws -> Report {
    let outcome = try BuiltCommand.sample.run(
      ["compare", "golden", "out", "--json"] + words, in: folders.folder)
    #expect(outcome.status == status)
    #expect(outcome.message.isEmpty)
    return try JSONDecoder().decode(Report.self, from: outcome.output)
  }

  @Test func jsonHasEveryDifferenceAndEveryMeasure() throws {
    try plantThreeFaults()
    let report = try report(status: 1)
    #expect(!report.same)
    #expect(report.a == "golden" && report.b == "out")
    #expect(report.differences.map(\.kind) == ["channel", "missing", "empty"])
    #expect(report.differences[1].frames == ["00005.png"])
    #expect(report.frames == Report.Frames(all: 12, a: 12, b: 11, same: 9))
    let finding = try #require(report.findings.first)
    #expect(finding.name == "00003.png")
    #expect(finding.outcome == "different")
    #expect(finding.index == 3 && finding.a == 3 && finding.b == 3)
    #expect(finding.pixels == 1)
    #expect(finding.greatest == 1)
    #expect(finding.box == [5, 6, 1, 1])
    #expect(try #require(finding.ssim) < 1)
    #expect(try #require(finding.deltaE).greatest > 0)
    #expect(report.findings.map(\.outcome) == ["different", "missing", "unreadable"])
  }

  @Test func jsonIsWrittenWhenNothingDiffersToo() throws {
    var frame = SampleFrame(3)
    frame[5, 6] = [41, 200, 80, 255]
    try folders.plant(frame.png, 3)
    let report = try report(
      "--tolerance", "1", "--max-different", "0.5%", "--min-ssim", "0.9", status: 0)
    #expect(report.same)
    #expect(report.differences.isEmpty)
    #expect(report.findings.map(\.outcome) == ["tolerated"])
    #expect(report.thresholds.tolerance == 1)
    #expect(report.thresholds.maxDifferent == "0.5%")
    #expect(report.thresholds.minSSIM == 0.9)
  }

  @Test func junitHasACaseForEachFrame() throws {
    try plantThreeFaults()
    let outcome = try folders.compare("--junit", "reports/deep/junit.xml")
    #expect(outcome.status == 1)
    let text = String(
      decoding: try folders.folder.contents(of: "reports/deep/junit.xml"), as: UTF8.self)
    #expect(text.contains("tests=\"13\" failures=\"3\""))
    #expect(text.components(separatedBy: "<testcase ").count == 14)
    #expect(text.contains("<failure type=\"missing\" message=\"00005.png: is not in B\">"))
  }

  @Test func stripsAreWrittenForTheFramesThatDiffer() throws {
    try plantThreeFaults()
    #expect(try folders.compare("--diff", "strips").status == 1)
    #expect(
      try folders.folder.names(in: "strips") == ["00003.png", "00005.png", "00007.png"])
    let strip = try PNGDecoder.decode(try folders.bytes("strips/00003.png"))
    #expect(strip.width == 24 * 3 + 16)
    #expect(strip.height == 16)
    // In the middle the one pixel is red.
    let first = (6 * strip.width + 24 + 8 + 5) * 4
    #expect(strip.pixels[first] > 160 && strip.pixels[first + 1] < 60)
  }

  @Test func withoutDifferencesThereAreNoStrips() throws {
    #expect(try folders.compare("--diff", "strips").status == 0)
    #expect(try folders.folder.names() == ["golden", "out"])
  }

  @Test func noneIsNoPlaceForStrips() throws {
    try plantThreeFaults()
    #expect(try folders.compare("--diff", "none").status == 1)
    #expect(try folders.folder.names() == ["golden", "out"])
  }

  @Test func thePageIsOneFile() throws {
    try plantThreeFaults()
    let outcome = try folders.compare("--html", "report/")
    #expect(outcome.status == 1)
    #expect(try folders.folder.names(in: "report") == ["index.html"])
    let text = String(decoding: try folders.folder.contents(of: "report/index.html"), as: UTF8.self)
    #expect(text.contains("data-verdict=\"differs\" data-differences=\"3\""))
    for name in ["00003.png", "00005.png", "00007.png"] {
      #expect(text.contains("data-name=\"\(name)\""))
    }
    #expect(!text.contains("data-name=\"00004.png\""))
    #expect(!text.contains("src=\"http") && !text.contains("url("))
  }

  @Test func thePageIsWrittenWhenNothingDiffersToo() throws {
    #expect(try folders.compare("--html", "report").status == 0)
    let text = String(decoding: try folders.folder.contents(of: "report/index.html"), as: UTF8.self)
    #expect(text.contains("12 frames, no difference"))
  }

  @Test func namesOnThePageAreText() throws {
    let name = "<img src=x onerror=alert(1)>\"'&.png"
    try folders.write(SampleFrame(2).png, "golden/\(name)")
    #expect(try folders.compare("--html", "report").status == 1)
    let text = String(decoding: try folders.folder.contents(of: "report/index.html"), as: UTF8.self)
    #expect(!text.contains("<img src=x"))
    #expect(text.contains("data-name=\"&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;.png\""))
  }

  @Test func aNameCannotMoveTheCursor() throws {
    try folders.write(SampleFrame(2).png, "golden/a\u{1B}[2J\n.png")
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("missing a\\u{1b}[2J\\u{a}.png: "))
  }
}
