/// Why a picture could not be decoded or encoded.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a JPEG file does.
  case notJPEG
  /// The bytes end before the picture does.
  case truncated
  /// The file breaks the format or uses what libjpeg does not know; `reason` is its own wording.
  case malformed(reason: String)
  /// A side or the number of pixels exceeds `JPEGLimits`.
  case tooLarge(width: Int, height: Int)
  /// Memory ran out.
  case outOfMemory
}

extension JPEGError {
  /// One sentence for people, without a full stop, to follow the name of the file.
  package var message: String {
    switch self {
    case .notJPEG: "this is not a JPEG file"
    case .truncated: "the JPEG file ends too early; it may not have been copied completely"
    case .malformed(let reason): "the JPEG file is damaged (\(reason))"
    case .tooLarge(let width, let height):
      """
      \(width) × \(height) pixels are too many; the limits are \(JPEGLimits.side) on a side and \
      \(JPEGLimits.pixels) in all
      """
    case .outOfMemory: "memory ran out"
    }
  }
}
