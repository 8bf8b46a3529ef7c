import Export
import RenderTree
import Testing

@Suite struct FrameRelayTests {
  private struct Trouble: Error {}

  private static func forms(_ position: Int) -> [EncodedFrame] {
    [EncodedFrame(index: position, bytes: [UInt8(truncatingIfNeeded: position)])]
  }

  private actor Taken {
    private(set) var positions: [Int] = []

    func add(_ forms: [EncodedFrame]) { positions += forms.map(\.index) }
  }

  /// Draws nothing, and every seventh frame slowly.
  private static func work(_ number: Int, on relay: FrameRelay, for taken: Taken) async throws {
    while let frame = await relay.next(for: number) {
      if frame.position.isMultiple(of: 7) { try await Task.sleep(for: .milliseconds(2)) }
      try await relay.finish(forms(frame.position), at: frame.position) { await taken.add($0) }
    }
  }

  /// The positions in the order in which they were handed over.
  private func order(of count: Int, workers: Int) async throws -> [Int] {
    let relay = FrameRelay()
    let taken = Taken()
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { relay.close() }
      for number in 0..<workers {
        group.addTask { try await Self.work(number, on: relay, for: taken) }
      }
      for position in 0..<count { relay.add(HandMadeFrames.frame(position), at: position) }
      var delivered = 0
      while delivered < count { delivered += try await relay.delivered().count }
    }
    return await taken.positions
  }

  @Test(arguments: [1, 2, 5])
  func framesAreHandedOverInOrderByAnyNumberOfWorkers(workers: Int) async throws {
    #expect(try await order(of: 40, workers: workers) == Array(0..<40))
  }

  @Test func aClosedRelaySendsItsWorkersHome() async {
    let relay = FrameRelay()
    let waiting = Task { await relay.next(for: 0) }
    await Task.yield()
    relay.close()
    #expect(await waiting.value == nil)
    relay.add(HandMadeFrames.frame(0), at: 0)
    #expect(await relay.next(for: 1) == nil)
  }

  @Test func theFirstFailureIsTold() async throws {
    let relay = FrameRelay()
    let listening = Task { try await relay.delivered() }
    await Task.yield()
    relay.fail(Trouble())
    relay.fail(CancellationError())
    await #expect(throws: Trouble.self) { try await listening.value }
    await #expect(throws: Trouble.self) { try await relay.delivered() }
    #expect(await relay.next(for: 0) == nil)
  }

  @Test func whoAsksForSeveralIsToldOfThemAtOnce() async throws {
    let relay = FrameRelay()
    let listening = Task { try await relay.delivered(atLeast: 3) }
    for position in 0..<3 {
      await Task.yield()
      try await relay.finish(Self.forms(position), at: position) { _ in }
    }
    #expect(try await listening.value.map { $0[0].index } == [0, 1, 2])
  }

  @Test func whatWasHandedOverBeforeAFailureIsToldFirst() async throws {
    let relay = FrameRelay()
    let listening = Task { try await relay.delivered(atLeast: 3) }
    try await relay.finish(Self.forms(0), at: 0) { _ in }
    relay.fail(Trouble())
    #expect(try await listening.value.map { $0[0].index } == [0])
    await #expect(throws: Trouble.self) { try await relay.delivered(atLeast: 2) }
  }

  /// Nothing is handed over after a failure.
  @Test func whatIsDrawnAfterAFailureIsDropped() async throws {
    let relay = FrameRelay()
    relay.fail(Trouble())
    try await relay.finish(Self.forms(0), at: 0) { _ in Issue.record("handed over") }
  }
}
