import Export
import PNG
import Raster
import TestSupport
import Testing

@MainActor
@Suite struct AnimatedPNGSinkTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func apng(
    frames count: Int, rate: ClipFormat.Rate, plays: Int? = nil, jobs: Int = 2,
    compression: PNGCompression = .fast
  ) async throws -> [UInt8] {
    let clip = ClipFormat(width: 40, height: 200, frameCount: count, rate: rate)
    let sink = AnimatedPNGSink(
      .file(path: folder("clip.apng")), clip, plays: plays, compression: compression, scale: 2,
      jobs: jobs)
    _ = try await Exporter().export(
      MovingFrames(count: count), encoding: .rawPremultipliedRGBA, to: sink, jobs: jobs)
    #expect(try folder.names() == ["clip.apng"])
    return try #require(folder.contents(of: "clip.apng"))
  }

  private func raw(_ index: Int) throws -> [UInt8] {
    try FrameWorker().encodedFrame(of: MovingFrames.frame(index), as: .rawRGBA).bytes
  }

  @Test(arguments: [PNGCompression.fast, .small])
  func everyPixelIsThereAtItsTime(compression: PNGCompression) async throws {
    let file = try await apng(
      frames: 20, rate: .init(30000, over: 1001), compression: compression)
    let facts = AnimatedPNGFacts(file)
    #expect(facts.size == [40, 200])
    #expect(facts.announced == 20)
    #expect(facts.plays == 0)
    #expect(facts.delays == Array(repeating: [1001, 30000], count: 20))
    var reader = try PNGFrameReader(file)
    for index in 0..<20 { #expect(try reader.nextFrame() == raw(index)) }
    #expect(try reader.nextFrame() == nil)
  }

  @Test func onlyWhatChangesIsWritten() async throws {
    let areas = AnimatedPNGFacts(try await apng(frames: 20, rate: .init(60))).areas
    #expect(areas[0] == [0, 0, 40, 200])
    #expect(areas.dropFirst().allSatisfy { $0[1] + $0[3] < 130 })
    // Two frames of three change nothing.
    #expect(areas.count { $0[2...] == [1, 1] } == 13)
  }

  @Test func aClipCanBePlayedACountedNumberOfTimes() async throws {
    #expect(AnimatedPNGFacts(try await apng(frames: 2, rate: .init(60), plays: 3)).plays == 3)
  }

  @Test func aStillIsAnAnimationOfOneFrameWithoutAlphaWhereItHasNone() async throws {
    let file = try await apng(frames: 1, rate: .init(60))
    let facts = AnimatedPNGFacts(file)
    #expect(facts.announced == 1)
    #expect(facts.colorType == 2)
    var reader = try PNGFrameReader(file)
    #expect(try reader.nextFrame() == raw(0))
  }

  @Test(arguments: [1, 2])
  func alphaIsStoredOnlyWhereSomeFrameHasIt(jobs: Int) async throws {
    #expect(AnimatedPNGFacts(try await apng(frames: 6, rate: .init(60))).colorType == 2)
    let clip = ClipFormat(width: 40, height: 200, frameCount: 6, rate: .init(60))
    for translucent in 0..<6 {
      let frames = (0..<6).map { index in
        var snapshot = MovingFrames.frame(3 * index)
        if index == translucent {
          snapshot.background = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
        }
        return snapshot
      }
      let sink = AnimatedPNGSink(
        .file(path: folder("mixed.apng")), clip, plays: nil, jobs: jobs)
      try await sink.begin(frameCount: 6)
      for frame in frames {
        try await sink.accept(
          FrameWorker().encodedFrame(of: frame, as: .rawPremultipliedRGBA))
      }
      try await sink.finish()
      let file = try #require(folder.contents(of: "mixed.apng"))
      #expect(AnimatedPNGFacts(file).colorType == 6)
      var reader = try PNGFrameReader(file)
      for frame in frames {
        let expected = try FrameWorker().encodedFrame(of: frame, as: .rawRGBA).bytes
        #expect(try reader.nextFrame() == expected)
      }
    }
    #expect(try folder.names().allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func theBytesDoNotDependOnTheNumberOfJobs() async throws {
    let one = try await apng(frames: 20, rate: .init(60), jobs: 1)
    #expect(try await apng(frames: 20, rate: .init(60), jobs: 3) == one)
  }
}
