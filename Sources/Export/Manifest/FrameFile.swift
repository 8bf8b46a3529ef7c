import Glibc
import PNG
import Raster

/// The file of a frame as it is now.
struct FrameFile {
  /// Nil for what is no plain file, or larger than any frame.
  private let bytes: [UInt8]?
  private let digest: Lazily

  /// A frame of 16,384 pixels each way, not packed at all, and some room.
  private static let largest = 5 << 28

  init(_ name: String, in folder: borrowing FileDescriptor) throws(SystemError) {
    digest = Lazily()
    do {
      let file = try FileDescriptor.file(name, in: folder)
      guard let size = file.size, size <= Self.largest else {
        bytes = nil
        return
      }
      bytes = try file.bytes(at: 0, count: size)
    } catch {
      // A link, or one that went away.
      guard error.number == ELOOP || error.number == ENOENT else { throw error }
      bytes = nil
    }
  }

  /// Whether it is as one of these says: the same file, or the same picture, as a program leaves it that makes
  /// files smaller.
  func isAny(of known: [FrameFingerprint]) -> Bool {
    guard let bytes, !known.isEmpty else { return false }
    let file = digest.file(of: bytes)
    if known.contains(where: { $0.size == bytes.count && $0.file == file }) { return true }
    guard let pixels = digest.pixels(of: bytes) else { return false }
    return known.contains { $0.pixels == pixels }
  }

  /// Whether a picture can be read.
  var isPicture: Bool { bytes.flatMap(digest.pixels) != nil }

  /// What is asked for more than once.
  private final class Lazily {
    /// The last chunk of a PNG file, `IEND`, with its length of 0 and its checksum.
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    private var file: String?
    private var pixels: String??

    func file(of bytes: [UInt8]) -> String {
      if let file { return file }
      let made = Hexadecimal.text(SHA256.digest(of: bytes))
      file = made
      return made
    }

    func pixels(of bytes: [UInt8]) -> String? {
      if let pixels { return pixels }
      // Whatever follows a picture was never written here.
      guard bytes.suffix(Self.end.count).elementsEqual(Self.end) else { return nil }
      let made = (try? PNGDecoder.decode(bytes)).map { picture in
        PixelDigest(
          ofPicture: picture.pixels.span, width: picture.width, height: picture.height
        ).text
      }
      pixels = .some(made)
      return made
    }
  }
}
