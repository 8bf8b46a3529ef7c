import CoreText
import Testing

/// Lines, runs and frames. H is 2084 units of 2816 wide in Inter, by its tables.
@Suite struct CTLineTests {
  private let font = CTFontCreateWithName("Inter-Regular", 28.16, nil)
  /// The advance of an H at that size.
  private let width = 20.84

  private func line(_ text: String) -> CTLine {
    CTLineCreateWithAttributedString(string(text))
  }

  private func string(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [kCTFontAttributeName as NSAttributedString.Key: font])
  }

  private func length(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

  @Test func aLineIsAsWideAsItsAdvances() {
    let line = line("HHH")
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let measured = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(near(measured, 3 * width, 1e-9))
    #expect(near(ascent, 27.28, 1e-9))
    #expect(near(descent, 6.8, 1e-9))
    #expect(leading == 0)
    #expect(CTLineGetGlyphCount(line) == 3)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 3))
  }

  @Test func caretsStandBetweenCharacters() {
    let line = line("HHH")
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    #expect(near(CTLineGetOffsetForStringIndex(line, 2, nil), 2 * width, 1e-9))
    #expect(near(CTLineGetOffsetForStringIndex(line, 99, nil), 3 * width, 1e-9))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 0.4 * width, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 0.6 * width, y: 0)) == 1)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 3)
    #expect(CTLineGetStringIndexForPosition(self.line(""), .zero) == kCFNotFound)
  }

  @Test func indicesAreThoseOfUTF16() {
    // One character of two units, then H.
    let line = line("\u{1F600}H")
    #expect(CTLineGetStringRange(line).length == 3)
    let start = CTLineGetOffsetForStringIndex(line, 2, nil)
    #expect(start > 0)
    #expect(CTLineGetOffsetForStringIndex(line, 1, nil) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: Double(start) + 1, y: 0)) == 2)
  }

  @Test func runsPartWhereAttributesDo() throws {
    let text = NSMutableAttributedString(attributedString: string("HHHH"))
    let large = CTFontCreateWithName("Inter-Bold", 56.32, nil)
    text.addAttribute(
      kCTFontAttributeName as NSAttributedString.Key, value: large,
      range: NSRange(location: 1, length: 2))
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    let runs = CTLineGetGlyphRuns(line) as! [CTRun]
    #expect(runs.map { CTRunGetGlyphCount($0) } == [1, 2, 1])
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1, 3])
    #expect(runs.map { CTRunGetStringRange($0).length } == [1, 2, 1])
    let attributes = CTRunGetAttributes(runs[1]) as NSDictionary
    #expect(attributes[kCTFontAttributeName as String] as? CTFont == large)
    let keyed = CTRunGetAttributes(runs[0]) as? [NSAttributedString.Key: Any]
    #expect(keyed?[kCTFontAttributeName] as? CTFont == font)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(near(positions[0].x, width, 1e-9))
    let advances = try #require(CTRunGetAdvancesPtr(runs[1]))
    #expect(near(positions[1].x, positions[0].x + advances[0].width, 1e-9))
    let sum = runs.map { CTRunGetTypographicBounds($0, CFRange(), nil, nil, nil) }.reduce(0, +)
    #expect(near(sum, length(line), 1e-9))
  }

  @Test func theFontOfARunIsTheOneItsGlyphsAreOf() {
    // The bundled Chinese face sets what Inter lacks.
    let runs = CTLineGetGlyphRuns(line("H我")) as! [CTRun]
    #expect(runs.count == 2)
    let attributes = CTRunGetAttributes(runs[1]) as NSDictionary
    let used = attributes[kCTFontAttributeName as String] as! CTFont
    #expect(CTFontCopyPostScriptName(used).hasPrefix("NotoSans"))
  }

  /// The tutorial that outlines a word, as it is printed.
  @Test func aWordsOutlineBecomesAPath() {
    let letters = CGMutablePath()
    let attributed = NSAttributedString(
      string: "HI", attributes: [kCTFontAttributeName as NSAttributedString.Key: font])
    let line = CTLineCreateWithAttributedString(attributed as CFAttributedString)
    let runArray = CTLineGetGlyphRuns(line)
    for runIndex in 0..<CFArrayGetCount(runArray) {
      let run = runArray[runIndex] as! CTRun
      let runFont =
        (CTRunGetAttributes(run) as NSDictionary)[kCTFontAttributeName as String] as! CTFont
      for glyphIndex in 0..<CTRunGetGlyphCount(run) {
        let range = CFRangeMake(glyphIndex, 1)
        var glyph = CGGlyph()
        var position = CGPoint()
        CTRunGetGlyphs(run, range, &glyph)
        CTRunGetPositions(run, range, &position)
        if let letter = CTFontCreatePathForGlyph(runFont, glyph, nil) {
          let t = CGAffineTransform(translationX: position.x, y: position.y)
          letters.addPath(letter, transform: t)
        }
      }
    }
    let box = letters.boundingBoxOfPath
    #expect(abs(box.minY) < 0.01)
    #expect(near(box.height, CTFontGetCapHeight(font), 0.01))
    #expect(box.maxX > width && box.maxX < length(line))
    let image = CTLineGetImageBounds(line, nil)
    #expect(near(image.width, box.width, 1e-6) && near(image.minX, box.minX, 1e-6))
  }

  @Test func linesAreCutAtEitherEndOrInTheMiddle() throws {
    let full = line("HHHHHHHH")
    let token = line("…")
    let room = 3 * width + length(token) + 0.01
    for (type, expected) in [
      (CTLineTruncationType.end, [0, 1, 2]), (.start, [5, 6, 7]), (.middle, [0, 1, 7]),
    ] {
      let cut = try #require(CTLineCreateTruncatedLine(full, room, type, token))
      #expect(CTLineGetGlyphCount(cut) == 4)
      #expect(length(cut) <= room)
      let indices = (CTLineGetGlyphRuns(cut) as! [CTRun]).flatMap { CTRunGetStringIndicesPtr($0)! }
      #expect(Set(expected).isSubset(of: Set(indices)))
    }
  }

  @Test func aLineThatFitsIsItself() throws {
    let full = line("HHHH")
    let token = line("…")
    #expect(CTLineCreateTruncatedLine(full, 500, .end, token) === full)
    #expect(CTLineCreateTruncatedLine(full, 1, .end, token) == nil)
    #expect(CTLineCreateTruncatedLine(full, -10, .end, token) == nil)
    let bare = try #require(CTLineCreateTruncatedLine(full, 2.5 * width, .end, nil))
    #expect(CTLineGetGlyphCount(bare) == 2)
  }

  @Test func justifiedLinesFillTheWidth() throws {
    let text = line("HH HH HH ")
    let justified = try #require(CTLineCreateJustifiedLine(text, 1, 300))
    let trailing = CTLineGetTrailingWhitespaceWidth(text)
    #expect(near(trailing, 7.92, 1e-9))
    #expect(near(length(justified), trailing + 300, 1e-6))
    #expect(CTLineCreateJustifiedLine(text, 1, 10) == nil)
  }

  @Test func flushOffsetsShareTheRoom() {
    let text = line("HH")
    #expect(near(CTLineGetPenOffsetForFlush(text, 0.5, 100), (100 - 2 * width) / 2, 1e-9))
    #expect(near(CTLineGetPenOffsetForFlush(text, 1, 100), (100 - 2 * width), 1e-9))
    #expect(CTLineGetPenOffsetForFlush(text, 0.5, 10) == 0)
  }

  @Test func framesStackLinesFromTheTop() {
    let setter = CTFramesetterCreateWithAttributedString(string("HH HH HH"))
    let height = 27.28 + 6.8
    var fits = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude), &fits)
    #expect(near(size.height, 3 * height, 1e-6))
    #expect(near(size.width, 2 * width, 1e-6))
    #expect(fits == CFRange(location: 0, length: 8))
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 50, height: 2.5 * height), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame) as! [CTLine]
    #expect(lines.map { CTLineGetStringRange($0).location } == [0, 3])
    #expect(CTFrameGetVisibleStringRange(frame).length == 6)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(near(origins[0].y, (2.5 * height - 27.28), 1e-6))
    #expect(near(origins[0].y, origins[1].y + height, 1e-6))
  }

  @Test func aTypesetterTellsWhereLinesEnd() {
    let setter = CTTypesetterCreateWithAttributedString(string("HH HH\nH"))
    #expect(CTTypesetterSuggestLineBreak(setter, 0, 50) == 3)
    #expect(CTTypesetterSuggestLineBreak(setter, 3, 50) == 3)
    let line = CTTypesetterCreateLine(setter, CFRangeMake(3, 2))
    #expect(CTLineGetStringRange(line) == CFRange(location: 3, length: 2))
    #expect(near(length(line), 2 * width, 1e-9))
  }

  @Test func paragraphStylesAreHeeded() {
    var alignment = CTTextAlignment.right
    var height: CGFloat = 50
    let settings = [
      CTParagraphStyleSetting(
        spec: .alignment, valueSize: MemoryLayout.size(ofValue: alignment), value: &alignment),
      CTParagraphStyleSetting(
        spec: .minimumLineHeight, valueSize: MemoryLayout.size(ofValue: height), value: &height),
    ]
    let style = CTParagraphStyleCreate(settings, settings.count)
    let text = NSMutableAttributedString(attributedString: string("H"))
    text.addAttribute(
      NSAttributedString.Key(rawValue: kCTParagraphStyleAttributeName as String), value: style,
      range: NSRange(location: 0, length: 1))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
    var origins = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(near(origins[0].x, (100 - width), 1e-6))
    #expect(near(origins[0].y, (50 + 6.8), 1e-6))
    var read = CTTextAlignment.left
    #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read))
    #expect(read == .right)
  }

  @Test func mutableStringsOfCoreFoundation() {
    let text = CFAttributedStringCreateMutable(nil, 0)!
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "HHH")
    CFAttributedStringSetAttribute(text, CFRangeMake(0, 3), kCTFontAttributeName, font)
    CFAttributedStringSetAttribute(text, CFRangeMake(2, 9), kCTKernAttributeName, 5)
    #expect(CFAttributedStringGetLength(text) == 3)
    #expect(near(length(CTLineCreateWithAttributedString(text)), 3 * width, 1e-9))
  }
}
