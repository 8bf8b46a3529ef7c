import Geometry

/// A line that has been shaped and cut to length, before it is placed.
struct BrokenLine {
  var shaped: ShapedLine
  /// What it was shaped from.
  var characters: ArraySlice<StyledCharacter>
  /// The characters of the whole text it stands for.
  var range: Range<Int>
  var place: LinePlace
  /// True when it ends because the next word did not fit.
  var isWrapped = false
  var isTruncated = false
  /// How many characters at its end hang outside its width.
  var hanging = 0

  /// The width without what hangs.
  var width: Double { shaped.edges[max(0, shaped.edges.count - 1 - hanging)] }

  /// From the line's top to its baseline.
  var ascent: Double { place.ascent(of: shaped.metrics) }

  /// The line with its top at `top`, aligned in a box `box` points wide whose left edge is at 0.
  func placed(top: Double, in box: Double) -> LaidOutLine {
    let slack = place.room(in: box) - width
    let indent =
      switch place.style.alignment {
      case .left, .natural, .justified: 0.0
      case .center: slack / 2
      case .right: slack
      }
    var line = LaidOutLine(
      origin: Point(place.left + indent, top + ascent), width: width, ascent: ascent,
      descent: shaped.metrics.descent, lineGap: shaped.metrics.lineGap, glyphs: shaped.glyphs,
      cells: cells, characters: range, isTruncated: isTruncated)
    if place.style.alignment == .justified, isWrapped, slack > 0 { spread(&line, over: slack) }
    return line
  }

  /// The characters but those that hang, each with its share of the width.
  private var cells: [TextCell] {
    zip(characters.dropLast(hanging), zip(shaped.edges, shaped.edges.dropFirst())).map {
      TextCell(span: $0.span, character: $0.source, left: $1.0, right: $1.1)
    }
  }

  /// Shares `slack` among the gaps between words and between Chinese characters.
  private func spread(_ line: inout LaidOutLine, over slack: Double) {
    let gaps = LineBreaking.gaps(in: characters.dropLast(hanging).map(\.character))
    guard let total = gaps.last, total > 0 else { return }
    func shift(_ character: Int) -> Double {
      slack * Double(gaps[min(character, gaps.count - 1)]) / Double(total)
    }
    for (index, cluster) in shaped.clusters.enumerated() {
      line.glyphs[index].position.x += shift(cluster)
    }
    for index in line.cells.indices {
      line.cells[index].left += shift(index)
      // A gap belongs to the character before it.
      line.cells[index].right += shift(index + 1)
    }
    line.width += slack
  }
}
