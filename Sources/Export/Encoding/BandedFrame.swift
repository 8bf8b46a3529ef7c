import Compositor
import PNG
import Raster

/// A frame on its way from a recording to packed bands, of which some may be those of the frame
/// before.
struct BandedFrame: Sendable {
  let recording: RecordedFrame
  /// What each band shows; empty where that is not known.
  let signatures: [Signature]
  /// Those of the frame before where they are missing; none while that is not known.
  private(set) var bands: [EncodedBand]
  /// Those to be drawn and packed next, in order.
  private(set) var missing: [Int]
  /// How they are stored unless one of them cannot.
  private(set) var stored: PNGPixels

  /// - Parameters:
  ///   - signatures: what each band shows; none where that is not known.
  ///   - bands: of the frame before; none when all are new.
  ///   - changed: those to be made.
  init(
    _ recording: RecordedFrame, showing signatures: [Signature] = [],
    keeping bands: consuming [EncodedBand], changed: [Int]
  ) {
    self.recording = recording
    self.signatures = signatures
    let isKnown = bands.count == recording.bandCount
    missing = isKnown ? changed : Array(0..<recording.bandCount)
    stored = isKnown ? bands[0].pixels : .rgb
    self.bands = isKnown ? bands : []
  }

  /// Takes all that was missing. A file stores all bands alike, as RGB when all of them are opaque: where
  /// some turn out to be stored otherwise, these are missing now.
  mutating func add(_ made: [(band: Int, encoded: EncodedBand)]) {
    if bands.isEmpty {
      bands = made.sorted { $0.band < $1.band }.map { $0.encoded }
    } else {
      for (band, encoded) in made { bands[band] = encoded }
    }
    stored = bands.allSatisfy { $0.isOpaque } ? .rgb : .rgba
    missing = bands.indices.filter { bands[$0].pixels != stored }
  }
}
