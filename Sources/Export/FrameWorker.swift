import Compositor
import PNG
import Raster
package import RenderTree
import Synchronization

/// What it takes to turn one snapshot into bytes. Keeps the last frame, of which the next one
/// draws only what changed.
package final class FrameWorker: Sendable {
  private let tools: Mutex<Tools>

  /// - Parameter usesCache: false: every frame is drawn and encoded anew. The bytes are the same.
  package init(usesCache: Bool = true) {
    tools = Mutex(Tools(usesCache: usesCache))
  }

  /// Draws and encodes one frame. A worker does one at a time.
  package func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(ExportError) -> EncodedFrame {
    do {
      return try tools.withLock { (tools: inout Tools) throws(PNGError) in
        try tools.encodedFrame(of: snapshot, as: encoding)
      }
    } catch {
      throw .encoding(frame: snapshot.index, error)
    }
  }
}

private struct Tools: ~Copyable {
  let usesCache: Bool
  private var compositor = Compositor()
  private var encoder = FastPNGEncoder()
  private var picture: Pixmap?
  /// What `picture` holds; new while there is none.
  private var bands = BandCache()
  /// Encoded from `picture` as it is.
  private var last: (snapshot: FrameSnapshot, encoding: FrameEncoding, frame: EncodedFrame)?

  init(usesCache: Bool) { self.usesCache = usesCache }

  mutating func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(PNGError) -> EncodedFrame {
    try PNGLimits.check(width: snapshot.width, height: snapshot.height)
    // Should encoding throw, there are no bytes for what the picture then shows.
    let before = last.take()
    let frame: EncodedFrame
    if let before, before.encoding == encoding, before.snapshot.showsSame(as: snapshot) {
      frame = before.frame.repeated(as: snapshot.index)
    } else {
      var picture = takePicture(width: snapshot.width, height: snapshot.height)
      if usesCache {
        compositor.update(&picture, to: snapshot, cache: &bands)
      } else {
        compositor.draw(snapshot, into: &picture)
      }
      if let before, before.encoding == encoding, bands.changedBands.isEmpty {
        frame = before.frame.repeated(as: snapshot.index)
      } else {
        let bytes = try bytes(of: picture, as: encoding)
        frame = EncodedFrame(index: snapshot.index, bytes: bytes)
      }
      self.picture = consume picture
    }
    if usesCache { last = (snapshot, encoding, frame) }
    return frame
  }

  private mutating func bytes(
    of picture: borrowing Pixmap, as encoding: FrameEncoding
  ) throws(PNGError) -> [UInt8] {
    switch encoding {
    case .png(let pixelsPerMetre, .fast):
      return try encoder.encode(
        picture.pixels, width: picture.width, height: picture.height,
        pixelsPerMetre: pixelsPerMetre)
    case .png(let pixelsPerMetre, .small):
      return try PNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height,
        pixelsPerMetre: pixelsPerMetre)
    case .rawRGBA:
      var straight = picture.pixels
      straightenAlpha(of: &straight)
      return straight
    }
  }

  /// The picture of the frame before if it has the right size, else a new one, of which nothing is
  /// known.
  private mutating func takePicture(width: Int, height: Int) -> Pixmap {
    if let kept = picture.take(), kept.width == width, kept.height == height { return kept }
    bands = BandCache()
    return Pixmap(width: width, height: height)
  }
}
