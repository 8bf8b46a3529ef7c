/// How much of what is looked at is surely covered by the parts of a line that have been outlined: whole cells of a
/// grid. Of a line that goes over the picture again and again, most parts lie on cells that are, and need no outline.
struct CoveredArea {
  private let radius: Double
  private let reach: Double
  private var cells: CellGrid
  /// Eight times eight of them each: those that are covered altogether, as far as has been found out.
  private var blocks: CellGrid
  private var markedSinceLook = 0

  /// Lines of fewer points, or shorter than so many times what would cover the area once, are outlined as they are.
  private static let leastPoints = 2048
  private static let leastTimes = 32.0
  private static let mostCells = 2e7

  /// Nothing is covered yet. Nil where to note it would not be worth while for a line along `path`, or what is seen
  /// has no end.
  init?(_ path: FlatPath, _ style: StrokeStyle, in visible: VisibleArea) {
    let (width, height) = (visible.right - visible.left, visible.bottom - visible.top)
    guard path.points.count >= CoveredArea.leastPoints, width > 0, height > 0,
      (width * height).isFinite
    else { return nil }
    let cell = style.width / 3
    let (columns, rows) = ((width / cell).rounded(.up), (height / cell).rounded(.up))
    guard columns * rows <= CoveredArea.mostCells,
      path.wayLength * style.width > CoveredArea.leastTimes * width * height
    else { return nil }
    radius = style.width / 2
    reach = style.reach
    let origin = Point(visible.left, visible.top)
    cells = CellGrid(at: origin, cell: cell, columns: Int(columns), rows: Int(rows))
    blocks = CellGrid(
      at: origin, cell: 8 * cell, columns: (Int(columns) + 7) / 8, rows: (Int(rows) + 7) / 8)
  }

  /// True when nothing is seen of a line from `a` to `b`, nor of any join or cap at its ends.
  func hides(_ a: Point, _ b: Point) -> Bool {
    let strip = Strip(from: a, to: b)
    let touched = cells.touched(by: strip, grownBy: reach)
    return blocks.visitOpenRows(of: blocks.touched(by: strip, grownBy: reach)) { rows in
      cells.areMarked(touched, in: rows)
    }
  }

  /// Notes that a line is outlined.
  mutating func mark(_ a: Point, _ b: Point) {
    let strip = Strip(from: a, to: b)
    let inside = cells.inside(strip, radius: radius)
    _ = blocks.visitOpenRows(of: blocks.touched(by: strip, grownBy: radius)) { rows in
      cells.mark(inside, in: rows)
      return true
    }
    markedSinceLook += 1
    if markedSinceLook == 1024 {
      blocks.markBlocks(of: cells)
      markedSinceLook = 0
    }
  }
}

extension FlatPath {
  /// The length of all contours, told by some of them where they are many.
  fileprivate var wayLength: Double {
    let step = max(1, contours.count / 1024)
    var length = 0.0
    for index in stride(from: 0, to: contours.count, by: step) {
      let points = points.span.extracting(contours[index].range)
      for index in points.indices.dropFirst() {
        length += (points[index] - points[index - 1]).length
      }
    }
    return length * Double(step)
  }
}

/// A straight line by its middle, its direction and half its length.
private struct Strip {
  let middle: Point
  let direction: Point
  let half: Double

  init(from a: Point, to b: Point) {
    let way = b - a
    let length = way.length
    middle = Point.mix(a, b, 0.5)
    direction = length > 0 ? way / length : Point(1, 0)
    half = length / 2
  }
}

/// Cells of a plane, some of them marked.
private struct CellGrid {
  private let origin: Point
  private let cell: Double
  private let columns: Int
  private let rows: Int
  private let words: Int
  /// A bit for each cell, row by row.
  private var bits: [UInt64]

  /// Half of a cell's diagonal.
  private var slack: Double { 0.7072 * cell }

  init(at origin: Point, cell: Double, columns: Int, rows: Int) {
    (self.origin, self.cell, self.columns, self.rows) = (origin, cell, columns, rows)
    words = (columns + 63) / 64
    bits = Array(repeating: 0, count: words * rows)
  }

  /// The cells that touch what lies within `reach` of a strip.
  func touched(by strip: Strip, grownBy reach: Double) -> Box {
    Box(strip, ahead: strip.half + reach + slack, aside: reach + slack)
  }

  /// The cells that lie within `radius` of a strip, beside it.
  func inside(_ strip: Strip, radius: Double) -> Box {
    Box(strip, ahead: strip.half - slack, aside: radius - slack)
  }

