import RasterKernels

/// The longest run of columns and that of rows in which a picture does not change from one to the
/// next.
struct StraightRuns {
  private(set) var columns: Range<Int>
  private(set) var rows: Range<Int>

  /// Nil where a list paints with more than single colours, or its outlines are too many to look at.
  init?(of list: DisplayList) {
    guard list.edges.count <= Self.mostEdges else { return nil }
    var across = AxisChanges(length: list.width)
    var down = AxisChanges(length: list.height)
    var ends: [UprightEnd] = []
    for item in list.items {
      switch item.action {
      case .fill(_, .solid), .pushClip(_, mask: nil), .popClip, .popGroup: break
      case .pushGroup(let content, _, _): Self.add(content, &across, &down)
      case .fill, .pushClip: return nil
      }
      Self.add(item.bounds, &across, &down)
      guard let outline = item.outline else { continue }
      Self.add(outline.bounds, &across, &down)
      switch outline.form {
      case .box(let box):
        across.add(box.left, box.left)
        across.add(box.right, box.right)
        down.add(box.top, box.top)
        down.add(box.bottom, box.bottom)
      case .edges(let range, _, _):
        // Steps are not looked at.
        if outline.isAliased { return nil }
        Self.add(list.edges[range], &across, &down, &ends)
      }
    }
    columns = across.longestRun
    rows = down.longestRun
  }

  /// Where a rectangle of whole pixels begins and ends.
  private static func add(
    _ bounds: PixelBounds, _ across: inout AxisChanges, _ down: inout AxisChanges
  ) {
    guard !bounds.isEmpty else { return }
    across.add(pixel: bounds.left)
    across.add(pixel: bounds.right)
    down.add(pixel: bounds.top)
    down.add(pixel: bounds.bottom)
  }

  /// Along the rows an outline changes at its edges; down the columns where they slant, and where
  /// upright ones end and no other goes on.
  private static func add(
    _ edges: ArraySlice<Edge>, _ across: inout AxisChanges, _ down: inout AxisChanges,
    _ ends: inout [UprightEnd]
  ) {
    ends.removeAll(keepingCapacity: true)
    for edge in edges {
      across.add(Int(min(edge.x0, edge.x1)), Int(max(edge.x0, edge.x1)))
      if edge.x0 == edge.x1 {
        ends.append(UprightEnd(x: edge.x0, y: edge.y0, turn: 1))
        ends.append(UprightEnd(x: edge.x0, y: edge.y1, turn: -1))
      } else {
        down.add(Int(min(edge.y0, edge.y1)), Int(max(edge.y0, edge.y1)))
      }
    }
    ends.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    var next = 0
    while next < ends.count {
      let first = ends[next]
      var turn: Int32 = 0
      while next < ends.count, ends[next].y == first.y, ends[next].x == first.x {
        turn += ends[next].turn
        next += 1
      }
      if turn != 0 { down.add(Int(first.y), Int(first.y)) }
    }
  }

  /// Beyond, shapes are text and drawings, that are straight nowhere.
  private static let mostEdges = 4096
}

/// An end of an upright edge, in subpixel steps: 1 where the edge begins, −1 where it ends, so that
/// one that goes on as another leaves nothing.
private struct UprightEnd {
  var x: Int32
  var y: Int32
  var turn: Int32
}

/// Pixels along an axis that differ, or may differ, from the one before or after them.
private struct AxisChanges {
  /// How many changes begin at a pixel, less those that have ended.
  private var steps: [Int32]

  init(length: Int) { steps = [Int32](repeating: 0, count: length + 1) }

  /// A change between two positions in subpixel steps: the pixels between, at least the one behind the
  /// first.
  mutating func add(_ low: Int, _ high: Int) {
    let one = Int(Subpixel.one)
    let first = low / one
    add(first..<max((high + one - 1) / one, first + 1))
  }

  /// A change at the border before a pixel.
  mutating func add(pixel: Int) { add(pixel..<pixel + 1) }

  private mutating func add(_ pixels: Range<Int>) {
    guard pixels.lowerBound < steps.count - 1 else { return }
    steps[pixels.lowerBound] += 1
    steps[min(pixels.upperBound, steps.count - 1)] -= 1
  }

  /// The longest run of pixels without a change.
  var longestRun: Range<Int> {
    var longest = 0..<0
    var open: Int32 = 0
    var start = 0
    for pixel in 0..<steps.count {
      open += steps[pixel]
      if open == 0, pixel < steps.count - 1 { continue }
      if pixel - start > longest.count { longest = start..<pixel }
      start = pixel + 1
    }
    return longest
  }
}
