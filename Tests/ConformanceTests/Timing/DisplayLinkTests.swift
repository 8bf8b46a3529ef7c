import QuartzCore
import Testing
import UIKit

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

/// Display links, on virtual time.
@MainActor
struct DisplayLinkTests {
  private let ticker = Ticker()

  /// A link of the ticker's, added now.
  private func added(_ prepare: (CADisplayLink) -> Void = { _ in }) -> CADisplayLink {
    let link = CADisplayLink(target: ticker, selector: Ticker.tick)
    prepare(link)
    link.add(to: .main, forMode: .common)
    return link
  }

  /// The times of these refreshes, media seconds.
  private func grid(_ refreshes: some Sequence<Int>, from start: Double = 0) -> [Double] {
    refreshes.map { start + Double($0) / 60 }
  }

  // CADisplayLink (D API): in step with the display.
  @Test func itIsCalledSixtyTimesASecondFromWhenItWasAdded() {
    onStage { stage in
      stage.advance(to: 0.123)
      _ = added()
      stage.advance(to: 1.123)
      #expect(ticker.times == grid(1...60, from: 0.123))
    }
  }

  @Test func theGridDoesNotDriftInAMinute() {
    onStage { stage in
      _ = added()
      stage.advance(to: 60)
      #expect(ticker.times.count == 3600)
      #expect(ticker.times.last == 60)
    }
  }

