import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

@MainActor
@Suite struct TimerTests {
  @MainActor final class Counter {
    var times: [Double] = []
    let context: SceneContext

    init(_ context: SceneContext) { self.context = context }

    func count() { times.append(context.clock.now) }
    func tick(timer: Timer) {
      count()
      if times.count == 2 { timer.invalidate() }
    }
  }

  let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)

  func play(through sceneTime: Double, _ script: () -> Void) {
    SceneContext.$current.withValue(context) {
      script()
      context.callbacks.run(through: sceneTime, clock: context.clock)
    }
  }

  @Test func aRepeatingTimerKeepsItsGrid() {
    let counter = Counter(context)
    play(through: 1) {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in counter.count() }
    }
    #expect(counter.times == [0.25, 0.5, 0.75, 1])
  }

  @Test func theGridDoesNotDrift() {
    let counter = Counter(context)
    play(through: 100) {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in counter.count() }
    }
    #expect(counter.times == (1...1000).map { Double($0) * 0.1 })
  }

  @Test func anotherTimerFiresOnce() {
    let counter = Counter(context)
    var timer: Timer?
    play(through: 5) {
      timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in counter.count() }
      #expect(timer?.isValid == true)
      #expect(timer?.timeInterval == 0)
    }
    #expect(counter.times == [0.3])
    #expect(timer?.isValid == false)
  }

  @Test func aTimerCanStopItself() {
    let counter = Counter(context)
    play(through: 5) {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: counter, selector: Counter.tick(timer:), userInfo: nil,
        repeats: true)
    }
    #expect(counter.times == [0.5, 1])
  }

  /// As articles write it: a `deinit` belongs to no actor.
  @Test func whoOwnsATimerStopsItAtItsEnd() {
    @MainActor final class Owner {
      let timer: Timer
      init(_ counter: Counter) {
        timer = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in counter.count() }
      }
      deinit { timer.invalidate() }
    }
    let counter = Counter(context)
    var owner: Owner?
    play(through: 1.2) { owner = Owner(counter) }
    #expect(owner?.timer.isValid == true)
    play(through: 3) { owner = nil }
    #expect(counter.times == [0.5, 1])
  }

  @Test func methodsWithoutArgumentAreAccepted() {
    let counter = Counter(context)
    play(through: 1.2) {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: counter, selector: Counter.count, userInfo: nil, repeats: true)
    }
    #expect(counter.times == [0.5, 1])
  }

  @Test func firingByHandDoesNotDisturbTheGrid() {
    let counter = Counter(context)
    play(through: 1) {
      let timer = Timer(timeInterval: 0.4, repeats: true) { _ in counter.count() }
      timer.fire()
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(counter.times == [0, 0.4, 0.8])
  }

  @Test func anIntervalOfZeroIsATenthOfAMillisecond() {
    let counter = Counter(context)
    play(through: 0.00025) {
      Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in counter.count() }
    }
    #expect(counter.times == [0.0001, 0.0002])
  }
}
