import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Slots by the heights of their events.
@Suite struct EventQueueTests {
  private let bottom = 32 * Subpixel.one

  /// Calls `body` with a queue in memory that others have used.
  private func withQueue(_ body: (inout EventQueue) -> Void) {
    var links = [EventQueue.Link](
      repeating: EventQueue.Link(previous: 9, next: 9), count: EventQueue.linkCount)
    var heights = [UInt64](repeating: .max, count: EventQueue.wordCount)
    var queue = EventQueue(links.mutableSpan, heights.mutableSpan)
    queue.clear()
    body(&queue)
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func theUppermostComesFirst(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 33_000)
    // From all in few heights to each in its own.
    let lowest = Int32.random(in: 1...bottom, using: &numbers)
    var waiting: [UInt16: Int32] = [:]
    withQueue { queue in
      for _ in 0..<2000 {
        let slot = UInt16.random(in: 2..<200, using: &numbers)
        if waiting.removeValue(forKey: slot) != nil {
          queue.remove(slot)
        } else {
          let height = Int32.random(in: 0...lowest, using: &numbers)
          queue.insert(slot, at: height)
          waiting[slot] = height
        }
        let first = queue.first()
        #expect(first?.height == waiting.values.min())
        if let first { #expect(waiting[first.slot] == first.height) }
      }
    }
  }

  @Test func slotsAndHeightsReachTheirEnds() {
    withQueue { queue in
      let last = UInt16(EventQueue.slotCount - 1)
      queue.insert(last, at: bottom)
      expectFirst(of: &queue, last, bottom)
      queue.insert(2, at: 0)
      expectFirst(of: &queue, 2, 0)
      queue.remove(2)
      expectFirst(of: &queue, last, bottom)
      queue.remove(last)
      expectNone(in: &queue)
    }
  }

  @Test func whatIsForgottenIsNotThere() {
    withQueue { queue in
      queue.insert(7, at: 100)
      queue.clear()
      expectNone(in: &queue)
      queue.insert(8, at: 100)
      expectFirst(of: &queue, 8, 100)
    }
  }

  private func expectFirst(of queue: inout EventQueue, _ slot: UInt16, _ height: Int32) {
    let first = queue.first()
    #expect(first?.slot == slot && first?.height == height)
  }

  private func expectNone(in queue: inout EventQueue) {
    let first = queue.first()
    #expect(first == nil)
  }
}
