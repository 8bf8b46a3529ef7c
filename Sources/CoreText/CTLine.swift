import AttributedText
public import CoreGraphics
import Geometry
import Glyphs
import VirtualTime

/// A line of text that has been set. It stands on its baseline, y up, and begins at 0.
public final class CTLine: NSObject {
  /// `source`, read; the line may be of a part of it.
  let text: StyledText
  /// All characters of the text, which lines of one frame share.
  let characters: [Character]
  let line: LaidOutLine
  let source: NSAttributedString
  /// Where each of the text's characters begins in the string that callers know, in UTF-16 units, and
  /// where the last ends.
  let starts: [Int]
  /// The part of that string that the line stands for.
  let stringRange: CFRange

  init(
    text: StyledText, characters: [Character]? = nil, line: LaidOutLine,
    source: NSAttributedString, starts: [Int], stringRange: CFRange
  ) {
    self.text = text
    self.characters = characters ?? text.characters
    self.line = line
    self.source = source
    self.starts = starts
    self.stringRange = stringRange
    super.init()
  }

  /// All of `source` on one line.
  convenience init(_ source: NSAttributedString) {
    let text = StyledText(source)
    self.init(
      text: text, line: text.onOneLine, source: source, starts: text.utf16Starts,
      stringRange: CFRange(location: 0, length: source.length))
  }

  /// The same text with another line of glyphs.
  func replacing(line: LaidOutLine) -> CTLine {
    CTLine(
      text: text, characters: characters, line: line, source: source, starts: starts,
      stringRange: stringRange)
  }

  /// What the source says of each of the text's spans.
  private(set) lazy var attributeRuns = source.attributeRuns

  /// Where the character of the text begins in the string that callers know.
  func start(of character: Int?) -> Int {
    character.flatMap { $0 < starts.count ? starts[$0] : nil } ?? stringRange.location
  }
}

extension StyledText {
  /// All of the text on one line: a newline is as wide as a space.
  var onOneLine: LaidOutLine {
    let spans = spans.map { span in
      // Of what is said of paragraphs only the direction is of use to one line.
      let paragraph = span.paragraph.map { said in
        var style = ParagraphStyle(wrapping: .none)
        style.direction = said.direction
        return style
      }
      return TextSpan(
        String(span.text.map { $0.isNewline ? " " : $0 }), style: span.style, paragraph: paragraph)
    }
    let layout = TextLayout(spans, style: ParagraphStyle(wrapping: .none))
    return layout.lines.first.map { $0.onItsBaseline } ?? .empty
  }
}

extension LaidOutLine {
  /// The line with its origin at zero.
  var onItsBaseline: LaidOutLine {
    var line = self
    line.origin = .zero
    return line
  }

  /// No text.
  static var empty: LaidOutLine { LaidOutLine() }
}

/// A line of all of `attrString`; newlines do not end it.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString.copy() as? NSAttributedString ?? attrString)
}

/// How many glyphs the line has.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line.glyphs.count }

/// The line's runs from left to right: `CTRun`s, each of one font and the same attributes.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The part of the string the line stands for, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.stringRange }

/// The line's width in points, spaces at its end included; and its ascent, descent and leading.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: inout CGFloat, _ descent: inout CGFloat, _ leading: inout CGFloat
) -> Double {
  ascent = CGFloat(line.line.ascent)
  descent = CGFloat(line.line.descent)
  leading = CGFloat(line.line.lineGap)
  return line.line.width
}

/// The line's width, ascent and descent in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: inout CGFloat, _ descent: inout CGFloat, _ leading: Never?
) -> Double {
  var unused: CGFloat = 0
  return CTLineGetTypographicBounds(line, &ascent, &descent, &unused)
}

/// The line's width and ascent in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: inout CGFloat, _ descent: Never?, _ leading: Never?
) -> Double {
  ascent = CGFloat(line.line.ascent)
  return line.line.width
}

/// The line's width in points.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: Never?, _ descent: Never?, _ leading: Never?
) -> Double { line.line.width }

/// What a line's bounds are measured by.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// The line's box, y up, from its left end on the baseline: of its ink with `useGlyphPathBounds`,
/// else typographic, with the leading below unless excluded.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.line.inkBox ?? .null }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.line.lineGap
  return CGRect(
    x: 0, y: -line.line.descent - leading, width: line.line.width,
    height: line.line.ascent + line.line.descent + leading)
}

/// The box of the line's ink where `context` would draw it, y up; nil: at zero. Null for a blank.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard let box = line.line.inkBox else { return .null }
  let position = context?.textPosition ?? .zero
  return box.offsetBy(dx: position.x, dy: position.y)
}

/// The width of the spaces at the line's end, points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let characters = line.characters
  let spaces = line.line.cells.reversed().prefix {
    $0.character.map { characters[$0].isWhitespace } ?? false
  }
  return spaces.last.map { line.line.width - $0.left } ?? 0
}

/// How far to the right to draw the line for it to stand in `flushWidth` points: 0 flush left, 0.5
/// in the middle, 1 flush right. Spaces at its end do not count.
public func CTLineGetPenOffsetForFlush(
  _ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double
) -> Double {
  let slack = flushWidth - line.line.width + CTLineGetTrailingWhitespaceWidth(line)
  return max(0, slack) * min(max(0, Double(flushFactor)), 1)
}

/// Draws the line from the context's text position on, and moves that to the line's end.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.drawText(line.text, line.line)
  let position = context.textPosition
  context.textPosition = CGPoint(x: position.x + CGFloat(line.line.width), y: position.y)
}

extension LaidOutLine {
  /// Around the ink, y up, the origin at zero; nil for a blank.
  var inkBox: CGRect? {
    path(at: .zero).tightBounds.map {
      CGRect(x: $0.x, y: -$0.maxY, width: $0.width, height: $0.height)
    }
  }
}

extension CGContext {
  /// Paints `line`, which stands at zero, at the text position by the text matrix.
  func drawText(_ text: StyledText, _ line: LaidOutLine) {
    for feature in text.undrawn(in: [line]) {
      SceneContext.active.unsupported(feature, at: "a line of Core Text")
    }
    let pieces = text.pieces(of: [line], contextColor: fillColorOfText)
    let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    draw(pieces, flip.followed(by: Affine(textMatrix)))
  }
}
