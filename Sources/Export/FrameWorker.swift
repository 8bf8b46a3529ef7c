import Compositor
import PNG
import Raster
package import RenderTree
import Synchronization

/// What it takes to turn one snapshot into bytes, kept from frame to frame for its memory.
package final class FrameWorker: Sendable {
  private let tools = Mutex(Tools())

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
  private var compositor = Compositor()
  private var picture: Pixmap?

  mutating func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding
  ) throws(PNGError) -> EncodedFrame {
    try PNGLimits.check(width: snapshot.width, height: snapshot.height)
    var picture = takePicture(width: snapshot.width, height: snapshot.height)
    compositor.draw(snapshot, into: &picture)
    let bytes: [UInt8]
    switch encoding {
    case .png(let pixelsPerMetre):
      bytes = try PNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height,
        pixelsPerMetre: pixelsPerMetre)
    case .rawRGBA:
      var straight = picture.pixels
      straightenAlpha(of: &straight)
      bytes = straight
    }
    self.picture = consume picture
    return EncodedFrame(index: snapshot.index, bytes: bytes)
  }

  /// The picture of the frame before if it has the right size, else a new one.
  private mutating func takePicture(width: Int, height: Int) -> Pixmap {
    if let kept = picture.take(), kept.width == width, kept.height == height { return kept }
    return Pixmap(width: width, height: height)
  }
}
