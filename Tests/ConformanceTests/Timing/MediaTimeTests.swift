import QuartzCore
import Testing
import UIKit

/// Media time, timers and queues: one clock.
@MainActor
struct MediaTimeTests {
  @MainActor private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append("\(line) \(CACurrentMediaTime())") }
    func tick(_ timer: Timer) { note("tick") }
    func tock() { note("tock") }
  }

  private let log = Log()

  // mediatime.m (M GS): seconds, not the wall clock's; never back.
  @Test func mediaTimeIsTheStagesClock() {
    onStage { stage in
      #expect(CACurrentMediaTime() == 0)
      stage.advance(to: 1.5)
      #expect(CACurrentMediaTime() == 1.5)
      stage.advance(to: 1)
      #expect(CACurrentMediaTime() == 1.5)
      stage.advance(by: 0.25)
      #expect(CACurrentMediaTime() == 1.75)
      #expect(stage.time == 1.75)
    }
  }

  // 1.6: everything that falls due finds its own time.
  @Test func timersAndQueuesShareTheClock() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in log.note("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.note("later") }
        DispatchQueue.main.async { log.note("soon") }
        CATransaction.setCompletionBlock { log.note("completion") }
        layer.add(rise { $0.duration = 0.75 }, forKey: nil)
      }
      stage.advance(to: 1)
      #expect(
        log.lines == [
          "soon 0.0", "timer 0.4", "later 0.5", "completion 0.75", "timer 0.8",
        ])
    }
  }

  // Timer (D API): a repeating one keeps to its grid; another is invalid when it has fired.
  @Test func timersKeepToTheirGrid() {
    onStage { stage in
      let once = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
        log.note("once")
      }
      #expect(once.isValid)
      #expect(once.timeInterval == 0)
      let often = Timer.scheduledTimer(
        timeInterval: 0.25, target: log, selector: Log.tick(_:), userInfo: "mark", repeats: true)
      #expect(often.timeInterval == 0.25)
      #expect(often.userInfo as? String == "mark")
      stage.advance(to: 0.6)
      #expect(!once.isValid)
      often.invalidate()
      #expect(!often.isValid)
      stage.advance(to: 2)
      #expect(log.lines == ["tick 0.25", "once 0.3", "tick 0.5"])
    }
  }

  // RunLoop.add (D API): a timer that was only made waits for it.
  @Test func aTimerRunsOnceItIsAdded() {
    onStage { stage in
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in log.note("run") }
      stage.advance(to: 1)
      #expect(log.lines == [])
      RunLoop.main.add(timer, forMode: .common)
      stage.advance(to: 2)
      #expect(log.lines == ["run 1.5", "run 2.0"])
      timer.fire()
      stage.advance(to: 2.5)
      #expect(log.lines == ["run 1.5", "run 2.0", "run 2.0", "run 2.5"])
    }
  }

  // 1.6 (I): what a callback changes is committed at its own time, not at a frame's.
  @Test func aCallbackIsATurnOfItsOwn() {
    onStage { stage in
      let layer = stage.restingLayer()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        layer.add(rise(), forKey: "rise")
        #expect(layer.animation(forKey: "rise")?.beginTime == 0)
      }
      Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
        #expect(layer.animation(forKey: "rise")?.beginTime == 0.1)
        layer.opacity = 0
      }
      stage.advance(to: 0.3)
      #expect(layer.animation(forKey: "opacity")?.beginTime == 0.2)
    }
  }

  // What is due at one moment runs in the order in which it was asked for.
  @Test func oneMomentKeepsTheOrder() {
    onStage { stage in
      for name in ["a", "b", "c"] {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.note(name) }
      }
      stage.advance(to: 1)
      #expect(log.lines == ["a 1.0", "b 1.0", "c 1.0"])
    }
  }

  // DispatchGroup (D API): what waits runs after the last one has left.
  @Test func aGroupWaitsForAllItsWork() {
    onStage { stage in
      let group = DispatchGroup()
      for (name, delay) in [("b", 0.5), ("a", 0.25)] {
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          log.note(name)
          group.leave()
        }
      }
      DispatchQueue.global().async(group: group) { log.note("now") }
      group.notify(queue: .main) { log.note("all") }
      stage.advance(to: 1)
      group.notify(queue: .main) { log.note("none") }
      stage.advance(to: 2)
      #expect(log.lines == ["now 0.0", "a 0.25", "b 0.5", "all 0.5", "none 1.0"])
    }
  }

  // Display links count the refreshes of the screen (D API).
  @Test func theScreenIsRefreshedAsLinksSay() {
    onStage { stage in
      @MainActor final class Ticker {
        var calls = 0
        func tick(_ link: CADisplayLink) { calls += 1 }
      }
      let ticker = Ticker()
      CADisplayLink(target: ticker, selector: Ticker.tick).add(to: .main, forMode: .common)
      stage.advance(to: 1)
      #expect(ticker.calls == UIScreen.main.maximumFramesPerSecond)
    }
  }

  // DispatchWorkItem.cancel (D API)
  @Test func cancelledWorkDoesNotRun() {
    onStage { stage in
      let item = DispatchWorkItem { log.note("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
      stage.advance(to: 0.25)
      item.cancel()
      stage.advance(to: 1)
      #expect(item.isCancelled)
      #expect(log.lines == [])
    }
  }
}
