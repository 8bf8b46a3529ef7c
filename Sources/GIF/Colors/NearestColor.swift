/// Finds the nearest of a few colours.
struct NearestColor: Sendable {
  /// By green, where one step weighs most; those of one green in the given order.
  private let sorted: [OpaqueColor]
  private let places: [Int]
  /// For each green, the first in `sorted` that has at least as much.
  private let starts: [Int]

  init(_ colors: [OpaqueColor]) {
    places = colors.indices.sorted {
      (colors[$0].green, $0) < (colors[$1].green, $1)
    }
    sorted = places.map { colors[$0] }
    var starts: [Int] = []
    var place = 0
    for green in 0...255 {
      while place < sorted.count && Int(sorted[place].green) < green { place += 1 }
      starts.append(place)
    }
    self.starts = starts
  }

  /// The place of the colour nearest to `color`, of equally near ones the first.
  /// - Precondition: there is a colour.
  func nearest(to color: OpaqueColor) -> Int {
    var best = Int32.max
    var found = Int.max
    func look(_ place: Int) -> Bool {
      let candidate = sorted[place]
      let green = Int32(candidate.green) - Int32(color.green)
      if OpaqueColor.greenWeight * green * green > best { return false }
      let distance = candidate.distance(to: color)
      if distance < best || (distance == best && places[place] < found) {
        best = distance
        found = places[place]
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
