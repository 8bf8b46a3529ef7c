extension LineSource {
  /// The longest line of `paragraph` from `start` that fits: to the end, else to a point where a line
  /// may end, else inside the word, but at least one character.
  func wrapped(from start: Int, in paragraph: Paragraph, limit: Double) -> BrokenLine {
    let end = paragraph.range.upperBound
    guard start < end else { return shaped(start..<end) }
    if paragraph.seemsToFit(start..<paragraph.visibleEnd(start..<end), limit) {
      let line = wrapped(start..<end, in: paragraph, limit: limit)
      if line.width <= limit { return line }
    }
    var breaks: [Int] = []
    var next = start
    while next < end {
      next = paragraph.breaks.next(after: next)
      guard paragraph.seemsToFit(start..<paragraph.visibleEnd(start..<next), limit) else { break }
      breaks.append(next)
    }
    // Shaped alone a line may differ from the estimate by the kerning at its end.
    for candidate in breaks.reversed() {
      let line = wrapped(start..<candidate, in: paragraph, limit: limit)
      if line.width <= limit { return line }
    }
    var count = 1
    while start + count < end, paragraph.seemsToFit(start..<start + count + 1, limit) {
      count += 1
    }
    while count > 1, shaped(start..<start + count).width > limit { count -= 1 }
    return wrapped(start..<start + count, in: paragraph, limit: limit)
  }

  /// The line of `range`: spaces at its end hang where it is wrapped, or where they do not fit.
  private func wrapped(_ range: Range<Int>, in paragraph: Paragraph, limit: Double) -> BrokenLine {
    var line = shaped(range)
    line.isWrapped = range.upperBound < paragraph.range.upperBound
    if line.isWrapped || line.width > limit {
      line.hanging = range.upperBound - paragraph.visibleEnd(range)
    }
    return line
  }
}
