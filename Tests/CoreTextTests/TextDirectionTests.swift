import CoreText
import Foundation
import Testing

/// No bundled face has Hebrew: boxes are set as its letters would be.
struct TextDirectionTests {
  private let line = CTLineCreateWithAttributedString(NSAttributedString(string: "ab אבג"))

  @Test func caretsStandWhereTheirCharactersAreRead() {
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
    // Before the first Hebrew letter, at its right.
    #expect(abs(CTLineGetOffsetForStringIndex(line, 3, nil) - width) < 1e-9)
    let middle = CTLineGetOffsetForStringIndex(line, 4, nil)
    let last = CTLineGetOffsetForStringIndex(line, 5, nil)
    #expect(last < middle && middle < width)
    for index in [0, 1, 2, 4, 5] {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      // Just to the side of the caret on which its character is.
      let x = offset + (index < 3 ? 0.1 : -0.1)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x, y: 0)) == index)
    }
  }

  @Test func runsKnowWhichWayTheyAreRead() throws {
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(runs.map { CTRunGetStatus($0).contains(.rightToLeft) } == [false, true])
    let range = CTRunGetStringRange(runs[1])
    #expect(range.location == 3 && range.length == 3)
    #expect(try #require(CTRunGetStringIndicesPtr(runs[1])) == [5, 4, 3])
  }

  @Test func aParagraphStyleSaysWhereTextBegins() throws {
    for var direction in [0, 1] as [Int8] {
      let style = CTParagraphStyleCreate(
        [CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: 1, value: &direction)], 1)
      let string = NSAttributedString(
        string: "ab",
        attributes: [
          NSAttributedString.Key(rawValue: kCTParagraphStyleAttributeName as String): style
        ])
      let frame = CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(string), CFRange(),
        CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil), nil)
      var origins = [CGPoint.zero]
      CTFrameGetLineOrigins(frame, CFRange(), &origins)
      let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
      let width = CTLineGetTypographicBounds(lines[0], nil, nil, nil)
      #expect(abs(origins[0].x - (direction == 0 ? 0 : 100 - width)) < 1e-9)
    }
  }
}
