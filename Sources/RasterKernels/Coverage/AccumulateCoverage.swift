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
          let contested = unsafe edges.withUnsafeBytes { bytes in
            unsafe wide_accumulate(
              wideLevel, bytes.baseAddress?.assumingMemoryBound(to: WideEdge.self), edges.count,
              memory, contests ? 1 : 0, &lastChain)
          }
          precondition(contested >= 0, "an edge lies within its cells")
          return UInt32(truncatingIfNeeded: contested)
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
        let result = unsafe parts.withUnsafeBytes { bytes in
          unsafe wide_accumulate_parts(
            wideLevel, bytes.baseAddress?.assumingMemoryBound(to: WidePart.self), parts.count,
            memory)
        }
        precondition(result == 0, "part of an edge lies within its edge and its cells")
      }
    }
  }

  /// One bit for each of so many rows, at most 32.
  package static func everyRow(of count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: 1 << count - 1)
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
