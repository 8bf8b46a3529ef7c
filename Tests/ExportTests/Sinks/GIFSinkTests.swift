import Export
import GIF
import PNG
import TestSupport
import Testing

@MainActor
@Suite struct GIFSinkTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func gif(
    frames count: Int, rate: ClipFormat.Rate, options: GIFOptions = .init(), jobs: Int = 2
  ) async throws -> [UInt8] {
    let clip = ClipFormat(width: 40, height: 200, frameCount: count, rate: rate)
    let sink = GIFSink(.file(path: folder("new/clip.gif")), clip, options: options)
    _ = try await Exporter().export(
      MovingFrames(count: count), encoding: .rawRGBA, to: sink, jobs: jobs)
    #expect(try folder.names(in: "new") == ["clip.gif"])
    return try #require(folder.contents(of: "new/clip.gif"))
  }

  /// The pictures of a clip as raw pixels.
  private func raw(_ indices: [Int]) throws -> [[UInt8]] {
    try indices.map {
      try FrameWorker().encodedFrame(of: MovingFrames.frame($0), as: .rawRGBA).bytes
    }
  }

  @Test func everyPixelIsThereAtItsTime() async throws {
    let reader = try GIFReader(await gif(frames: 30, rate: .init(30)))
    #expect([reader.width, reader.height] == [40, 200])
    #expect(reader.repeats == 0)
    // The square moves every third frame: ten pictures, a tenth of a second each.
    #expect(reader.delays == Array(repeating: 10, count: 10))
    let expected = try raw(Array(stride(from: 0, to: 30, by: 3)))
    #expect(reader.frames.map(\.pixels) == expected)
  }

  @Test func timesAreRoundedFromTheBeginningOfTheClip() async throws {
    let reader = try GIFReader(await gif(frames: 24, rate: .init(24000, over: 1001)))
    // Picture k of eight appears at 3k · 1001/24000 s.
    let ticks = (0...8).map { (Double(3 * $0) * 100_100 / 24_000).rounded() }
    let delays = zip(ticks.dropFirst(), ticks).map { $0 - $1 }
    #expect(reader.delays.map(Double.init) == delays)
  }

  @Test func above50FramesASecondTheNearestFramesAreKept() async throws {
    let reader = try GIFReader(await gif(frames: 60, rate: .init(60)))
    #expect(reader.delays.reduce(0, +) == 100)
    #expect(reader.delays.allSatisfy { $0 >= 2 })
    // Slot k of 50 shows frame round(1.2 k), of which three in a row look the same.
    let shown = (0..<50).map { Int((Double($0) * 1.2).rounded()) / 3 }
    var slots: [Int] = []
    for (place, delay) in reader.delays.enumerated() {
      slots += Array(repeating: place, count: delay / 2)
    }
    #expect(slots == shown)
    let expected = try raw(Array(stride(from: 0, to: 60, by: 3)))
    #expect(reader.frames.map(\.pixels) == expected)
  }

  @Test func aClipCanBePlayedACountedNumberOfTimes() async throws {
    var options = GIFOptions()
    options.loop = .times(3)
    #expect(try GIFReader(await gif(frames: 3, rate: .init(30), options: options)).repeats == 2)
    options.loop = .times(1)
    #expect(try GIFReader(await gif(frames: 3, rate: .init(30), options: options)).repeats == nil)
  }

  @Test func aStillIsAnAnimationOfOneFrame() async throws {
    let reader = try GIFReader(await gif(frames: 1, rate: .init(60)))
    #expect(reader.frames.map(\.pixels) == (try raw([0])))
  }

  @Test func theBytesDoNotDependOnTheNumberOfJobs() async throws {
    let one = try await gif(frames: 30, rate: .init(30), jobs: 1)
    #expect(try await gif(frames: 30, rate: .init(30), jobs: 3) == one)
  }

  @Test func whatAGIFCannotHoldIsRefusedBeforeTheFirstFrame() async throws {
    let clip = ClipFormat(width: 40, height: 200, frameCount: 9_999_999, rate: .init(1, over: 1000))
    let sink = GIFSink(.file(path: folder("clip.gif")), clip, options: .init())
    await #expect(throws: ExportError.self) { try await sink.begin(frameCount: 9_999_999) }
    await sink.abort()
    #expect(try folder.names() == [])
  }
}
