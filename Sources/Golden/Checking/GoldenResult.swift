package import Comparison

/// What came of checking a golden.
package struct GoldenResult: Sendable {
  /// The golden's frames (A) against those made now (B), and why they differ.
  package var frames: ClipComparison
  /// The number of each frame of `frames`.
  package var numbers: [Int]
  /// The stills that should be in the folder (A) against those that are (B); nil where all are as
  /// recorded.
  package var stills: ClipComparison?
  /// What is wrong with the animation of all frames.
  package var animationFault: String?
  /// Of frames that differ: what was recorded and what was made, by the frame's number.
  package var pictures: [Int: (a: StraightPicture?, b: StraightPicture?)]
  /// Pictures that there was no memory for.
  package var omitted: Int

  /// Whether nothing differs.
  package var isSame: Bool {
    frames.isSame && stills?.isSame != false && animationFault == nil
  }

  /// The number of the first frame that differs.
  package var firstDifferingFrame: Int? {
    zip(frames.frames, numbers).first { $0.0.isDifference }?.1
  }

  /// A frame to show as a strip: the first that differs and of which both pictures are at hand, or
  /// else of which one is.
  package var frameForStrip: Int? {
    let differing = zip(frames.frames, numbers).filter { $0.0.isDifference }.map(\.1)
    return differing.first { pictures[$0]?.a != nil && pictures[$0]?.b != nil }
      ?? differing.first { pictures[$0] != nil }
  }
}
