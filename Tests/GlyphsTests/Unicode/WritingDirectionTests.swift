import Geometry
import Glyphs
import Testing

// No bundled face has these letters: their boxes are set as the letters would be.
@Suite struct WritingDirectionTests {
  /// What each line shows from left to right, an ellipsis where characters are left out.
  private func shown(_ layout: TextLayout, of text: String) -> [String] {
    let characters = Array(text)
    return layout.lines.map { line in
      String(line.cells.map { cell in cell.character.map { characters[$0] } ?? "…" })
    }
  }

  private func line(_ text: String, _ direction: ParagraphStyle.Direction = .natural) -> String {
    var style = ParagraphStyle()
    style.direction = direction
    return shown(TextLayout(text, size: 10, style), of: text).joined(separator: "|")
  }

  // The examples of UAX #9, Hebrew letters for its capitals and straight marks for its curly ones.
  @Test(arguments: [
    ("car is THE CAR in arabic", "car is RAC EHT in arabic", ParagraphStyle.Direction.leftToRight),
    ("CAR IS the car IN ENGLISH", "HSILGNE NI the car SI RAC", .rightToLeft),
    ("he said 'IT IS 123, 456, OK'.", "he said 'KO ,456 ,123 SI TI'.", .leftToRight),
    ("HE SAID 'it is 123, 456, ok'.", ".'it is 123, 456, ok' DIAS EH", .rightToLeft),
  ])
  func linesAreOrderedAsUnicodeHasThem(
    text: String, expected: String, direction: ParagraphStyle.Direction
  ) {
    func hebrew(_ text: String) -> String {
      String(
        text.map { character in
          guard character.isUppercase, let code = character.asciiValue,
            let letter = Unicode.Scalar(0x5D0 + UInt32(code) - 65)
          else { return character }
          return Character(letter)
        })
    }
    #expect(line(hebrew(text), direction) == hebrew(expected))
  }

  @Test func aParagraphRunsAsItsFirstLetterDoes() {
    #expect(line("12 אב cd") == "cd בא 12")
    #expect(line("12 cd אב") == "12 cd בא")
    #expect(line("אב!", .leftToRight) == "בא!")
  }

  @Test func naturalLinesStandWhereTheirTextBegins() {
    let layout = TextLayout("אב\nab\nאב", size: 10, width: 100)
    #expect(abs(layout.lines[0].bounds.maxX - 100) < 1e-9)
    #expect(layout.lines[1].bounds.minX == 0)
    let left = TextLayout("אב", size: 10, width: 100, ParagraphStyle(alignment: .left))
    #expect(left.lines[0].bounds.minX == 0)
  }

  @Test func spacesHangToTheLeftOfATurnedLine() {
    let text = "אבג   דהו"
    let layout = TextLayout(text, size: 10, width: 40)
    #expect(shown(layout, of: text) == ["גבא", "והד"])
    let whole = TextLayout("אבג", size: 10).width
    for line in layout.lines {
      #expect(abs(line.width - whole) < 1e-9)
      #expect(abs(line.bounds.maxX - 40) < 1e-9)
      #expect(line.cells.map(\.left).min() == 0)
    }
  }

  @Test func indentsCountFromWhereTheTextBegins() {
    var style = ParagraphStyle()
    style.indents = Indents(firstLine: 30, others: 10, tail: -5)
    let layout = TextLayout("אבג דהו זחט", size: 10, width: 60, style)
    #expect(layout.lines.count == 3)
    for (line, right) in zip(layout.lines, [30.0, 50, 50]) {
      #expect(abs(line.bounds.maxX - right) < 1e-9)
    }
  }

  @Test func anEllipsisStandsWhereTheTextEnds() {
    let text = "אבגדהוזחט"
    let layout = TextLayout(
      text, size: 10, width: 50,
      ParagraphStyle(wrapping: .none, truncation: .end, maximumLines: 1))
    #expect(shown(layout, of: text)[0].first == "…")
    #expect(shown(layout, of: text)[0].last == "א")
  }

  @Test func everyCharacterHasItsShareOfTheLine() {
    let text = "abc אבג 123 def"
    let line = TextLayout(text, size: 10, kerning: 1).lines[0]
    var right = 0.0
    for cell in line.cells {
      #expect(abs(cell.left - right) < 1e-9)
      right = cell.right
    }
    #expect(abs(right - line.width) < 1e-9)
    // The letters and the space between them and the number.
    #expect(line.cells.filter(\.isRightToLeft).count == 4)
  }
}
