import Compositor
import PNG
import Raster
import RenderTree

/// A worker's cache, and the steps of a frame.
struct FrameTools: ~Copyable {
  private let usesCache: Bool
  private let makesFingerprints: Bool
  /// Makes the bands of a frame, once it has begun.
  var encoder = BandEncoder()
  /// With other workers; nil where there are none.
  private var shared: SharedBands?
  /// Of frames that do not go by bands.
  private var picture: Pixmap?
  /// What `picture`, or `bands`, show; new while there are none.
  private var bandCache = BandCache()
  /// Packed, of the last frame that went by bands; none after one that did not.
  private var bands: [EncodedBand] = []
  /// What the last whole picture was packed into, where it was.
  private var pictureBands = PictureBands()
  private var last: Last?

  fileprivate typealias Last = (
    snapshot: FrameSnapshot, encodings: [FrameEncoding], frames: [EncodedFrame]
  )

  init(usesCache: Bool, makesFingerprints: Bool) {
    self.usesCache = usesCache
    self.makesFingerprints = makesFingerprints
    if usesCache { encoder.compositor.pictureCache = PictureCache() }
  }

  /// What a worker keeps of a frame that went by bands.
  struct Cache: Sendable {
    fileprivate let bandCache: BandCache
    fileprivate let bands: [EncodedBand]
    fileprivate let last: Last?
    fileprivate let pictures: PictureCache
  }

  /// What is kept, for other tools.
  var cache: Cache {
    Cache(
      bandCache: bandCache, bands: bands, last: last, pictures: encoder.compositor.pictureCache)
  }

  /// Goes on from there.
  mutating func goOn(from cache: Cache) {
    forget()
    encoder.compositor.pictureCache = cache.pictures
    last = nil
    guard !cache.bands.isEmpty else { return }
    (bandCache, bands, last) = (cache.bandCache, cache.bands, cache.last)
  }

  /// Shares from now on what is made of frames that nobody helps with.
  mutating func share(_ bands: SharedBands) { shared = bands }

  enum Begun: Sendable {
    /// In every way asked for.
    case finished([EncodedFrame])
    /// Its bands are to be made where they are missing.
    case banded(BandedFrame)
  }

  /// Does what is done before bands are made, or everything where there are none to make.
  mutating func begin(
    _ snapshot: FrameSnapshot, as encodings: [FrameEncoding]
  ) throws(PNGError) -> Begun {
    try PNGLimits.check(width: snapshot.width, height: snapshot.height)
    // Should encoding throw, there are no bytes for what is kept then.
    let last = self.last.take()
    let before = last?.encodings == encodings ? last : nil
    if let before, before.snapshot.showsSame(as: snapshot) {
      return .finished(keep(Self.again(before.frames, as: snapshot), of: snapshot, as: encodings))
    }
    if encodings.goByBands {
      let frame = bandedFrame(of: snapshot)
      if let before, frame.missing.isEmpty {
        bands = frame.bands
        return .finished(keep(Self.again(before.frames, as: snapshot), of: snapshot, as: encodings))
      }
      return .banded(frame)
    }
    let frames = try wholeFrames(of: snapshot, as: encodings, orSameAs: before?.frames)
    return .finished(keep(frames, of: snapshot, as: encodings))
  }

  private static func again(
    _ frames: [EncodedFrame], as snapshot: FrameSnapshot
  ) -> [EncodedFrame] {
    frames.map { $0.repeated(as: snapshot.index) }
  }

  private mutating func keep(
    _ frames: [EncodedFrame], of snapshot: FrameSnapshot, as encodings: [FrameEncoding]
  ) -> [EncodedFrame] {
    if usesCache { last = (snapshot, encodings, frames) }
    return frames
  }
}

// Band by band.
extension FrameTools {
  private mutating func bandedFrame(of snapshot: FrameSnapshot) -> BandedFrame {
    if bands.isEmpty { forget() }
    guard usesCache else {
      return BandedFrame(encoder.compositor.record(snapshot), keeping: [], changed: [])
    }
    let recording = encoder.compositor.record(snapshot, comparingWith: &bandCache)
    // Handed over, not copied: other workers count references to the same bands.
    return BandedFrame(
      recording, showing: bandCache.signatures, keeping: exchange(&bands, with: []),
      changed: bandCache.changedBands)
  }

