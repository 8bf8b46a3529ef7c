/// Why a picture could not be encoded or decoded.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// The bytes end before the picture does.
  case truncated
  /// The file breaks the format; `reason` is libpng's own wording.
  case malformed(reason: String)
  /// A side or the number of pixels exceeds `PNGLimits`.
  case tooLarge(width: Int, height: Int)
  /// Memory ran out.
  case outOfMemory
  /// libpng refused to write; `reason` is its own wording.
  case writing(reason: String)
}

extension PNGError {
  /// One sentence for people, without a full stop, to follow the name of the file.
  package var message: String {
    switch self {
    case .notPNG: "this is not a PNG file"
    case .truncated: "the PNG file ends too early; it may not have been copied completely"
    case .malformed(let reason): "the PNG file is damaged (\(reason))"
    case .tooLarge(let width, let height):
      """
      \(width) × \(height) pixels are too many; the limits are \(PNGLimits.side) on a side and \
      \(PNGLimits.pixels) in all
      """
    case .outOfMemory: "memory ran out"
    case .writing(let reason): "the PNG could not be written (\(reason))"
    }
  }
}
