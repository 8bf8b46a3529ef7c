import Testing

@testable import Export

@Suite struct FrameChoiceTests {
  @Test func aWorkerGoesOnWithTheFrameAfterItsLast() {
    var choice = FrameChoice()
    choice.begin(4, by: 0)
    choice.end(by: 0)
    #expect(choice.position(for: 0, among: [2, 3, 5, 6]) == 5)
    #expect(choice.worker(for: 5, among: [0, 1]) == 0)
  }

  @Test func otherwiseItTakesTheEarliestThatDoesNotFollowAnotherWorker() {
    var choice = FrameChoice()
    choice.begin(3, by: 1)
    choice.begin(0, by: 0)
    choice.end(by: 0)
    #expect(choice.position(for: 0, among: [4, 5, 6]) == 5)
    // Nothing else is there.
    #expect(choice.position(for: 0, among: [4]) == 4)
    #expect(choice.position(for: 0, among: []) == nil)
    choice.end(by: 1)
    #expect(choice.position(for: 0, among: [4, 5, 6]) == 4)
  }

  /// Whoever drew the frame before; else who drew last of all, whose frame is the nearest.
  @Test func aFrameGoesToTheWorkerWithTheNearest() {
    var choice = FrameChoice()
    for (position, worker) in [(0, 0), (7, 1)] {
      choice.begin(position, by: worker)
      choice.end(by: worker)
    }
    #expect(choice.worker(for: 1, among: [0, 1, 2]) == 0)
    #expect(choice.worker(for: 9, among: [0, 1, 2]) == 1)
    #expect(choice.worker(for: 9, among: [2]) == 2)
    #expect(choice.worker(for: 9, among: []) == nil)
    #expect(FrameChoice().worker(for: 0, among: [1, 0, 2]) == 0)
  }
}
