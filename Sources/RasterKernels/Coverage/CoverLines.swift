import CWideKernels

/// How a row of pixels is looked at: along lines, each of them in parts of every pixel.
package struct LineGrid: Equatable, Sendable {
  /// Pixels in the row.
  package let width: Int
  /// Powers of two: lines in the row, and parts of a line in each pixel.
  package let lineBits: Int
  package let partBits: Int

  /// - Precondition: 4…1024 lines, at most 1024 parts, and not more than 2²⁴ parts in a line.
  package init(width: Int, lineBits: Int, partBits: Int) {
    precondition((2...Int(Subpixel.bits)).contains(lineBits), "a row has 4 to 1024 lines")
    precondition((0...Int(Subpixel.bits)).contains(partBits), "parts are no finer than steps")
    precondition(width >= 0 && width <= 1 << (24 - partBits), "parts can be counted in Float")
    self.width = width
    self.lineBits = lineBits
    self.partBits = partBits
  }

  /// How many counts there are of a row: of every line each border between parts.
  package var countCount: Int { (width << partBits + 1) << lineBits }

  /// Where the count is of a line's border before this part.
  func index(line: Int, part: Int) -> Int {
    4 * (line / 4 * (width << partBits + 1) + part) + line % 4
  }
}

extension Fast {
  /// Adds to `counts` where `edges` cross the lines of a row of their band: +1 for those that go down, −1 for those
  /// that go up, at the border between parts that is nearest, within the row.
  ///
  /// Lines lie in the middles of equal parts of the row's height. An edge crosses one that its upper end lies on,
  /// and not one that its lower end lies on. The cost is that of the crossings.
  package static func countCrossings(
    of edges: Span<BandEdge>, row: Int, _ grid: LineGrid, into counts: inout MutableSpan<Int32>
  ) {
    precondition(counts.count >= grid.countCount, "lines have their counts")
    precondition((0..<32).contains(row), "a band has the row")
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe edges.withUnsafeBytes { edges in
        guard let counts = counts.baseAddress, let first = edges.baseAddress else { return }
        unsafe wide_count_crossings(
          first.assumingMemoryBound(to: WideEdge.self),
          edges.count / MemoryLayout<WideEdge>.stride, Int32(row), WideLineGrid(grid), counts)
      }
    }
  }

  /// Adds what is covered along the lines, as `counts` tell, to the cells of `row`, as one that is covered once;
  /// makes the counts 0.
  package static func coverCounted(
    _ counts: inout MutableSpan<Int32>, _ grid: LineGrid, evenOdd: Bool, row: Int,
    layout: CellLayout, cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    precondition(counts.count >= grid.countCount, "lines have their counts")
    precondition(grid.width <= layout.width, "pixels have cells")
    precondition(
      row >= 0 && (row + 1) * layout.stride <= cells.count
        && (row + 1) * layout.words <= touched.count, "the row has cells")
    unsafe counts.withUnsafeMutableBufferPointer { counts in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        unsafe touched.withUnsafeMutableBufferPointer { touched in
          guard let counts = counts.baseAddress, let cells = cells.baseAddress,
            let touched = touched.baseAddress
          else { return }
          unsafe wide_cover_counted(
            WideLineGrid(grid), evenOdd ? 1 : 0, counts, cells + row * layout.stride,
            touched + row * layout.words)
        }
      }
    }
  }
}

extension WideLineGrid {
  fileprivate init(_ grid: LineGrid) {
    self.init(
      width: grid.width, line_bits: Int32(grid.lineBits), part_bits: Int32(grid.partBits))
  }
}
