import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

/// Tasks that a scene's code starts run in its turns, at the scene's time.
@MainActor
@Suite struct TaskTests {
  final class Diary {
    var lines: [String] = []
  }

  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)
  let diary = Diary()

  /// Runs `script` in the scene, then its callbacks up to `sceneTime`.
  private func play(through sceneTime: Double, _ script: () -> Void) {
    context.run {
      script()
      context.callbacks.run(through: sceneTime, clock: context.clock)
    }
  }

  private func note(_ line: String) { diary.lines.append("\(line)@\(context.clock.now)") }

  @Test func sleepEndsAtItsTime() {
    play(through: 2) {
      Task {
        note("begins")
        try await Task.sleep(nanoseconds: 400_000_000)
        note("first")
        try await Task.sleep(for: .seconds(0.75))
        note("second")
        try await ContinuousClock().sleep(for: .milliseconds(100))
        note("third")
        try await Task.sleep(for: .seconds(1))
        note("never")
      }
      diary.lines.append("written first")
    }
    #expect(
      diary.lines == ["written first", "begins@0.0", "first@0.4", "second@1.15", "third@1.25"])
  }

  @Test func clocksTellTheScenesTime() {
    play(through: 3) {
      Task {
        let (start, other) = (ContinuousClock.now, SuspendingClock().now)
        note("begins \(["\(start)", "\(other)"].allSatisfy { $0.contains(" 0.0 seconds") })")
        let deadline: ContinuousClock.Instant = .now + .seconds(0.5)
        try await Task.sleep(until: deadline, clock: .continuous)
        note("until \(start.duration(to: .now))")
        let waited = await SuspendingClock().measure {
          try? await Task.sleep(for: .seconds(1), clock: .suspending)
        }
        note("waited \(waited), worked \(ContinuousClock().measure {})")
        note("since \(other.duration(to: SuspendingClock.now))")
        try await Task.sleep(until: start, clock: ContinuousClock())
        note("no more")
      }
    }
    #expect(
      diary.lines == [
        "begins true@0.0", "until 0.5 seconds@0.5", "waited 1.0 seconds, worked 0.0 seconds@1.5",
        "since 1.5 seconds@1.5", "no more@1.5",
      ])
  }

  @Test func tasksAndBlocksHaveOneOrder() {
    play(through: 1) {
      DispatchQueue.main.async { note("a") }
      Task { note("b") }
      DispatchQueue.main.async {
        note("c")
        Task {
          note("e")
          await Task.yield()
          note("g")
        }
        DispatchQueue.main.async { note("f") }
      }
      Task { note("d") }
    }
    #expect(diary.lines == ["a", "b", "c", "d", "e", "f", "g"].map { "\($0)@0.0" })
  }

  @Test func detachedTasksAndActorsComeBack() {
    play(through: 1) {
      let counter = Counter()
      Task.detached {
        try await Task.sleep(for: .seconds(0.25))
        let count = await counter.next()
        await MainActor.run { note("detached \(count) in \(SceneContext.active === context)") }
      }
      Task { note("count \(await counter.next())") }
    }
    #expect(diary.lines == ["count 1@0.0", "detached 2 in true@0.25"])
  }

  @Test func groupsAreDoneInTheOrderOfTheirSleeps() {
    play(through: 1) {
      Task {
        await withTaskGroup(of: Int.self) { group in
          for tenths in [5, 3, 1, 4, 2] {
            group.addTask {
              try? await Task.sleep(nanoseconds: UInt64(tenths) * 100_000_000)
              return tenths
            }
          }
          for await tenths in group { note("\(tenths)") }
        }
        async let one = Counter().next()
        note("after \(await one)")
      }
    }
    #expect(
      diary.lines == ["1@0.1", "2@0.2", "3@0.3", "4@0.4", "5@0.5", "after 1@0.5"])
  }

  @Test func continuationsAndStreamsGoOnWhereTheyAreFed() {
    play(through: 1) {
      Task {
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { continuation.resume() }
        }
        note("resumed")
      }
      let (stream, feed) = AsyncStream<Int>.makeStream()
      for number in 1...2 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(number) / 8) {
          feed.yield(number)
          if number == 2 { feed.finish() }
        }
      }
      Task {
        for await number in stream { note("\(number)") }
        note("end")
      }
    }
    #expect(diary.lines == ["1@0.125", "2@0.25", "end@0.25", "resumed@0.5"])
  }

  @Test func whatIsCancelledWakesAtOnce() {
    play(through: 2) {
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(1))
          note("never")
        } catch {
          note("\(type(of: error))")
        }
        try? await Task.sleep(for: .seconds(1))
        note("no more sleep")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { task.cancel() }
    }
    #expect(diary.lines == ["CancellationError@0.25", "no more sleep@0.25"])
  }

  @Test func waitingLetsTasksGoOn() {
    play(through: 1) {
      let semaphore = DispatchSemaphore(value: 0)
      Task.detached {
        try? await Task.sleep(for: .seconds(0.5))
        await MainActor.run { _ = semaphore.signal() }
      }
      semaphore.wait()
      note("waited")
    }
    #expect(diary.lines == ["waited@0.5"])
  }

  @Test func yieldsWithoutEndTakeTime() {
    play(through: 0.5) {
      Task {
        while true { await Task.yield() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("still") }
    }
    #expect(diary.lines == ["still@0.25"])
    #expect(context.exceededLimit == nil)
    #expect(context.ledger.entries.count == 1)
    context.callbacks.removeAll()
  }

  @Test func outsideOfScenesTasksAreTheMachines() async throws {
    try await Task.sleep(nanoseconds: 1)
    try await Task.sleep(for: .nanoseconds(1))
    await Task.yield()
    #expect(await Task.detached { await Counter().next() }.value == 1)
    let asleep = Task { try await Task.sleep(for: .seconds(1000)) }
    asleep.cancel()
    await #expect(throws: CancellationError.self) { try await asleep.value }
  }
}
