import Compositor
import Dispatch
import Foundation
import RenderTree
import Synchronization
import Testing

@testable import Export

@Suite struct BandsAtOnceTests {
  /// Those of a whole frame of 40 × 200 pixels.
  static func bands() -> BandsAtOnce {
    var compositor = Compositor()
    let recording = compositor.record(MovingFrames.frame(3))
    let frame = BandedFrame(recording, keeping: [], changed: [])
    compositor.prepare(frame.missing, of: recording)
    return BandsAtOnce(of: frame, depth: 1, prepared: compositor.prepared)
  }

  @Test func theyAreLeftUntilAllAreTaken() {
    let bands = Self.bands()
    for _ in 0..<7 {
      #expect(bands.areLeft)
      _ = bands.counter.take()
    }
    #expect(!bands.areLeft)
  }

  @Test func nobodyWaitsForHelpersThatComeTooLate() async {
    let bands = Self.bands()
    #expect(await bands.helped().isEmpty)
    bands.add { _, _ in
      Issue.record("nothing more is taken")
      return []
    }
  }

  @Test func thoseThatBeganAreWaitedFor() async {
    let bands = Self.bands()
    let mayEnd = DispatchSemaphore(value: 0)
    let hasEnded = Atomic<Bool>(false)
    await withCheckedContinuation { hasBegun in
      // A thread of its own: one of those that tasks have must not be held up.
      Thread.detachNewThread {
        bands.add { frame, _ in
          #expect(frame.missing == Array(0..<7))
          hasBegun.resume()
          mayEnd.wait()
          hasEnded.store(true, ordering: .releasing)
          return []
        }
      }
    }
    async let isLast = {
      _ = await bands.helped()
      return hasEnded.load(ordering: .acquiring)
    }()
    await Task.yield()
    mayEnd.signal()
    #expect(await isLast)
  }
}
