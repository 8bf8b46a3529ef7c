import Geometry

extension LaidOutLine {
  /// The line with `slack` points shared among the gaps between its words and its Chinese characters,
  /// of the whole text's `characters`; spaces at its end are left as they are.
  package func spread(over slack: Double, characters: [Character]) -> LaidOutLine {
    let shown = cells.map { $0.character.map { characters[$0] } ?? "…" }
    let inked = (shown.lastIndex { !LineBreaking.isBreakingSpace($0) } ?? -1) + 1
    let gaps = LineBreaking.gaps(in: Array(shown.prefix(inked)))
    guard let total = gaps.last, total > 0 else { return self }
    func shift(_ cell: Int) -> Double {
      slack * Double(gaps[min(cell, gaps.count - 1)]) / Double(total)
    }
    var line = self
    for index in cells.indices {
      line.cells[index].left += shift(index)
      line.cells[index].right += shift(index + 1)
    }
    var cellIndices: [Int?: Int] = [:]
    for (index, cell) in cells.enumerated() { cellIndices[cell.character] = index }
    for index in glyphs.indices {
      line.glyphs[index].position.x += shift(cellIndices[glyphs[index].character] ?? 0)
    }
    line.width += slack
    return line
  }
}
