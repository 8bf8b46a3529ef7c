import CoreGraphics
import GIF
import JPEG
import WebP

/// The pictures of a file and what it says of them.
struct SourcePictures: Sendable {
  struct Picture: Sendable {
    var image: CGImage
    /// As EXIF counts.
    var orientation = 1
    /// Seconds until the next one; nil where nothing moves.
    var delay: Double?
  }

  enum Format: Sendable {
    case png, jpeg, gif, webP

    /// The uniform type identifier.
    var type: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      case .webP: "org.webmproject.webp"
      }
    }
  }

  var format: Format
  var pictures: [Picture]
  /// How often an animation plays; 0: for ever; nil: the file does not say.
  var loops: Int?

  /// Reads a whole file; nil for what is none that can be read.
  init?(_ bytes: [UInt8]) {
    switch bytes.first {
    case UInt8(ascii: "G"):
      guard let file = try? GIFDecoder.decode(bytes) else { return nil }
      format = .gif
      pictures = file.frames.map {
        Picture(
          image: CGImage(straight: $0.pixels, width: file.width, height: file.height),
          delay: Double($0.delay) / 100)
      }
      loops = file.loops
    case UInt8(ascii: "R"):
      guard let file = try? WebPDecoder.decode(bytes) else { return nil }
      format = .webP
      let orientation = file.exif.flatMap { TIFFOrientation.read($0) } ?? 1
      pictures = file.frames.map {
        Picture(
          image: CGImage(
            straight: $0.pixels, width: file.width, height: file.height, profile: file.profile),
          orientation: orientation, delay: file.loops == nil ? nil : Double($0.delay) / 1000)
      }
      loops = file.loops
    default:
      guard let file = ImageFile(bytes) else { return nil }
      format = bytes.first == 0xFF ? .jpeg : .png
      pictures = [Picture(image: file.image, orientation: file.orientation)]
    }
    if pictures.isEmpty { return nil }
  }
}
