import Compositor
import PNG
import Synchronization

/// Takes numbers, each once, from any number of tasks.
final class BandCounter: Sendable {
  private let next = Atomic<Int>(0)

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// Where a second task draws and packs bands of a frame that is spread over the cores.
package final class BandLane: Sendable {
  private let encoder = Mutex(BandEncoder())

  package init() {}

  /// Makes those missing bands of `frame` that `counter` gives.
  func bands(
    of frame: BandedFrame, prepared: PreparedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    encoder.withLock { encoder in
      encoder.compositor.adopt(prepared, of: frame.recording)
      return encoder.bands(of: frame, by: counter)
    }
  }
}

extension BandEncoder {
  /// Makes those missing bands of `frame` that `counter` gives.
  mutating func bands(
    of frame: BandedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    var made: [(band: Int, encoded: EncodedBand)] = []
    var stored = frame.stored
    while true {
      let place = counter.take()
      guard place < frame.missing.count else { return made }
      let band = frame.missing[place]
      made.append((band, encode(band, of: frame.recording, preferring: &stored)))
    }
  }
}
