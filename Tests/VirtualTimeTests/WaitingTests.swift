import Testing
import VirtualTime

/// Runs `body` in a scene of its own, then everything up to `end`; the log with times.
@MainActor
private func log(
  until end: Double, _ body: @MainActor (_ note: @escaping @MainActor (String) -> Void) -> Void
) -> [String] {
  let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
  var lines: [String] = []
  SceneContext.$current.withValue(context) {
    body { lines.append("\($0) \(context.clock.now)") }
    context.callbacks.run(through: end, clock: context.clock)
  }
  return lines
}

/// Sleeping, semaphores and groups on the scene's clock.
@MainActor
struct WaitingTests {
  @Test func whatSleepsOnAnotherQueueHoldsNobodyUp() {
    let lines = log(until: 5) { note in
      DispatchQueue.global().async {
        sleep(2)
        DispatchQueue.main.async { note("done") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note("meanwhile") }
    }
    #expect(lines == ["meanwhile 1.0", "done 2.0"])
  }

  @Test func stepsOfASleepingLoopComeOneAfterTheOther() {
    let lines = log(until: 5) { note in
      DispatchQueue.global().async {
        for step in 1...3 {
          Thread.sleep(forTimeInterval: 0.5)
          DispatchQueue.main.async { note("\(step)") }
        }
      }
    }
    #expect(lines == ["1 0.5", "2 1.0", "3 1.5"])
  }

  @Test func blocksOfASerialQueueWaitForTheOneThatSleeps() {
    let lines = log(until: 5) { note in
      let serial = DispatchQueue(label: "serial")
      for name in ["a", "b"] {
        serial.async {
          usleep(500_000)
          DispatchQueue.main.async { note(name) }
        }
      }
      let concurrent = DispatchQueue(label: "both", attributes: .concurrent)
      for name in ["c", "d"] {
        concurrent.async {
          usleep(250_000)
          DispatchQueue.main.async { note(name) }
        }
      }
    }
    #expect(lines == ["c 0.25", "d 0.25", "a 0.5", "b 1.0"])
  }

  @Test func whatSleepsOnTheMainQueueHoldsEverythingUp() {
    let lines = log(until: 5) { note in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { note("late") }
      DispatchQueue.main.async {
        sleep(1)
        note("slept")
      }
    }
    #expect(lines == ["slept 1.0", "late 1.0"])
  }

  @Test func aSemaphoreIsWaitedForUntilSomebodySignals() {
    let lines = log(until: 5) { note in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      semaphore.wait()
      note("signalled")
      #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
      note("timed out")
    }
    #expect(lines == ["signalled 1.0", "timed out 2.0"])
  }

  @Test func waitingForNobodyIsNotedAndGoesOn() {
    let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
    SceneContext.$current.withValue(context) { DispatchSemaphore(value: 0).wait() }
    #expect(context.ledger.entries.map(\.feature) == ["waiting for what nobody does"])
  }

  @Test func aGroupIsWaitedFor() {
    let lines = log(until: 5) { note in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { group.leave() }
      #expect(group.wait(timeout: .now() + 1) == .timedOut)
      group.wait()
      note("all")
    }
    #expect(lines == ["all 2.0"])
  }

  @Test func threadsKnowWhetherTheyAreTheMainOne() {
    let lines = log(until: 1) { note in
      DispatchQueue.global().async {
        note("\(Thread.isMainThread)")
        DispatchQueue.main.async { note("\(Thread.isMainThread)") }
      }
      Thread.detachNewThread { note("\(Thread.current === Thread.main)") }
    }
    #expect(lines == ["false 0.0", "false 0.0", "true 0.0"])
  }
}

/// Timers of queues and of Core Foundation.
@MainActor
struct SourceTimerTests {
  @Test func aQueuesTimerRepeatsFromItsDeadline() {
    var timer: (any DispatchSourceTimer)?
    let lines = log(until: 1.1) { note in
      timer = DispatchSource.makeTimerSource(queue: .main)
      timer?.schedule(deadline: .now() + 0.25, repeating: .milliseconds(250))
      timer?.setEventHandler { note("tick") }
      timer?.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { timer?.cancel() }
    }
    #expect(lines == ["tick 0.25", "tick 0.5"])
  }

  @Test func aSuspendedTimerMakesUpOnce() {
    var timer: (any DispatchSourceTimer)?
    let lines = log(until: 1.1) { note in
      timer = DispatchSource.makeTimerSource()
      timer?.schedule(deadline: .now(), repeating: 0.25)
      timer?.setEventHandler { note("tick") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { timer?.resume() }
    }
    #expect(lines == ["tick 0.6", "tick 0.75", "tick 1.0"])
  }

  @Test func coreFoundationsTimerFiresAtItsDateAndRepeats() {
    let lines = log(until: 2.2) { note in
      let timer = CFRunLoopTimerCreateWithHandler(
        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0.5, 0, 0
      ) { _ in note("tick") }
      CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    }
    #expect(lines == ["tick 1.0", "tick 1.5", "tick 2.0"])
  }

  @Test func aDateInTheFarFuturePausesATimer() {
    let lines = log(until: 1.1) { note in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in note("tick") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { timer.fireDate = .distantFuture }
    }
    #expect(lines == ["tick 0.25"])
  }
}

/// Operations one after the other.
@MainActor
struct OperationTests {
  private final class Step: Operation {
    let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    override func main() { body() }
  }

  @Test func operationsWaitForThoseThatTheyDependOn() {
    let lines = log(until: 1) { note in
      let queue = OperationQueue()
      let first = Step { note("first") }
      let second = Step { note("second") }
      second.addDependency(first)
      second.completionBlock = { note("over") }
      queue.addOperation(second)
      OperationQueue.main.addOperation(first)
    }
    #expect(lines == ["first 0.0", "second 0.0", "over 0.0"])
  }

  @Test func theMoreUrgentOneComesFirstAndACancelledOneNever() {
    let lines = log(until: 1) { note in
      let queue = OperationQueue()
      queue.isSuspended = true
      let operations = [1, 2, 3].map { number in Step { note("\(number)") } }
      operations[2].queuePriority = .high
      operations[0].cancel()
      operations.forEach(queue.addOperation)
      queue.isSuspended = false
    }
    #expect(lines == ["3 0.0", "2 0.0"])
  }

  @Test func oneAtATimeWaitsForWhatSleeps() {
    let lines = log(until: 5) { note in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for name in ["a", "b"] {
        queue.addOperation {
          sleep(1)
          OperationQueue.main.addOperation { note(name) }
        }
      }
    }
    #expect(lines == ["a 1.0", "b 2.0"])
  }
}

/// What an app keeps.
@MainActor
struct UserDefaultsTests {
  @Test func everySceneBeginsWithNothing() {
    for _ in 0..<2 {
      _ = log(until: 0) { _ in
        #expect(UserDefaults.standard.object(forKey: "count") == nil)
        UserDefaults.standard.set(3, forKey: "count")
        #expect(UserDefaults().integer(forKey: "count") == 3)
      }
    }
  }

  @Test func valuesAreConvertedAndRegisteredOnesStandBehind() {
    _ = log(until: 0) { _ in
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["a": 1, "b": true])
      defaults.set("12 apples", forKey: "a")
      #expect(defaults.integer(forKey: "a") == 12)
      #expect(defaults.bool(forKey: "b"))
      defaults.set(2.75, forKey: "c")
      #expect(defaults.integer(forKey: "c") == 2 && defaults.string(forKey: "c") == "2.75")
      defaults.removeObject(forKey: "a")
      #expect(defaults.integer(forKey: "a") == 1)
    }
  }
}