  /// Makes the missing bands of `frame`, unless others have made them.
  mutating func missingBands(
    of frame: BandedFrame
  ) -> [(band: Int, encoded: EncodedBand)] {
    encoder.prepare(frame)
    guard let shared, !frame.signatures.isEmpty else {
      return encoder.bands(of: frame, by: BandCounter())
    }
    return encoder.bands(of: frame, sharing: shared)
  }

  /// Does what is done when no band is missing.
  mutating func finish(
    _ frame: BandedFrame, of snapshot: FrameSnapshot, as encodings: [FrameEncoding]
  ) throws(PNGError) -> [EncodedFrame] {
    encoder.compositor.forgetAllBut(frame.recording)
    if usesCache { bands = frame.bands }
    guard case .png(let pixelsPerMetre, _) = encodings[0] else {
      preconditionFailure("only PNG files go by bands")
    }
    let bytes = try PNGFile.assemble(frame.bands, pixelsPerMetre: pixelsPerMetre)
    let fingerprint =
      makesFingerprints
      ? FrameFingerprint(ofFile: bytes, pixels: PixelDigest(of: frame.bands)) : nil
    return keep(
      [EncodedFrame(index: snapshot.index, bytes: bytes, fingerprint: fingerprint)], of: snapshot,
      as: encodings)
  }

  private mutating func forget() {
    picture = nil
    bandCache = BandCache()
    bands = []
    pictureBands.forget()
  }
}

// As a whole picture.
extension FrameTools {
  /// Draws a frame and encodes it in every way; `before` again if nothing of the picture changes.
  private mutating func wholeFrames(
    of snapshot: FrameSnapshot, as encodings: [FrameEncoding], orSameAs before: [EncodedFrame]?
  ) throws(PNGError) -> [EncodedFrame] {
    if !bands.isEmpty { forget() }
    var picture = takePicture(width: snapshot.width, height: snapshot.height)
    if usesCache {
      encoder.compositor.update(&picture, to: snapshot, cache: &bandCache)
      pictureBands.forget(bandCache.changedBands)
    } else {
      encoder.compositor.draw(snapshot, into: &picture)
      pictureBands.forget()
    }
    var frames: [EncodedFrame] = []
    if let before, bandCache.changedBands.isEmpty {
      frames = Self.again(before, as: snapshot)
    } else {
      for encoding in encodings {
        frames.append(try frame(snapshot.index, showing: picture, as: encoding))
      }
    }
    self.picture = consume picture
    return frames
  }

  /// The picture of the frame before if it has the right size, else a new one, of which nothing is
  /// known.
  private mutating func takePicture(width: Int, height: Int) -> Pixmap {
    if let kept = picture.take(), kept.width == width, kept.height == height { return kept }
    bandCache = BandCache()
    pictureBands.forget()
    return Pixmap(width: width, height: height)
  }

  private mutating func frame(
    _ index: Int, showing picture: borrowing Pixmap, as encoding: FrameEncoding
  ) throws(PNGError) -> EncodedFrame {
    let bytes: [UInt8]
    let digest: PixelDigest?
    switch encoding {
    case .png(let pixelsPerMetre, .fast):
      let bands = pictureBands.bands(of: picture)
      bytes = try PNGFile.assemble(bands, pixelsPerMetre: pixelsPerMetre)
      digest = makesFingerprints ? PixelDigest(of: bands) : nil
    case .png(let pixelsPerMetre, .small):
      bytes = try PNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height,
        pixelsPerMetre: pixelsPerMetre)
      digest =
        makesFingerprints
        ? PixelDigest(
          ofPicture: picture.pixels.span, width: picture.width, height: picture.height) : nil
    case .rawRGBA:
      var straight = picture.pixels
      straightenAlpha(of: &straight)
      return EncodedFrame(index: index, bytes: straight)
    case .rawPremultipliedRGBA: return EncodedFrame(index: index, bytes: picture.pixels)
    }
    return EncodedFrame(
      index: index, bytes: bytes,
      fingerprint: digest.map { FrameFingerprint(ofFile: bytes, pixels: $0) })
  }
}
