import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// Edges to cells, and cells to colour, on vectors of every width, are what the plain twins say.
struct CellKernelTwinTests {
  private static let widths = Array(lengths.dropFirst()) + [255, 256, 257, 1000]

  private func plainly(_ edges: [BandEdge], contests: Bool, _ memory: inout CellMemory) -> UInt32 {
    let layout = memory.layout
    return memory.withSpans {
      Plain.accumulate(
        edges.span, contests: contests, layout: layout, cells: &$0, touched: &$1,
        lastChains: &$2, lastChain: &$3)
    }
  }

  /// Calls `body` with shapes of every width, of few rows and of many by turns, twice in the same memory.
  private func withShapes(
    _ body: ([BandEdge], _ contests: Bool, _ start: CellMemory) -> Void
  ) {
    for width in CellKernelTwinTests.widths {
      let rows = [1, 2, 5, 32][(width + width / 4) % 4]
      var numbers = SeededGenerator(seed: UInt64(width * 100 + rows))
      for contests in [false, true] {
        var memory = CellMemory(width: width, rows: rows)
        for _ in 0..<2 {
          let count = [2, 9, 30].randomElement(using: &numbers) ?? 30
          let edges = bandEdges(count, width: width, rows: rows, &numbers)
          body(edges, contests, memory)
          _ = plainly(edges, contests: contests, &memory)
        }
      }
    }
  }

  /// Expects that cells are what the plain twin makes of them, at every level of vectors.
  private func check(_ edges: [BandEdge], contests: Bool, _ start: CellMemory) {
    var plain = start
    let expected = plainly(edges, contests: contests, &plain)
    let layout = start.layout
    atEveryLevel { level in
      var fast = start
      let contested = fast.withSpans {
        Fast.accumulate(
          edges.span, contests: contests, layout: layout, cells: &$0, touched: &$1,
          lastChains: &$2, lastChain: &$3)
      }
      // Where all rows are contested some edges are left out, and not the same.
      let isAll = contests && expected == Fast.everyRow(of: start.rows)
      let isAlike = isAll ? fast.isNoted : fast.isAlike(plain, since: start.lastChain)
      #expect(contested == expected && isAlike, "on vectors of level \(level.rawValue)")
    }
  }

  @Test func accumulatedCellsAgree() {
    withShapes { edges, contests, start in check(edges, contests: contests, start) }
  }

  @Test(arguments: vectorLevels) func edgesOutsideAreRefused(level: WideLevel) {
    let outside = [
      WideEdge(x0: -1, x1: 0, y0: 0, y1: 5), WideEdge(x0: 0, x1: 10_241, y0: 0, y1: 5),
      WideEdge(x0: 0, x1: 0, y0: 2049, y1: 5),
    ]
    for edge in outside {
      var memory = CellMemory(width: 10, rows: 2)
      let result = memory.withWideCells { memory, lastChain in
        wide_accumulate(level, [edge], 1, memory, 1, &lastChain)
      }
      #expect(result == -1)
      #expect(memory == CellMemory(width: 10, rows: 2))
    }
  }

  /// The same for parts of edges.
  private func check(_ parts: [EdgePart], _ start: CellMemory) {
    let layout = start.layout
    var plain = start
    plain.withSpans { cells, touched, _, _ in
      Plain.accumulate(parts.span, layout: layout, cells: &cells, touched: &touched)
    }
    atEveryLevel { level in
      var fast = start
      fast.withSpans { cells, touched, _, _ in
        Fast.accumulate(parts.span, layout: layout, cells: &cells, touched: &touched)
      }
      #expect(fast == plain, "on vectors of level \(level.rawValue)")
    }
  }

  @Test func cellsOfPartsAgree() {
    for width in CellKernelTwinTests.widths {
      let rows = [1, 2, 5, 32][(width + width / 4) % 4]
      var numbers = SeededGenerator(seed: UInt64(width * 100 + rows + 7))
      var memory = CellMemory(width: width, rows: rows)
      _ = plainly(bandEdges(9, width: width, rows: rows, &numbers), contests: false, &memory)
      for count in [0, 1, 3, 4, 5, 8, 9, 30, 90] {
        check(edgeParts(count, width: width, rows: rows, &numbers), memory)
      }
    }
  }

