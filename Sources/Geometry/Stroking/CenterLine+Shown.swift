extension CenterLine {
  /// Lines next to each other, from one to another, which may lie before it where the contour is closed.
  struct ShownRun {
    fileprivate let first: Int
    fileprivate let last: Int
  }

  /// The runs of lines that others outlined before do not hide, of which `covered` takes note; nil where that is all.
  func shownRuns(beside covered: inout CoveredArea) -> [ShownRun]? {
    var shown: [Bool] = []
    for index in 0..<lineCount {
      let (a, b) = (vertices[index].point, vertices[end(ofLine: index)].point)
      let isShown = !covered.hides(a, b)
      if isShown { covered.mark(a, b) }
      shown.append(isShown)
    }
    // What a curve does beside a line tells how that bends.
    let isSeen = shown
    for index in shown.indices where !isSeen[index] {
      let next = end(ofLine: index)
      if next < isSeen.count, isSeen[next], vertices[next].joint != .corner { shown[index] = true }
      let before = index > 0 ? index - 1 : isClosed ? lineCount - 1 : index
      if isSeen[before], vertices[index].joint != .corner { shown[index] = true }
    }
    guard let gap = shown.firstIndex(of: false) else { return nil }
    var runs: [ShownRun] = []
    // A closed one from where nothing goes on.
    let start = isClosed ? gap : 0
    var first: Int?
    for offset in 0...lineCount {
      let index = (start + offset) % lineCount
      let goesOn = offset < lineCount && shown[index]
      if goesOn, first == nil { first = index }
      if !goesOn, let begin = first {
        runs.append(ShownRun(first: begin, last: (index + lineCount - 1) % lineCount))
        first = nil
      }
    }
    return runs
  }

  /// Becomes these lines of another contour.
  mutating func load(_ line: borrowing CenterLine, _ run: ShownRun) {
    load(
      line, from: Position(line: run.first, fraction: 0), to: Position(line: run.last, fraction: 1),
      throughStart: run.first > run.last)
  }
}