  /// Visits the rows in which not all cells of `box` are marked, as rows of cells an eighth as large, until `goOn` says
  /// false; then this does too.
  func visitOpenRows(of box: Box, _ goOn: (Range<Int>) -> Bool) -> Bool {
    for row in box.rows(from: origin.y, cell, most: rows) where !areMarked(box, row) {
      guard goOn(8 * row..<8 * row + 8) else { return false }
    }
    return true
  }

  /// True when all cells of `box` in some rows are marked.
  func areMarked(_ box: Box, in wanted: Range<Int>) -> Bool {
    box.rows(from: origin.y, cell, most: rows).clamped(to: wanted).allSatisfy { row in
      areMarked(box, row)
    }
  }

  @inline(__always)
  private func areMarked(_ box: Box, _ row: Int) -> Bool {
    let columns = box.columns(ofRow: row, origin, cell, most: columns)
    guard let last = columns.last else { return true }
    let bits = bits.span
    for word in columns.lowerBound / 64...last / 64 {
      let wanted = CellGrid.mask(columns, word)
      if bits[words * row + word] & wanted != wanted { return false }
    }
    return true
  }

  /// Marks all cells of `box` in some rows.
  mutating func mark(_ box: Box, in wanted: Range<Int>) {
    for row in box.rows(from: origin.y, cell, most: rows).clamped(to: wanted) {
      let columns = box.columns(ofRow: row, origin, cell, most: columns)
      guard let last = columns.last else { continue }
      for word in columns.lowerBound / 64...last / 64 {
        bits[words * row + word] |= CellGrid.mask(columns, word)
      }
    }
  }

  /// Marks those cells all of whose eight times eight `parts` are marked; there are none beyond the others' ends.
  mutating func markBlocks(of parts: CellGrid) {
    for row in 0..<parts.rows / 8 {
      for word in 0..<parts.words {
        var all = UInt64.max
        for part in 8 * row..<8 * row + 8 { all &= parts.bits[parts.words * part + word] }
        for byte in 0..<8 where all >> UInt64(8 * byte) & 255 == 255 {
          bits[words * row + word / 8] |= 1 << UInt64(word % 8 * 8 + byte)
        }
      }
    }
  }

  /// The bits of a word that belong to some of these columns.
  @inline(__always)
  private static func mask(_ columns: Range<Int>, _ word: Int) -> UInt64 {
    let start = max(columns.lowerBound - 64 * word, 0)
    let end = min(columns.upperBound - 64 * word, 64)
    return (UInt64.max >> UInt64(64 - (end - start))) << UInt64(start)
  }
}

/// A rectangle round the middle of a strip, of which the cells are told whose centres lie in it.
private struct Box {
  private let middle: Point
  private let height: Double
  /// How far the columns' middle moves with each unit down, by the sides along the strip and by those across it; and
  /// half the distance between these in a row.
  private let along: (slope: Double, half: Double)
  private let across: (slope: Double, half: Double)
  private let isEmpty: Bool

  @inline(__always)
  init(_ strip: Strip, ahead: Double, aside: Double) {
    middle = strip.middle
    // Written so that what is not a number is empty.
    isEmpty = !(ahead > 0 && aside > 0)
    // An upright or level one is as good as one that leans by next to nothing.
    let x = Box.apart(strip.direction.x)
    let y = Box.apart(strip.direction.y)
    height = abs(y) * ahead + abs(x) * aside
    along = (x / y, aside / abs(y))
    across = (-y / x, ahead / abs(x))
  }

  private static func apart(_ number: Double) -> Double {
    abs(number) < 1e-12 ? 1e-12 : number
  }

  @inline(__always)
  func rows(from top: Double, _ cell: Double, most: Int) -> Range<Int> {
    let y = middle.y - top
    return isEmpty ? 0..<0 : Box.indices(y - height, y + height, cell, most)
  }

  @inline(__always)
  func columns(ofRow row: Int, _ origin: Point, _ cell: Double, most: Int) -> Range<Int> {
    let y = origin.y + (Double(row) + 0.5) * cell - middle.y
    let low = max(y * along.slope - along.half, y * across.slope - across.half)
    let high = min(y * along.slope + along.half, y * across.slope + across.half)
    let x = middle.x - origin.x
    return Box.indices(x + low, x + high, cell, most)
  }

  /// The cells whose centres lie between two positions.
  @inline(__always)
  private static func indices(
    _ low: Double, _ high: Double, _ cell: Double, _ most: Int
  ) -> Range<Int> {
    let first = min(max(low / cell - 0.5, 0), Double(most))
    let last = min(max(high / cell - 0.5, -1), Double(most - 1))
    let (start, end) = (Int(first.rounded(.up)), Int(last.rounded(.down)) + 1)
    return start..<max(start, end)
  }
}
