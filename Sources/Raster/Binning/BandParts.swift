import RasterKernels

/// The parts of an outline in a band that lie beside each other, as letters do: between them is a column
/// without edges, and the winding number is 0 at all heights. Keeps its memory.
struct BandParts {
  /// Not more edges than these are taken for one part, without a look for several.
  private static let fewEdges = 192

  /// The indices of the edges, part by part.
  private(set) var order: [Int32] = []
  /// Where in `order` each part ends.
  private(set) var ends: [Int] = []

  /// Of each column how many more edges touch it than the one before; then the number of its group: edges
  /// whose columns hang together.
  private var columns: [Int32] = []
  private var groups: [Group] = []
  /// The indices of the edges in their own order.
  private var listed: [Int32] = []

  private struct Group: BitwiseCopyable {
    var count = 0
    /// Zero when at all heights as many edges go down as up.
    var looseEnds: UInt64 = 0
    /// Where in `order` its next edge goes.
    var next = 0
  }

  /// Finds the parts of those of `edges`, in `width` columns, that pass some of `heights`; takes few for one.
  mutating func find(in edges: Span<BandEdge>, heights: Range<Int32>, width: Int) {
    ends.removeAll(keepingCapacity: true)
    let missing = edges.count - order.count
    if missing > 0 { order.append(contentsOf: repeatElement(0, count: missing)) }
    let count = BandParts.list(edges, heights, into: &order)
    if count <= BandParts.fewEdges { return ends.append(count) }
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(0, count: width + 2))
    listed.removeAll(keepingCapacity: true)
    listed.append(contentsOf: order[..<count])
    let groupCount = BandParts.group(edges, listed, &columns)
    groups.removeAll(keepingCapacity: true)
    groups.append(contentsOf: repeatElement(Group(), count: groupCount))
    BandParts.count(edges, heights, listed, columns, &groups)
    placeGroups()
    BandParts.sort(edges, listed, columns, &groups, into: &order)
  }

  private static func list(
    _ edges: Span<BandEdge>, _ heights: Range<Int32>, into order: inout [Int32]
  ) -> Int {
    var order = order.mutableSpan
    var count = 0
    for index in edges.indices {
      let edge = edges[index]
      let (top, bottom) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
      order[count] = Int32(truncatingIfNeeded: index)
      let passes = top < heights.upperBound && bottom > heights.lowerBound
      count += passes ? 1 : 0
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
  private static func group(
    _ edges: Span<BandEdge>, _ listed: [Int32], _ columns: inout [Int32]
  ) -> Int {
    let listed = listed.span
    var columns = columns.mutableSpan
    for position in listed.indices {
      let (first, last) = Self.columns(of: edges[Int(listed[position])])
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
    _ edges: Span<BandEdge>, _ heights: Range<Int32>, _ listed: [Int32], _ columns: [Int32],
    _ groups: inout [Group]
  ) {
    let columns = columns.span
    let listed = listed.span
    var groups = groups.mutableSpan
    func tag(_ y: UInt16) -> UInt64 {
      let y = min(max(Int32(y), heights.lowerBound), heights.upperBound)
      return EndTag.tag(UInt64(y) + 1)
    }
    for position in listed.indices {
      let edge = edges[Int(listed[position])]
      let number = Int(columns[Self.columns(of: edge).first])
      groups[number].count += 1
      groups[number].looseEnds &+= tag(edge.y1) &- tag(edge.y0)
    }
  }

  /// Gives each group its start, and ends a part behind all those that leave the winding number as it was.
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
    _ edges: Span<BandEdge>, _ listed: [Int32], _ columns: [Int32], _ groups: inout [Group],
    into order: inout [Int32]
  ) {
    let columns = columns.span
    let listed = listed.span
    var groups = groups.mutableSpan
    var order = order.mutableSpan
    for position in listed.indices {
      let index = listed[position]
      let number = Int(columns[Self.columns(of: edges[Int(index)]).first])
      order[groups[number].next] = index
      groups[number].next += 1
    }
  }
}
