import Geometry
import Raster

/// The part of each pixel in which the winding number of polygons counts as inside, by sampling
/// along `lines` horizontal lines per pixel. Along a line the part is exact.
///
/// Its error: for every edge across a pixel, the mean of `lines` values of a piecewise linear
/// function against its integral, at most 1/(4·lines²) for each of its kinks and 1/(2·lines) for
/// each end or crossing in the pixel, times the width it concerns.
struct ReferenceCoverage {
  let width: Int
  let height: Int
  private(set) var values: [Double]

  init(_ shape: FlatPath, rule: FillRule, width: Int, height: Int, lines: Int = 256) {
    self.width = width
    self.height = height
    values = [Double](repeating: 0, count: width * height)
    let edges = ReferenceCoverage.edges(of: shape)
    for row in 0..<height {
      let near = edges.filter {
        min($0.0.y, $0.1.y) <= Double(row + 1) && max($0.0.y, $0.1.y) >= Double(row)
      }
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        var winding = 0
        var isInside: Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }
        var crossings: [(x: Double, sign: Int)] = []
        for (a, b) in near where (a.y <= y) != (b.y <= y) {
          let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
          let sign = a.y < b.y ? 1 : -1
          if x <= 0 { winding += sign } else if x < Double(width) { crossings.append((x, sign)) }
        }
        crossings.sort { $0.x < $1.x }
        var start = 0.0
        for (x, sign) in crossings {
          if isInside { add(from: start, to: x, row: row, share: 1 / Double(lines)) }
          winding += sign
          start = x
        }
        if isInside { add(from: start, to: Double(width), row: row, share: 1 / Double(lines)) }
      }
    }
  }

  /// The edges of all contours but those that another one leads back along, as between neighbours of a fan:
  /// together they change no winding number.
  private static func edges(of shape: FlatPath) -> [(Point, Point)] {
    var edges: [(Point, Point)] = []
    for contour in shape.contours {
      var from = shape.points[contour.end - 1]
      for point in shape.points[contour.range] {
        edges.append((from, point))
        from = point
      }
    }
    // How much more often an edge is gone along than back.
    var ways: [Edge: Int] = [:]
    for (a, b) in edges {
      ways[Edge(from: a, to: b), default: 0] += 1
      ways[Edge(from: b, to: a), default: 0] -= 1
    }
    return edges.filter { a, b in
      let edge = Edge(from: a, to: b)
      guard let left = ways[edge], left > 0 else { return false }
      ways[edge] = left - 1
      return true
    }
  }

  private struct Edge: Hashable {
    let from: Point
    let to: Point
  }

  private mutating func add(from start: Double, to end: Double, row: Int, share: Double) {
    guard start < end else { return }
    for x in Int(start)...min(Int(end), width - 1) {
      let part = min(end, Double(x + 1)) - max(start, Double(x))
      if part > 0 { values[row * width + x] += part * share }
    }
  }

  /// The largest difference of a picture's alphas from it, in 255ths.
  func error(of picture: Picture) -> Double {
    var largest = 0.0
    for y in 0..<height {
      for x in 0..<width {
        largest = max(
          largest, abs(Double(picture.alpha(x, y)) - 255 * values[y * width + x]))
      }
    }
    return largest
  }
}
