import Export
import Foundation
import PNG
import RenderTree
import Synchronization
import TestSupport
import Testing

/// Several outputs of one export.
@MainActor
@Suite struct SharedRenderingTests {
  private static let kinds: [FrameEncoding] = [
    .png(), .rawRGBA, .png(scale: 2, compression: .small), .rawPremultipliedRGBA, .png(scale: 3),
  ]

  /// A source that counts how often it is asked.
  private final class CountingFrames: FrameSource {
    let frameCount = 24
    private(set) var asked = 0

    func snapshot(at position: Int) -> FrameSnapshot {
      asked += 1
      return MovingFrames.frame(position)
    }
  }

  @Test(arguments: [(1, true), (2, true), (3, true), (2, false)])
  func everySinkGetsTheBytesItWouldGetAlone(jobs: Int, usesCache: Bool) async throws {
    let source = CountingFrames()
    let shared = Self.kinds.map { ($0, MemorySink()) }
    let report = try await Exporter(usesCache: usesCache).export(
      source, to: shared.map { FrameOutput($0.0, to: $0.1) }, jobs: jobs)
    #expect(source.asked == 24)
    var byteCount = 0
    for (kind, sink) in shared {
      let alone = MemorySink()
      _ = try await Exporter().export(CountingFrames(), encoding: kind, to: alone, jobs: 1)
      let frames = await sink.frames
      #expect(frames.map(\.index) == Array(0..<24))
      #expect(await frames.map(\.bytes) == alone.frames.map(\.bytes))
      byteCount += frames.map(\.bytes.count).reduce(0, +)
    }
    #expect(report.frameCount == 24)
    #expect(report.byteCount == byteCount)
  }

  @Test func sinksOfOneKindShareTheirBytes() async throws {
    let (one, other) = (MemorySink(), MemorySink())
    let report = try await Exporter().export(
      MovingFrames(count: 5),
      to: [FrameOutput(.rawRGBA, to: one), FrameOutput(.rawRGBA, to: other)], jobs: 2)
    #expect(await one.frames.map(\.bytes) == other.frames.map(\.bytes))
    #expect(report.byteCount == 5 * 40 * 200 * 4)
  }

  @Test func framesThatBecomeTranslucentAndOpaqueAgainAreStoredAsTheyWouldBeAlone() throws {
    let worker = FrameWorker()
    for (index, alpha) in [1, 1, 0.5, 0.5, 1, 0.25, 1].enumerated() {
      var snapshot = MovingFrames.frame(3 * index)
      snapshot.background = .init(red: 1, green: 1, blue: 1, alpha: alpha)
      let forms = try worker.encodedFrames(of: snapshot, as: [.rawRGBA, .png()])
      let alone = try FrameWorker(usesCache: false).encodedFrame(of: snapshot, as: .png())
      #expect(forms[1].bytes == alone.bytes)
    }
  }

  @Test func oneSinkThatFailsStopsAll() async throws {
    let folder = try ScratchFolder()
    let failing = MemorySink { index throws(ExportError) in if index == 3 { throw .brokenPipe } }
    let clip = ClipFormat(width: 40, height: 200, frameCount: 9, rate: .init(25))
    let outputs = [
      FrameOutput(.rawRGBA, to: GIFSink(.file(path: folder("a.gif")), clip, options: .init())),
      FrameOutput(
        .rawPremultipliedRGBA,
        to: AnimatedPNGSink(.file(path: folder("a.apng")), clip, plays: nil)),
      FrameOutput(.rawRGBA, to: ByteStreamSink(.file(path: folder("a.rgba")))),
      FrameOutput(.rawRGBA, to: failing),
    ]
    await #expect(throws: ExportError.brokenPipe) {
      _ = try await Exporter().export(MovingFrames(count: 9), to: outputs, jobs: 2)
    }
    #expect(try folder.names() == [])
    #expect(await failing.calls == ["begin 9", "abort"])
  }

  @Test func oneOutputThatCannotBeginStopsAllBeforeAFrameIsDrawn() async throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("taken.gif")
    let clip = ClipFormat(width: 40, height: 200, frameCount: 24, rate: .init(25))
    let source = CountingFrames()
    await #expect(throws: ExportError.self) {
      _ = try await Exporter().export(
        source,
        to: [
          FrameOutput(.rawRGBA, to: ByteStreamSink(.file(path: folder("a.rgba")))),
          FrameOutput(
            .rawRGBA, to: GIFSink(.file(path: folder("taken.gif")), clip, options: .init())),
        ], jobs: 2)
    }
    #expect(source.asked == 0)
    #expect(try folder.names() == ["taken.gif"])
  }

  @Test func aCancelledExportLeavesNothing() async throws {
    let folder = try ScratchFolder()
    let clip = ClipFormat(width: 40, height: 200, frameCount: 4000, rate: .init(25))
    let outputs = [
      FrameOutput(.rawRGBA, to: GIFSink(.file(path: folder("a.gif")), clip, options: .init())),
      FrameOutput(
        .rawPremultipliedRGBA,
        to: AnimatedPNGSink(.file(path: folder("a.apng")), clip, plays: nil)),
    ]
    let done = Mutex(0)
    let export = Task {
      try await Exporter().export(MovingFrames(count: 4000), to: outputs, jobs: 2) { progress in
        done.withLock { $0 = progress.finishedFrames }
      }
    }
    while done.withLock({ $0 }) < 3 { await Task.yield() }
    export.cancel()
    await #expect(throws: CancellationError.self) { _ = try await export.value }
    #expect(try folder.names() == [])
  }
}
