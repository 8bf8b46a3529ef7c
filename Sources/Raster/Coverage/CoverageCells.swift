import RasterKernels

/// The cells of one outline in one band: what its edges change in the area of each pixel, row by row. All are 0
/// between outlines. Keeps its memory.
struct CoverageCells {
  /// How they lie in memory.
  private(set) var layout = CellLayout(width: 0)
  fileprivate var cells: [Int32] = []
  /// A bit for each group of cells that an edge has touched.
  fileprivate var touched: [UInt64] = []
  /// The chain of edges that last touched each cell's pixel; see `Fast.accumulate`.
  fileprivate var lastChains: [UInt32] = []
  private var lastChain: UInt32 = 0

  /// Makes room for outlines `width` pixels wide.
  mutating func reserve(width: Int) {
    let layout = CellLayout(width: width)
    let cellCount = layout.stride * Band.height
    if cells.count < cellCount {
      cells = [Int32](repeating: 0, count: cellCount)
      lastChains = [UInt32](repeating: 0, count: cellCount)
      lastChain = 0
    }
    let wordCount = layout.words * Band.height
    if touched.count < wordCount { touched = [UInt64](repeating: 0, count: wordCount) }
  }

  /// Starts on an outline of so many edges, for which there is room.
  mutating func begin(width: Int, edgeCount: Int) {
    layout = CellLayout(width: width)
    if lastChain > .max - UInt32(edgeCount) {
      for cell in lastChains.indices { lastChains[cell] = 0 }
      lastChain = 0
    }
  }

  /// Adds edges; returns the contested rows, where they are asked for.
  mutating func accumulate(_ edges: Span<BandEdge>, contests: Bool) -> UInt32 {
    var last = lastChain
    var spans = CellSpans(&self)
    let contested = Fast.accumulate(
      edges, contests: contests, layout: spans.layout, cells: &spans.cells,
      touched: &spans.touched, lastChains: &spans.lastChains, lastChain: &last)
    lastChain = last
    return contested
  }

  /// Adds parts of edges.
  mutating func accumulate(_ parts: Span<EdgePart>) {
    var spans = CellSpans(&self)
    Fast.accumulate(parts, layout: spans.layout, cells: &spans.cells, touched: &spans.touched)
  }

  /// Takes all back that was accumulated.
  mutating func clear() {
    var spans = CellSpans(&self)
    let layout = spans.layout
    for word in 0..<layout.words * Band.height {
      var groups = spans.touched[word]
      spans.touched[word] = 0
      let (row, first) = (word / layout.words, word % layout.words * 64)
      while groups != 0 {
        let cell = row * layout.stride + (first + groups.trailingZeroBitCount) * 4
        for index in cell..<cell + 4 { spans.cells[index] = 0 }
        groups &= groups - 1
      }
    }
  }
}

/// `CoverageCells` as kernels take them.
struct CellSpans: ~Copyable, ~Escapable {
  let layout: CellLayout
  var cells: MutableSpan<Int32>
  var touched: MutableSpan<UInt64>
  var lastChains: MutableSpan<UInt32>

  @_lifetime(&memory)
  init(_ memory: inout CoverageCells) {
    layout = memory.layout
    cells = memory.cells.mutableSpan
    touched = memory.touched.mutableSpan
    lastChains = memory.lastChains.mutableSpan
  }
}
