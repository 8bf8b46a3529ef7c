/// One finding: what is not the same, and where.
package struct ClipDifference: Hashable, Sendable {
  package var kind: DifferenceKind
  /// The frames it is about: indices in `ClipComparison.frames`, of a shift all of its frames.
  package var frames: [Int]
  /// What they are called: one name, or the first and the last.
  package var subject: String
  /// What is found, in words that follow the subject and a colon.
  package var message: String
  /// The frame of A that is shown instead, or of which a name was changed, where that is known.
  package var other: Int?

  package init(
    _ kind: DifferenceKind, frames: [Int], subject: String, message: String, other: Int? = nil
  ) {
    self.kind = kind
    self.frames = frames
    self.subject = subject
    self.message = message
    self.other = other
  }
}

/// One of the two sides of a comparison.
package enum ClipSide: String, Hashable, Sendable {
  /// What is expected.
  case a = "A"
  /// What is there.
  case b = "B"
}
