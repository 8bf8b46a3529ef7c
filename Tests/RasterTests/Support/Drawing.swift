import Geometry
import Raster

/// The pixels of a picture that `record` describes.
func draw(
  _ width: Int, _ height: Int, over background: Color = .clear,
  _ record: (inout DisplayList) -> Void
) -> Picture {
  var list = DisplayList(width: width, height: height)
  record(&list)
  var painter = BandPainter()
  var pixmap = Pixmap(width: width, height: height)
  painter.paint(list, over: background, into: &pixmap)
  return Picture(width: width, height: height, pixels: pixmap.pixels)
}

/// A picture that can be looked at pixel by pixel.
struct Picture: Equatable {
  var width: Int
  var height: Int
  var pixels: [UInt8]

  /// Red, green, blue and alpha, premultiplied.
  subscript(x: Int, y: Int) -> [Int] {
    (0..<4).map { Int(pixels[(y * width + x) * 4 + $0]) }
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[(y * width + x) * 4 + 3]) }

  /// The largest difference of any channel.
  func difference(from other: Picture) -> Int {
    zip(pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FlatPath {
  FlatPath(polygon: Rect(x: x, y: y, width: width, height: height).corners)
}

/// A polygon through `count` points of a circle, clockwise.
func circle(_ x: Double, _ y: Double, radius: Double, count: Int = 360) -> FlatPath {
  var points: [Point] = []
  // A rotation by a rational cosine and sine, so that no library function is needed.
  let t = 3.14159265358979 / Double(count)
  let sine = 2 * (t - t * t * t / 6) / (1 + (t - t * t * t / 6) * (t - t * t * t / 6))
  let cosine = (1 - sine * sine).squareRoot()
  var p = Point(radius, 0)
  for _ in 0..<count {
    points.append(Point(x + p.x, y + p.y))
    p = Point(p.x * cosine - p.y * sine, p.x * sine + p.y * cosine)
  }
  return FlatPath(polygon: points)
}

/// One path with the contours of all.
func joined(_ paths: [FlatPath]) -> FlatPath {
  var all = FlatPath()
  for path in paths {
    let start = all.points.count
    all.points += path.points
    all.contours += path.contours.map {
      .init(start: $0.start + start, end: $0.end + start, isClosed: $0.isClosed)
    }
  }
  return all
}
