import Compositor
import PNG
import Raster
import RenderTree

/// A worker's memory, and the steps of a frame.
struct FrameTools: ~Copyable {
  private let usesCache: Bool
  private var encoder = BandEncoder()
  /// Of frames that do not go by bands.
  private var picture: Pixmap?
  /// What `picture`, or `bands`, show; new while there are none.
  private var cache = BandCache()
  /// Packed, of the last frame that went by bands; none after one that did not.
  private var bands: [EncodedBand] = []
  private var last: (snapshot: FrameSnapshot, encoding: FrameEncoding, frame: EncodedFrame)?

  init(usesCache: Bool) { self.usesCache = usesCache }

  enum Begun: Sendable {
    case finished(EncodedFrame)
    /// Its bands are to be made where they are missing.
    case banded(BandedFrame)
  }

  /// Does what is done before bands are made, or everything where there are none to make.
  mutating func begin(
    _ snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(PNGError) -> Begun {
    try PNGLimits.check(width: snapshot.width, height: snapshot.height)
    // Should encoding throw, there are no bytes for what is kept then.
    let before = last.take()
    if let before, before.encoding == encoding, before.snapshot.showsSame(as: snapshot) {
      return .finished(keep(before.frame.repeated(as: snapshot.index), of: snapshot, as: encoding))
    }
    if case .png(_, .fast) = encoding {
      let frame = bandedFrame(of: snapshot)
      if let before, before.encoding == encoding, frame.missing.isEmpty {
        let same = before.frame.repeated(as: snapshot.index)
        return .finished(keep(same, of: snapshot, as: encoding))
      }
      return .banded(frame)
    }
    let same = before?.encoding == encoding ? before?.frame : nil
    let frame = try wholeFrame(of: snapshot, as: encoding, orSameAs: same)
    return .finished(keep(frame, of: snapshot, as: encoding))
  }

  private mutating func keep(
    _ frame: EncodedFrame, of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) -> EncodedFrame {
    if usesCache { last = (snapshot, encoding, frame) }
    return frame
  }
}

// Band by band.
extension FrameTools {
  private mutating func bandedFrame(of snapshot: FrameSnapshot) -> BandedFrame {
    if bands.isEmpty { forget() }
    guard usesCache else {
      return BandedFrame(encoder.compositor.record(snapshot), keeping: [], changed: [])
    }
    let recording = encoder.compositor.record(snapshot, comparingWith: &cache)
    return BandedFrame(recording, keeping: bands, changed: cache.changedBands)
  }

  /// Makes the missing bands of `frame` ready to be drawn.
  mutating func prepare(_ frame: BandedFrame) {
    encoder.compositor.prepare(frame.missing, of: frame.recording)
  }

  /// What is ready, for lanes.
  var prepared: PreparedBands { encoder.compositor.prepared }

  /// Makes those missing bands of `frame` that `counter` gives.
  mutating func bands(
    of frame: BandedFrame, by counter: BandCounter
  ) -> [(band: Int, encoded: EncodedBand)] {
    encoder.bands(of: frame, by: counter)
  }

  /// Does what is done when no band is missing.
  mutating func finish(
    _ frame: BandedFrame, of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(PNGError) -> EncodedFrame {
    encoder.compositor.forgetAllBut(frame.recording)
    let whole = frame.bands.compactMap { $0 }
    if usesCache { bands = whole }
    guard case .png(let pixelsPerMetre, _) = encoding else {
      preconditionFailure("only PNG files go by bands")
    }
    let bytes = try PNGFile.assemble(whole, pixelsPerMetre: pixelsPerMetre)
    return keep(EncodedFrame(index: snapshot.index, bytes: bytes), of: snapshot, as: encoding)
  }

  private mutating func forget() {
    picture = nil
    cache = BandCache()
    bands = []
  }
}

// As a whole picture.
extension FrameTools {
  /// Draws and encodes a frame; `before` again if nothing of the picture changes.
  private mutating func wholeFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding, orSameAs before: EncodedFrame?
  ) throws(PNGError) -> EncodedFrame {
    if !bands.isEmpty { forget() }
    var picture = takePicture(width: snapshot.width, height: snapshot.height)
    if usesCache {
      encoder.compositor.update(&picture, to: snapshot, cache: &cache)
    } else {
      encoder.compositor.draw(snapshot, into: &picture)
    }
    let frame: EncodedFrame
    if let before, cache.changedBands.isEmpty {
      frame = before.repeated(as: snapshot.index)
    } else {
      let bytes = try Self.bytes(of: picture, as: encoding)
      frame = EncodedFrame(index: snapshot.index, bytes: bytes)
    }
    self.picture = consume picture
    return frame
  }

  /// The picture of the frame before if it has the right size, else a new one, of which nothing is
  /// known.
  private mutating func takePicture(width: Int, height: Int) -> Pixmap {
    if let kept = picture.take(), kept.width == width, kept.height == height { return kept }
    cache = BandCache()
    return Pixmap(width: width, height: height)
  }

  private static func bytes(
    of picture: borrowing Pixmap, as encoding: FrameEncoding
  ) throws(PNGError) -> [UInt8] {
    switch encoding {
    case .png(let pixelsPerMetre, _):
      return try PNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height,
        pixelsPerMetre: pixelsPerMetre)
    case .rawRGBA:
      var straight = picture.pixels
      straightenAlpha(of: &straight)
      return straight
    }
  }
}
