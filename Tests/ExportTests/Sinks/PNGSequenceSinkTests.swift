import Export
import Foundation
import PNG
import TestSupport
import Testing

@MainActor
@Suite struct PNGSequenceSinkTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func export(_ indices: some Sequence<Int>, to name: String) async throws {
    _ = try await Exporter().export(
      HandMadeFrames(indices), encoding: .png(),
      to: PNGSequenceSink(FrameDestination(scratch(name))), jobs: 2)
  }

  /// Exports three frames and expects the one error, leaving no file behind in `folder`.
  private func expectFailure(
    to name: String, exitCode: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> ExportError? {
    let error = await #expect(throws: ExportError.self, sourceLocation: sourceLocation) {
      try await export(0..<3, to: name)
    }
    #expect(error?.exitCode == exitCode, sourceLocation: sourceLocation)
    return error
  }

  @Test func aFolderIsMadeAndFilledWithNumberedFiles() async throws {
    try await export(98..<102, to: "a/b//c/")
    #expect(try scratch.names(in: "a/b/c") == ["00098.png", "00099.png", "00100.png", "00101.png"])
    let bytes = try #require(scratch.contents(of: "a/b/c/00100.png"))
    #expect(try PNGDecoder.decode(bytes).width == HandMadeFrames.width(ofFrame: 100))
  }

  @Test func aTemplateNumbersFilesByTheFramesOwnNumbers() async throws {
    try await export([5, 1000], to: "frame-%02d.png")
    #expect(try scratch.names() == ["frame-05.png", "frame-1000.png"])
  }

  @Test func aStillIsOneFile() async throws {
    try await export([7], to: "still.png")
    #expect(try scratch.names() == ["still.png"])
  }

  @Test func severalFramesDoNotGoIntoOneFile() async throws {
    let error = await expectFailure(to: "new/still.png", exitCode: 64)
    #expect(error == .severalFramesInOneFile(path: scratch("new/still.png"), frameCount: 3))
    #expect(try scratch.names() == [])
  }

  @Test func anEarlierFrameIsReplacedWhole() async throws {
    try scratch.write(Array(repeating: 1, count: 100_000), to: "00000.png")
    try await export([0], to: "")
    let bytes = try #require(scratch.contents(of: "00000.png"))
    #expect(try PNGDecoder.decode(bytes).width == 3)
  }

  @Test func aLinkIsReplacedAndNotFollowed() async throws {
    try scratch.makeFolder("out")
    try scratch.write([1, 2, 3], to: "precious")
    try FileManager.default.createSymbolicLink(
      atPath: scratch("out/00000.png"), withDestinationPath: scratch("precious"))
    try await export([0], to: "out")
    #expect(scratch.contents(of: "precious") == [1, 2, 3])
    #expect(scratch.contents(of: "out/00000.png")?.count ?? 0 > 3)
  }

  @Test func aFileInTheWayOfTheFolderIsNamed() async throws {
    try scratch.write([1], to: "out")
    let error = await expectFailure(to: "out", exitCode: 73)
    #expect(error?.message.contains("‘\(scratch("out"))’ cannot be created") == true)
    _ = await expectFailure(to: "out/deeper/still", exitCode: 73)
    #expect(scratch.contents(of: "out") == [1])
  }

  @Test func aFolderInTheWayOfAFrameIsNamed() async throws {
    try scratch.makeFolder("out/00001.png")
    let error = await expectFailure(to: "out", exitCode: 73)
    #expect(error?.message.contains("out/00001.png’ cannot be created") == true)
    #expect(try scratch.names(in: "out") == ["00000.png", "00001.png"])
  }

  @Test func longNamesAreWrittenUpToTheSystemsLimit() async throws {
    let longest = String(repeating: "n", count: 255 - 4 - 2) + "%02d.png"
    try await export([3], to: longest)
    #expect(try scratch.names().map(\.utf8.count) == [255])
    _ = await expectFailure(to: "n" + longest, exitCode: 73)
    #expect(try scratch.names().map(\.utf8.count) == [255])
  }

  @Test func aFolderWhereNothingCanBeMadeIsNamed() async throws {
    let error = await #expect(throws: ExportError.self) {
      _ = try await Exporter().export(
        HandMadeFrames(0..<3), encoding: .png(),
        to: PNGSequenceSink(FrameDestination("/proc/zoetrope")), jobs: 1)
    }
    #expect(error?.exitCode == 73 || error?.exitCode == 77)
    #expect(error?.message.contains("‘/proc/zoetrope’") == true)
  }

  @Test func aCancelledExportLeavesOnlyWholeFrames() async throws {
    let destination = try FrameDestination(scratch("out"))
    let export = Task { @MainActor in
      try await Exporter().export(
        HandMadeFrames(0..<10_000), encoding: .png(), to: PNGSequenceSink(destination), jobs: 2
      ) { progress in
        if progress.finishedFrames == 4 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { _ = try await export.value }
    // Those that were being written meanwhile are there too.
    let names = try scratch.names(in: "out")
    #expect((4...4 + 16).contains(names.count))
    #expect(names == names.indices.map { destination.name(ofFrame: $0) })
  }

  @Test func leftoversThatNobodyWritesAreRemoved() async throws {
    // Whatever host and process they name: process 1 lives, and other hosts are not asked.
    let dead = [
      ".zoetrope-here-99999999-0.tmp", ".zoetrope-here-1-0.tmp",
      ".zoetrope-else-where-\(getpid())-0.tmp",
    ]
    let written = ".zoetrope-here-99999999-1.tmp"
    let others = [
      ".zoetrope-0.tmp", ".zoetrope-here-99999999-x.tmp", ".zoetrope-here-99999999-0", "notes.tmp",
    ]
    for name in dead + others + [written] { try scratch.write([0], to: name) }
    let writer = open(scratch(written), O_RDWR | O_CLOEXEC)
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    try await export([0], to: "")
    #expect(try scratch.names() == (others + [written, "00000.png"]).sorted())
    close(writer)
    try await export([0], to: "")
    #expect(try scratch.names() == (others + ["00000.png"]).sorted())
  }
}
