import AttributedText
public import CoreGraphics
package import Glyphs

/// How the paragraphs of attributed text are set; points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate var values = Values()

  /// The style of text that says nothing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges; natural unless changed.
  open var alignment: NSTextAlignment { values.alignment }

  /// How lines end; after words unless changed.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Between the bottom of a line and the top of the next.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Above the paragraph, except the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// From the left edge to the beginning of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// From the left edge to the beginning of the other lines.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: from the left edge when positive, else from the right.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Lines are at least as high.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// Lines are at most as high; 0 for any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// Multiplies the natural height of lines; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Which way text runs; natural is as its first letter does.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Stored; words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Stored; letters are not moved together.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes all values of `style`.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

extension NSParagraphStyle: ParagraphStyleSource {
  package var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle(
      alignment: alignment.alignment, wrapping: lineBreakMode.wrapping,
      truncation: lineBreakMode.truncation, lineSpacing: Double(lineSpacing))
    style.lineHeight = LineHeight(
      multiple: Double(lineHeightMultiple), minimum: Double(minimumLineHeight),
      maximum: Double(maximumLineHeight))
    style.indents = Indents(
      firstLine: Double(firstLineHeadIndent), others: Double(headIndent),
      tail: Double(tailIndent))
    style.spacingBefore = Double(paragraphSpacingBefore)
    style.spacingAfter = Double(paragraphSpacing)
    style.direction =
      switch baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return style
  }
}
