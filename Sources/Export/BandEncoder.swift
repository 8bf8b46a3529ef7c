import Compositor
import PNG
import RenderTree

/// Draws bands of frames and packs each while it is in the cache; no picture ever exists as a whole.
struct BandEncoder: ~Copyable {
  var compositor = Compositor()
  private var compressor = BandCompressor()
  /// One band.
  private var memory: [UInt8] = []

  /// Draws and packs one band, as RGB if `stored` says so and it is opaque, else as RGBA, which
  /// `stored` says afterwards.
  /// - Precondition: the compositor has the band ready.
  mutating func encode(
    _ band: Int, of frame: RecordedFrame, preferring stored: inout PNGPixels
  ) -> EncodedBand {
    let count = frame.rows(ofBand: band).count * frame.width * 4
    let most = EncodedBand.height * frame.width * 4
    var pixels = exchange(&memory, with: [])
    if pixels.count != most { pixels = [UInt8](repeating: 0, count: most) }
    var target = pixels.mutableSpan
    compositor.draw(band: band, of: frame, into: &target)
    let encoded = compressor.compress(
      pixels.span.extracting(0..<count), width: frame.width, preferring: &stored)
    memory = pixels
    return encoded
  }
}
