import Limits

/// Why a picture could not be decoded.
package enum WebPError: Error, Hashable, Sendable {
  /// The bytes do not begin as a WebP file does.
  case notWebP
  /// The bytes end before the picture does.
  case truncated
  /// The file breaks the format.
  case malformed
  /// The number of pixels exceeds `WebPLimits`.
  case tooLarge(width: Int, height: Int)
  /// Memory ran out.
  case outOfMemory
}

extension WebPError {
  /// One sentence for people, without a full stop, to follow the name of the file.
  package var message: String {
    switch self {
    case .notWebP: "this is not a WebP file"
    case .truncated: "the WebP file ends too early; it may not have been copied completely"
    case .malformed: "the WebP file is damaged"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are too many; the limit is \(WebPLimits.pixels) in all"
    case .outOfMemory: "memory ran out"
    }
  }
}

/// The largest pictures read. The format itself ends at 16,383 pixels on a side.
package enum WebPLimits {
  /// Pixels in all, those of every frame together: 67 million.
  package static let pixels = Limit.webPPixels

  /// Checks a size before memory is taken for it.
  package static func check(width: Int, height: Int, frames: Int = 1) throws(WebPError) {
    guard width * height <= pixels / max(1, frames) else {
      throw .tooLarge(width: width, height: height)
    }
  }
}
