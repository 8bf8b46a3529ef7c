/// What all frames of a clip have in common, known before the first is drawn.
package struct ClipFormat: Hashable, Sendable {
  /// Columns of every frame, in pixels.
  package var width: Int
  /// Rows of every frame, in pixels.
  package var height: Int
  /// How many frames there are.
  package var frameCount: Int
  /// Frames a second as a fraction in lowest terms, both parts positive. Frames follow each other at
  /// this rate whatever their numbers.
  package var rate: Rate

  /// `numerator` ÷ `denominator` frames a second.
  package struct Rate: Hashable, Sendable {
    package var numerator: Int
    package var denominator: Int

    package init(_ numerator: Int, over denominator: Int = 1) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  package init(width: Int, height: Int, frameCount: Int, rate: Rate) {
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.rate = rate
  }
}
