import Geometry
import Glyphs
import Testing

/// Indents, line heights and spacing, counted in the units of Inter (H is 2084 wide, a line is
/// 2728 + 680 high).
@Suite struct ParagraphStyleTests {
  private func layout(
    _ text: String, width: Double? = nil, _ change: (inout ParagraphStyle) -> Void
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return TextLayout(text, width: width, style)
  }

  @Test func indentsMoveTheFirstLineAndTheOthers() {
    let text = "HH HH\nHH"
    let layout = layout(text, width: 6000) {
      $0.indents = Indents(firstLine: 1000, others: 300)
    }
    #expect(layout.shown(of: text) == ["HH ", "HH", "HH"])
    #expect(layout.lines.map(\.origin.x) == [1000, 300, 1000])
  }

  @Test func theTailIndentEndsLinesFromEitherEdge() {
    let text = "HH HH"
    #expect(layout(text, width: 9959) { $0.indents.tail = -1000 }.lines.count == 2)
    #expect(layout(text, width: 10200) { $0.indents.tail = -1000 }.lines.count == 1)
    #expect(layout(text, width: 20000) { $0.indents.tail = 9000 }.lines.count == 2)
    let right = layout(text, width: 20000) {
      $0.indents.tail = -1000
      $0.alignment = .right
    }
    let width = 4 * 2084.0 + 792
    #expect(right.lines[0].origin.x == 19000 - width)
  }

  @Test func aLinesHeightGrowsAboveTheText() {
    let text = "H\nH"
    func baselines(_ height: LineHeight) -> [Double] {
      layout(text) { $0.lineHeight = height }.lines.map(\.origin.y)
    }
    // The baselines of two lines of that height: their descent is 680.
    func stacked(_ height: Double) -> [Double] { [height - 680, height + height - 680] }
    #expect(baselines(LineHeight(multiple: 2)) == stacked(6816))
    #expect(baselines(LineHeight(minimum: 4000)) == stacked(4000))
    #expect(baselines(LineHeight(maximum: 3000)) == stacked(3000))
    #expect(baselines(LineHeight(minimum: 5000, maximum: 4000)) == stacked(4000))
    #expect(baselines(LineHeight(minimum: 100, maximum: 9000)) == stacked(3408))
  }

  @Test func spaceStandsBetweenParagraphsOnly() {
    let layout = layout("HH HH\nHH\nHH", width: 6000) {
      $0.spacingBefore = 10
      $0.spacingAfter = 200
    }
    let tops = layout.lines.map(\.bounds.y)
    let expected: [Double] = [0, 3408, 7026, 10644]
    #expect(tops == expected)
    let height: Double = 14052
    #expect(layout.height == height)
  }

  @Test func aParagraphIsSetAsItsFirstSpanSays() {
    let style = TextStyle(size: unitSize)
    var right = ParagraphStyle()
    right.alignment = .right
    let layout = TextLayout(
      [
        TextSpan("H", style: style), TextSpan("H\n", style: style, paragraph: right),
        TextSpan("H", style: style, paragraph: right),
      ], width: 10000)
    let lefts: [Double] = [0, 7916]
    #expect(layout.lines.map(\.origin.x) == lefts)
  }

  @Test func onlyLinesAboveTheHeightAreSet() {
    let text = "HH HH HH"
    func shown(_ height: Double) -> [String] {
      TextLayout(
        [TextSpan(text, style: TextStyle(size: unitSize))], width: 6000, height: height,
        style: ParagraphStyle(truncation: .end)
      ).shown(of: text)
    }
    #expect(shown(10224) == ["HH ", "HH ", "HH"])
    #expect(shown(10223) == ["HH ", "H…"])
    #expect(shown(0) == ["H…"])
  }

  @Test func raisedTextMakesTheLineHigher() throws {
    let raised = TextStyle(size: unitSize, baselineOffset: 500)
    let line = try #require(
      TextLayout([TextSpan("H", style: TextStyle(size: unitSize)), TextSpan("H", style: raised)])
        .lines.first)
    #expect(line.ascent == 3228)
    #expect(line.descent == 680)
    #expect(line.glyphs.map(\.position.y) == [0, -500])
  }

  @Test func slantedLettersLeanOverTheirBaseline() throws {
    // The stem of an I goes from the baseline to the capital height, 2048 units.
    let upright = try #require(TextLayout("I").inkBounds)
    let slanted = try #require(
      TextLayout([TextSpan("I", style: TextStyle(size: unitSize, slant: 0.25))]).inkBounds)
    #expect(abs(slanted.minX - upright.minX) < 1)
    let lean = slanted.maxX - upright.maxX
    #expect(abs(lean - 512) < 1)
  }

  @Test func cellsTellWhereCharactersLie() throws {
    let line = try #require(TextLayout("H H").lines.first)
    #expect(line.cells.map(\.left) == [0, 2084, 2876])
    #expect(line.cells.map(\.right) == [2084, 2876, 4960])
    #expect(line.cells.map(\.character) == [0, 1, 2])
    #expect(line.extents == [SpanExtent(span: 0, left: 0, right: 4960)])
  }

  @Test func cellsOfJustifiedLinesMeetAndReachBothEdges() throws {
    let layout = layout("HH HH HH HH", width: 16000) { $0.alignment = .justified }
    let cells = try #require(layout.lines.first).cells
    #expect(cells.first?.left == 0)
    #expect(abs((cells.last?.right ?? 0) - 16000) < 1e-6)
    for (a, b) in zip(cells, cells.dropFirst()) { #expect(abs(a.right - b.left) < 1e-6) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func noNumberOfAStyleTraps(number: Double) {
    var style = ParagraphStyle(alignment: .justified, truncation: .middle, lineSpacing: number)
    style.lineHeight = LineHeight(multiple: number, minimum: number, maximum: number)
    style.indents = Indents(firstLine: number, others: number, tail: number)
    style.spacingBefore = number
    style.spacingAfter = number
    let spans = [TextSpan("one two\nthree", style: TextStyle(size: 20))]
    for width in [nil, 50, number] {
      let layout = TextLayout(spans, width: width, height: number, style: style)
      #expect(!layout.lines.isEmpty)
    }
  }
}
