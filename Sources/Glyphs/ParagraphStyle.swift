/// How lines are made of text: everything but the text and its styles.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the edges of the box.
  package enum Alignment: Sendable {
    case left
    case center
    case right
    /// Left: text runs from left to right here.
    case natural
    /// Lines that were wrapped are spread to both edges, the others are left.
    case justified
  }

  /// Where a line may end besides at a newline.
  package enum Wrapping: Sendable {
    case none
    /// Between words and between Chinese characters; inside a word wider than the box.
    case words
    /// After any character.
    case characters
  }

  /// Which part of text that does not fit gives way to an ellipsis.
  package enum Truncation: Sendable {
    case none
    case start
    case middle
    case end
  }

  package var alignment: Alignment
  package var wrapping: Wrapping
  /// Applies to the last line allowed and, without wrapping, to every line. Needs a width.
  package var truncation: Truncation
  /// The number of lines allowed; nil for any.
  package var maximumLines: Int?
  /// Points between the bottom of a line and the top of the next.
  package var lineSpacing: Double

  package init(
    alignment: Alignment = .natural, wrapping: Wrapping = .words, truncation: Truncation = .none,
    maximumLines: Int? = nil, lineSpacing: Double = 0
  ) {
    self.alignment = alignment
    self.wrapping = wrapping
    self.truncation = truncation
    self.maximumLines = maximumLines
    self.lineSpacing = lineSpacing
  }
}
