import Testing

@testable import Export

@Suite struct FrameCrewTests {
  private func crew(_ jobs: Int, _ frameCount: Int, _ encoding: FrameEncoding = .png()) -> FrameCrew
  {
    FrameCrew(usesCache: true, jobs: jobs, frameCount: frameCount, encodings: [encoding])
  }

  @Test(arguments: [(1, 1), (4, 1), (7, 3), (2, 180)])
  func everyJobIsAWorker(jobs: Int, frameCount: Int) {
    let workers = crew(jobs, frameCount).all
    #expect(workers.count == jobs && Set(workers.map { ObjectIdentifier($0) }).count == jobs)
  }

  /// Only what goes by bands can be drawn by several.
  @Test func theFirstFrameIsSharedWhereThereAreOthersAndBands() {
    #expect(crew(2, 180).sharesFirst)
    #expect(crew(2, 1).sharesFirst)
    #expect(!crew(1, 180).sharesFirst)
    #expect(!crew(2, 0).sharesFirst)
    #expect(!crew(2, 180, .rawRGBA).sharesFirst)
  }

  @Test func allFramesAreSharedWhereThereAreFewerThanWorkers() {
    #expect(crew(4, 3).sharesAll)
    #expect(!crew(3, 3).sharesAll)
  }
}
