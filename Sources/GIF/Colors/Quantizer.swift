/// Chooses few colours for many, so that the sum of the square distances is small.
///
/// Boxes are cut where that helps most (as Wu does, but over the colours themselves), then centres
/// and their colours are fitted to each other a few times (k-means). Only sums, products and
/// quotients in a fixed order are taken, so the result is the same on every machine.
enum Quantizer {
  private static let rounds = 12

  /// At most `count` colours that stand for `colors`, those of most pixels first: a frame that
  /// needs no others is written with shorter codes. Those themselves when they are few enough.
  /// - Parameter coarseness: see `GIFOptions`.
  static func palette(
    for colors: [WeightedColor], count: Int, coarseness: Double
  ) -> [OpaqueColor] {
    let chosen = chosen(for: colors, count: count, coarseness: coarseness)
    if chosen.isEmpty { return [] }
    let search = NearestColor(chosen)
    var weights = [Int](repeating: 0, count: chosen.count)
    for color in colors { weights[search.nearest(to: color.color)] += color.weight }
    return chosen.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }.map { chosen[$0] }
  }

  private static func chosen(
    for colors: [WeightedColor], count: Int, coarseness: Double
  ) -> [OpaqueColor] {
    if colors.count <= count { return colors.map(\.color) }
    // `distance` is nine times a square of levels.
    let enough = 9 * coarseness * coarseness
    var boxes = [ColorBox(colors[...])]
    while boxes.count < count {
      var best: (index: Int, gain: Double)?
      for (index, box) in boxes.enumerated()
      where box.gain > best?.gain ?? 0 && box.meanSquare >= enough {
        best = (index, box.gain)
      }
      guard let index = best?.index else { break }
      let (low, high) = boxes[index].halves()
      boxes[index] = low
      boxes.append(high)
    }
    return fitted(boxes.map(\.mean), to: colors)
  }

  private static func fitted(_ start: [OpaqueColor], to colors: [WeightedColor]) -> [OpaqueColor] {
    var centers = start
    for round in 0..<rounds {
      let search = NearestColor(centers)
      var sums = [ColorSums](repeating: ColorSums(), count: centers.count)
      var heaviest = [WeightedColor?](repeating: nil, count: centers.count)
      for color in colors {
        let index = search.nearest(to: color.color)
        sums[index].add(color)
        if color.weight > heaviest[index]?.weight ?? 0 { heaviest[index] = color }
      }
      var next: [OpaqueColor] = []
      for index in centers.indices {
        // A centre that stands for nothing is given up.
        guard let heaviest = heaviest[index] else { continue }
        // A colour of large areas is shown as it is.
        let isFlat = 2 * heaviest.weight > Int(sums[index].weight)
        next.append(isFlat ? heaviest.color : sums[index].mean)
      }
      if next == centers || round == rounds - 1 { return next }
      centers = next
    }
    return centers
  }
}

/// Sums over colours, by weight.
struct ColorSums {
  var weight = 0.0
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  mutating func add(_ color: WeightedColor) {
    let more = Double(color.weight)
    weight += more
    red += more * Double(color.color.red)
    green += more * Double(color.color.green)
    blue += more * Double(color.color.blue)
  }

  mutating func add(_ other: ColorSums) {
    weight += other.weight
    red += other.red
    green += other.green
    blue += other.blue
  }

  func subtracting(_ other: ColorSums) -> ColorSums {
    ColorSums(
      weight: weight - other.weight, red: red - other.red, green: green - other.green,
      blue: blue - other.blue)
  }

  /// The mean colour, rounded.
  var mean: OpaqueColor {
    func rounded(_ sum: Double) -> UInt8 { UInt8(max(0, min(255, (sum / weight).rounded()))) }
    return OpaqueColor(red: rounded(red), green: rounded(green), blue: rounded(blue))
  }

  /// What the mean takes off the sum of squares.
  var explained: Double {
    if weight == 0 { return 0 }
    return
      (Double(OpaqueColor.redWeight) * red * red + Double(OpaqueColor.greenWeight) * green * green
      + Double(OpaqueColor.blueWeight) * blue * blue) / weight
  }
}

/// Colours that share one colour of the palette for now.
struct ColorBox {
  private let colors: ArraySlice<WeightedColor>
  private let sums: ColorSums
  /// How much smaller the sum of square distances becomes by the best cut.
  private(set) var gain = 0.0
  private var axis = 0
  /// The greatest component on the low side.
  private var cut: UInt8 = 0

  /// The mean square distance of its colours from their mean.
  let meanSquare: Double

  var mean: OpaqueColor { sums.mean }

  init(_ colors: ArraySlice<WeightedColor>) {
    self.colors = colors
    var total = ColorSums()
    for color in colors { total.add(color) }
    sums = total
    let mean = total.mean
    var square = 0.0
    for color in colors { square += Double(color.weight) * Double(color.color.distance(to: mean)) }
    meanSquare = square / max(total.weight, 1)
    for axis in 0..<3 {
      var levels = [ColorSums](repeating: ColorSums(), count: 256)
      for color in colors { levels[Int(color.color[axis])].add(color) }
      var low = ColorSums()
      for level in 0..<255 where levels[level].weight > 0 {
        low.add(levels[level])
        let high = total.subtracting(low)
        if high.weight <= 0 { break }
        let gain = low.explained + high.explained - total.explained
        if gain > self.gain { (self.gain, self.axis, cut) = (gain, axis, UInt8(level)) }
      }
    }
  }

  /// The box cut in two.
  func halves() -> (ColorBox, ColorBox) {
    let low = colors.filter { $0.color[axis] <= cut }
    let high = colors.filter { $0.color[axis] > cut }
    return (ColorBox(low[...]), ColorBox(high[...]))
  }
}

extension OpaqueColor {
  /// Red, green or blue.
  fileprivate subscript(axis: Int) -> UInt8 {
    switch axis {
    case 0: red
    case 1: green
    default: blue
    }
  }
}
