import AttributedText
import CoreGraphics
import Geometry
import Glyphs

/// Where the characters of text that is set in lines lie. Offsets in the text are counted in UTF-16 units,
/// points from the top left of its box.
struct TextGeometry {
  /// How wide a caret is, points.
  static let caretWidth: CGFloat = 2

  private let layout: TextLayout
  /// Where each character begins, and after the last where the text ends.
  private let starts: [Int]
  /// The caret of a text without characters.
  private let emptyCaret: CGRect
  /// The width of the box.
  private let width: CGFloat

  /// `text` is what was set in lines, `starts` where the characters of the text it stands for begin, and
  /// `empty` the style of what would be typed where there is nothing.
  init(
    _ layout: TextLayout, starts: [Int], width: CGFloat, empty: TextStyle,
    alignment: ParagraphStyle.Alignment
  ) {
    self.layout = layout
    self.starts = starts
    self.width = width
    let height = empty.metrics.ascent + empty.metrics.descent
    let x: CGFloat =
      switch alignment {
      case .center: width / 2 - Self.caretWidth / 2
      case .right: width - Self.caretWidth
      default: 0
      }
    emptyCaret = CGRect(x: max(0, x), y: 0, width: Self.caretWidth, height: CGFloat(height))
  }

  /// As high as the lines together; of no text, as high as a line.
  var height: CGFloat {
    layout.lines.isEmpty ? emptyCaret.height : CGFloat(layout.height)
  }

  /// As wide as the widest line.
  var textWidth: CGFloat { CGFloat(layout.width) }

  var lineCount: Int { layout.lines.count }

  /// The boxes of the lines, as wide as the text in them.
  var lineBoxes: [CGRect] { layout.lines.map { CGRect($0.bounds) } }

  /// The characters of a line, in UTF-16 units, without the newline at its end.
  func range(ofLine index: Int) -> NSRange {
    guard layout.lines.indices.contains(index) else { return NSRange(location: 0, length: 0) }
    let characters = layout.lines[index].characters
    let start = offset(of: characters.lowerBound)
    return NSRange(location: start, length: offset(of: characters.upperBound) - start)
  }

  /// The line that the offset in the text is on, the lower one where a line was wrapped.
  func line(at offset: Int) -> Int {
    let character = character(at: offset)
    return layout.lines.lastIndex { $0.characters.lowerBound <= character } ?? 0
  }

  /// The caret before the character at `offset`.
  func caret(at offset: Int) -> CGRect {
    guard !layout.lines.isEmpty else { return emptyCaret }
    let line = layout.lines[line(at: offset)]
    let box = CGRect(line.bounds)
    let x = CGFloat(line.origin.x + edge(before: character(at: offset), on: line))
    return CGRect(
      x: max(0, x - Self.caretWidth / 2), y: box.minY, width: Self.caretWidth, height: box.height)
  }

  /// The offset in the text nearest to a point.
  func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, !layout.lines.isEmpty else { return 0 }
    let index = layout.lines.lastIndex { CGFloat($0.bounds.y) <= point.y } ?? 0
    let line = layout.lines[index]
    let x = Double(point.x) - line.origin.x
    var nearest = line.characters.lowerBound
    var distance = Double.infinity
    let next = layout.lines.indices.contains(index + 1) ? layout.lines[index + 1] : nil
    // What follows a line that was wrapped is shown at the start of the next one.
    let isWrapped = next?.characters.lowerBound == line.characters.upperBound
    let last = isWrapped ? line.characters.upperBound - 1 : line.characters.upperBound
    for character in line.characters.lowerBound...max(line.characters.lowerBound, last) {
      let away = abs(edge(before: character, on: line) - x)
      if away < distance { (nearest, distance) = (character, away) }
    }
    return offset(of: nearest)
  }

  /// The character that is at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> NSRange? {
    for line in layout.lines where CGRect(line.bounds).contains(point) {
      for cell in line.cells {
        guard let character = cell.character, starts.indices.contains(character + 1) else {
          continue
        }
        let x = Double(point.x) - line.origin.x
        guard x >= min(cell.left, cell.right), x < max(cell.left, cell.right) else { continue }
        return NSRange(
          location: starts[character], length: starts[character + 1] - starts[character])
      }
    }
    return nil
  }

  /// The boxes behind the characters of a range, one for each line; a line that goes on in the range is
  /// taken to the edge of the box.
  func boxes(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let wanted = character(at: range.location)..<character(at: range.location + range.length)
    var boxes: [CGRect] = []
    for (index, line) in layout.lines.enumerated() {
      let isLast = index == layout.lines.count - 1
      let next = isLast ? Int.max : layout.lines[index + 1].characters.lowerBound
      guard wanted.lowerBound < next, wanted.upperBound > line.characters.lowerBound else {
        continue
      }
      let cells = line.cells.filter { $0.character.map(wanted.contains) ?? false }
      let box = CGRect(line.bounds)
      let origin = CGFloat(line.origin.x)
      var left =
        origin + CGFloat(edge(before: max(wanted.lowerBound, line.characters.lowerBound), on: line))
      if let least = cells.map(\.left).min() { left = origin + CGFloat(least) }
      var right = cells.map(\.right).max().map { origin + CGFloat($0) } ?? left
      if wanted.upperBound > line.characters.upperBound, !isLast { right = max(right, width) }
      let bottom = isLast ? box.maxY : CGFloat(layout.lines[index + 1].bounds.y)
      boxes.append(
        CGRect(
          x: left, y: box.minY, width: right - left, height: max(box.height, bottom - box.minY)))
    }
    return boxes
  }

  /// Where a line's `character` begins, from the line's origin.
  private func edge(before character: Int, on line: LaidOutLine) -> Double {
    if let cell = line.cells.first(where: { $0.character == character }) { return cell.left }
    let before = line.cells.filter { ($0.character ?? .max) < character }
    return before.max { ($0.character ?? 0) < ($1.character ?? 0) }?.right ?? 0
  }

  /// The character that an offset in the text belongs to.
  private func character(at offset: Int) -> Int {
    // The last that begins there or before.
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return max(0, low)
  }

  private func offset(of character: Int) -> Int {
    starts.isEmpty ? 0 : starts[min(max(0, character), starts.count - 1)]
  }
}
