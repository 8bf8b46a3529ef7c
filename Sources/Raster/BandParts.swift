import RasterKernels

/// The parts of an outline in a band that lie beside each other, as letters do: between them is a column
/// without edges, and the winding number is 0 at all heights. Keeps its memory.
struct BandParts {
  /// The indices of edges that are not level, part by part.
  private(set) var order: [Int32] = []
  /// Where in `order` each part ends.
  private(set) var ends: [Int] = []

  /// Of each column how many more edges touch it than the one before; then the number of its group: edges
  /// whose columns hang together.
  private var columns: [Int32] = []
  private var groups: [Group] = []

  private struct Group: BitwiseCopyable {
    var count = 0
    /// Zero when at all heights as many edges go down as up.
    var looseEnds: UInt64 = 0
    /// Where in `order` its next edge goes.
    var next = 0
  }

  /// Finds the parts of `edges`, in `width` columns, or takes all for one.
  mutating func find(in edges: Span<BandEdge>, width: Int, isOne: Bool) {
    ends.removeAll(keepingCapacity: true)
    let missing = edges.count - order.count
    if missing > 0 { order.append(contentsOf: repeatElement(0, count: missing)) }
    if isOne { return ends.append(BandParts.list(edges, into: &order)) }
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(0, count: width + 2))
    let groupCount = BandParts.group(edges, &columns)
    groups.removeAll(keepingCapacity: true)
    groups.append(contentsOf: repeatElement(Group(), count: groupCount))
    BandParts.count(edges, columns, &groups)
    placeGroups()
    BandParts.sort(edges, columns, &groups, into: &order)
  }

  private static func list(_ edges: Span<BandEdge>, into order: inout [Int32]) -> Int {
    var order = order.mutableSpan
    var count = 0
    for index in edges.indices where edges[index].y0 != edges[index].y1 {
      order[count] = Int32(truncatingIfNeeded: index)
      count += 1
    }
    return count
  }

  /// The first column that an edge touches, and the last.
  @inline(__always)
  private static func columns(of edge: BandEdge) -> (first: Int, last: Int) {
    (
      Int(min(edge.x0, edge.x1) >> Int32(Subpixel.bits)),
      Int(max(edge.x0, edge.x1) >> Int32(Subpixel.bits))
    )
  }

  /// Makes `columns` the numbers of groups, and returns how many there are.
  private static func group(_ edges: Span<BandEdge>, _ columns: inout [Int32]) -> Int {
    var columns = columns.mutableSpan
    for index in edges.indices where edges[index].y0 != edges[index].y1 {
      let (first, last) = Self.columns(of: edges[index])
      columns[first] += 1
      columns[last + 1] -= 1
    }
    var open: Int32 = 0
    var count: Int32 = 0
    for column in columns.indices {
      if open == 0, columns[column] > 0 { count += 1 }
      open += columns[column]
      columns[column] = count - 1
    }
    return Int(count)
  }

  private static func count(
    _ edges: Span<BandEdge>, _ columns: [Int32], _ groups: inout [Group]
  ) {
    let columns = columns.span
    var groups = groups.mutableSpan
    for index in edges.indices where edges[index].y0 != edges[index].y1 {
      let edge = edges[index]
      let number = Int(columns[Self.columns(of: edge).first])
      groups[number].count += 1
      groups[number].looseEnds &+=
        PieceCluster.tag(UInt64(edge.y1) + 1) &- PieceCluster.tag(UInt64(edge.y0) + 1)
    }
  }

  /// Gives each group its place, and ends a part behind all those that leave the winding number as it was.
  private mutating func placeGroups() {
    var next = 0
    var looseEnds: UInt64 = 0
    for number in groups.indices {
      groups[number].next = next
      next += groups[number].count
      looseEnds &+= groups[number].looseEnds
      if looseEnds == 0 { ends.append(next) }
    }
    // An outline that goes on beyond the right end.
    if looseEnds != 0 { ends.append(next) }
  }

  private static func sort(
    _ edges: Span<BandEdge>, _ columns: [Int32], _ groups: inout [Group],
    into order: inout [Int32]
  ) {
    let columns = columns.span
    var groups = groups.mutableSpan
    var order = order.mutableSpan
    for index in edges.indices where edges[index].y0 != edges[index].y1 {
      let number = Int(columns[Self.columns(of: edges[index]).first])
      order[groups[number].next] = Int32(truncatingIfNeeded: index)
      groups[number].next += 1
    }
  }
}
