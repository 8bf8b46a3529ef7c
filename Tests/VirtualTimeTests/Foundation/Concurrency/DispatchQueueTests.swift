import Testing
// Only this import, as in a scene: the names below must be ours.
import VirtualTime

@MainActor
@Suite struct DispatchQueueTests {
  final class Diary {
    var lines: [String] = []
  }

  let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 0)
  let diary = Diary()

  /// Runs `script` in the scene, then its callbacks up to `sceneTime`.
  func play(through sceneTime: Double, _ script: () -> Void) {
    SceneContext.$current.withValue(context) {
      script()
      context.callbacks.run(through: sceneTime, clock: context.clock)
    }
  }

  func note(_ line: String) { diary.lines.append("\(line)@\(context.clock.now)") }

  @Test func delayedBlocksRunAtTheirOwnTime() {
    play(through: 2) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { note("late") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { note("soon") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 3) { note("never") }
      DispatchQueue.main.async { note("now") }
      diary.lines.append("written first")
    }
    #expect(diary.lines == ["written first", "now@0.0", "soon@0.25", "late@0.4"])
  }

  @Test func workInTheBackgroundReturnsToTheMainQueue() {
    play(through: 1) {
      DispatchQueue.global(qos: .userInitiated).async {
        let sum = (1...10).reduce(0, +)
        DispatchQueue.main.async { note("sum \(sum)") }
      }
    }
    #expect(diary.lines == ["sum 55@0.0"])
  }

  @Test func syncReturnsTheResult() {
    let queue = DispatchQueue(label: "scene.queue")
    #expect(queue.sync { 6 * 7 } == 42)
    #expect(queue.label == "scene.queue")
  }

  @Test func cancelledWorkDoesNotRun() {
    play(through: 1) {
      let item = DispatchWorkItem { note("cancelled") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      item.cancel()
      let kept = DispatchWorkItem { note("kept") }
      kept.notify(queue: .main) { note("after") }
      DispatchQueue.main.async(execute: kept)
    }
    #expect(diary.lines == ["kept@0.0", "after@0.0"])
  }

  @Test func theOldSpellingsMeanTheSame() {
    play(through: 2) {
      let delay = dispatch_time(DISPATCH_TIME_NOW, Int64(1.5 * Double(NSEC_PER_SEC)))
      dispatch_after(delay, dispatch_get_main_queue()) { note("old") }
      dispatch_async(dispatch_get_main_queue()) { note("async") }
    }
    #expect(diary.lines == ["async@0.0", "old@1.5"])
  }

  @Test func momentsCompareAndConvert() {
    play(through: 0) {
      #expect(DispatchTime.now() < .now() + 1)
      #expect((DispatchTime.now() + .seconds(2)).uptimeNanoseconds == 2_000_000_000)
      #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
      #expect(DispatchTime(uptimeNanoseconds: 1_500_000_000) - 0.5 == .now() + 1)
    }
  }
}
