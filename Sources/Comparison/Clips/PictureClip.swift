package import PNG
package import Raster

/// One side of a comparison: pictures in order, read one at a time.
package protocol PictureClip {
  associatedtype Failure: Error

  /// What its frames are called, in order; no two alike.
  var names: [String] { get }
  /// Whether frames are found by name, as files are; else by position.
  var isNamed: Bool { get }
  /// How often the clip is played, 0 for ever; nil where nothing says so.
  var plays: Int? { get }

  /// Whether each frame is read on its own, whichever was read before.
  var hasSeparateFrames: Bool { get }

  /// What a frame shows. Later frames are quicker to reach from earlier ones than the reverse.
  mutating func content(ofFrame index: Int) throws(Failure) -> FrameContent

  /// Bytes by which all that a frame shows is known, as those of a file of its own; nil where there are
  /// none. Equal ones are read once.
  mutating func source(ofFrame index: Int) throws(Failure) -> [UInt8]?
}

extension PictureClip {
  package var hasSeparateFrames: Bool { false }
  package func source(ofFrame index: Int) -> [UInt8]? { nil }
}

/// What is found where a frame should be.
package enum FrameContent: Hashable, Sendable {
  case picture(ComparedFrame)
  /// Its picture is not at hand: what is known is a fingerprint of the kind that the other side
  /// gives too, and the size.
  case fingerprint(Signature, PixelSize)
  case damaged(FileDamage)
}

/// A frame that could be read.
package struct ComparedFrame: Hashable, Sendable {
  package var picture: StraightPicture
  /// What the file says about its colours.
  package var color: PNGColor
  /// How long it is shown; nil where nothing says so.
  package var delay: FrameDelay?
  /// What follows the end of its file, or of the file that it begins.
  package var bytesAfterEnd: ArraySlice<UInt8> = []
  /// Its fingerprint, where it is to be of another kind than the picture's own.
  package var fingerprint: Signature?

  package init(
    picture: StraightPicture, color: PNGColor = .standard, delay: FrameDelay? = nil,
    fingerprint: Signature? = nil
  ) {
    self.picture = picture
    self.color = color
    self.delay = delay
    self.fingerprint = fingerprint
  }
}

/// How long a frame is shown: an exact fraction of a second. Equal times are equal.
package struct FrameDelay: Hashable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  package init(_ delay: PNGDelay) {
    var (large, small) = (delay.numerator, delay.denominator)
    while small != 0 { (large, small) = (small, large % small) }
    numerator = delay.numerator / max(1, large)
    denominator = delay.denominator / max(1, large)
  }

  package var description: String { "\(numerator)/\(denominator) s" }
}

/// Why a file is no picture.
package enum FileDamage: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  case unreadable(PNGError)

  package var kind: DifferenceKind {
    switch self {
    case .empty: .empty
    case .unreadable(.notPNG): .notPNG
    case .unreadable(.truncated): .truncated
    case .unreadable: .damaged
    }
  }

  package var message: String {
    switch self {
    case .empty: "the file is empty"
    case .unreadable(let error): error.message
    }
  }
}
