/// How a picture's pixels are turned and mirrored to stand upright, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  /// By a quarter turn, clockwise.
  case right = 6
  case rightMirrored = 7
  /// By a quarter turn, counterclockwise.
  case left = 8
}
