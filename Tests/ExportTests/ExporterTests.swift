import Export
import PNG
import RenderTree
import Testing

@MainActor
@Suite struct ExporterTests {
  @Test(arguments: [1, 2, 7])
  func framesArriveInOrderWhateverTheNumberOfJobs(jobs: Int) async throws {
    let sink = MemorySink()
    let report = try await Exporter().export(
      HandMadeFrames(0..<50), encoding: .png(), to: sink, jobs: jobs)
    let frames = await sink.frames
    #expect(frames.map(\.index) == Array(0..<50))
    for frame in frames {
      let decoded = try PNGDecoder.decode(frame.bytes)
      #expect(decoded.width == HandMadeFrames.width(ofFrame: frame.index))
      #expect(decoded.height == 2)
    }
    #expect(report.frameCount == 50)
    #expect(report.byteCount == frames.map(\.bytes.count).reduce(0, +))
    #expect(await sink.calls == ["begin 50", "finish"])
  }

  @Test(arguments: [FrameEncoding.png(scale: 2), .rawRGBA])
  func bytesDoNotDependOnTheNumberOfJobs(encoding: FrameEncoding) async throws {
    var reports: [ExportReport] = []
    var bytes: [[[UInt8]]] = []
    for jobs in [1, 2, 7] {
      let sink = MemorySink()
      reports.append(
        try await Exporter().export(
          HandMadeFrames(0..<40), encoding: encoding, to: sink, jobs: jobs))
      bytes.append(await sink.frames.map(\.bytes))
    }
    #expect(bytes[0] == bytes[1] && bytes[0] == bytes[2])
    #expect(reports[0] == reports[1] && reports[0] == reports[2])
  }

  @Test(arguments: [FrameEncoding.png(), .rawRGBA])
  func bytesDoNotDependOnTheCache(encoding: FrameEncoding) async throws {
    var reports: [ExportReport] = []
    var bytes: [[[UInt8]]] = []
    for (jobs, usesCache) in [(1, false), (1, true), (2, true), (3, true), (3, false)] {
      let sink = MemorySink()
      reports.append(
        try await Exporter(usesCache: usesCache).export(
          MovingFrames(count: 40), encoding: encoding, to: sink, jobs: jobs))
      bytes.append(await sink.frames.map(\.bytes))
    }
    for other in 1..<5 {
      #expect(bytes[0] == bytes[other])
      #expect(reports[0] == reports[other])
    }
  }

  @Test(arguments: [1, 2, 3])
  func framesSharedByJobsHaveTheSameBytes(count: Int) async throws {
    var bytes: [[[UInt8]]] = []
    for (jobs, usesCache) in [(1, true), (2, true), (4, true), (7, false)] {
      let sink = MemorySink()
      _ = try await Exporter(usesCache: usesCache).export(
        MovingFrames(count: count), encoding: .png(), to: sink, jobs: jobs)
      bytes.append(await sink.frames.map(\.bytes))
    }
    #expect(bytes[0].count == count)
    for other in 1..<4 { #expect(bytes[0] == bytes[other]) }
  }

  @Test(arguments: [1, 2, 3], [FrameEncoding.png(), .rawRGBA])
  func aFirstFrameThatIsNotTakenEndsTheExport(jobs: Int, encoding: FrameEncoding) async throws {
    let sink = MemorySink { index throws(ExportError) in if index == 0 { throw .brokenPipe } }
    await #expect(throws: ExportError.brokenPipe) {
      _ = try await Exporter().export(
        MovingFrames(count: 30), encoding: encoding, to: sink, jobs: jobs)
    }
    #expect(await sink.frames.isEmpty)
    #expect(await sink.calls == ["begin 30", "abort"])
  }

  @Test func aSubRangeKeepsItsNumbers() async throws {
    let sink = MemorySink()
    _ = try await Exporter().export(
      HandMadeFrames([100, 103, 250]), encoding: .png(), to: sink, jobs: 2)
    #expect(await sink.frames.map(\.index) == [100, 103, 250])
  }