  // timestamp, targetTimestamp, duration (D API; displaylink.m)
  @Test func nothingIsCalledBeforeItIsAdded() {
    onStage { stage in
      let link = stage.turn { CADisplayLink(target: ticker, selector: Ticker.tick) }
      stage.advance(to: 1)
      #expect(ticker.times.isEmpty)
      #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    }
  }

  // timestamp is the frame of the call, targetTimestamp the next (D API).
  @Test func itTellsItsTimes() {
    onStage { stage in
      let link = added()
      stage.advance(to: 0.5)
      #expect(ticker.seen.map(\.timestamp) == ticker.times)
      #expect(ticker.seen.map(\.target) == grid(2...31))
      #expect(ticker.seen.allSatisfy { $0.duration == 1.0 / 60 })
      #expect(link.timestamp == 0.5)
    }
  }

  @Test func aMethodWithoutArgumentIsTaken() {
    onStage { stage in
      stage.turn {
        CADisplayLink(target: ticker, selector: Ticker.count).add(to: .current, forMode: .default)
      }
      stage.advance(to: 0.1)
      #expect(ticker.calls == 6)
    }
  }

  // isPaused (D API; displaylink.m)
  @Test func aPausedLinkRestsAndGoesOnOnItsGrid() {
    onStage { stage in
      let link = added()
      stage.advance(to: 0.05)
      stage.turn { link.isPaused = true }
      stage.advance(to: 0.52)
      stage.turn { link.isPaused = false }
      stage.advance(to: 0.6)
      #expect(ticker.times == grid([1, 2, 3, 32, 33, 34, 35, 36]))
    }
  }

  @Test func itMayStartPaused() {
    onStage { stage in
      let link = added() { $0.isPaused = true }
      stage.advance(to: 0.25)
      #expect(ticker.times.isEmpty)
      stage.turn { link.isPaused = false }
      stage.advance(to: 0.27)
      #expect(ticker.times == grid([16]))
    }
  }

  @Test func pausingInACallIsHeeded() {
    onStage { stage in
      ticker.onTick = { if $0.timestamp >= 0.04 { $0.isPaused = true } }
      _ = added()
      stage.advance(to: 1)
      #expect(ticker.times == grid(1...3))
    }
  }

  @Test func pauseAndGoOnInOneCallSkipsAndRepeatsNothing() {
    onStage { stage in
      ticker.onTick = {
        $0.isPaused = true
        $0.isPaused = false
      }
      _ = added()
      stage.advance(to: 1)
      #expect(ticker.times == grid(1...60))
    }
  }

  // invalidate (D API; displaylink.m)
  @Test func anInvalidatedLinkIsOverAndLetsItsTargetGo() {
    onStage { stage in
      weak var target: Ticker?
      let link = stage.turn {
        let ticker = Ticker()
        ticker.onTick = { if $0.timestamp >= 0.04 { $0.invalidate() } }
        target = ticker
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        link.add(to: .main, forMode: .common)
        return link
      }
      stage.advance(to: 0.04)
      #expect(target?.times.count == 2)
      stage.advance(to: 1)
      #expect(target == nil)
      #expect(link.timestamp == 0.05)
      stage.turn { link.add(to: .main, forMode: .common) }
      stage.advance(to: 2)
      #expect(link.timestamp == 0.05)
    }
  }

  @Test func aTargetNobodyElseKeepsIsKept() {
    onStage { stage in
      weak var target: Ticker?
      stage.turn {
        let ticker = Ticker()
        target = ticker
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        link.add(to: .main, forMode: .common)
        link.isPaused = true
        link.isPaused = false
      }
      stage.advance(to: 0.1)
      #expect(target?.times.count == 6)
    }
  }

  // add and remove by mode (D API)
  @Test func severalModesMakeOneCallEach() {
    onStage { stage in
      let link = added()
      stage.turn { link.add(to: .main, forMode: .default) }
      stage.advance(to: 0.1)
      #expect(ticker.times == grid(1...6))
      stage.turn { link.remove(from: .main, forMode: .default) }
      stage.advance(to: 0.2)
      #expect(ticker.times == grid(1...12))
      stage.turn { link.remove(from: .main, forMode: .common) }
      stage.advance(to: 0.51)
      #expect(ticker.times == grid(1...12))
      stage.turn { link.add(to: .main, forMode: .common) }
      stage.advance(to: 0.53)
      #expect(ticker.times == grid(1...12) + grid([1], from: 0.51))
    }
  }

  // preferredFramesPerSecond: 30, 20, 15 … of 60 (D API)
  @Test func lowerRatesAreEverySoManyRefreshes() {
    onStage { stage in
      _ = added() { $0.preferredFramesPerSecond = 20 }
      stage.advance(to: 0.5)
      #expect(ticker.times == grid(stride(from: 3, through: 30, by: 3)))
      #expect(ticker.seen.last?.target == 33.0 / 60)
      #expect(ticker.seen.last?.duration == 1.0 / 60)
    }
  }

  @Test func aNewRateAppliesAtOnce() {
    onStage { stage in
      let link = added() { $0.preferredFramesPerSecond = 1 }
      stage.advance(to: 0.49)
      #expect(ticker.times.isEmpty)
      stage.turn { link.preferredFramesPerSecond = 0 }
      stage.advance(to: 0.54)
      #expect(ticker.times == grid([30, 31, 32]))
    }
  }

  // preferredFramesPerSecond: as close as possible (D API)
  @Test func theRateIsTheNearestPartOfSixty() {
    onStage { stage in
      @MainActor func rate(_ framesPerSecond: Int) -> Int {
        let ticker = Ticker()
        stage.turn {
          let link = CADisplayLink(target: ticker, selector: Ticker.tick)
          link.preferredFramesPerSecond = framesPerSecond
          #expect(link.preferredFramesPerSecond == max(0, framesPerSecond))
          link.add(to: .main, forMode: .common)
        }
        stage.advance(to: stage.time + 1.001)
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
  }

  // preferredFrameRateRange (D API)
  @Test func theRangeBoundsTheRate() {
    onStage { stage in
      @MainActor func calls(_ range: CAFrameRateRange) -> Int {
        let ticker = Ticker()
        stage.turn {
          let link = CADisplayLink(target: ticker, selector: Ticker.tick)
          link.preferredFrameRateRange = range
          link.add(to: .main, forMode: .common)
        }
        stage.advance(to: stage.time + 1.001)
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
  }

  @Test func theOldNamesWork() {
    onStage { stage in
      let link = stage.turn {
        let link = CADisplayLink(target: ticker, selector: Ticker.tick)
        link.addToRunLoop(.main, forMode: .common)
        return link
      }
      stage.advance(to: 0.05)
      stage.turn { link.paused = true }
      #expect(link.isPaused)
      stage.advance(to: 0.1)
      stage.turn {
        link.paused = false
        link.removeFromRunLoop(.main, forMode: .common)
      }
      stage.advance(to: 0.2)
      #expect(ticker.times == grid(1...3))
    }
  }

  // What a link holds before it runs (D API; displaylink.m).
  @Test func aNewLinkHasItsDefaults() {
    let link = CADisplayLink(target: ticker, selector: Ticker.tick)
    #expect(!link.isPaused)
    #expect(link.preferredFramesPerSecond == 0)
    #expect(link.preferredFrameRateRange == .default)
    #expect(link.timestamp == 0)
    #expect(CAFrameRateRange.default.minimum == 0)
    #expect(CAFrameRateRange.default.maximum == 0)
    #expect(CAFrameRateRange.default.preferred == 0)
    #expect(CAFrameRateRange(minimum: 10, maximum: 60).preferred == nil)
  }

  // frameInterval (D API): every so many refreshes.
  @Test func frameIntervalCountsRefreshes() {
    onStage { stage in
      let link = added { $0.frameInterval = 3 }
      #expect(link.frameInterval == 3)
      #expect(link.preferredFramesPerSecond == 20)
      stage.advance(to: 0.1)
      #expect(ticker.times == grid([3, 6]))
      link.frameInterval = 1
      stage.advance(to: 0.15)
      #expect(ticker.times == grid([3, 6, 7, 8, 9]))
    }
  }

  // What a call changes is committed at its own time.
  @Test func aCallIsATurnOfItsOwn() {
    onStage { stage in
      let layer = stage.restingLayer()
      ticker.onTick = { link in
        link.invalidate()
        layer.add(rise(), forKey: "rise")
      }
      _ = added()
      stage.advance(to: 1)
      #expect(layer.animation(forKey: "rise")?.beginTime == 1.0 / 60)
    }
  }
}
