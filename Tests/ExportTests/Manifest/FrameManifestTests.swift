import Export
import Foundation
import Raster
import TestSupport
import Testing

/// The lines of a manifest: what is written reads back, and what is damaged says nothing.
@Suite struct FrameManifestTests {
  private let run = FrameManifest.Run(
    names: "%05d.png", frames: [0..<60, 90..<91], wanted: [0..<180], clip: 180,
    settings: [
      .init(name: "scene", value: "fuber"),
      .init(name: "set a=b c%", value: "1 = 100 % \n\u{1F600}"),
      .init(name: "empty", value: ""), .init(name: "background", value: "#ff0000"),
    ], begun: 3)

  private func fingerprint(_ number: Int) -> FrameFingerprint {
    FrameFingerprint(
      pixels: String(repeating: "0\(number % 10)", count: 16),
      file: String(repeating: "a\(number % 10)", count: 32), size: number + 1)
  }

  private var part: FrameManifest.Part {
    var part = FrameManifest.Part(run)
    for number in [0, 1, 7] { part.add(fingerprint(number), ofFrame: number) }
    part.add(fingerprint(9), ofFrame: 1)
    return part
  }

  @Test func whatIsWrittenReadsBack() {
    let contents = ManifestText.contents(ManifestText.text([part]))
    #expect(contents.parts == [part])
    #expect(contents.unreadableLines == 0)
    #expect(!contents.isLater)
  }

  @Test func everyLineIsPrintableAndCarriesTheChecksumThatOtherProgramsMake() throws {
    let text = ManifestText.text([part])
    #expect(text.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
    let line = try #require(String(decoding: text, as: UTF8.self).split(separator: "\n").first)
    let words = line.dropLast(10)
    let tool = URL(fileURLWithPath: "/usr/bin/sha256sum")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
    let folder = try ScratchFolder()
    try folder.write(Array(words.utf8), to: "line")
    let process = Process()
    process.executableURL = tool
    process.arguments = [folder("line")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let sum = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(line.suffix(10) == " #\(sum.prefix(8))")
  }

  @Test func aTornLastLineSaysNothing() {
    let text = ManifestText.text([part])
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let lastLine = text.count - lines[lines.count - 2].count - 1
    // However much of it is there, but for the line break.
    for count in lastLine..<text.count - 1 {
      var whole = part
      whole.records[7] = nil
      #expect(ManifestText.contents(Array(text.prefix(count))).parts == [whole])
    }
    // What another line was written after is torn too.
    let torn = Array(text.prefix(text.count - 30)) + ManifestText.text([part])
    #expect(ManifestText.contents(torn).unreadableLines == 1)
  }

  @Test func aDamagedHeaderTakesItsFramesWithIt() {
    var text = ManifestText.text([part])
    text[40] ^= 1
    #expect(ManifestText.contents(text).parts == [])
  }

  @Test func damageNeverTrapsAndNeverMakesUpAFrame() {
    var generator = SeededGenerator(seed: 57)
    let text = ManifestText.text([part])
    let known = Set(part.records.values.joined())
    for _ in 0..<3000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        default: damaged.insert(0x0A, at: place)
        }
      }
      let found = ManifestText.contents(damaged)
      #expect(Set(found.parts.flatMap { $0.records.values.joined() }).isSubset(of: known))
    }
  }

  @Test func aLaterVersionIsKnownAsOne() {
    let words = Array("zoetrope-frames 2 whatever".utf8)
    let sum = SHA256.digest(of: words).prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let contents = ManifestText.contents(words + Array(" #\(sum)\n".utf8))
    #expect(contents.isLater)
    #expect(contents.parts == [])
    var manifest = FrameManifest()
    manifest.add(contents, named: "a.frames")
    #expect(manifest.laterFiles == ["a.frames"])
  }

  @Test func partsOfARunAreOneAndTheLastBegunComesLast() {
    var manifest = FrameManifest()
    var other = run
    other.settings[0].value = "iris"
    other.begun = 5
    var second = FrameManifest.Part(run)
    second.run.frames = [60..<120]
    second.run.settings.reverse()
    second.run.begun = 4
    second.add(fingerprint(60), ofFrame: 60)
    manifest.add(FrameManifest.Part(other))
    manifest.add(part)
    manifest.add(second)
    #expect(manifest.parts.count == 2)
    #expect(manifest.parts[0].run.frames == [0..<120])
    #expect(manifest.parts[0].run.begun == 4)
    #expect(Set(manifest.parts[0].records.keys) == [0, 1, 7, 60])
    #expect(manifest.last()?.run["scene"] == "iris")
    #expect(manifest.last(named: "%d.png") == nil)
  }

  @Test func differencesAreToldAsTheyWouldBeTyped() {
    let settings = { (values: [(String, String)]) in
      FrameManifest.Run(
        names: "%05d.png", frames: [], wanted: [], clip: 1,
        settings: values.map { .init(name: $0.0, value: $0.1) })
    }
    let then = settings([
      ("size", "10x10"), ("fps", "30"), ("set speed", "1"), ("scale", "1"), ("tool", "1"),
    ])
    let now = settings([
      ("size", "20x20"), ("fps", "60"), ("set speed", "2"), ("scale", "2"), ("tool", "1"),
      ("at", "0.5"),
    ])
    #expect(
      then.differences(from: now) == [
        "--fps 30, now 60", "--size 10x10, now 20x20", "--at not given, now 0.5",
        "--set speed=1, now 2",
      ])
    #expect(then.differences(from: then) == [])
  }
}
