import Compositor
import PNG
import RenderTree

/// Draws bands of frames and packs each while it is in the cache; no picture ever exists as a whole.
struct BandEncoder: ~Copyable {
  var compositor = Compositor()
  private var compressor = BandCompressor()
  /// The pixels of one band.
  private var scratch: [UInt8] = []

  /// Draws and packs one band, as RGB if `stored` says so and it is opaque, else as RGBA, which
  /// `stored` says afterwards.
  /// - Precondition: the compositor has the band ready.
  mutating func encode(
    _ band: Int, of frame: RecordedFrame, preferring stored: inout PNGPixels
  ) -> EncodedBand {
    let count = frame.rows(ofBand: band).count * frame.width * 4
    let most = EncodedBand.height * frame.width * 4
    var pixels = exchange(&scratch, with: [])
    if pixels.count != most { pixels = [UInt8](repeating: 0, count: most) }
    var target = pixels.mutableSpan
    compositor.draw(band: band, of: frame, into: &target)
    var encoded = compressor.compress(
      pixels.span.extracting(0..<count), width: frame.width, preferring: &stored)
    encoded.pixels(are: pixels.span.extracting(0..<count))
    scratch = pixels
    return encoded
  }
}

extension BandEncoder {
  /// Makes the missing bands of `frame` ready to be drawn.
  /// - Returns: what is ready, for those who help.
  @discardableResult
  mutating func prepare(_ frame: BandedFrame) -> PreparedFrame {
    compositor.prepare(frame.missing, of: frame.recording)
    return compositor.prepared
  }

  /// Makes those missing bands of `frame`, which another encoder made ready, that `counter` gives.
  mutating func bands(
    of frame: BandedFrame, prepared: PreparedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    compositor.adopt(prepared, of: frame.recording)
    return bands(of: frame, by: counter)
  }

  /// Makes those missing bands of `frame` that `counter` gives.
  mutating func bands(
    of frame: BandedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    var made: [(band: Int, encoded: EncodedBand)] = []
    var stored = frame.stored
    while true {
      let index = counter.take()
      guard index < frame.missing.count else { return made }
      let band = frame.missing[index]
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
    // Do not block on a band that another worker has not finished: encode it here.
    for (band, content) in left {
      let encoded =
        shared.made(band, content) ?? encode(band, of: frame.recording, preferring: &stored)
      bands.append((band, encoded))
    }
    return bands
  }
}
