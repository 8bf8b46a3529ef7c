extension LineSource {
  /// How many cuts are tried one after the other; then half of the rest is left out each time.
  private static let mostTries = 64

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
    let widths = CutWidths(
      cut, base: base, truncation: truncation, limit: limit, setter: setter)
    let most = truncation == .end && cut.count < range.count ? cut.count : cut.count - 1
    var count = min(most, widths.most)
    var tries = 0
    while count > 0 {
      let (head, tail) = truncation.parts(of: count)
      // Without the ellipsis it should fit; with it, shaping tells.
      if widths.estimate(head: head, tail: tail) <= limit {
        let line = abridged(cut, head: head, tail: tail, range: range)
        if line.width <= limit { return line }
        tries += 1
      }
      // An ellipsis takes the room of a few characters; where it takes that of very many, they have no width.
      count -= tries < Self.mostTries ? 1 : max(1, count / 2)
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
      context: LineContext(style: style(at: range.lowerBound)), isTruncated: true)
  }
}

/// How wide the beginning and the end of text are that is to be cut. Of a long text no more is measured than may
/// be shown.
private struct CutWidths {
  /// The widths of the first characters, and of the last.
  private var heads: [Double] = [0]
  private var tails: [Double] = [0]
  /// How many characters can be kept at most.
  let most: Int

  init(
    _ cut: ArraySlice<StyledCharacter>, base: Int, truncation: ParagraphStyle.Truncation,
    limit: Double, setter: LineSetter
  ) {
    guard cut.count > Paragraph.piece else {
      heads = setter.shape(cut, base: base).edges
      let all = heads[heads.count - 1]
      tails = heads.reversed().map { all - $0 }
      most = cut.count
      return
    }
    func edges(_ part: (Int) -> ArraySlice<StyledCharacter>) -> [Double] {
      var count = Paragraph.piece
      while true {
        let edges = setter.shape(part(count), base: base).edges
        if count >= cut.count || edges[edges.count - 1] > limit { return edges }
        count *= 2
      }
    }
    if truncation != .start { heads = edges { cut.prefix($0) } }
    if truncation != .end {
      let known = edges { cut.suffix($0) }
      let all = known[known.count - 1]
      tails = known.reversed().map { all - $0 }
    }
    let kept =
      switch truncation {
      case .none, .end: heads.count - 1
      case .start: tails.count - 1
      case .middle: 2 * (min(heads.count, tails.count) - 1)
      }
    most = min(cut.count, kept)
  }

  func estimate(head: Int, tail: Int) -> Double { heads[head] + tails[tail] }
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
