import Geometry

/// A line that has been shaped and cut to length, before it is placed.
struct BrokenLine {
  var shaped: ShapedLine
  /// What it was shaped from.
  var characters: ArraySlice<StyledCharacter>
  /// The characters of the whole text it stands for.
  var range: Range<Int>
  /// True when it ends because the next word did not fit.
  var isWrapped = false
  var isTruncated = false
  /// How many characters at its end hang outside its width.
  var hanging = 0

  /// The width without what hangs.
  var width: Double { shaped.edges[max(0, shaped.edges.count - 1 - hanging)] }

  /// The line at `baseline` (x is the left edge of the box), aligned in `box` points.
  func placed(
    baseline: Point, in box: Double, alignment: ParagraphStyle.Alignment
  ) -> LaidOutLine {
    let slack = box - width
    let indent =
      switch alignment {
      case .left, .natural, .justified: 0.0
      case .center: slack / 2
      case .right: slack
      }
    var line = LaidOutLine(
      origin: baseline + Point(indent, 0), width: width, ascent: shaped.metrics.ascent,
      descent: shaped.metrics.descent, lineGap: shaped.metrics.lineGap, glyphs: shaped.glyphs,
      characters: range, isTruncated: isTruncated)
    if alignment == .justified, isWrapped, slack > 0 { spread(&line, over: slack) }
    return line
  }

  /// Shares `slack` among the gaps between words and between Chinese characters.
  private func spread(_ line: inout LaidOutLine, over slack: Double) {
    let visible = Array(characters.dropLast(hanging).map(\.character))
    // `gaps[n]` is the number of gaps before character n.
    var gaps = [0]
    for (before, after) in zip(visible, visible.dropFirst()) {
      let opens =
        LineBreaking.isBreakingSpace(before)
        || (!LineBreaking.isBreakingSpace(after)
          && (LineBreaking.isIdeographic(before) || LineBreaking.isIdeographic(after)))
      gaps.append((gaps.last ?? 0) + (opens ? 1 : 0))
    }
    guard let total = gaps.last, total > 0 else { return }
    for (index, cluster) in shaped.clusters.enumerated() {
      let before = gaps[min(cluster, gaps.count - 1)]
      line.glyphs[index].position.x += slack * Double(before) / Double(total)
    }
    line.width += slack
  }
}
