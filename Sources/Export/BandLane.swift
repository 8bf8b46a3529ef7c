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

  /// All missing bands of `frame`, those that other workers made among them.
  mutating func bands(
    of frame: BandedFrame, sharing shared: SharedBands
  ) -> [(band: Int, encoded: EncodedBand)] {
    var bands: [(band: Int, encoded: EncodedBand)] = []
    var left: [(band: Int, content: SharedBands.Content)] = []
    var stored = frame.stored
    for band in frame.missing {
      let content = SharedBands.Content(
        signature: frame.signatures[band], width: frame.recording.width, stored: stored)
      switch shared.ask(for: band, content) {
      case .made(let encoded):
        bands.append((band, encoded))
        if !encoded.isOpaque { stored = .rgba }
      case .isBeingMade: left.append((band, content))
      case .isToBeMade:
        let encoded = encode(band, of: frame.recording, preferring: &stored)
        shared.give(encoded, as: band, content)
        bands.append((band, encoded))
      }
    }
    // Who waits for a band could as well have made it.
    for (band, content) in left {
      let encoded =
        shared.made(band, content) ?? encode(band, of: frame.recording, preferring: &stored)
      bands.append((band, encoded))
    }
    return bands
  }
}
