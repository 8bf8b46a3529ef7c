import Glyphs
import Testing

@Suite struct WrappingTests {
  /// Lines of `text` in a box `width` points wide at 10 points.
  private func lines(
    _ text: String, _ width: Double, size: Double = 10,
    _ wrapping: ParagraphStyle.Wrapping = .words
  ) -> [String] {
    TextLayout(text, size: size, width: width, ParagraphStyle(wrapping: wrapping)).shown(of: text)
  }

  @Test func wordsFillALineUntilOneDoesNotFit() {
    let text = "the quick brown fox jumps over the lazy dog"
    for width in stride(from: 40.0, through: 250, by: 3.5) {
      let layout = TextLayout(text, size: 10, width: width)
      let shown = layout.shown(of: text)
      #expect(shown.joined() == text)
      for (index, line) in layout.lines.enumerated() {
        #expect(line.width <= width + 1e-6)
        guard index + 1 < shown.count else { continue }
        // The next word would not have fitted: measured as one line of its own.
        let word = shown[index + 1].prefix { $0 != " " }
        #expect(TextLayout(shown[index] + word, size: 10).width > width)
      }
    }
  }

  @Test func aMeasuredWidthIsWideEnough() {
    for text in ["Slide to unlock", "AVATAR To P, we", "这是第 2 个 demo!"] {
      for size in [9.0, 13.3, 17, 50.1] {
        let width = TextLayout(text, size: size).width
        #expect(TextLayout(text, size: size, width: width).lines.count == 1)
      }
    }
  }

  @Test func spacesHangAtTheEndOfAWrappedLine() {
    let text = "HH   HH"
    let layout = TextLayout(text, width: 5000)
    #expect(layout.shown(of: text) == ["HH   ", "HH"])
    #expect(layout.lines.map(\.width) == [4168, 4168])
    #expect(layout.lines.map(\.characters) == [0..<5, 5..<7])
  }

  @Test func aWordWiderThanTheBoxIsBroken() {
    #expect(lines("HHHHH", 4168, size: unitSize) == ["HH", "HH", "H"])
    #expect(lines("HHHHH", 1, size: unitSize) == ["H", "H", "H", "H", "H"])
    #expect(lines("H", 0) == ["H"])
  }

  @Test func chineseBreaksBetweenCharacters() {
    #expect(lines("我要看医生", 30) == ["我要看", "医生"])
    #expect(lines("我要看 doctor 医生", 40) == ["我要看 ", "doctor ", "医生"])
  }

  @Test func closingMarksNeverBeginALineNorOpeningMarksEndOne() {
    #expect(lines("我要看，医生", 30) == ["我要", "看，医", "生"])
    #expect(lines("我要「看」医生", 30) == ["我要", "「看」", "医生"])
  }

  @Test func noBreakSpacesHold() {
    #expect(lines("HH HH\u{A0}HH", 13000, size: unitSize) == ["HH ", "HH\u{A0}HH"])
  }

  @Test func hyphensEndALineButSignsDoNot() {
    let half = max(TextLayout("well-", size: 10).width, TextLayout("known", size: 10).width)
    #expect(lines("well-known", half) == ["well-", "known"])
    let sign = TextLayout("at -40", size: 10).width - 1
    #expect(lines("at -40", sign) == ["at ", "-40"])
    let option = TextLayout("use -fps", size: 10).width - 1
    #expect(lines("use -fps", option) == ["use ", "-fps"])
  }

  @Test func charactersBreakAnywhere() {
    #expect(lines("HH HH", 3 * 2084 + 792, size: unitSize, .characters) == ["HH H", "H"])
  }

  @Test func withoutWrappingOnlyNewlinesEndLines() {
    #expect(lines("HH HH\nHH", 100, size: unitSize, .none) == ["HH HH", "HH"])
  }

  @Test func linesPastTheMaximumAreDropped() {
    let text = "one two three four"
    let layout = TextLayout(text, size: 10, width: 30, ParagraphStyle(maximumLines: 2))
    #expect(layout.shown(of: text) == ["one ", "two "])
    #expect(layout.isTruncated)
    #expect(layout.lines.allSatisfy { !$0.isTruncated })
    let fitting = TextLayout("one \n", size: 10, width: 90, ParagraphStyle(maximumLines: 1))
    #expect(!fitting.isTruncated)
  }

  @Test func anInfiniteBoxIsNone() {
    let endless = ParagraphStyle(alignment: .right)
    #expect(TextLayout("H", width: .infinity, endless) == TextLayout("H", endless))
  }

  @Test func aNegativeBoxIsEmpty() {
    #expect(lines("HH\n\nH", -7) == ["H", "H", "", "H"])
  }

  @Test func aCombiningMarkStaysOnItsLine() {
    #expect(lines("x\u{302}x\u{302}x\u{302}", 6).count == 3)
  }
}