  @Test func pngFilesNoteTheScale() async throws {
    #expect(FrameEncoding.png(scale: 1) == .png(pixelsPerMetre: 2835))
    #expect(FrameEncoding.png(scale: 1.5) == .png(pixelsPerMetre: 4253))
    #expect(FrameEncoding.png(scale: 3) == .png(pixelsPerMetre: 8505))
  }

  @Test func rawFramesHaveFourBytesAPixel() async throws {
    let sink = MemorySink()
    _ = try await Exporter().export(HandMadeFrames(0..<3), encoding: .rawRGBA, to: sink, jobs: 1)
    #expect(await sink.frames.map(\.bytes.count) == [3 * 8, 10 * 8, 17 * 8])
  }

  /// Frames that are being drawn or wait for an earlier one, counted at every request.
  @Test(arguments: [1, 2, 7], [FrameEncoding.rawRGBA, .png()])
  func soManyFramesAJobAreAlive(jobs: Int, encoding: FrameEncoding) async throws {
    let source = HandMadeFrames(0..<60)
    var finished = 0
    var most = 0
    source.whenAsked = { position in most = max(most, position + 1 - finished) }
    _ = try await Exporter().export(
      source, encoding: encoding, to: MemorySink(), jobs: jobs
    ) { finished = $0.finishedFrames }
    #expect(most == (encoding.isPNG ? 8 : 5) * jobs)
  }

  /// Two raw forms of a frame are as much as two frames.
  @Test func ofSeveralRawFormsThereAreFewer() async throws {
    let source = HandMadeFrames(0..<60)
    var finished = 0
    var most = 0
    source.whenAsked = { position in most = max(most, position + 1 - finished) }
    _ = try await Exporter().export(
      source,
      to: [
        FrameOutput(.rawRGBA, to: MemorySink()),
        FrameOutput(.rawPremultipliedRGBA, to: MemorySink()),
      ], jobs: 4
    ) { finished = $0.finishedFrames }
    #expect(most == 10)
  }

  /// What is frozen is drawn and handed on before anything else is frozen, so that one core does it all.
  @Test func withOneJobFreezingAndDrawingTakeTurns() async throws {
    let source = HandMadeFrames(0..<40)
    var finished = 0
    var seen: [Int] = []
    source.whenAsked = { _ in seen.append(finished) }
    _ = try await Exporter().export(source, encoding: .png(), to: MemorySink(), jobs: 1) {
      finished = $0.finishedFrames
    }
    #expect(seen == (0..<40).map { $0 / 8 * 8 })
  }

  /// Nothing but numbers and times is their own.
  @Test(arguments: [true, false])
  func ofEqualFramesMoreAreAlive(usesCache: Bool) async throws {
    let frames = HandMadeFrames((0..<1100).map { _ in 5 })
    var finished = 0
    var most = 0
    frames.whenAsked = { position in most = max(most, position + 1 - finished) }
    let sink = MemorySink()
    _ = try await Exporter(usesCache: usesCache).export(
      frames, encoding: .rawRGBA, to: sink, jobs: 2
    ) { finished = $0.finishedFrames }
    #expect(most == (usesCache ? 1024 : 10))
    #expect(await Set(sink.frames.map(\.bytes)).count == 1)
  }

  @Test func progressCountsEveryFrame() async throws {
    var steps: [ExportProgress] = []
    let report = try await Exporter().export(
      HandMadeFrames(0..<9), encoding: .rawRGBA, to: MemorySink(), jobs: 2
    ) { steps.append($0) }
    #expect(steps.map(\.finishedFrames) == Array(1...9))
    #expect(steps.allSatisfy { $0.frameCount == 9 })
    #expect(steps.last?.byteCount == report.byteCount)
  }

  @Test func noFramesMakeAnEmptyReport() async throws {
    let sink = MemorySink()
    let report = try await Exporter().export(
      HandMadeFrames([]), encoding: .png(), to: sink, jobs: 3)
    #expect(report == ExportReport())
    #expect(await sink.calls == ["begin 0", "finish"])
  }

  struct SceneTrouble: Error {}

