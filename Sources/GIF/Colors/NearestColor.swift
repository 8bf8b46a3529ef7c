/// Finds the nearest of a few colours.
struct NearestColor: Sendable {
  /// By green, where one step weighs most; those of one green in the given order.
  private let sorted: [OpaqueColor]
  private let indices: [Int]
  /// For each green, the first in `sorted` that has at least as much.
  private let starts: [Int]

  init(_ colors: [OpaqueColor]) {
    indices = colors.indices.sorted {
      (colors[$0].green, $0) < (colors[$1].green, $1)
    }
    sorted = indices.map { colors[$0] }
    var starts: [Int] = []
    var index = 0
    for green in 0...255 {
      while index < sorted.count && Int(sorted[index].green) < green { index += 1 }
      starts.append(index)
    }
    self.starts = starts
  }

  /// The place of the colour nearest to `color`, of equally near ones the first.
  /// - Precondition: there is a colour.
  func nearest(to color: OpaqueColor) -> Int {
    var best = Int32.max
    var found = Int.max
    func look(_ index: Int) -> Bool {
      let candidate = sorted[index]
      let green = Int32(candidate.green) - Int32(color.green)
      if OpaqueColor.greenWeight * green * green > best { return false }
      let distance = candidate.distance(to: color)
      if distance < best || (distance == best && indices[index] < found) {
        best = distance
        found = indices[index]
      }
      return true
    }
    let start = starts[Int(color.green)]
    var up = start
    var down = start - 1
    var goesUp = up < sorted.count
    var goesDown = down >= 0
    while goesUp || goesDown {
      if goesUp {
        goesUp = look(up)
        up += 1
        if up == sorted.count { goesUp = false }
      }
      if goesDown {
        goesDown = look(down)
        down -= 1
        if down < 0 { goesDown = false }
      }
    }
    return found
  }
}
