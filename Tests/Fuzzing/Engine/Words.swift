import Geometry
import Glyphs
import XML

/// Text in several styles, set in a box.
@Sendable func setText(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  // Which settings follow; the others are usual ones.
  let given = input.byte()
  let paragraph = given & 1 != 0 ? input.paragraph() : ParagraphStyle()
  var (width, height): (Double?, Double?) = (120, nil)
  if given & 2 != 0 {
    width = input.flag() ? input.number() : nil
    height = input.flag() ? input.number() : nil
  }
  let styles = (0..<2).map { _ in
    given & 4 != 0
      ? input.textStyle()
      : TextStyle(typeface: BundledFonts.interface(weight: FontWeight(400)), size: 17)
  }
  // Spans end at a letter that no text has.
  let spans = input.rest().split(separator: 0xFF, maxSplits: 7, omittingEmptySubsequences: false)
    .enumerated().map { place, text in
      TextSpan(
        String(decoding: text, as: UTF8.self), style: styles[place % 2],
        paragraph: place % 3 == 2 ? paragraph : nil)
    }
  let layout = TextLayout(spans, width: width, height: height, style: paragraph)
  _ = layout.path()
  _ = layout.runs()
}

extension FuzzInput {
  fileprivate mutating func paragraph() -> ParagraphStyle {
    var paragraph = ParagraphStyle(
      alignment: [.left, .center, .right, .natural, .justified][choice(5)],
      wrapping: [.none, .words, .characters][choice(3)],
      truncation: [.none, .start, .middle, .end][choice(4)],
      maximumLines: flag() ? choice(6) : nil, lineSpacing: number())
    paragraph.direction = [.natural, .leftToRight, .rightToLeft][choice(3)]
    guard flag() else { return paragraph }
    paragraph.lineHeight = LineHeight(multiple: number(), minimum: number(), maximum: number())
    paragraph.indents = Indents(firstLine: number(), others: number(), tail: number())
    (paragraph.spacingBefore, paragraph.spacingAfter) = (number(), number())
    return paragraph
  }

  fileprivate mutating func textStyle() -> TextStyle {
    let weight = FontWeight(Int(byte()) * 4)
    var style = TextStyle(typeface: BundledFonts.interface(weight: weight), size: number())
    guard flag() else { return style }
    (style.kerning, style.slant) = (number(), number())
    (style.baselineOffset, style.expansion) = (number(), number())
    style.isSpacedBySize = flag()
    style.hasTabularDigits = flag()
    style.hasLigatures = flag()
    if choice(4) == 0 {
      style.box = TextBox(width: number(), ascent: number(), descent: number())
    }
    return style
  }
}

/// A document, its elements counted.
@Sendable func readXML(_ bytes: [UInt8]) {
  let counter = ElementCounter()
  guard (try? XMLReader.read(bytes, telling: counter)) != nil else { return }
  precondition(counter.depth == 0 && counter.count > 0, "what begins ends")
}

private final class ElementCounter: XMLHandler {
  var depth = 0
  var count = 0

  func begin(_ element: String, _ attributes: [String: String], line: Int) throws(XMLError) {
    guard depth < 200 else { throw XMLError(line: line, text: "too deep") }
    depth += 1
    count += 1
  }

  func end(_ element: String) { depth -= 1 }
}
