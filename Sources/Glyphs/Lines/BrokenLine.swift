import Geometry

/// A line that has been shaped and cut to length, before it is placed.
struct BrokenLine {
  var shaped: ShapedLine
  /// What it was shaped from.
  var characters: ArraySlice<StyledCharacter>
  /// The characters of the whole text it stands for.
  var range: Range<Int>
  var context: LineContext
  /// True when it ends because the next word did not fit.
  var isWrapped = false
  var isTruncated = false
  /// How many characters at its end hang outside its width.
  var hanging = 0

  /// The width without what hangs.
  var width: Double { shaped.edges[max(0, shaped.edges.count - 1 - hanging)] }

  /// From the line's top to its baseline.
  var ascent: Double { context.ascent(of: shaped.metrics) }

  /// The line with its top at `top`, aligned in a box `box` points wide whose left edge is at 0.
  func placed(top: Double, in box: Double) -> LaidOutLine {
    let slack = context.room(in: box) - width
    let indent =
      switch context.style.alignment {
      case .left: 0.0
      case .natural, .justified: context.isRightToLeft ? slack : 0.0
      case .center: slack / 2
      case .right: slack
      }
    var line = LaidOutLine(
      origin: Point(context.left(in: box) + indent, top + ascent), width: width, ascent: ascent,
      descent: shaped.metrics.descent, lineGap: shaped.metrics.lineGap, glyphs: shaped.glyphs,
      cells: cells, characters: range, isTruncated: isTruncated)
    if context.isRightToLeft, hanging > 0 {
      // What hangs does so to the left.
      let overhang = shaped.width - width
      for index in line.glyphs.indices { line.glyphs[index].position.x -= overhang }
      for index in line.cells.indices {
        line.cells[index].left -= overhang
        line.cells[index].right -= overhang
      }
    }
    if context.style.alignment == .justified, isWrapped, slack > 0 {
      spread(&line, over: slack)
      if context.isRightToLeft { line.origin.x -= slack }
    }
    return line
  }

  /// The characters but those that hang, from left to right.
  private var order: [Int] {
    let shown = characters.count - hanging
    return shaped.order?.filter { $0 < shown } ?? Array(0..<shown)
  }

  /// The characters but those that hang, each with its share of the width, from left to right.
  private var cells: [TextCell] {
    order.map { index in
      let character = characters[characters.startIndex + index]
      let (left, right) = shaped.extents[index]
      return TextCell(
        span: character.span, character: character.source, left: left, right: right,
        isRightToLeft: shaped.order != nil && shaped.turned[index])
    }
  }

  /// Shares `slack` among the gaps between words and between Chinese characters.
  private func spread(_ line: inout LaidOutLine, over slack: Double) {
    let order = order
    let gaps = LineBreaking.gaps(
      in: order.map { characters[characters.startIndex + $0].character })
    guard let total = gaps.last, total > 0 else { return }
    func shift(_ index: Int) -> Double {
      slack * Double(gaps[min(index, gaps.count - 1)]) / Double(total)
    }
    var visualIndices = Array(repeating: gaps.count - 1, count: characters.count)
    for (index, character) in order.enumerated() { visualIndices[character] = index }
    for (index, cluster) in shaped.clusters.enumerated() {
      line.glyphs[index].position.x += shift(visualIndices[cluster])
    }
    for index in line.cells.indices {
      line.cells[index].left += shift(index)
      // A gap belongs to the character before it.
      line.cells[index].right += shift(index + 1)
    }
    line.width += slack
  }
}
