/// Points by number, where points closer than a tolerance are one.
struct VertexPool {
  private(set) var points: [Point] = []
  private let tolerance: Double
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    var x: Double
    var y: Double
  }

  /// - Precondition: `tolerance` is positive.
  init(tolerance: Double) { self.tolerance = tolerance }

  /// The number of the point that is there, or of a new one.
  mutating func index(of p: Point) -> Int {
    let home = Cell(x: (p.x / tolerance).rounded(.down), y: (p.y / tolerance).rounded(.down))
    for dy in [0.0, -1, 1] {
      for dx in [0.0, -1, 1] {
        for index in cells[Cell(x: home.x + dx, y: home.y + dy)] ?? []
        where (points[index] - p).length <= tolerance {
          return index
        }
      }
    }
    cells[home, default: []].append(points.count)
    points.append(p)
    return points.count - 1
  }
}
