import CWideKernels

extension Fast {
  /// Adds the exact signed areas beside `edges` to `cells` and marks the groups they touch.
  ///
  /// After a prefix sum along a row, cell i holds the winding-weighted area of pixel i covered by
  /// what lies right of the edges: `Subpixel.full` for a pixel inside a clockwise contour. An
  /// edge that crosses a pixel with height d at the mean distance m from its left side leaves
  /// d·(1 − m) in the pixel's cell and d·m in the next one. Closed contours cancel exactly, since
  /// all of it is integer arithmetic. Sums wrap beyond 1024 windings.
  ///
  /// Also finds the rows in which the outline may overlap itself within a pixel: where edges of
  /// different `EdgeChains` meet in one, or where an end hangs loose. In all other rows the winding
  /// number takes two neighbouring values in a pixel, and the sum of signed areas tells exactly
  /// how much of the pixel each has. `lastChains` holds a number for every cell: a chain that
  /// touched its pixel, one of the last; numbers up to `lastChain` are old, and it grows.
  ///
  /// Returns the contested rows, one bit each; none, and looks for none, unless `contests`. Where these are all
  /// the rows present, the cells hold only some of the edges: what lies inside is to be found out anyway.
  /// - Precondition: every edge lies within the layout's width and the rows present, at most 32.
  package static func accumulate(
    _ edges: Span<BandEdge>, contests: Bool, layout: CellLayout,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    lastChains: inout MutableSpan<UInt32>, lastChain: inout UInt32
  ) -> UInt32 {
    var rows = min(32, cells.count / layout.stride, touched.count / layout.words)
    if contests { rows = min(rows, lastChains.count / layout.stride) }
    return unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe touched.withUnsafeMutableBufferPointer { touched in
        unsafe lastChains.withUnsafeMutableBufferPointer { lastChains in
          guard let cells = cells.baseAddress, let touched = touched.baseAddress else {
            precondition(edges.isEmpty, "edges have cells")
            return 0
          }
          let memory = unsafe WideCells(
            cells: cells, touched: touched, lastChains: lastChains.baseAddress, layout, rows: rows)
          if wideLevel != WIDE_NONE {
            return unsafe accumulateWide(edges, contests, memory, &lastChain)
          }
          guard contests else {
            unsafe walk(edges, memory)
            return 0
          }
          return unsafe walkContested(edges, memory, &lastChain)
        }
      }
    }
  }

  /// Adds the same of parts of edges: what goes the other way takes back the very pieces that the
  /// whole edge has left, but for those in the rows in which the part begins and ends.
  /// - Precondition: every part and its edge lie within the layout's width and the rows present, at
  ///   most 32, and the part within the heights of its edge.
  package static func accumulate(
    _ parts: Span<EdgePart>, layout: CellLayout,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    if parts.isEmpty { return }
    let rows = min(32, cells.count / layout.stride, touched.count / layout.words)
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe touched.withUnsafeMutableBufferPointer { touched in
        guard let cells = cells.baseAddress, let touched = touched.baseAddress else {
          preconditionFailure("parts of edges have cells")
        }
        let memory = unsafe WideCells(
          cells: cells, touched: touched, lastChains: nil, layout, rows: rows)
        unsafe wideLevel == WIDE_NONE ? walk(parts, memory) : accumulateWide(parts, memory)
      }
    }
  }

  /// One bit for each of so many rows, at most 32.
  package static func everyRow(of count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: 1 << count - 1)
  }

  private static func accumulateWide(_ parts: Span<EdgePart>, _ memory: WideCells) {
    let result = unsafe parts.withUnsafeBytes { bytes in
      unsafe wide_accumulate_parts(
        bytes.baseAddress?.assumingMemoryBound(to: WidePart.self), parts.count, memory)
    }
    precondition(result == 0, "part of an edge lies within its edge and its cells")
  }

  @inline(never)
  private static func walk(_ parts: Span<EdgePart>, _ memory: WideCells) {
    for index in parts.indices {
      guard var walk = unsafe EdgeWalk(parts[index], memory) else { continue }
      walk.crossAll()
    }
  }

  private static func accumulateWide(
    _ edges: Span<BandEdge>, _ contests: Bool, _ memory: WideCells, _ lastChain: inout UInt32
  ) -> UInt32 {
    let contested = unsafe edges.withUnsafeBytes { bytes in
      unsafe wide_accumulate(
        bytes.baseAddress?.assumingMemoryBound(to: WideEdge.self), edges.count, memory,
        contests ? 1 : 0, &lastChain)
    }
    precondition(contested >= 0, "an edge lies within its cells")
    return UInt32(truncatingIfNeeded: contested)
  }

  @inline(never)
  private static func walk(_ edges: Span<BandEdge>, _ memory: WideCells) {
    for index in edges.indices {
      guard var walk = unsafe EdgeWalk(edges[index], memory) else { continue }
      walk.crossAll()
    }
  }

  @inline(never)
  private static func walkContested(
    _ edges: Span<BandEdge>, _ memory: WideCells, _ lastChain: inout UInt32
  ) -> UInt32 {
    guard let lastChains = unsafe memory.last_chains else { return 0 }
    let firstChain = lastChain
    var chains = EdgeChains(first: firstChain)
    let everyRow = unsafe everyRow(of: memory.rows)
    var contested: UInt32 = 0
    for index in edges.indices where contested != everyRow {
      let edge = edges[index]
      chains.advance(to: edge)
      guard var walk = unsafe EdgeWalk(edge, memory) else { continue }
      while true {
        let isShared = unsafe walk.visit(
          lastChains, chain: chains.current, since: firstChain)
        contested |= (isShared ? 1 : 0) &<< UInt32(truncatingIfNeeded: walk.row)
        walk.cross()
        if walk.isLast { break }
        walk.advance()
      }
    }
    chains.finish()
    lastChain = chains.current
    return contested | chains.openRows
  }
}

