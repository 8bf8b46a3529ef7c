import CoreGraphics

/// Where the parts of a table lie, in the content's space.
struct TableLayout {
  /// A part: from `start`, `length` points long.
  struct Part {
    var start: CGFloat
    var length: CGFloat
    /// True for a height that is guessed until the content is there to be measured.
    var isGuess = false

    var end: CGFloat { start + length }
  }

  /// One section.
  struct Section {
    var header: Part
    var rows: [Part]
    var footer: Part

    var start: CGFloat { header.start }
    var end: CGFloat { footer.end }
  }

  /// What is longer counts as no length, points.
  static let longest: CGFloat = 1e6

  private(set) var sections: [Section] = []
  /// True when the height of a row is guessed.
  private(set) var hasGuesses = false
  /// Where the last section ends.
  private(set) var end: CGFloat

  /// A layout that begins at `start`.
  init(start: CGFloat) { end = start }

  /// The height of a row, and whether it is guessed.
  typealias RowHeight = (length: CGFloat, isGuess: Bool)

  /// Adds a section with a header, rows and a footer of these heights; none are negative.
  mutating func add(header: CGFloat, rows: [RowHeight], footer: CGFloat) {
    let headerPart = next(header)
    let rowParts = rows.map { next($0.length, isGuess: $0.isGuess) }
    sections.append(Section(header: headerPart, rows: rowParts, footer: next(footer)))
  }

  private mutating func next(_ length: CGFloat, isGuess: Bool = false) -> Part {
    let part = Part(start: end, length: Self.usable(length), isGuess: isGuess)
    if isGuess { hasGuesses = true }
    end = part.end
    return part
  }

  /// The layout with these rows as high as they were measured; what follows moves.
  func measured(_ heights: [IndexPath: CGFloat]) -> TableLayout {
    var layout = TableLayout(start: sections.first?.start ?? end)
    for (number, section) in sections.enumerated() {
      let rows = section.rows.enumerated().map { row, part -> RowHeight in
        guard let height = heights[IndexPath(row: row, section: number)] else {
          return (part.length, part.isGuess)
        }
        return (height, false)
      }
      layout.add(header: section.header.length, rows: rows, footer: section.footer.length)
    }
    return layout
  }

  /// The layout with one row at the index of another.
  func moving(_ path: IndexPath, to target: IndexPath) -> TableLayout {
    guard let moved = row(path) else { return self }
    var rows = sections.map { $0.rows.map { ($0.length, $0.isGuess) as RowHeight } }
    rows[path.section].remove(at: path.row)
    guard rows.indices.contains(target.section) else { return self }
    let index = min(max(0, target.row), rows[target.section].count)
    rows[target.section].insert((moved.length, moved.isGuess), at: index)
    var layout = TableLayout(start: sections.first?.start ?? end)
    for (section, heights) in zip(sections, rows) {
      layout.add(header: section.header.length, rows: heights, footer: section.footer.length)
    }
    return layout
  }

  /// A height as it is used: 0 for what is no height.
  static func usable(_ height: CGFloat) -> CGFloat {
    height > 0 && height <= longest ? height : 0
  }

  /// Where a row lies; nil when there is none.
  func row(_ path: IndexPath) -> Part? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  /// The rows that have a part between `low` and `high`, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.end > low && section.start < high {
      // Rows follow one another: the first that ends after `low` is found by halving.
      var (first, last) = (0, section.rows.count)
      while first < last {
        let middle = (first + last) / 2
        if section.rows[middle].end <= low { first = middle + 1 } else { last = middle }
      }
      for row in first..<section.rows.count {
        guard section.rows[row].start < high else { break }
        if section.rows[row].length > 0 { found.append(IndexPath(row: row, section: number)) }
      }
    }
    return found
  }
}
