import Limits
import Testing
import VirtualTime

/// What calls itself without end takes time, as on a device, and what would take none ends the run.
@MainActor
@Suite struct EndlessCallsTests {
  private let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)

  private final class Times {
    var all: [Double] = []
  }

  private func run(until end: Double, _ body: () -> Void) {
    SceneContext.$current.withValue(context) {
      body()
      context.callbacks.run(
        through: end, clock: context.clock, until: { context.exceededLimit != nil })
    }
  }

  private func post(_ times: Times, after delay: Double? = nil) {
    let again: @MainActor () -> Void = {
      times.all.append(SceneContext.active.clock.now)
      post(times, after: delay)
    }
    if let delay {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: again)
    } else {
      DispatchQueue.main.async(execute: again)
    }
  }

  @Test func aBlockThatPostsItselfRunsOnceAThousandthInTheEnd() {
    let times = Times()
    run(until: 0.5) { post(times) }
    let most = CallbackQueue.mostInARow
    #expect(times.all.prefix(most + 1).allSatisfy { $0 == 0 })
    let later = times.all.dropFirst(most + 1)
    #expect((499...500).contains(later.count))
    #expect(zip(later, later.dropFirst()).allSatisfy { abs($1 - $0 - 0.001) < 1e-9 })
    #expect(context.exceededLimit == nil)
    #expect(context.ledger.entries.map(\.subject) == ["the run loop"])
  }

  @Test(arguments: [1e-12, 1e-6, 0.0005]) func shorterDelaysAreNotToo(delay: Double) {
    let times = Times()
    run(until: 2) { post(times, after: delay) }
    #expect(times.all.count < CallbackQueue.mostInARow + 2010)
    #expect((times.all.last ?? 0) > 1.99)
    #expect(context.exceededLimit == nil)
  }

  @Test func atAThousandthOrMoreEachIsCalledAtItsTime() {
    let times = Times()
    run(until: 5) { post(times, after: 0.001) }
    #expect((4999...5001).contains(times.all.count))
    #expect(context.ledger.isEmpty)
  }

  @Test func aTimerWithoutLengthFiresAThousandTimesASecondInTheEnd() {
    let times = Times()
    run(until: 2) {
      Timer.scheduledTimer(withTimeInterval: 1e-9, repeats: true) { _ in
        times.all.append(SceneContext.active.clock.now)
      }
    }
    #expect(times.all.count < CallbackQueue.mostInARow + 2010)
    #expect((times.all.last ?? 0) > 1.99)
    #expect(!context.ledger.isEmpty)
  }

  @Test func operationsThatAddThemselvesEndToo() {
    let times = Times()
    let queue = OperationQueue()
    func add() {
      queue.addOperation {
        times.all.append(SceneContext.active.clock.now)
        add()
      }
    }
    run(until: 0.1) { add() }
    #expect(times.all.count <= CallbackQueue.mostInARow + 102)
    #expect((times.all.last ?? 0) > 0.09)
  }

  @Test func blocksThatPostTwoEndTheRun() {
    func post() {
      DispatchQueue.main.async {
        post()
        post()
      }
    }
    run(until: 1) { post() }
    #expect(context.exceededLimit?.limit == .callbacksAtOnce)
  }

  @Test func whoWaitsForNobodyWhileOthersPostThemselvesGoesOn() {
    let times = Times()
    var wentOn = false
    run(until: 1) {
      post(times)
      DispatchQueue.main.async {
        DispatchSemaphore(value: 0).wait()
        wentOn = true
      }
    }
    #expect(wentOn)
    #expect(context.exceededLimit?.limit == .callbacksWaitedFor)
  }

  @Test func notificationsThatPostThemselvesEndTheRun() {
    let name = Notification.Name("again")
    run(until: 1) {
      let center = NotificationCenter.default
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        NotificationCenter.default.post(name: name, object: nil)
      }
      center.post(name: name, object: nil)
    }
    #expect(context.exceededLimit?.limit == .noticeDepth)
    #expect(context.exceededLimit?.subject.contains("again") == true)
  }
}
