import Glyphs
import Testing

/// Text of any length is set in a time that grows no faster than it does: what is not, does not come back here.
@Suite struct LongTextTests {
  private let size = 16.0

  private func layout(
    _ text: String, width: Double?, height: Double? = nil, seenHeight: Double? = nil,
    _ style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    TextLayout(
      [TextSpan(text, style: TextStyle(size: size))], width: width, height: height,
      seenHeight: seenHeight, style: style)
  }

  @Test func linesOfALongParagraphAreAsLongAsTheyMayBe() throws {
    let words = (0..<4000).map { "word\($0 * 7919 % 1000)" }
    let text = words.joined(separator: " ")
    let lines = layout(text, width: 300).lines
    #expect(lines.count > 500)
    let characters = Array(text)
    var next = 0
    for (line, following) in zip(lines, lines.dropFirst()) {
      #expect(line.characters.lowerBound == next)
      next = line.characters.upperBound
      #expect(line.width <= 300 + 1e-6)
      let word = characters[following.characters].prefix { $0 != " " }
      let longer = layout(String(characters[line.characters] + word), width: nil)
      #expect(longer.width > 300)
    }
    #expect(next == lines.last?.characters.lowerBound)
    #expect(lines.last?.characters.upperBound == characters.count)
  }

  @Test func aVeryLongWordIsBrokenWhereTheLineIsFull() {
    let count = 100_000
    let layout = layout(String(repeating: "n", count: count), width: 100)
    let length = layout.lines[0].characters.count
    #expect((5...20).contains(length))
    #expect(layout.lines.dropLast().allSatisfy { $0.characters.count == length })
    #expect(layout.lines.map(\.characters.count).reduce(0, +) == count)
  }

  @Test func spacesWithoutEndHangAtOneLine() {
    let layout = layout("a " + String(repeating: " ", count: 100_000), width: 40)
    #expect(layout.lines.count == 1)
    #expect(layout.width < 40)
  }

  @Test func onlyLinesThatAreSeenAreSet() {
    let text = String(repeating: "Some words of text. ", count: 10_000)
    let all = layout(String(text.prefix(4000)), width: 200)
    let seen = layout(text, width: 200, seenHeight: 100)
    #expect(seen.lines == Array(all.lines.prefix(seen.lines.count)))
    #expect(seen.lines.dropLast().allSatisfy { $0.bounds.maxY <= 100 })
    #expect(seen.lines.last.map { $0.bounds.maxY > 100 } == true)
    let cut = layout(text, width: 200, height: 100, ParagraphStyle(truncation: .end))
    #expect(cut.lines.count == seen.lines.count - 1)
    #expect(cut.lines.last?.isTruncated == true)
    #expect(cut.lines.last?.glyphs.last?.character == nil)
  }

  @Test(arguments: [ParagraphStyle.Truncation.start, .middle, .end])
  func aLongLineIsCutAsTheSameTextIsThatIsShort(truncation: ParagraphStyle.Truncation) {
    let style = ParagraphStyle(wrapping: .none, truncation: truncation)
    // Both begin and end alike, and only one is longer than what is measured at once.
    let short = "The beginning. " + String(repeating: "middle ", count: 300) + "The end."
    let long = "The beginning. " + String(repeating: "middle ", count: 20_000) + "The end."
    let (first, second) = (
      layout(short, width: 200, style).lines, layout(long, width: 200, style).lines
    )
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(second[0].isTruncated)
    #expect(first[0].glyphs.map(\.glyph) == second[0].glyphs.map(\.glyph))
    #expect(first[0].width == second[0].width)
  }

  @Test func charactersWithoutWidthAreCutToo() {
    let text =
      String(repeating: "a\u{200D}", count: 20) + String(repeating: "\u{2060}", count: 50_000)
    let style = ParagraphStyle(wrapping: .none, truncation: .end)
    let line = layout(text + String(repeating: "n", count: 5000), width: 60, style).lines[0]
    #expect(line.isTruncated)
    #expect(line.width <= 60 + 1e-6)
  }

  @Test func ofVeryManyMarksTheFirstAreSet() {
    let marked = "e" + String(repeating: "\u{301}", count: 100_000)
    let layout = layout("x\(marked)y", width: 100)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].characters == 0..<3)
    #expect((2...300).contains(layout.lines[0].glyphs.count))
    #expect(Character(marked).hasTooManyMarks)
    #expect(!Character("e\u{301}\u{302}").hasTooManyMarks)
    #expect(Character(marked).withFewMarks.unicodeScalars.count == MarkLimit.scalars)
  }

  @Test func marksOfTextFromRightToLeftCostNoMore() {
    let text = String(repeating: "ש\u{5C1}\u{5B8}", count: 20_000)
    let layout = layout(text, width: 400)
    #expect(layout.lines.map(\.characters.count).reduce(0, +) == 20_000)
  }

  @Test func manySpansOnALineAreEachDrawnOnce() {
    let spans = (0..<3000).map { _ in TextSpan("n", style: TextStyle(size: size)) }
    let line = TextLayout(spans).lines[0]
    let runs = line.runs(at: .zero)
    #expect(runs.map(\.span) == Array(0..<3000))
    let all = line.path(at: .zero)
    #expect(runs.reduce(0) { $0 + $1.path.verbs.count } == all.verbs.count)
  }
}
