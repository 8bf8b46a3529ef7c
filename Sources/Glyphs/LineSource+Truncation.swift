extension LineSource {
  /// The line from `start` with an ellipsis for what does not fit. On the last line allowed the
  /// ellipsis stands for all that follows, and a cut at the start or in the middle shows the end of
  /// the whole text; elsewhere it is the end of the paragraph.
  func truncated(
    from start: Int, in paragraph: Paragraph, isLast: Bool, limit: Double
  ) -> BrokenLine {
    let range = start..<(isLast ? characters.count : paragraph.range.upperBound)
    let truncation = paragraph.style.truncation
    let cut =
      truncation == .end ? characters[start..<paragraph.range.upperBound] : characters[range]
    let base = characters[start].span
    let edges = setter.shape(cut, base: base).edges
    let most = truncation == .end && cut.count < range.count ? cut.count : cut.count - 1
    for count in stride(from: most, to: 0, by: -1) {
      let (head, tail) = truncation.parts(of: count)
      let estimate = edges[head] + (edges[cut.count] - edges[cut.count - tail])
      // Without the ellipsis it should fit; with it, shaping tells.
      guard estimate <= limit else { continue }
      let line = abridged(cut, head: head, tail: tail, range: range)
      if line.width <= limit { return line }
    }
    return abridged(cut, head: 0, tail: 0, range: range)
  }

  /// The first `head` and last `tail` characters of `cut` with an ellipsis between, no space beside
  /// it, in the style of the text it follows (or comes before).
  private func abridged(
    _ cut: ArraySlice<StyledCharacter>, head: Int, tail: Int, range: Range<Int>
  ) -> BrokenLine {
    let isSpace = { (character: StyledCharacter) in character.character.isWhitespace }
    var kept = Array(cut.prefix(head))
    while kept.last.map(isSpace) ?? false { kept.removeLast() }
    let after = cut.suffix(tail).drop(while: isSpace)
    let span = kept.last?.span ?? after.first?.span ?? cut.first?.span ?? 0
    let level = cut.first?.paragraphLevel ?? 0
    kept.append(
      StyledCharacter(
        character: "…", span: span, source: nil, level: level, paragraphLevel: level))
    kept.append(contentsOf: after)
    return BrokenLine(
      shaped: setter.shape(kept[...], base: span), characters: kept[...], range: range,
      place: LinePlace(style: style(at: range.lowerBound)), isTruncated: true)
  }
}

extension ParagraphStyle.Truncation {
  /// How many of `count` characters kept stand before the ellipsis and after it.
  fileprivate func parts(of count: Int) -> (head: Int, tail: Int) {
    switch self {
    case .none, .end: (count, 0)
    case .start: (0, count)
    case .middle: (count - count / 2, count / 2)
    }
  }
}
