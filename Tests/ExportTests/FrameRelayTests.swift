import RenderTree
import Testing

@testable import Export

@Suite struct FrameRelayTests {
  private struct Trouble: Error {}

  private static func forms(_ position: Int) -> [EncodedFrame] {
    [EncodedFrame(index: position, bytes: [UInt8(truncatingIfNeeded: position)])]
  }

  /// As a worker does with what it drew.
  private static func finish(
    _ position: Int, on relay: FrameRelay, by handOver: FrameRelay.HandOver
  ) async throws {
    relay.keep(forms(position), at: position)
    try await relay.handOver(by: handOver)
  }

  /// What is told when so many frames are.
  @MainActor
  private static func delivered(_ count: Int, on relay: FrameRelay) async throws -> [[EncodedFrame]]
  {
    await relay.waitUntilDelivered(count)
    return try relay.delivered()
  }

  private actor Taken {
    private(set) var positions: [Int] = []

    func add(_ forms: [EncodedFrame]) { positions += forms.map(\.index) }
  }

  /// Draws nothing, and every seventh frame slowly.
  private static func work(_ number: Int, on relay: FrameRelay, for taken: Taken) async throws {
    while case .draws(let frame) = await relay.next(for: number) {
      if frame.position.isMultiple(of: 7) { try await Task.sleep(for: .milliseconds(2)) }
      try await finish(frame.position, on: relay) { await taken.add($0) }
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
      while delivered < count { delivered += try await Self.delivered(1, on: relay).count }
    }
    return await taken.positions
  }

  @Test(arguments: [1, 2, 5])
  func framesAreHandedOverInOrderByAnyNumberOfWorkers(workers: Int) async throws {
    #expect(try await order(of: 40, workers: workers) == Array(0..<40))
  }

  @Test func aClosedRelaySendsItsWorkersHome() async {
    let relay = FrameRelay()
    let waiting = Task { await relay.next(for: 0) == nil }
    await Task.yield()
    relay.close()
    #expect(await waiting.value)
    relay.add(HandMadeFrames.frame(0), at: 0)
    relay.offer(BandsAtOnceTests.bands())
    #expect(await relay.next(for: 1) == nil)
  }

  /// Whether it has no frame when there is something to help with, or comes for one then; frames come first.
  @Test func aWorkerWithoutAFrameHelps() async {
    let relay = FrameRelay()
    func helps(_ worker: Int, with bands: BandsAtOnce) async -> Bool {
      guard case .helps(let offered) = await relay.next(for: worker) else { return false }
      return offered === bands
    }
    let (first, second) = (BandsAtOnceTests.bands(), BandsAtOnceTests.bands())
    let waiting = Task { await helps(1, with: first) }
    await Task.yield()
    relay.offer(first)
    #expect(await waiting.value)
    #expect(await helps(2, with: first))
    while first.areLeft { _ = first.counter.take() }
    relay.offer(second)
    #expect(await helps(2, with: second))
    relay.add(HandMadeFrames.frame(0), at: 0)
    #expect(!(await helps(1, with: second)))
    while second.areLeft { _ = second.counter.take() }
    relay.close()
    #expect(await relay.next(for: 2) == nil)
  }

  @Test func theFirstFailureIsTold() async throws {
    let relay = FrameRelay()
    let listening = Task { try await Self.delivered(1, on: relay) }
    await Task.yield()
    relay.fail(Trouble())
    relay.fail(CancellationError())
    await #expect(throws: Trouble.self) { try await listening.value }
    await #expect(throws: Trouble.self) { try await relay.delivered() }
    #expect(await relay.next(for: 0) == nil)
  }

  @Test func whoAsksForSeveralIsToldOfThemAtOnce() async throws {
    let relay = FrameRelay()
    let listening = Task { try await Self.delivered(3, on: relay) }
    for position in 0..<3 {
      await Task.yield()
      try await Self.finish(position, on: relay) { _ in }
    }
    #expect(try await listening.value.map { $0[0].index } == [0, 1, 2])
  }

  @Test func whatWasHandedOverBeforeAFailureIsToldFirst() async throws {
    let relay = FrameRelay()
    let listening = Task { try await Self.delivered(3, on: relay) }
    try await Self.finish(0, on: relay) { _ in }
    relay.fail(Trouble())
    #expect(try await listening.value.map { $0[0].index } == [0])
    await #expect(throws: Trouble.self) { try await Self.delivered(2, on: relay) }
  }

  /// Nothing is handed over after a failure.
  @Test func whatIsDrawnAfterAFailureIsDropped() async throws {
    let relay = FrameRelay()
    relay.fail(Trouble())
    try await Self.finish(0, on: relay) { _ in Issue.record("handed over") }
  }

  /// They have the bytes of the one before them, and numbers of their own.
  @Test func whatIsLikeTheFrameBeforeIsHandedOverWithoutBeingDrawn() async throws {
    let relay = FrameRelay()
    let taken = Taken()
    relay.add(HandMadeFrames.frame(0), at: 0)
    for position in 1..<4 { relay.addRepeat(index: 10 + position, at: position) }
    relay.add(HandMadeFrames.frame(4), at: 4)
    relay.addRepeat(index: 15, at: 5)
    #expect(relay.frameAtHand(for: 0)?.position == 0)
    #expect(relay.frameAtHand(for: 1)?.position == 4)
    #expect(relay.frameAtHand(for: 0) == nil)
    try await Self.finish(4, on: relay) { await taken.add($0) }
    #expect(await taken.positions.isEmpty)
    try await Self.finish(0, on: relay) { await taken.add($0) }
    #expect(await taken.positions == [0, 11, 12, 13, 4, 15])
    let bytes = try await Self.delivered(6, on: relay).map { $0[0].bytes }
    #expect(bytes == [[0], [0], [0], [0], [4], [4]])
  }

  /// What one keeps and does not hand over itself, whoever hands over next takes along.
  @Test func whatIsKeptIsHandedOverByOthers() async throws {
    let relay = FrameRelay()
    let taken = Taken()
    relay.keep(Self.forms(0), at: 0)
    relay.keep(Self.forms(2), at: 2)
    try await Self.finish(1, on: relay) { await taken.add($0) }
    #expect(await taken.positions == [0, 1, 2])
  }
}
