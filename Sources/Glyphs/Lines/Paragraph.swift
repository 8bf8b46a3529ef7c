/// The text between two newlines, measured as if it were one line, as far as somebody asks: a long one in pieces
/// that end at spaces, so that its first lines cost no more than those of a short one.
final class Paragraph {
  let range: Range<Int>
  let style: ParagraphStyle
  private let source: LineSource
  /// The width before each character as far as it is measured.
  private var edges: [Double] = [0]
  /// Where lines may begin.
  private(set) lazy var breaks = BreakTable(source.characters[range], style.wrapping)
  /// Up to each character, where what is no space at a line's end ends: indices in the whole text.
  private lazy var inkEnds: [Int] = {
    var ends = [range.lowerBound]
    ends.reserveCapacity(range.count + 1)
    for index in range {
      let isSpace = LineBreaking.isBreakingSpace(source.characters[index].character)
      ends.append(isSpace ? ends[ends.count - 1] : index + 1)
    }
    return ends
  }()

  /// How many characters are measured at once; shorter paragraphs are measured as a whole.
  static let piece = 4096

  /// The paragraph of `source` that begins at `start`, which may be the end of the text.
  init(of source: LineSource, from start: Int) {
    let end = source.characters[start...].firstIndex { $0.character.isNewline }
    range = start..<(end ?? source.characters.count)
    style = source.style(at: start)
    self.source = source
  }

  /// Up to which character of the text the widths are known.
  private var measuredEnd: Int { range.lowerBound + edges.count - 1 }

  /// Measures another piece.
  private func measureMore() {
    let start = measuredEnd
    var end = min(start + Self.piece, range.upperBound)
    if end < range.upperBound {
      // Shaped apart, what stands on either side of a space is as wide as together.
      let space = source.characters[start..<end].lastIndex {
        LineBreaking.isBreakingSpace($0.character)
      }
      if let space { end = space + 1 }
    }
    let left = edges[edges.count - 1]
    edges += source.shaped(start..<end).shaped.edges.dropFirst().map { left + $0 }
  }

  /// Whether the characters of `part` are at most `limit` wide in the unbroken paragraph: near to what they
  /// are on a line. Of what is longer than a piece no more is measured than tells.
  func seemsToFit(_ part: Range<Int>, _ limit: Double) -> Bool {
    while measuredEnd < part.upperBound {
      if measuredEnd > part.lowerBound,
        edges[edges.count - 1] - edges[part.lowerBound - range.lowerBound] > limit
      {
        return false
      }
      measureMore()
    }
    let width =
      edges[part.upperBound - range.lowerBound] - edges[part.lowerBound - range.lowerBound]
    return width <= limit
  }

  /// True for a long paragraph that goes on from `start` for more than twice `limit` points: no need to set
  /// all of it to know.
  func isSurelyWider(than limit: Double, from start: Int) -> Bool {
    range.upperBound - start > Self.piece
      && !seemsToFit(start..<range.upperBound, 2 * limit + 100)
  }

  /// The end of `part` without the spaces at its end.
  func visibleEnd(_ part: Range<Int>) -> Int {
    max(part.lowerBound, inkEnds[part.upperBound - range.lowerBound])
  }
}

/// Where the lines of a paragraph may begin, found when it is first asked for: most texts fit on one line.
final class BreakTable {
  private let characters: ArraySlice<StyledCharacter>
  private let wrapping: ParagraphStyle.Wrapping
  /// Of each character, itself or the first after it with which a line may begin, counted in the paragraph;
  /// the paragraph's end after the last.
  private lazy var nexts: [Int32] = {
    let breaks =
      wrapping == .characters
      ? characters.map { !LineBreaking.isBreakingSpace($0.character) }
      : LineBreaks.before(characters.map(\.character))
    var nexts = [Int32](repeating: Int32(clamping: breaks.count), count: breaks.count + 1)
    for index in breaks.indices.reversed() {
      nexts[index] = breaks[index] ? Int32(clamping: index) : nexts[index + 1]
    }
    return nexts
  }()

  init(_ characters: ArraySlice<StyledCharacter>, _ wrapping: ParagraphStyle.Wrapping) {
    self.characters = characters
    self.wrapping = wrapping
  }

  /// The first character of the whole text after the one at `index` with which a line may begin; the paragraph's
  /// end where there is none.
  func next(after index: Int) -> Int {
    characters.startIndex + Int(nexts[index + 1 - characters.startIndex])
  }
}
