import QuartzCore
import Testing
import VirtualTime

/// Notes its calls, and does what it is told on them.
@MainActor
private final class Ticker {
  var times: [Double] = []
  var seen: [(timestamp: Double, target: Double, duration: Double)] = []
  var calls = 0
  var onTick: (CADisplayLink) -> Void = { _ in }

  func tick(_ link: CADisplayLink) {
    times.append(CACurrentMediaTime())
    seen.append((link.timestamp, link.targetTimestamp, link.duration))
    onTick(link)
  }

  func count() { calls += 1 }
}

@MainActor
struct CADisplayLinkTests {
  private let scene = LayerScene()
  private let ticker = Ticker()

  /// A link of the ticker's, added at the clock's time.
  private func added(_ prepare: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
    scene.turn {
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      prepare(link)
      link.add(to: .main, forMode: .common)
      return link
    }
  }

  /// The times of these refreshes, scene seconds.
  private func grid(_ refreshes: some Sequence<Int>, from start: Double = 0) -> [Double] {
    refreshes.map { start + Double($0) / 60 }
  }

  @Test func itIsCalledSixtyTimesASecondFromWhenItWasAdded() {
    scene.advance(to: 0.123)
    _ = added()
    scene.advance(to: 1.123)
    #expect(ticker.times == grid(1...60, from: 0.123))
  }

  @Test func theGridDoesNotDriftInAMinute() {
    _ = added()
    scene.advance(to: 60)
    #expect(ticker.times.count == 3600)
    #expect(ticker.times.last == 60)
  }

  @Test func nothingIsCalledBeforeItIsAdded() {
    let link = scene.turn { CADisplayLink(target: ticker, selector: Ticker.tick) }
    scene.advance(to: 1)
    #expect(ticker.times.isEmpty)
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
  }

  @Test func itTellsItsTimes() {
    let link = added()
    scene.advance(to: 0.5)
    #expect(ticker.seen.map(\.timestamp) == ticker.times)
    #expect(ticker.seen.map(\.target) == grid(2...31))
    #expect(ticker.seen.allSatisfy { $0.duration == 1.0 / 60 })
    #expect(link.timestamp == 0.5)
  }

  @Test func aMethodWithoutArgumentIsTaken() {
    scene.turn {
      CADisplayLink(target: ticker, selector: Ticker.count).add(to: .current, forMode: .default)
    }
    scene.advance(to: 0.1)
    #expect(ticker.calls == 6)
  }

  @Test func aPausedLinkRestsAndGoesOnOnItsGrid() {
    let link = added()
    scene.advance(to: 0.05)
    scene.turn { link.isPaused = true }
    scene.advance(to: 0.52)
    scene.turn { link.isPaused = false }
    scene.advance(to: 0.6)
    #expect(ticker.times == grid([1, 2, 3, 32, 33, 34, 35, 36]))
  }

  @Test func itMayStartPaused() {
    let link = added { $0.isPaused = true }
    scene.advance(to: 0.25)
    #expect(ticker.times.isEmpty)
    scene.turn { link.isPaused = false }
    scene.advance(to: 0.27)
    #expect(ticker.times == grid([16]))
  }

  @Test func pausingInACallIsHeeded() {
    ticker.onTick = { if $0.timestamp >= 0.04 { $0.isPaused = true } }
    _ = added()
    scene.advance(to: 1)
    #expect(ticker.times == grid(1...3))
  }

  @Test func pauseAndGoOnInOneCallSkipsAndRepeatsNothing() {
    ticker.onTick = {
      $0.isPaused = true
      $0.isPaused = false
    }
    _ = added()
    scene.advance(to: 1)
    #expect(ticker.times == grid(1...60))
  }

  @Test func anInvalidatedLinkIsOverAndLetsItsTargetGo() {
    weak var target: Ticker?
    let link = scene.turn {
      let ticker = Ticker()
      ticker.onTick = { if $0.timestamp >= 0.04 { $0.invalidate() } }
      target = ticker
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      link.add(to: .main, forMode: .common)
      return link
    }
    scene.advance(to: 0.04)
    #expect(target?.times.count == 2)
    scene.advance(to: 1)
    #expect(target == nil)
    #expect(link.timestamp == 0.05)
    scene.turn { link.add(to: .main, forMode: .common) }
    scene.advance(to: 2)
    #expect(link.timestamp == 0.05)
  }

  @Test func aTargetNobodyElseKeepsIsKept() {
    weak var target: Ticker?
    scene.turn {
      let ticker = Ticker()
      target = ticker
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      link.add(to: .main, forMode: .common)
      link.isPaused = true
      link.isPaused = false
    }
    scene.advance(to: 0.1)
    #expect(target?.times.count == 6)
  }

