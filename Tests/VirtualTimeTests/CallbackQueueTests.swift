import Testing
import VirtualTime

@MainActor
@Suite struct CallbackQueueTests {
  /// What ran, and what the clock showed.
  final class Diary {
    var lines: [String] = []
  }

  @Test func callbacksRunInOrderOfTimeAndThenOfScheduling() {
    let queue = CallbackQueue()
    let clock = VirtualClock()
    let diary = Diary()
    for (name, time) in [("d", 0.5), ("a", 0.1), ("b", 0.3), ("c", 0.3), ("e", 0.9)] {
      queue.schedule(at: time) { diary.lines.append("\(name)@\(clock.now)") }
    }
    queue.run(through: 0.5, clock: clock)
    #expect(diary.lines == ["a@0.1", "b@0.3", "c@0.3", "d@0.5"])
    #expect(queue.nextTime == 0.9)
  }

  @Test func callbacksScheduledMeanwhileRunToo() {
    let queue = CallbackQueue()
    let clock = VirtualClock()
    let diary = Diary()
    queue.schedule(at: 0.1) {
      diary.lines.append("first")
      queue.schedule(at: 0.15) { diary.lines.append("child \(clock.now)") }
      queue.schedule(at: 0.05) { diary.lines.append("late child \(clock.now)") }
    }
    queue.schedule(at: 0.2) { diary.lines.append("last") }
    queue.run(through: 0.2, clock: clock) { diary.lines.append("|") }
    #expect(
      diary.lines == ["first", "|", "late child 0.1", "|", "child 0.15", "|", "last", "|"])
  }

  @Test func noTurnFollowsWhatCameToNothing() {
    let queue = CallbackQueue()
    let diary = Diary()
    for (name, cameToSomething) in [("a", true), ("b", false), ("c", true)] {
      queue.scheduleCheck(at: 0.1) {
        diary.lines.append(name)
        return cameToSomething
      }
    }
    queue.run(through: 0.1, clock: VirtualClock()) { diary.lines.append("|") }
    #expect(diary.lines == ["a", "|", "b", "c", "|"])
  }

  @Test func cancelledCallbacksDoNotRun() {
    let queue = CallbackQueue()
    let diary = Diary()
    let token = queue.schedule(at: 1) { diary.lines.append("cancelled") }
    queue.schedule(at: 2) { diary.lines.append("kept") }
    queue.cancel(token)
    queue.cancel(token)
    #expect(queue.nextTime == 2)
    queue.run(through: 3, clock: VirtualClock())
    #expect(diary.lines == ["kept"])
    queue.cancel(token)
    #expect(queue.nextTime == nil)
  }

  @Test func aShuffledScheduleRunsSorted() {
    let queue = CallbackQueue()
    let clock = VirtualClock()
    var random = SeededRandom(seed: 7)
    let times = (0..<500).map { _ in Double(random.uniform(below: 100)) }
    let diary = Diary()
    for (index, time) in times.enumerated() {
      queue.schedule(at: time) { diary.lines.append("\(index)") }
    }
    queue.run(through: 100, clock: clock)
    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(diary.lines == expected.map(String.init))
  }

  @Test func manyThatWereCancelledLeaveTheOthersInOrder() {
    let queue = CallbackQueue()
    let diary = Diary()
    var tokens: [CallbackQueue.Token] = []
    for index in 0..<20_000 {
      let time = Double(index * 7919 % 20_000)
      tokens.append(queue.schedule(at: time) { diary.lines.append("\(Int(time))") })
    }
    for (index, token) in tokens.enumerated() where index % 100 != 0 { queue.cancel(token) }
    let kept = stride(from: 0, to: 20_000, by: 100).map { $0 * 7919 % 20_000 }.sorted()
    #expect(queue.nextTime == kept.first.map(Double.init))
    queue.run(through: 20_000, clock: VirtualClock())
    #expect(diary.lines == kept.map(String.init))
  }

  @Test func noNumberIsNoTimeThatComes() {
    let queue = CallbackQueue()
    let diary = Diary()
    queue.schedule(at: .nan) { diary.lines.append("never") }
    queue.run(through: 1e9, clock: VirtualClock())
    #expect(diary.lines.isEmpty)
  }

  @Test func theClockNeverRunsBackwards() {
    let clock = VirtualClock(start: 2)
    clock.advance(to: 1)
    #expect(clock.now == 2)
    clock.advance(to: 3)
    #expect(clock.now == 3)
  }
}
