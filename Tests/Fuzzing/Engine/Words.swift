import Geometry
import Glyphs
import XML

/// Text in several styles, set in a box.
@Sendable func setText(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  var paragraph = ParagraphStyle(
    alignment: [.left, .center, .right, .natural, .justified][input.choice(5)],
    wrapping: [.none, .words, .characters][input.choice(3)],
    truncation: [.none, .start, .middle, .end][input.choice(4)],
    maximumLines: input.flag() ? input.choice(6) : nil, lineSpacing: input.number())
  paragraph.direction = [.natural, .leftToRight, .rightToLeft][input.choice(3)]
  if input.flag() {
    paragraph.lineHeight = LineHeight(
      multiple: input.number(), minimum: input.number(), maximum: input.number())
    paragraph.indents = Indents(
      firstLine: input.number(), others: input.number(), tail: input.number())
    (paragraph.spacingBefore, paragraph.spacingAfter) = (input.number(), input.number())
  }
  let width = input.flag() ? input.number() : nil
  let height = input.flag() ? input.number() : nil
  let styles = (0..<2).map { _ in
    var style = TextStyle(
      typeface: BundledFonts.interface(weight: FontWeight(Int(input.byte()) * 4)),
      size: input.number())
    if input.flag() {
      (style.kerning, style.slant) = (input.number(), input.number())
      (style.baselineOffset, style.expansion) = (input.number(), input.number())
      style.isSpacedBySize = input.flag()
      style.hasTabularDigits = input.flag()
      style.hasLigatures = input.flag()
      if input.choice(4) == 0 {
        style.box = TextBox(
          width: input.number(), ascent: input.number(), descent: input.number())
      }
    }
    return style
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