  @Test func partsTakeBackWhatWholeEdgesLeave() {
    var numbers = SeededGenerator(seed: 21)
    let layout = CellLayout(width: 60)
    for _ in 0..<50 {
      let edges = bandEdges(30, width: 60, rows: 32, &numbers)
      var memory = CellMemory(width: 60, rows: 32)
      _ = plainly(edges, contests: false, &memory)
      let back = edges.map {
        EdgePart(BandEdge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0))
      }
      memory.withSpans { cells, touched, _, _ in
        Fast.accumulate(back.span, layout: layout, cells: &cells, touched: &touched)
      }
      #expect(memory.cells.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: vectorLevels) func partsOutsideAreRefused(level: WideLevel) {
    let edge = WideEdge(x0: 0, x1: 5000, y0: 1500, y1: 100)
    let outside = [
      WidePart(edge: edge, top_x: -1, bottom_x: 0, top: 100, bottom: 500),
      WidePart(edge: edge, top_x: 0, bottom_x: 10_241, top: 100, bottom: 500),
      WidePart(edge: edge, top_x: 0, bottom_x: 9, top: 99, bottom: 500),
      WidePart(edge: edge, top_x: 0, bottom_x: 9, top: 100, bottom: 1501),
      WidePart(
        edge: WideEdge(x0: 0, x1: 0, y0: 100, y1: 2049), top_x: 0, bottom_x: 0, top: 100,
        bottom: 200),
      WidePart(
        edge: WideEdge(x0: -1, x1: 9, y0: 0, y1: 2000), top_x: 0, bottom_x: 0, top: 100,
        bottom: 200),
      WidePart(
        edge: WideEdge(x0: 0, x1: 0, y0: 100, y1: 100), top_x: 0, bottom_x: 0, top: 100,
        bottom: 101),
    ]
    for part in outside {
      var memory = CellMemory(width: 10, rows: 2)
      let result = memory.withWideCells { memory, _ in
        wide_accumulate_parts(level, [part], 1, memory)
      }
      #expect(result == -1)
      #expect(memory == CellMemory(width: 10, rows: 2))
    }
  }

  @Test(arguments: 0..<20, vectorLevels)
  func edgesBeforeOneOutsideAreAdded(place: Int, level: WideLevel) {
    var numbers = SeededGenerator(seed: UInt64(place))
    var edges = Array(bandEdges(20, width: 60, rows: 5, &numbers).prefix(20))
    var plain = CellMemory(width: 60, rows: 5)
    _ = plainly(Array(edges[..<place]), contests: false, &plain)
    // Level ones are marks, which lie nowhere.
    edges[place] = BandEdge(x0: 7, y0: 9, x1: 60 * Subpixel.one + 1, y1: 500)
    var fast = CellMemory(width: 60, rows: 5)
    let result = fast.withWideCells { memory, lastChain in
      edges.withUnsafeBytes {
        wide_accumulate(
          level, $0.baseAddress?.assumingMemoryBound(to: WideEdge.self), edges.count, memory, 0,
          &lastChain)
      }
    }
    #expect(result == -1)
    #expect(fast.cells == plain.cells && fast.touched == plain.touched)
    #expect(fast.lastChain == 0)
  }

  @Test func cellsOfTheWidestRowsAgree() {
    var numbers = SeededGenerator(seed: 20)
    let memory = CellMemory(width: 1 << 20, rows: 2)
    let edges = bandEdges(40, width: memory.layout.width, rows: 2, &numbers)
    check(edges, contests: true, memory)
  }

  @Test func edgesLieInMemoryAsCSeesThem() {
    let edge = BandEdge(x0: 1, y0: 3, x1: 2, y1: 4)
    let seen = withUnsafeBytes(of: edge) { $0.loadUnaligned(as: WideEdge.self) }
    #expect(seen.x0 == 1 && seen.x1 == 2 && seen.y0 == 3 && seen.y1 == 4)
    #expect(MemoryLayout<BandEdge>.stride == MemoryLayout<WideEdge>.stride)
    let part = EdgePart(of: edge, from: (5, 6), to: (7, 8))
    let seenPart = withUnsafeBytes(of: part) { $0.loadUnaligned(as: WidePart.self) }
    #expect(seenPart.edge.x0 == 1 && seenPart.edge.y1 == 4)
    #expect(seenPart.top_x == 5 && seenPart.top == 6)
    #expect(seenPart.bottom_x == 7 && seenPart.bottom == 8)
    #expect(MemoryLayout<EdgePart>.stride == MemoryLayout<WidePart>.stride)
  }

