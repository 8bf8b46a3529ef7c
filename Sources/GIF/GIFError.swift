/// Why an animation could not be written as GIF.
package enum GIFError: Error, Hashable, Sendable {
  /// A side is less than 1 or more than 65 535 pixels, or there are too many pixels.
  case size(width: Int, height: Int)
  /// A frame has not four bytes for each pixel.
  case byteCount(Int, expected: Int)
  /// A time is negative, without a denominator, or later than a GIF is made for.
  case time(GIFTime)
  /// Two frames, or the last frame and the end, are less than two ticks apart.
  case tooClose(GIFTime, GIFTime)
  /// A clip is to be played less than once or more than 65 536 times.
  case plays(Int)
  /// A rate or a number of frames is not positive, or beyond what can be counted.
  case rate(GIFTime)
  /// The clip was ended without a frame.
  case noFrames
}

extension GIFError {
  /// One sentence for people, without a full stop.
  package var message: String {
    switch self {
    case .size(let width, let height):
      "a GIF of \(width) × \(height) pixels cannot be written; a side has 1 to 65535 of them"
    case .byteCount(let count, let expected):
      "a frame has \(count) bytes instead of \(expected)"
    case .time(let time): "\(time) is not a time that a GIF can have"
    case .tooClose(let first, let second):
      "frames at \(first) and \(second) are closer than 2/100 s, which players do not keep"
    case .plays(let count): "a GIF plays 1 to 65536 times or for ever, not \(count) times"
    case .rate(let rate): "\(rate) is not a rate of frames"
    case .noFrames: "a GIF has at least one frame"
    }
  }
}
