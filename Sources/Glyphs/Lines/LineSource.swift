/// Cuts text into lines that fit a width.
struct LineSource {
  private(set) var characters: [StyledCharacter]
  let setter: LineSetter
  /// How many lines there may be, and how paragraphs are set that do not say it themselves.
  private(set) var style: ParagraphStyle
  /// The width of the box; nil for any.
  let width: Double?
  /// What each span says of the paragraphs that begin in it.
  private let ownStyles: [ParagraphStyle?]

  init(_ spans: [TextSpan], width: Double?, style: ParagraphStyle) {
    var characters: [StyledCharacter] = []
    for (index, span) in spans.enumerated() {
      for character in span.text {
        characters.append(
          StyledCharacter(
            character: character.withFewMarks, span: index, source: characters.count))
      }
    }
    self.style = style.tamed
    self.width = width
    ownStyles = spans.map(\.paragraph?.tamed)
    setter = LineSetter(styles: spans.map(\.style))
    self.characters = characters
    if spans.contains(where: { BidiLevels.turns($0.text) })
      || ([self.style] + ownStyles.compactMap { $0 }).contains(where: {
        $0.direction == .rightToLeft
      })
    {
      turn()
    }
  }

  /// The same with another number of lines.
  func with(_ style: ParagraphStyle) -> LineSource {
    var source = self
    source.style = style.tamed
    return source
  }

  /// Finds the levels of all paragraphs.
  private mutating func turn() {
    var start = 0
    while start < characters.count {
      let newline = characters[start...].firstIndex { $0.character.isNewline }
      let end = newline ?? characters.count
      let levels = BidiLevels.of(
        characters[start..<end].map(\.character), style(at: start).direction)
      for index in start..<end {
        characters[index].level = levels.characters[index - start]
        characters[index].paragraphLevel = levels.paragraph
      }
      if let newline { characters[newline].paragraphLevel = levels.paragraph }
      start = end + 1
    }
  }

  /// True where the paragraph runs from right to left that begins with this character, or ends before it.
  func isRightToLeft(at start: Int) -> Bool {
    characters[min(start, characters.count - 1)].paragraphLevel % 2 == 1
  }

  /// How the paragraph is set that begins with this character, or ends before it.
  func style(at start: Int) -> ParagraphStyle {
    ownStyles[characters[min(start, characters.count - 1)].span] ?? style
  }

  /// The lines from top to bottom, and whether visible characters are missing from them. Each is handed
  /// to `goesOn` as it is made, which says whether another one is wanted.
  func lines(
    while goesOn: (BrokenLine) -> Bool = { _ in true }
  ) -> (lines: [BrokenLine], isTruncated: Bool) {
    guard !characters.isEmpty else { return ([], false) }
    var lines: [BrokenLine] = []
    var start = 0
    while start <= characters.count {
      let paragraph = Paragraph(of: self, from: start)
      var context = LineContext(
        style: paragraph.style, beginsParagraph: true, isRightToLeft: isRightToLeft(at: start))
      repeat {
        if let maximum = style.maximumLines, lines.count >= maximum {
          return (lines, hasInk(from: start) || lines.contains(where: \.isTruncated))
        }
        let isLast = lines.count + 1 == style.maximumLines
        var line = line(from: start, in: paragraph, context, isLast: isLast)
        start = line.range.upperBound
        context.endsParagraph = start >= paragraph.range.upperBound
        line.context = context
        context.beginsParagraph = false
        lines.append(line)
        if !goesOn(line) { return (lines, lines.contains(where: \.isTruncated)) }
      } while start < paragraph.range.upperBound
      start = max(start, paragraph.range.upperBound) + 1
    }
    return (lines, lines.contains(where: \.isTruncated))
  }

  /// The line of `paragraph` that begins at `start`; `isLast` when no other may follow.
  private func line(
    from start: Int, in paragraph: Paragraph, _ context: LineContext, isLast: Bool
  ) -> BrokenLine {
    let end = paragraph.range.upperBound
    guard let width else { return shaped(start..<end) }
    let style = paragraph.style
    // Room for the rounding of a width that was measured.
    let limit = context.room(in: width) + 1e-6
    let line: BrokenLine
    let isTooLong: Bool
    if style.wrapping == .none {
      if style.truncation != .none, paragraph.isSurelyWider(than: limit, from: start) {
        return truncated(from: start, in: paragraph, isLast: isLast, limit: limit)
      }
      line = shaped(start..<end)
      isTooLong = line.width > limit
    } else {
      line = wrapped(from: start, in: paragraph, limit: limit)
      isTooLong = false
    }
    guard style.truncation != .none, isTooLong || (isLast && hasInk(from: line.range.upperBound))
    else { return line }
    return truncated(from: start, in: paragraph, isLast: isLast, limit: limit)
  }

  /// One line of just these characters of the text.
  func shaped(_ range: Range<Int>) -> BrokenLine {
    // An empty line takes its height from the newline that makes it.
    let base = characters[min(range.lowerBound, characters.count - 1)].span
    return BrokenLine(
      shaped: setter.shape(characters[range], base: base), characters: characters[range],
      range: range, context: LineContext(style: style(at: range.lowerBound)))
  }

  /// True when text worth showing is left from `index` on.
  private func hasInk(from index: Int) -> Bool {
    index < characters.count && characters[index...].contains { !$0.character.isWhitespace }
  }
}
