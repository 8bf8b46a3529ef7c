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
    var edges: [(Point, Point)] = []
    for contour in shape.contours {
      var from = shape.points[contour.end - 1]
      for point in shape.points[contour.range] {
        edges.append((from, point))
        from = point
      }
    }
    for row in 0..<height {
      let near = edges.filter {
        min($0.0.y, $0.1.y) <= Double(row + 1) && max($0.0.y, $0.1.y) >= Double(row)
      }
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        var crossings: [(x: Double, sign: Int)] = []
        for (a, b) in near where (a.y <= y) != (b.y <= y) {
          crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
        }
        crossings.sort { $0.x < $1.x }
        var winding = 0
        for (index, crossing) in crossings.enumerated() {
          winding += crossing.sign
          guard rule == .nonZero ? winding != 0 : winding & 1 != 0, index + 1 < crossings.count
          else { continue }
          add(from: crossing.x, to: crossings[index + 1].x, row: row, share: 1 / Double(lines))
        }
      }
    }
  }

  private mutating func add(from start: Double, to end: Double, row: Int, share: Double) {
    let start = max(start, 0)
    let end = min(end, Double(width))
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