  @Test func aTargetThatKeepsItsLinkEndsWithItsScene() {
    @MainActor final class Owner {
      var link: CADisplayLink?
      func update() {}
    }
    weak var target: Owner?
    do {
      let scene = LayerScene()
      scene.turn {
        let owner = Owner()
        target = owner
        owner.link = CADisplayLink(target: owner, selector: Owner.update)
        owner.link?.add(to: .main, forMode: .common)
      }
      scene.advance(to: 0.1)
      #expect(target != nil)
      scene.context.callbacks.removeAll()
    }
    #expect(target == nil)
  }

  @Test func severalModesMakeOneCallEach() {
    let link = added()
    scene.turn { link.add(to: .main, forMode: .default) }
    scene.advance(to: 0.1)
    #expect(ticker.times == grid(1...6))
    scene.turn { link.remove(from: .main, forMode: .default) }
    scene.advance(to: 0.2)
    #expect(ticker.times == grid(1...12))
    scene.turn { link.remove(from: .main, forMode: .common) }
    scene.advance(to: 0.51)
    #expect(ticker.times == grid(1...12))
    scene.turn { link.add(to: .main, forMode: .common) }
    scene.advance(to: 0.53)
    #expect(ticker.times == grid(1...12) + grid([1], from: 0.51))
  }

  @Test func lowerRatesAreEverySoManyRefreshes() {
    _ = added { $0.preferredFramesPerSecond = 20 }
    scene.advance(to: 0.5)
    #expect(ticker.times == grid(stride(from: 3, through: 30, by: 3)))
    #expect(ticker.seen.last?.target == 33.0 / 60)
    #expect(ticker.seen.last?.duration == 1.0 / 60)
  }

  @Test func aNewRateAppliesAtOnce() {
    let link = added { $0.preferredFramesPerSecond = 1 }
    scene.advance(to: 0.49)
    #expect(ticker.times.isEmpty)
    scene.turn { link.preferredFramesPerSecond = 0 }
    scene.advance(to: 0.54)
    #expect(ticker.times == grid([30, 31, 32]))
  }

  @Test func theRateIsTheNearestPartOfSixty() {
    func rate(_ framesPerSecond: Int) -> Int {
      let ticker = Ticker()
      scene.turn {
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        link.preferredFramesPerSecond = framesPerSecond
        #expect(link.preferredFramesPerSecond == max(0, framesPerSecond))
        link.add(to: .main, forMode: .common)
      }
      scene.advance(to: scene.context.clock.now + 1.001)
      return ticker.times.count
    }
    let expected = [
      -5: 60, 0: 60, 1: 1, 10: 10, 14: 15, 15: 15, 16: 15, 26: 30, 30: 30, 35: 30, 50: 60, 60: 60,
      120: 60,
    ]
    for (wanted, actual) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(rate(wanted) == actual, "\(wanted)")
    }
  }

  @Test func theRangeBoundsTheRate() {
    func calls(_ range: CAFrameRateRange) -> Int {
      let ticker = Ticker()
      scene.turn {
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        link.preferredFrameRateRange = range
        link.add(to: .main, forMode: .common)
      }
      scene.advance(to: scene.context.clock.now + 1.001)
      return ticker.times.count
    }
    #expect(calls(.default) == 60)
    #expect(calls(CAFrameRateRange(minimum: 10, maximum: 30)) == 30)
    #expect(calls(CAFrameRateRange(minimum: 10, maximum: 30, preferred: 12)) == 12)
    // 30 is nearer to 26 than 20 is, but out of the range.
    #expect(calls(CAFrameRateRange(minimum: 10, maximum: 29, preferred: 26)) == 20)
    #expect(calls(CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)) == 60)
    #expect(calls(CAFrameRateRange(minimum: .nan, maximum: .nan, preferred: .nan)) == 60)
    #expect(calls(CAFrameRateRange(minimum: 1e30, maximum: .infinity, preferred: 1e-30)) == 1)
  }

  @Test func theOldNamesWork() {
    let link = scene.turn {
      let link = CADisplayLink(target: ticker, selector: Ticker.tick)
      link.addToRunLoop(.main, forMode: .common)
      return link
    }
    scene.advance(to: 0.05)
    scene.turn { link.paused = true }
    #expect(link.isPaused)
    scene.advance(to: 0.1)
    scene.turn {
      link.paused = false
      link.removeFromRunLoop(.main, forMode: .common)
    }
    scene.advance(to: 0.2)
    #expect(ticker.times == grid(1...3))
  }
}
