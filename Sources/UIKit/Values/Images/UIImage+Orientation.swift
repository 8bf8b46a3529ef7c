import CoreGraphics

extension UIImage {
  /// How the pixels are turned and mirrored to stand upright.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn, counterclockwise.
    case left = 2
    /// By a quarter turn, clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// What EXIF's number, 1 … 8, means.
    init(exif: Int) {
      self = Self.allInOrder.first { $0.exif == exif } ?? .up
    }

    private static let allInOrder: [Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]

    /// EXIF's number.
    var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }

    /// True when width and height are exchanged.
    var isOnItsSide: Bool { exif >= 5 }
  }

  /// The pixels as they are seen; nil for an empty image.
  var uprightPixels: CGImage? { pixels?.turned(by: imageOrientation.exif) }
}
