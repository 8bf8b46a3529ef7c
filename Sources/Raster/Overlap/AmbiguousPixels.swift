import RasterKernels

/// The columns of a row in which there may be a hole, or a part that is covered twice next to one that is not,
/// however the pieces in them lie.
///
/// In all others the sum of signed areas tells what is covered. Which they are follows from the winding number at
/// a column's left side and from how many pieces touch it: below many lines on top of each other most pieces are in
/// no ambiguous column, and need not be put in order. Keeps its memory.
struct AmbiguousPixels {
  /// Columns next to each other.
  struct Run {
    /// The ambiguous ones, with those before them on whose left side the winding number is not the same at all heights.
    fileprivate(set) var pixels: Range<Int>
    /// The winding number left of them, without the pieces that touch them.
    let winding: Int32
  }

  private(set) var runs: [Run] = []
  /// What changes at the left side of each column, those of the row's right end and behind it included.
  private var changes: [ColumnCounts] = []
  /// Of each column the first one from there on that lies in a run, or an index behind all columns.
  private var next: [Int32] = []

  /// Finds the ambiguous columns of a row, `width` pixels wide, whose pieces are those in `range`.
  mutating func find(
    _ pieces: [ChainPiece], _ range: Range<Int>, width: Int, _ rule: FillRule
  ) {
    changes.removeAll(keepingCapacity: true)
    changes.append(contentsOf: repeatElement(ColumnCounts(), count: width + 2))
    count(pieces.span, range)
    runs.removeAll(keepingCapacity: true)
    search(width: width, rule)
    let missing = width + 1 - next.count
    if missing > 0 { next.append(contentsOf: repeatElement(0, count: missing)) }
    store(width: width)
  }

  /// True when some of these columns lie in a run.
  @inline(__always)
  func overlaps(_ pixels: (first: Int, last: Int)) -> Bool {
    Int(next[pixels.first]) <= pixels.last
  }

  private mutating func count(_ pieces: Span<ChainPiece>, _ range: Range<Int>) {
    var changes = changes.mutableSpan
    for index in range {
      let piece = pieces[index].piece(row: 0)
      let (first, last) = piece.pixels
      changes[first].begin(piece)
      changes[last + 1].end(piece)
    }
  }

  private mutating func search(width: Int, _ rule: FillRule) {
    // Counted, so that they can be read while other memory changes.
    let memory = changes
    let changes = memory.span
    var counts = ColumnCounts()
    var known = Known(pixel: 0, winding: 0)
    for pixel in 0..<width {
      counts.add(changes[pixel])
      if counts.looseEnds == 0 {
        counts.forgetParts()
        known = Known(pixel: pixel, winding: counts.winding)
      }
      if counts.windingsPossible.isLinear(rule) { continue }
      if !runs.isEmpty,
        known.pixel <= runs[runs.count - 1].pixels.upperBound
      {
        let start = runs[runs.count - 1].pixels.lowerBound
        runs[runs.count - 1].pixels = start..<pixel + 1
      } else {
        let pixels = known.pixel..<pixel + 1
        runs.append(Run(pixels: pixels, winding: known.winding))
      }
    }
  }

  /// A column on whose left side the winding number of what has been passed is the same at all heights.
  private struct Known {
    let pixel: Int
    let winding: Int32
  }

  private mutating func store(width: Int) {
    let runs = runs
    var next = next.mutableSpan
    var column = 0
    for run in runs {
      for before in column..<run.pixels.lowerBound {
        next[before] = Int32(truncatingIfNeeded: run.pixels.lowerBound)
      }
      for inside in run.pixels { next[inside] = Int32(truncatingIfNeeded: inside) }
      column = run.pixels.upperBound
    }
    for behind in column...width { next[behind] = Int32(truncatingIfNeeded: width + 1) }
  }
}

/// Pieces that touch a column and pieces left of it; or by how much these differ from those of the column before.
private struct ColumnCounts: BitwiseCopyable {
  /// How many touch it that go down, and that go up; how often those left of it wind, times their heights.
  private var counts = SIMD4<Int32>()
  /// By how much less, and more, times the row's height, those left of it wind at some heights than in the mean.
  private var less: Int32 = 0
  private var more: Int32 = 0
  /// Zero when each piece left of it that ends inside the row is gone on with by another.
  private(set) var looseEnds: UInt64 = 0

  @inline(__always)
  mutating func begin(_ piece: RowPiece) {
    counts &+= ColumnCounts.one(piece)
  }

  @inline(__always)
  mutating func end(_ piece: RowPiece) {
    let height = piece.y1 &- piece.y0
    counts &+= SIMD4(0, 0, piece.sign &* height, 0) &- ColumnCounts.one(piece)
    // Most pieces are as high as the row.
    if height == Subpixel.one { return }
    let rest = Subpixel.one &- height
    less &+= piece.sign > 0 ? height : rest
    more &+= piece.sign > 0 ? rest : height
    looseEnds &+= EndTag.ends(of: piece)
  }

  @inline(__always)
  private static func one(_ piece: RowPiece) -> SIMD4<Int32> {
    let down = (1 &+ piece.sign) / 2
    return SIMD4(down, 1 &- down, 0, 0)
  }

  @inline(__always)
  mutating func add(_ other: ColumnCounts) {
    counts &+= other.counts
    less &+= other.less
    more &+= other.more
    looseEnds &+= other.looseEnds
  }

  /// Has pieces lower than the row, left of the column, count as those that they make up.
  mutating func forgetParts() { (less, more) = (0, 0) }

  /// The winding number at its left side without those that touch it, where that is the same at all heights.
  var winding: Int32 { counts.z >> Subpixel.bits }

  /// The winding numbers that pieces can make in the column, however they lie.
  @inline(__always)
  var windingsPossible: WindingRange {
    var range = WindingRange((counts.z &- less) >> Subpixel.bits &- counts.y)
    range.include((counts.z &+ more) >> Subpixel.bits &+ counts.x)
    return range
  }
}
