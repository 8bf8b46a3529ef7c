import GIF
import JPEG
import PNG
import WebP

/// The file as one picture, and as the frames of an animation.
@Sendable func readPNG(_ bytes: [UInt8]) {
  if let picture = try? PNGDecoder.decode(bytes) {
    check(picture.pixels.count, picture.width, picture.height, 4)
  }
  guard var frames = try? PNGFrameReader(bytes) else { return }
  // An animation may have as many frames as it likes of a picture as large as it likes.
  let most = max(1, (1 << 22) / max(1, frames.width * frames.height))
  for index in 0..<min(frames.frameCount, most) {
    _ = frames.delay(ofFrame: index)
    guard let pixels = try? frames.nextFrame() else { return }
    check(pixels.count, frames.width, frames.height, 4)
  }
}

@Sendable func readJPEG(_ bytes: [UInt8]) {
  guard let picture = try? JPEGDecoder.decode(bytes) else { return }
  check(picture.pixels.count, picture.width, picture.height, picture.components.rawValue)
  precondition((1...8).contains(picture.orientation), "a picture is turned one of eight ways")
}

@Sendable func readGIF(_ bytes: [UInt8]) {
  guard let clip = try? GIFDecoder.decode(bytes) else { return }
  precondition(!clip.frames.isEmpty, "what is read has a picture")
  for frame in clip.frames { check(frame.pixels.count, clip.width, clip.height, 4) }
  guard let first = try? GIFDecoder.decode(bytes, firstOnly: true) else {
    preconditionFailure("a file that has pictures has a first one")
  }
  precondition(first.frames.first?.pixels == clip.frames[0].pixels, "the first picture is one")
}

@Sendable func readWebP(_ bytes: [UInt8]) {
  guard let clip = try? WebPDecoder.decode(bytes) else { return }
  precondition(!clip.frames.isEmpty, "what is read has a picture")
  for frame in clip.frames { check(frame.pixels.count, clip.width, clip.height, 4) }
}

private func check(_ count: Int, _ width: Int, _ height: Int, _ components: Int) {
  precondition(width > 0 && height > 0, "a picture has pixels")
  precondition(count == width * height * components, "each pixel has its components")
}
