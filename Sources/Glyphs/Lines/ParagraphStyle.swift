/// How lines are made of text: everything but the text and its styles.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the edges of the box.
  package enum Alignment: Sendable {
    case left
    case center
    case right
    /// Where the paragraph's text begins: left, or right for text that runs from right to left.
    case natural
    /// Lines that were wrapped are spread to both edges, the others stand where the text begins.
    case justified
  }

  /// Which way a paragraph runs.
  package enum Direction: Sendable {
    /// As its first letter does; from left to right where it has none.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// Where a line may end besides at a newline.
  package enum Wrapping: Sendable {
    case none
    /// Where Unicode's line breaking has it; inside a word wider than the box.
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
  package var direction = Direction.natural
  package var wrapping: Wrapping
  /// Applies to the last line allowed and, without wrapping, to every line. Needs a width.
  package var truncation: Truncation
  /// The number of lines allowed; nil for any.
  package var maximumLines: Int?
  /// Points between the bottom of a line and the top of the next.
  package var lineSpacing: Double
  /// How lines are higher than their faces make them.
  package var lineHeight = LineHeight()
  /// How far lines begin and end inside the box.
  package var indents = Indents()
  /// Points above the paragraph, but not above the first, and below it, but not below the last.
  package var spacingBefore = 0.0
  package var spacingAfter = 0.0

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

/// The height of lines, from the top of the ascent to the bottom of the descent.
package struct LineHeight: Hashable, Sendable {
  /// Times the natural height; 0 for 1.
  package var multiple = 0.0
  /// Points; the maximum wins, and is none when it is 0.
  package var minimum = 0.0
  package var maximum = 0.0

  package init(multiple: Double = 0, minimum: Double = 0, maximum: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The height of a line that is `natural` points high by itself.
  func applied(to natural: Double) -> Double {
    var height = multiple > 0 ? natural * multiple : natural
    if minimum > 0 { height = max(height, minimum) }
    if maximum > 0 { height = min(height, maximum) }
    return height
  }
}

/// Where lines begin and end, points, from the edge at which the text begins: left, or right for text that runs
/// from right to left.
package struct Indents: Hashable, Sendable {
  /// From the edge of the box to the paragraph's first line, and to its others.
  package var firstLine = 0.0
  package var others = 0.0
  /// Where lines end: from that edge when positive, else (0 or less) from the other.
  package var tail = 0.0

  package init(firstLine: Double = 0, others: Double = 0, tail: Double = 0) {
    self.firstLine = firstLine
    self.others = others
    self.tail = tail
  }

  /// Where a line begins.
  func head(isFirst: Bool) -> Double { isFirst ? firstLine : others }

  /// How wide a line may be in a box `width` wide.
  func room(in width: Double, isFirst: Bool) -> Double {
    max(0, (tail > 0 ? tail : width + tail) - head(isFirst: isFirst))
  }
}

extension ParagraphStyle {
  /// The same with every length a number of at most a million points.
  var tamed: ParagraphStyle {
    func tame(_ length: Double) -> Double { length.isNaN ? 0 : min(max(-1e6, length), 1e6) }
    var tamed = self
    tamed.lineSpacing = tame(lineSpacing)
    tamed.lineHeight = LineHeight(
      multiple: tame(lineHeight.multiple), minimum: tame(lineHeight.minimum),
      maximum: tame(lineHeight.maximum))
    tamed.indents = Indents(
      firstLine: tame(indents.firstLine), others: tame(indents.others), tail: tame(indents.tail))
    tamed.spacingBefore = tame(spacingBefore)
    tamed.spacingAfter = tame(spacingAfter)
    return tamed
  }
}
