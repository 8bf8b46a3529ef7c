import CoreText
import Testing

/// Text in contexts, y up, against the boxes the outlines have.
@Suite struct TextDrawingTests {
  private let font = CTFontCreateWithName("Inter-Bold", 40, nil)

  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 100, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Premultiplied red, green, blue and alpha, columns from the left and rows from the bottom.
  private func pixels(_ context: CGContext) throws -> (Int, Int) -> [UInt8] {
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data)
    let bytes = [UInt8](data)
    let stride = image.bytesPerRow
    let height = image.height
    return { x, y in
      let start = (height - 1 - y) * stride + 4 * x
      return Array(bytes[start..<start + 4])
    }
  }

  private func ink(_ context: CGContext) throws -> CGRect {
    let pixel = try pixels(context)
    var box = CGRect.null
    for y in 0..<60 {
      for x in 0..<100 where pixel(x, y)[3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func glyph(_ character: Character) -> CGGlyph {
    let units = [UniChar](String(character).utf16)
    var glyphs: [CGGlyph] = [0]
    CTFontGetGlyphsForCharacters(font, units, &glyphs, 1)
    return glyphs[0]
  }

  /// True when each side of the ink is less than a pixel outside the box, and hardly inside.
  private func isAround(_ ink: CGRect, _ box: CGRect) -> Bool {
    let margins = [
      box.minX - ink.minX, box.minY - ink.minY, ink.maxX - box.maxX, ink.maxY - box.maxY,
    ]
    return margins.allSatisfy { $0 > -0.5 && $0 < 1.01 }
  }

  @Test func aLineStandsAtTheTextPosition() throws {
    let context = try context()
    context.textPosition = CGPoint(x: 10, y: 20)
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "H", attributes: [kCTFontAttributeName as NSAttributedString.Key: font]))
    let expected = CTLineGetImageBounds(line, context)
    CTLineDraw(line, context)
    #expect(near(expected.minY, 20, 0.01))
    #expect(isAround(try ink(context), expected))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(near(context.textPosition.x, 10 + CGFloat(width), 1e-9))
    #expect(context.textPosition.y == 20)
  }

  @Test func aRunsGlyphsStayWhereTheyAreInTheLine() throws {
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "HII", attributes: [kCTFontAttributeName as NSAttributedString.Key: font]))
    let run = (CTLineGetGlyphRuns(line) as! [CTRun])[0]
    let context = try context()
    context.textPosition = CGPoint(x: 5, y: 10)
    CTRunDraw(run, context, CFRangeMake(2, 1))
    #expect(isAround(try ink(context), CTRunGetImageBounds(run, context, CFRangeMake(2, 1))))
  }

  @Test func glyphsAreFilledWithTheFillColour() throws {
    let context = try context()
    context.setFont(CTFontCopyGraphicsFont(font, nil))
    context.setFontSize(40)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.showGlyphs([glyph("H")], at: [CGPoint(x: 10, y: 10)])
    let box = try #require(CTFontCreatePathForGlyph(font, glyph("H"), nil)).boundingBoxOfPath
    #expect(isAround(try ink(context), box.offsetBy(dx: 10, dy: 10)))
    // Inside the left stem.
    let stem = try pixels(context)(Int(box.minX) + 13, 20)
    #expect(stem == [255, 0, 0, 255])
  }

  @Test func theTextMatrixScalesAndTurns() throws {
    let context = try context()
    context.setFont(CTFontCopyGraphicsFont(font, nil))
    context.setFontSize(20)
    context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 8)
    context.saveGState()
    context.showGlyphs([glyph("H")], at: [.zero])
    context.restoreGState()
    let box = try #require(CTFontCreatePathForGlyph(font, glyph("H"), nil)).boundingBoxOfPath
    #expect(isAround(try ink(context), box.offsetBy(dx: 6, dy: 8)))
    #expect(context.textPosition == CGPoint(x: 6, y: 8))
  }

  @Test func glyphsInARowMoveTheTextPosition() throws {
    let context = try context()
    context.setFont(CTFontCopyGraphicsFont(font, nil))
    context.setFontSize(40)
    context.setCharacterSpacing(3)
    context.textPosition = CGPoint(x: 4, y: 4)
    let glyphs = [glyph("I"), glyph("I")]
    context.showGlyphs(glyphs)
    let advance = CTFontGetAdvancesForGlyphs(font, .default, glyphs, nil, 2)
    #expect(near(context.textPosition.x, CGFloat(4 + advance + 6), 1e-9))
  }

  @Test func strokedTextIsHollow() throws {
    let context = try context()
    context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.setTextDrawingMode(.stroke)
    context.textPosition = CGPoint(x: 10, y: 10)
    CTFontDrawGlyphs(font, [glyph("H")], [.zero], 1, context)
    let box = try #require(CTFontCreatePathForGlyph(font, glyph("H"), nil)).boundingBoxOfPath
    let pixel = try pixels(context)
    #expect(pixel(10 + Int(box.minX) + 3, 14)[3] == 0)
    #expect(try ink(context).contains(box.offsetBy(dx: 10, dy: 10)))
  }

  @Test func textClipsWhatIsDrawnAfterIt() throws {
    let context = try context()
    context.setTextDrawingMode(.clip)
    context.textPosition = CGPoint(x: 10, y: 10)
    context.setFont(CTFontCopyGraphicsFont(font, nil))
    context.setFontSize(40)
    context.showGlyphs([glyph("H")], at: [.zero])
    #expect(try ink(context).isNull)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
    let box = try #require(CTFontCreatePathForGlyph(font, glyph("H"), nil)).boundingBoxOfPath
    #expect(isAround(try ink(context), box.offsetBy(dx: 10, dy: 10)))
  }

  @Test func invisibleTextDrawsNothingAndThePathStays() throws {
    let context = try context()
    context.setTextDrawingMode(.invisible)
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    CTFontDrawGlyphs(font, [glyph("H")], [.zero], 1, context)
    #expect(try ink(context).isNull)
    context.fillPath()
    #expect(try ink(context) == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func colourFromTheContext() throws {
    let context = try context()
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "H",
        attributes: [
          kCTFontAttributeName as NSAttributedString.Key: font,
          kCTForegroundColorFromContextAttributeName as NSAttributedString.Key: true,
        ]))
    CTLineDraw(line, context)
    let pixel = try pixels(context)
    let box = CTLineGetImageBounds(line, nil)
    #expect(pixel(Int(box.minX) + 3, 10) == [0, 255, 0, 255])
  }

  @Test func patternFromTheContext() throws {
    let context = try context()
    // Rows of green, four high, with four between.
    let made = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8,
      yStep: 8, tiling: .constantSpacing, isColored: true,
      callbacks: CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in
          context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
          context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }, releaseInfo: nil))
    context.setFillPattern(try #require(made), colorComponents: [1])
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "H",
        attributes: [
          kCTFontAttributeName as NSAttributedString.Key: font,
          kCTForegroundColorFromContextAttributeName as NSAttributedString.Key: true,
        ]))
    CTLineDraw(line, context)
    let pixel = try pixels(context)
    let stem = Int(CTLineGetImageBounds(line, nil).minX) + 3
    #expect(pixel(stem, 9) == [0, 255, 0, 255])
    #expect(pixel(stem, 14) == [0, 0, 0, 0])
    #expect(pixel(stem, 18) == [0, 255, 0, 255])
  }

  @Test func framesAreDrawnInTheirPaths() throws {
    let context = try context()
    let text = NSAttributedString(
      string: "H", attributes: [kCTFontAttributeName as NSAttributedString.Key: font])
    let path = CGPath(rect: CGRect(x: 20, y: 5, width: 60, height: 52), transform: nil)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
    CTFrameDraw(frame, context)
    let ink = try ink(context)
    let baseline = 57 - CTFontGetAscent(font)
    #expect(near(ink.minY, baseline, 1))
    #expect(ink.minX >= 20)
  }
}