  /// Calls `body` with cells, a row of pixels more than they have, and what to do with them.
  private func withPictures(
    _ body: (CellMemory, [UInt8], _ evenOdd: Bool, _ color: UInt32, _ margin: Int) -> Void
  ) {
    for width in CellKernelTwinTests.widths {
      var numbers = SeededGenerator(seed: UInt64(width))
      for count in [2, 5, 40] {
        for evenOdd in [false, true] {
          var memory = CellMemory(width: width, rows: 3)
          let edges = bandEdges(count, width: width, rows: 3, &numbers)
          _ = plainly(edges, contests: false, &memory)
          let color = Bool.random(using: &numbers) ? pixel(&numbers) : pixel(&numbers) | 0xff << 24
          let margin = Int.random(in: 0...7, using: &numbers)
          body(memory, pixelBytes((width + margin) * 3, &numbers), evenOdd, color, margin)
        }
      }
    }
  }

  /// Memory and pixels after rows 1 and 2 by the plain twin.
  private func swept(
    _ memory: CellMemory, _ pixels: [UInt8], _ evenOdd: Bool, _ color: UInt32, _ margin: Int
  ) -> (memory: CellMemory, pixels: [UInt8]) {
    var memory = memory
    var pixels = pixels
    let layout = memory.layout
    var target = pixels.mutableSpan
    memory.withSpans { cells, touched, _, _ in
      Plain.sweepOverSolid(
        rows: 1..<3, layout: layout, evenOdd: evenOdd, color: color, cells: &cells,
        touched: &touched, pixels: &target, start: margin, stride: layout.width + margin)
    }
    return (memory, pixels)
  }

  @Test func sweptColoursAgree() {
    withPictures { start, before, evenOdd, color, margin in
      let plain = swept(start, before, evenOdd, color, margin)
      let layout = start.layout
      atEveryLevel { level in
        var memory = start
        var pixels = before
        do {
          var target = pixels.mutableSpan
          memory.withSpans { cells, touched, _, _ in
            Fast.sweepOverSolid(
              rows: 1..<3, layout: layout, evenOdd: evenOdd, color: color, cells: &cells,
              touched: &touched, pixels: &target, start: margin, stride: layout.width + margin)
          }
        }
        #expect(pixels == plain.pixels, "on vectors of level \(level.rawValue)")
        #expect(memory == plain.memory, "on vectors of level \(level.rawValue)")
      }
    }
  }

  @Test(arguments: vectorLevels) func onlyHiddenPixelsMayStay(level: WideLevel) {
    var numbers = SeededGenerator(seed: 77)
    var stayed = 0
    withPictures { start, before, evenOdd, color, margin in
      let plain = swept(start, before, evenOdd, color, margin)
      var memory = start
      var pixels = before
      let width = memory.layout.width
      let hidden = Int.random(in: -9...width, using: &numbers)
      let end = Int.random(in: hidden...width + 9, using: &numbers)
      memory.withWideCells { all, _ in
        var rows = all
        rows.cells += all.stride
        rows.touched += all.words
        rows.rows = 2
        pixels.withUnsafeMutableBytes { bytes in
          guard let base = bytes.baseAddress else { return }
          wide_sweep_over_solid(
            level, rows, evenOdd ? 1 : 0, color, WideHidden(start: hidden, end: end),
            base + margin * 4, (width + margin) * 4)
        }
      }
      #expect(memory == plain.memory)
      for place in pixels.indices where pixels[place] != plain.pixels[place] {
        stayed += 1
        let column = place / 4 % (width + margin) - margin
        #expect(hidden <= column && column < end && pixels[place] == before[place])
      }
    }
    #expect(stayed > 0)
  }
}
