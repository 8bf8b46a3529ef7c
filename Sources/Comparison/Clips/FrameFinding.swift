package import Raster

/// What came of comparing one frame.
package struct FrameFinding: Hashable, Sendable {
  /// How the pictures compare.
  package enum Outcome: Hashable, Sendable {
    /// They look the same.
    case same
    /// They differ by no more than is allowed.
    case tolerated(PictureDifference)
    /// They differ; which of the thresholds they break, in words, where any were given.
    case different(PictureDifference, breaches: [String])
    /// Their fingerprints differ; not both pictures are at hand.
    case unlike
    /// They are not of one size: that of A, that of B.
    case resized(PixelSize, PixelSize)
    /// At least one cannot be read.
    case unreadable
    /// B has none.
    case missing
    /// A has none.
    case extra
  }

  package var name: String
  /// The frame's index in A; nil where it is not there.
  package var a: Int?
  /// The frame's index in B.
  package var b: Int?
  package var outcome: Outcome
  /// What is wrong with its file in A.
  package var damageInA: FileDamage?
  /// What is wrong with its file in B.
  package var damageInB: FileDamage?
  /// Whether the files say the same about their colours.
  package var hasSameColors = true
  /// How many bytes follow the end of the file in A and in B, where these are not the same.
  package var bytesAfterEnd: BytesAfterEnd?
  /// For how long it is shown in A and in B, where both say so.
  package var delays: FrameDelays?
  /// The fingerprint of its picture in A.
  package var signatureInA: Signature?
  /// The fingerprint of its picture in B.
  package var signatureInB: Signature?

  /// Whether both sides have a picture, and these do not count as equal.
  var differs: Bool {
    switch outcome {
    case .different, .unlike, .resized: true
    default: false
    }
  }

  /// Whether the frame is not as it should be in any respect.
  package var isDifference: Bool {
    switch outcome {
    case .same, .tolerated:
      !hasSameColors || bytesAfterEnd != nil || delays?.areEqual == false
    default: true
    }
  }
}

/// How many bytes follow the ends of two files.
package struct BytesAfterEnd: Hashable, Sendable {
  package var a: Int
  package var b: Int
}

/// Columns and rows.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)x\(height)" }
}

/// For how long a frame is shown on either side.
package struct FrameDelays: Hashable, Sendable {
  package var a: FrameDelay
  package var b: FrameDelay

  var areEqual: Bool { a == b }
}
