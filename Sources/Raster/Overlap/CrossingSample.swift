import RasterKernels

/// Some edges of many, to tell from how often these cross how often all do. Keeps its memory.
struct CrossingSample {
  private var lines: [Line] = []

  /// Enough to tell whether each edge crosses tens of others or only some.
  private static let size = 64

  private struct Line: BitwiseCopyable {
    let top: Float
    let bottom: Float
    let x: Float
    let slope: Float

    init(_ edge: BandEdge) {
      let goesDown = edge.y0 < edge.y1
      let (from, to) = goesDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      top = Float(min(edge.y0, edge.y1))
      bottom = Float(max(edge.y0, edge.y1))
      x = Float(from)
      slope = Float(to &- from) / (bottom - top)
    }

    @inline(__always)
    func x(at y: Float) -> Float { x + slope * (y - top) }
  }

  /// About how many crossings there are for each of the edges at `range` of `order`.
  mutating func crossings(
    of edges: Span<BandEdge>, _ order: [Int32], _ range: Range<Int>
  ) -> Int {
    lines.removeAll(keepingCapacity: true)
    let count = min(CrossingSample.size, range.count)
    for number in 0..<count {
      let place = range.lowerBound + number * range.count / count
      lines.append(Line(edges[Int(order[place])]))
    }
    let pairs = count * (count - 1)
    return pairs == 0 ? 0 : CrossingSample.crossings(lines.span) * (range.count - 1) / pairs
  }

  private static func crossings(_ lines: Span<Line>) -> Int {
    var crossings: Int32 = 0
    for first in lines.indices {
      let line = lines[first]
      for second in 0..<first {
        let other = lines[second]
        let (top, bottom) = (max(line.top, other.top), min(line.bottom, other.bottom))
        let above = line.x(at: top) - other.x(at: top)
        let below = line.x(at: bottom) - other.x(at: bottom)
        crossings &+= top < bottom && above * below < 0 ? 1 : 0
      }
    }
    return Int(crossings)
  }
}
