import CWideKernels
import RasterKernels
import TestSupport

/// Cells, touched bits and last chains of a few rows.
struct CellMemory: Equatable {
  var layout: CellLayout
  var rows: Int
  var cells: [Int32]
  var touched: [UInt64]
  var lastChains: [UInt32]
  var lastChain: UInt32 = 0

  init(width: Int, rows: Int) {
    layout = CellLayout(width: width)
    self.rows = rows
    cells = [Int32](repeating: 0, count: layout.stride * rows)
    touched = [UInt64](repeating: 0, count: layout.words * rows)
    lastChains = [UInt32](repeating: 0, count: layout.stride * rows)
  }

  /// True when the other memory differs at most in which of the chains after `old`, that touched the
  /// same pixel, is remembered there.
  func isAlike(_ other: CellMemory, since old: UInt32) -> Bool {
    func marks(_ memory: CellMemory) -> [UInt32] {
      memory.lastChains.map { $0 > old ? old + 1 : $0 }
    }
    return layout == other.layout && rows == other.rows && cells == other.cells
      && touched == other.touched && marks(self) == marks(other) && lastChain == other.lastChain
  }

  /// True when all that is in it can be told by what is noted: no cell but those of touched groups holds
  /// anything, and no pixel remembers a chain after the last one.
  var isNoted: Bool {
    let holds = cells.indices.filter { cells[$0] != 0 }
    let areTouched = holds.allSatisfy { cell in
      let group = cell % layout.stride / 4
      return touched[cell / layout.stride * layout.words + group / 64] >> (group % 64) & 1 != 0
    }
    return areTouched && lastChains.allSatisfy { $0 <= lastChain }
  }

  /// Calls `body` with spans of everything.
  mutating func withSpans<Result>(
    _ body: (
      inout MutableSpan<Int32>, inout MutableSpan<UInt64>, inout MutableSpan<UInt32>,
      inout UInt32
    ) -> Result
  ) -> Result {
    CellMemory.withSpans(&cells, &touched, &lastChains, &lastChain, body)
  }

  private static func withSpans<Result>(
    _ cells: inout [Int32], _ touched: inout [UInt64], _ lastChains: inout [UInt32],
    _ lastChain: inout UInt32,
    _ body: (
      inout MutableSpan<Int32>, inout MutableSpan<UInt64>, inout MutableSpan<UInt32>,
      inout UInt32
    ) -> Result
  ) -> Result {
    var cellSpan = cells.mutableSpan
    var touchedSpan = touched.mutableSpan
    var lastChainSpan = lastChains.mutableSpan
    return body(&cellSpan, &touchedSpan, &lastChainSpan, &lastChain)
  }

  /// Calls `body` with the memory as C sees it.
  mutating func withWideCells<Result>(
    _ body: (WideCells, inout UInt32) -> Result
  ) -> Result {
    let (width, stride, words, rows) = (layout.width, layout.stride, layout.words, rows)
    return cells.withUnsafeMutableBufferPointer { cells in
      touched.withUnsafeMutableBufferPointer { touched in
        lastChains.withUnsafeMutableBufferPointer { lastChains in
          body(
            WideCells(
              cells: cells.baseAddress, touched: touched.baseAddress,
              last_chains: lastChains.baseAddress, width: width, stride: stride, words: words,
              rows: rows), &lastChain)
        }
      }
    }
  }
}

/// Closed polygons and loose edges: long and flat, short, upright, and within one pixel.
func bandEdges(
  _ count: Int, width: Int, rows: Int, _ numbers: inout SeededGenerator
) -> [BandEdge] {
  let right = Int32(width) * Subpixel.one
  let bottom = Int32(rows) * Subpixel.one
  var edges: [BandEdge] = []
  var x = Int32.random(in: 0...right, using: &numbers)
  var y = Int32.random(in: 0...bottom, using: &numbers)
  for _ in 0..<count {
    var (nextX, nextY) = (x, y)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      nextX = .random(in: 0...right, using: &numbers)
      nextY = .random(in: 0...bottom, using: &numbers)
    case 1:
      nextX += .random(in: -9000...9000, using: &numbers)
      nextY += .random(in: -2000...2000, using: &numbers)
    case 2:
      nextY = .random(in: 0...bottom, using: &numbers)
    case 3:
      nextX = (nextX / 1024) * 1024
      nextY = (nextY / 1024) * 1024
    case 4:
      nextX += .random(in: -200...200, using: &numbers)
      nextY += .random(in: -200...200, using: &numbers)
    default:
      // Elsewhere: a loose end.
      x = .random(in: 0...right, using: &numbers)
      nextX = x
    }
    nextX = min(max(nextX, 0), right)
    nextY = min(max(nextY, 0), bottom)
    edges.append(BandEdge(x0: x, y0: UInt16(y), x1: nextX, y1: UInt16(nextY)))
    (x, y) = (nextX, nextY)
  }
  return edges
}

/// Parts of edges, and edges that are whole.
func edgeParts(
  _ count: Int, width: Int, rows: Int, _ numbers: inout SeededGenerator
) -> [EdgePart] {
  let right = Int32(width) * Subpixel.one
  return bandEdges(count, width: width, rows: rows, &numbers).map { edge in
    let whole = EdgePart(edge)
    guard whole.top < whole.bottom, Bool.random(using: &numbers) else { return whole }
    let heights = [0, 1].map { _ in UInt16.random(in: whole.top...whole.bottom, using: &numbers) }
    let ends = heights.sorted().map { y in
      let part = Double(y - whole.top) / Double(whole.bottom - whole.top)
      let x = Double(whole.topX) + Double(whole.bottomX - whole.topX) * part
      // Beside the edge now and then.
      let shift = Int32.random(in: 0..<9, using: &numbers) == 0 ? Int32(3000) : 0
      return (x: min(max(Int32(x) + shift, 0), right), y: y)
    }
    return EdgePart(of: edge, from: ends[0], to: ends[1])
  }
}
