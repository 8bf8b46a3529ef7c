import Geometry
import Raster

/// Random shapes and images, the same in every run.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number in the range, from a linear congruential generator.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 40) / 0x1p24
  }

  /// A byte.
  mutating func byte() -> UInt8 {
    UInt8(min(255, number(0...256)))
  }

  /// A square image whose every pixel has a colour and an alpha of its own.
  mutating func image(side: Int) -> Image {
    var texels: [UInt8] = []
    texels.reserveCapacity(side * side * 4)
    for _ in 0..<side * side {
      let alpha = byte()
      texels += [alpha / 2, alpha / 3, alpha, alpha]
    }
    return Image(width: side, height: side, pixels: texels)
  }

  /// A point on the canvas.
  mutating func point() -> Point {
    Point(number(0...Double(Canvas.width)), number(0...Double(Canvas.height)))
  }

  /// A circle of 5 to 60 pixels' radius.
  mutating func circle() -> Path {
    let centre = point()
    let radius = number(5...60)
    return Path(
      ellipseIn: Rect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A cubic across the canvas.
  mutating func curve() -> Path {
    var path = Path()
    path.move(to: point())
    let (control1, control2) = (point(), point())
    path.cubic(to: point(), control1: control1, control2: control2)
    return path
  }

  /// One closed line of many short steps across the canvas.
  mutating func zigzag(segments: Int) -> FlatPath {
    var points: [Point] = []
    points.reserveCapacity(segments)
    let columns = Double(Canvas.width)
    for index in 0..<segments {
      let way = Double(index) / Double(segments) * 40
      let along = way - way.rounded(.down)
      let y = (way.rounded(.down) + 0.5) * Double(Canvas.height) / 40
      points.append(Point(along * columns, y + number(-10...10)))
    }
    return FlatPath(polygon: points)
  }
}
