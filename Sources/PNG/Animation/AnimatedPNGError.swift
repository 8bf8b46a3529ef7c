/// Why an animation could not be written as PNG.
package enum AnimatedPNGError: Error, Hashable, Sendable {
  /// A frame could not be encoded, or is too large.
  case png(PNGError)
  /// A side is less than 1.
  case size(width: Int, height: Int)
  /// A frame has not four bytes for each pixel.
  case byteCount(Int, expected: Int)
  /// A frame of an animation that was to be opaque is not.
  case notOpaque(frame: Int)
  /// A frame is to stay for a time that is not positive or that sixteen bits cannot hold.
  case delay(numerator: Int, denominator: Int)
  /// A number of frames that cannot be stated, or was stated and is not the one that came.
  case frameCount(Int, expected: Int)
  /// A clip is to be played a number of times that cannot be stated.
  case plays(Int)
}

extension AnimatedPNGError {
  /// One sentence for people, without a full stop.
  package var message: String {
    switch self {
    case .png(let error): error.message
    case .size(let width, let height): "\(width) × \(height) pixels are no picture"
    case .byteCount(let count, let expected): "a frame has \(count) bytes instead of \(expected)"
    case .notOpaque(let frame): "frame \(frame) is not opaque"
    case .delay(let numerator, let denominator):
      "a frame cannot stay for \(numerator)/\(denominator) s; 1/65535 to 65535 s are possible"
    case .frameCount(let count, let expected):
      "an animation of \(expected) frames has \(count)"
    case .plays(let count): "a clip cannot be played \(count) times"
    }
  }
}
