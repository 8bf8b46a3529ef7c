import Testing

@testable import Export

@Suite struct FrameCrewTests {
  private func crew(_ jobs: Int, _ frameCount: Int, _ encoding: FrameEncoding = .png()) -> FrameCrew
  {
    FrameCrew(usesCache: true, jobs: jobs, frameCount: frameCount, encodings: [encoding])
  }

  /// Each job is a worker or helps one, and they are spread evenly.
  @Test(arguments: [(1, 1), (4, 1), (7, 3), (3, 3), (2, 180), (5, 4)])
  func everyJobHasItsPlace(jobs: Int, frameCount: Int) {
    let crew = crew(jobs, frameCount)
    #expect(crew.count == min(jobs, frameCount))
    let teams = (0..<crew.count).map { crew[$0] }
    let all = teams.flatMap { [$0.worker] + $0.helpers }
    #expect(Set(all.map { ObjectIdentifier($0) }).count == jobs && all.count == jobs)
    let sizes = teams.map(\.helpers.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    #expect(crew.first.worker === teams[0].worker)
    #expect(crew.first.helpers.count == jobs - 1)
  }

  /// Only what goes by bands can be drawn by several.
  @Test func theFirstFrameIsSharedWhereThereAreOthersAndBands() {
    #expect(crew(2, 180).sharesFirst)
    #expect(!crew(1, 180).sharesFirst)
    #expect(!crew(2, 1).sharesFirst)
    #expect(!crew(2, 180, .rawRGBA).sharesFirst)
  }
}
