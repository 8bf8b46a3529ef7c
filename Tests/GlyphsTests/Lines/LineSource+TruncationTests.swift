import Glyphs
import Testing

/// H is 2084 units wide and the ellipsis 2312, so boxes are counted in those; neither is kerned.
@Suite struct TruncationTests {
  private func lines(
    _ text: String, _ width: Double, _ truncation: ParagraphStyle.Truncation,
    maximumLines: Int? = 1, wrapping: ParagraphStyle.Wrapping = .words
  ) -> [String] {
    let style = ParagraphStyle(
      wrapping: wrapping, truncation: truncation, maximumLines: maximumLines)
    return TextLayout(text, width: width, style).shown(of: text)
  }

  private let threeAndEllipsis = 3 * 2084 + 2312.0

  @Test func textThatFitsKeepsAllItsCharacters() {
    for truncation in [ParagraphStyle.Truncation.start, .middle, .end] {
      #expect(lines("HHHH", 4 * 2084, truncation) == ["HHHH"])
    }
  }

  @Test func theEndGivesWay() {
    #expect(lines("HHHHHH", threeAndEllipsis, .end) == ["HHH…"])
    #expect(lines("HHHHHH", threeAndEllipsis - 1, .end) == ["HH…"])
  }

  @Test func theStartGivesWay() {
    let text = "IHHHHH"
    let layout = TextLayout(
      text, width: threeAndEllipsis, ParagraphStyle(truncation: .start, maximumLines: 1))
    #expect(layout.shown(of: text) == ["…HHH"])
    #expect(layout.lines.first?.glyphs.map(\.character) == [nil, 3, 4, 5])
  }

  @Test func theMiddleGivesWay() {
    let text = "HHHHHH"
    let layout = TextLayout(
      text, width: threeAndEllipsis, ParagraphStyle(truncation: .middle, maximumLines: 1))
    #expect(layout.lines.first?.glyphs.map(\.character) == [0, 1, nil, 5])
    #expect(layout.isTruncated)
  }

  @Test func noSpaceStandsBesideTheEllipsis() {
    #expect(lines("HH HHHH", 2 * 2084 + 792 + 2312, .end) == ["HH…"])
  }

  @Test func onlyTheLastLineAllowedIsCut() {
    let text = "HH HH HH HH"
    #expect(lines(text, 5000, .end, maximumLines: 2) == ["HH ", "H…"])
    #expect(lines(text, 5000, .end, maximumLines: 4) == ["HH ", "HH ", "HH ", "HH"])
    #expect(lines(text, 5000, .end, maximumLines: nil) == ["HH ", "HH ", "HH ", "HH"])
  }

  @Test func aParagraphLeftOutAlsoCuts() {
    #expect(lines("HH\nHH", 9000, .end) == ["HH…"])
    #expect(lines("HH\n \n", 9000, .end) == ["HH"])
    // I is 744 units wide: there is room for the ellipsis and both, not for a space before them.
    #expect(lines("HH\nII", 2312 + 2 * 744, .start) == ["…II"])
  }

  @Test func withoutWrappingEveryLineIsCut() {
    #expect(
      lines("HHHH\nHH\nHHHHH", 2 * 2084 + 2312, .end, maximumLines: nil, wrapping: .none)
        == ["HH…", "HH", "HH…"])
  }

  @Test func aBoxTooSmallShowsTheEllipsisAlone() {
    #expect(lines("HHHH", 100, .end) == ["…"])
    #expect(lines("HHHH", 100, .middle) == ["…"])
    #expect(lines("HHHH", 100, .start) == ["…"])
  }

  @Test func withoutAWidthNothingIsCut() {
    let layout = TextLayout("HHHH", ParagraphStyle(truncation: .end, maximumLines: 1))
    #expect(!layout.isTruncated)
  }

  @Test func theEllipsisTakesTheStyleOfWhatItFollows() throws {
    let thin = TextStyle(typeface: BundledFonts.interface(weight: .thin), size: unitSize)
    let layout = TextLayout(
      [TextSpan("HH", style: thin), TextSpan("HHHH", style: TextStyle(size: unitSize))],
      width: 2 * 2084 + 2312 + 100, style: ParagraphStyle(truncation: .end, maximumLines: 1))
    let ellipsis = try #require(layout.lines.first?.glyphs.last)
    #expect(ellipsis.span == 0)
    #expect(ellipsis.typeface.name == "Inter-Thin")
  }
}