extension WideCells {
  init(
    cells: UnsafeMutablePointer<Int32>, touched: UnsafeMutablePointer<UInt64>,
    lastChains: UnsafeMutablePointer<UInt32>?, _ layout: CellLayout, rows: Int
  ) {
    unsafe self.init(
      cells: cells, touched: touched, last_chains: lastChains, width: layout.width,
      stride: layout.stride, words: layout.words, rows: rows)
  }
}

/// Walks an edge from row to row, downwards, by the same pieces as `EdgeRows`.
@safe private struct EdgeWalk {
  /// Row of the band.
  private(set) var row: Int
  private let lastRow: Int
  private let sign: Int32
  private let endX: Int32
  private let endY: Int32
  /// The piece in this row.
  private var left: Int32
  private var right: Int32
  private var height: Int32
  /// x at its lower end; where the whole edge starts, the height passed of it and its slope, as in `EdgeRows`.
  private var x: Int32
  private let startX: Int32
  private var way: Int32
  private let slope: Float
  /// The cells, and the row's first of them.
  private let cells: UnsafeMutablePointer<Int32>
  private var firstCell: Int
  /// The row's touched bits.
  private var touched: UnsafeMutablePointer<UInt64>
  private let stride: Int
  private let words: Int

  /// Nil for horizontal edges.
  /// - Precondition: the edge lies within the cells.
  @inline(__always)
  init?(_ edge: BandEdge, _ memory: WideCells) { unsafe self.init(EdgePart(edge), memory) }

  /// Nil for parts without a height.
  /// - Precondition: the part lies within its edge, and both within the cells.
  @inline(__always)
  init?(_ part: EdgePart, _ memory: WideCells) {
    if part.top >= part.bottom { return nil }
    let whole = EdgePart(part.edge)
    let limit = unsafe UInt32(truncatingIfNeeded: memory.width) &<< UInt32(Subpixel.bits)
    precondition(
      UInt32(bitPattern: whole.topX) <= limit && UInt32(bitPattern: whole.bottomX) <= limit
        && UInt32(bitPattern: part.topX) <= limit && UInt32(bitPattern: part.bottomX) <= limit,
      "an edge lies within its cells")
    precondition(
      whole.top <= part.top && part.bottom <= whole.bottom, "a part lies within its edge")
    precondition(
      unsafe Int(whole.bottom) <= memory.rows &<< Int(Subpixel.bits),
      "an edge lies within its rows")
    let (top, bottom) = (Int32(part.top), Int32(part.bottom))
    sign = part.edge.y0 < part.edge.y1 ? 1 : -1
    startX = whole.topX
    endX = part.bottomX
    row = Int(top &>> Subpixel.bits)
    lastRow = Int((bottom &- 1) &>> Subpixel.bits)
    endY = bottom &- Int32(truncatingIfNeeded: lastRow) &<< Subpixel.bits
    let y = top & (Subpixel.one &- 1)
    stride = unsafe memory.stride
    words = unsafe memory.words
    unsafe cells = memory.cells
    firstCell = row &* stride
    unsafe touched = memory.touched + row &* words
    let passed = top &- Int32(whole.top)
    slope = Float(whole.bottomX &- startX) / Float(Int32(whole.bottom) &- Int32(whole.top))
    if row == lastRow {
      x = endX
      height = endY &- y
      way = passed &+ height
    } else {
      height = Subpixel.one &- y
      way = passed &+ height
      x = startX &+ Subpixel.nearest(Float(way) * slope)
    }
    left = min(part.topX, x)
    right = max(part.topX, x)
  }