  @Test func anErrorOfTheSourceEndsTheExport() async throws {
    let source = HandMadeFrames(0..<30)
    source.whenAsked = { if $0 == 20 { throw SceneTrouble() } }
    let sink = MemorySink()
    await #expect(throws: SceneTrouble.self) {
      _ = try await Exporter().export(source, encoding: .png(), to: sink, jobs: 2)
    }
    #expect(source.begun == 21)
    #expect(await sink.calls == ["begin 30", "abort"])
    // How many were finished by then depends on the machine, but never less than all but sixteen.
    #expect((5...20).contains(await sink.frames.count))
  }

  /// The second frame is frozen while the first is drawn.
  @Test(arguments: [0, 1, 2], [1, 2, 5])
  func anErrorOfOneOfTheFirstFramesEndsTheExport(position: Int, jobs: Int) async throws {
    let source = HandMadeFrames(0..<30)
    source.whenAsked = { if $0 == position { throw SceneTrouble() } }
    let sink = MemorySink()
    await #expect(throws: SceneTrouble.self) {
      _ = try await Exporter().export(source, encoding: .png(), to: sink, jobs: jobs)
    }
    #expect(source.begun == position + 1)
    #expect(await sink.frames.count <= position)
    #expect(await sink.calls == ["begin 30", "abort"])
  }

  /// Every frame is like the one before, or every third, or none but the last.
  @Test(arguments: [1, 2, 5])
  func framesThatRepeatKeepTheirPlaces(jobs: Int) async throws {
    for order in [
      [Int](repeating: 4, count: 40), (0..<40).map { $0 / 3 }, (0..<40).map { $0 / 39 },
    ] {
      let sink = MemorySink()
      let report = try await Exporter().export(
        HandMadeFrames(order), encoding: .rawRGBA, to: sink, jobs: jobs)
      #expect(report.frameCount == 40)
      #expect(await sink.frames.map(\.index) == order)
      for frame in await sink.frames {
        let alone = try FrameWorker().encodedFrame(
          of: HandMadeFrames.frame(frame.index), as: .rawRGBA)
        #expect(frame.bytes == alone.bytes)
      }
    }
  }

  @Test func anErrorOfTheSinkEndsTheExport() async throws {
    let source = HandMadeFrames(0..<30)
    let sink = MemorySink { index throws(ExportError) in if index == 5 { throw .brokenPipe } }
    await #expect(throws: ExportError.brokenPipe) {
      _ = try await Exporter().export(source, encoding: .png(), to: sink, jobs: 2)
    }
    #expect(await sink.frames.count == 5)
    #expect(source.begun <= 5 + 16)
    #expect(await sink.calls == ["begin 30", "abort"])
  }

  @Test func aFrameBeyondTheLimitsIsAnErrorWithItsNumber() async throws {
    @MainActor final class HugeFrame: FrameSource {
      let frameCount = 1
      func snapshot(at position: Int) -> FrameSnapshot {
        var frame = HandMadeFrames.frame(12)
        frame.width = 40_000
        return frame
      }
    }
    let expected = ExportError.encoding(frame: 12, .tooLarge(width: 40_000, height: 2))
    #expect(expected.exitCode == 65)
    await #expect(throws: expected) {
      _ = try await Exporter().export(HugeFrame(), encoding: .png(), to: MemorySink(), jobs: 1)
    }
  }

  @Test func aCancelledExportStopsAndAborts() async throws {
    let source = HandMadeFrames(0..<10_000)
    let sink = MemorySink()
    let export = Task { @MainActor in
      try await Exporter().export(source, encoding: .png(), to: sink, jobs: 2) { progress in
        if progress.finishedFrames == 3 { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { _ = try await export.value }
    // Those that were being handed on meanwhile are there too.
    let frames = await sink.frames.map(\.index)
    #expect(frames == Array(0..<frames.count))
    #expect(source.begun <= frames.count + 16)
    #expect((3...3 + 16).contains(frames.count))
    #expect(await sink.calls == ["begin 10000", "abort"])
  }
}
