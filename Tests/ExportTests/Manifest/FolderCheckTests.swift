import Export
import Foundation
import PNG
import TestSupport
import Testing

/// Folders of frames held against what was noted of them.
@MainActor
@Suite struct FolderCheckTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func run(_ frames: Range<Int>, of wanted: Range<Int>, scene: String = "a")
    -> FrameManifest.Run
  {
    FrameManifest.Run(
      names: "%05d.png", frames: [frames], wanted: [wanted], clip: wanted.upperBound,
      settings: [.init(name: "scene", value: scene)])
  }

  private func export(
    _ frames: Range<Int>, of wanted: Range<Int>, scene: String = "a", to folder: String = "out",
    as encoding: FrameEncoding = .png(), overwrites: Bool = false
  ) async throws {
    _ = try await Exporter().export(
      HandMadeFrames(frames), encoding: encoding,
      to: PNGSequenceSink(
        FrameDestination(scratch(folder)), noting: run(frames, of: wanted, scene: scene),
        overwrites: overwrites), jobs: 2)
  }

  private func check() throws -> FolderCheck { try FolderCheck(of: scratch("out")) }

  private func only() throws -> FolderCheck.Clip {
    let clips = try check().clips
    try #require(clips.count == 1)
    return clips[0]
  }

  @Test func framesAsTheyWereWrittenAreSound() async throws {
    try await export(0..<5, of: 0..<5)
    let check = try check()
    #expect(check.isWhole)
    #expect(try only().sound == Array(0..<5))
    #expect(check.strangers == [])
    #expect(!check.isBeingWritten)
    #expect(try scratch.names(in: "out").filter { $0.hasSuffix(".png") }.count == 5)
  }

  @Test func partsByDifferentProcessesAreOneClip() async throws {
    try await export(0..<3, of: 0..<9)
    try await export(6..<9, of: 0..<9)
    let clip = try only()
    #expect(clip.sound == [0, 1, 2, 6, 7, 8])
    #expect(clip.missing == [3, 4, 5])
    #expect(clip.run.frames == [0..<3, 6..<9])
  }

  @Test func whatIsGoneTornFlippedSwappedOrAddedIsNamed() async throws {
    try await export(0..<9, of: 0..<9)
    let bytes = try #require(scratch.contents(of: "out/00002.png"))
    try FileManager.default.removeItem(atPath: scratch("out/00001.png"))
    try scratch.write(Array(bytes.prefix(bytes.count - 20)), to: "out/00002.png")
    var flipped = try #require(scratch.contents(of: "out/00003.png"))
    // In the packed pixels.
    let data = try #require(flipped.indices.first { flipped[$0...].starts(with: "IDAT".utf8) })
    flipped[data + 8] ^= 4
    try scratch.write(flipped, to: "out/00003.png")
    try scratch.write([], to: "out/00004.png")
    try scratch.write(bytes, to: "out/00005.png")
    try scratch.write(bytes, to: "out/00012.png")
    try scratch.write(bytes, to: "out/still.png")
    try FileManager.default.removeItem(atPath: scratch("out/00006.png"))
    try scratch.makeFolder("out/00006.png")
    try FileManager.default.removeItem(atPath: scratch("out/00007.png"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch("out/00007.png"), withDestinationPath: scratch("out/00008.png"))
    let clip = try only()
    #expect(clip.sound == [0, 8])
    #expect(clip.missing == [1])
    #expect(clip.damaged == [2, 3, 4, 6, 7])
    #expect(clip.foreign == [5])
    #expect(clip.extra == [12])
    #expect(try check().strangers == ["still.png"])
    #expect(try !check().isWhole)
  }

  @Test func theSamePictureInAnotherFileIsSound() async throws {
    try await export(0..<4, of: 0..<4)
    try await export(0..<4, of: 0..<4, to: "small", as: .png(compression: .small))
    for number in 0..<4 {
      let bytes = try #require(scratch.contents(of: "small/0000\(number).png"))
      try #require(bytes != scratch.contents(of: "out/0000\(number).png"))
      try scratch.write(bytes, to: "out/0000\(number).png")
    }
    #expect(try check().isWhole)
  }

  @Test func anotherRunsFramesAreForeignUntilTheyAreReplaced() async throws {
    try await export(0..<6, of: 0..<6, scene: "a")
    try await export(0..<3, of: 0..<6, scene: "b")
    #expect(try only().run["scene"] == "b")
    // The pictures are the same here, so only their being noted tells them apart.
    #expect(try only().sound == [0, 1, 2])
    #expect(try only().foreign == [3, 4, 5])
    try await export(3..<6, of: 0..<6, scene: "b")
    #expect(try check().isWhole)
  }

  @Test func overwritingLeavesNothingOfOthers() async throws {
    try await export(0..<9, of: 0..<9, scene: "a")
    try scratch.write([1], to: "out/notes.txt")
    // Damaged, and a frame that nobody noted.
    try scratch.write([1], to: "out/00007.png")
    try scratch.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], to: "out/00123.png")
    try await export(0..<4, of: 0..<4, scene: "b", overwrites: true)
    #expect(
      try scratch.names(in: "out").filter { $0 != ".zoetrope" }
        == ["00000.png", "00001.png", "00002.png", "00003.png", "notes.txt"])
    #expect(try check().isWhole)
    #expect(try FrameManifest(ofFolder: scratch("out")).parts.count == 1)
  }

  @Test func whatIsCalledAsAFrameAndIsNoPictureStays() async throws {
    try scratch.makeFolder("out")
    try scratch.write([1], to: "out/00099.png")
    try await export(0..<2, of: 0..<2, scene: "a", overwrites: true)
    #expect(
      try scratch.names(in: "out").filter { $0 != ".zoetrope" }
        == ["00000.png", "00001.png", "00099.png"])
  }

  @Test func onePartOverwritesNotWhatOtherPartsOfItsRunMade() async throws {
    try await export(0..<9, of: 0..<9, scene: "a")
    try await export(0..<3, of: 0..<6, scene: "b", overwrites: true)
    try await export(3..<6, of: 0..<6, scene: "b", overwrites: true)
    #expect(try only().sound == Array(0..<6))
    #expect(try check().isWhole)
  }

  @Test func manyRunsDoNotLeaveManyFiles() async throws {
    for first in 0..<30 { try await export(first..<first + 1, of: 0..<30) }
    #expect(try check().isWhole)
    #expect(try scratch.names(in: "out/.zoetrope").count <= 11)
  }

  @Test func withoutANoteThereIsNothingToCheck() async throws {
    try scratch.makeFolder("out")
    #expect(throws: ExportError.noManifest(path: scratch("out"))) { try check() }
    try scratch.makeFolder("out/.zoetrope")
    try scratch.write(Array("zoetrope-frames 1 nonsense\n".utf8), to: "out/.zoetrope/a.frames")
    #expect(throws: ExportError.noManifest(path: scratch("out"))) { try check() }
    let error = #expect(throws: ExportError.self) { try FolderCheck(of: scratch("absent")) }
    #expect(error?.exitCode == 66)
    #expect(error?.isMissingFolder == true)
  }

  @Test func anExportThatWritesNothingLeavesNothing() async throws {
    try scratch.makeFolder("out/00000.png")
    await #expect(throws: ExportError.self) { try await export(0..<1, of: 0..<1) }
    #expect(try scratch.names(in: "out") == ["00000.png"])
    let other = try ScratchFolder()
    let sink = PNGSequenceSink(
      try FrameDestination(other("out")), noting: run(0..<3, of: 0..<3))
    try await sink.begin(frameCount: 3)
    #expect(try other.names(in: "out") == [".zoetrope"])
    #expect(try FolderCheck(of: other("out")).isBeingWritten)
    await sink.abort()
    #expect(try other.names(in: "out") == [])
  }

  @Test func othersAreRefusedWhileARunIsThereAndPartsOfItAreNot() async throws {
    let sink = PNGSequenceSink(
      try FrameDestination(scratch("out")), noting: run(0..<3, of: 0..<9))
    try await sink.begin(frameCount: 3)
    try await export(3..<6, of: 0..<9)
    let error = await #expect(throws: ExportError.self) {
      try await export(3..<6, of: 0..<9, scene: "b")
    }
    #expect(error?.exitCode == 75)
    #expect(error?.message.contains("scene a, now b") == true)
    await #expect(throws: ExportError.self) {
      try await export(0..<9, of: 0..<9, overwrites: true)
    }
    // Frames that are called otherwise are other files.
    _ = try await Exporter().export(
      HandMadeFrames(0..<3), encoding: .png(),
      to: PNGSequenceSink(
        FrameDestination(scratch("out/b%d.png")),
        noting: FrameManifest.Run(
          names: "b%d.png", frames: [0..<3], wanted: [0..<3], clip: 3, settings: [])), jobs: 1)
    await sink.abort()
    try await export(3..<6, of: 0..<9, scene: "b")
  }

  @Test(arguments: [1, 3])
  func thePixelsOfAFrameAreKnownHoweverItIsPacked(jobs: Int) async throws {
    let kinds: [(FrameEncoding, Bool)] = [
      (.png(), true), (.png(), false), (.png(compression: .small), true),
    ]
    var found: [[String]] = []
    for (encoding, usesCache) in kinds {
      let sink = MemorySink()
      _ = try await Exporter(usesCache: usesCache).export(
        MovingFrames(count: 12), encoding: encoding, to: sink, jobs: jobs)
      var digests: [String] = []
      for frame in await sink.frames {
        let print = try #require(frame.fingerprint)
        let picture = try PNGDecoder.decode(frame.bytes)
        #expect(
          PixelDigest(
            ofPicture: picture.pixels.span, width: picture.width, height: picture.height
          ).text == print.pixels)
        #expect(print.size == frame.bytes.count)
        digests.append(print.pixels)
      }
      found.append(digests)
    }
    #expect(found[0] == found[1] && found[1] == found[2])
    // It moves every third frame.
    #expect(Set(found[0]).count == 4)
  }
}