  @inline(__always)
  var isLast: Bool { row == lastRow }

  /// Adds the areas right of all its pieces.
  @inline(__always)
  mutating func crossAll() {
    while true {
      cross()
      if isLast { return }
      advance()
    }
  }

  /// Goes on to the next row.
  @inline(__always)
  mutating func advance() {
    row &+= 1
    firstCell &+= stride
    unsafe touched += words
    let upper = x
    if row == lastRow {
      x = endX
      height = endY
    } else {
      height = Subpixel.one
      way &+= height
      x = startX &+ Subpixel.nearest(Float(way) * slope)
    }
    left = min(upper, x)
    right = max(upper, x)
  }

  /// First and last pixel of the piece.
  @inline(__always)
  private var pixels: (first: Int, last: Int) {
    let first = Int(left &>> Subpixel.bits)
    return (first, max(first, Int((right &- 1) &>> Subpixel.bits)))
  }

  /// Leaves the number of `chain` at the piece's pixels. True when one bears that of another, of
  /// those after `old`.
  @inline(__always)
  func visit(_ lastChains: UnsafeMutablePointer<UInt32>, chain: UInt32, since old: UInt32) -> Bool {
    let (first, last) = pixels
    let end = firstCell &+ last
    var cell = firstCell &+ first
    var isShared = false
    // Numbers up to `old` wrap to large ones.
    let others = chain &- old &- 1
    repeat {
      if unsafe lastChains[cell] &- old &- 1 < others { isShared = true }
      unsafe lastChains[cell] = chain
      cell &+= 1
    } while cell <= end
    return isShared
  }

  /// Adds the area right of the piece. Pieces that differ in the sign alone cancel, however they
  /// round.
  @inline(__always)
  func cross() {
    let one = Subpixel.one
    let (first, last) = pixels
    let cells = unsafe self.cells + firstCell
    let firstGroup = first &>> 2
    let lastGroup = (last &+ 1) &>> 2
    if firstGroup &>> 6 == lastGroup &>> 6 {
      let bits = (UInt64(2) &<< UInt64(lastGroup &- firstGroup)) &- 1
      unsafe touched[firstGroup &>> 6] |= bits &<< UInt64(firstGroup & 63)
    } else {
      for group in firstGroup...lastGroup {
        unsafe touched[group &>> 6] |= 1 &<< UInt64(group & 63)
      }
    }
    if first == last {
      let sum = left &+ right &- Int32(truncatingIfNeeded: first) &<< (Subpixel.bits &+ 1)
      let area = sign &* height
      unsafe cells[first] &+= area &* (2 &* one &- sum)
      unsafe cells[first &+ 1] &+= area &* sum
      return
    }
    // Heights down to each pixel's right side. Rounding never adds up, and is the same for both
    // signs.
    let slope = Float(height) / Float(right &- left)
    let inset = left & (one &- 1)
    var way = one &- inset
    var passed = Subpixel.nearest(Float(way) * slope)
    unsafe cells[first] &+= sign &* passed &* (one &- inset)
    var carried = sign &* passed &* (one &+ inset)
    var pixel = first &+ 1
    while pixel < last {
      way &+= one
      let reached = Subpixel.nearest(Float(way) * slope)
      let area = sign &* (reached &- passed) &* one
      unsafe cells[pixel] &+= carried &+ area
      carried = area
      passed = reached
      pixel &+= 1
    }
    let sum = right &- Int32(truncatingIfNeeded: last) &<< Subpixel.bits
    let rest = sign &* (height &- passed)
    unsafe cells[last] &+= carried &+ rest &* (2 &* one &- sum)
    unsafe cells[last &+ 1] &+= rest &* sum
  }
}
