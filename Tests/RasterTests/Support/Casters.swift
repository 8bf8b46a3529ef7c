import Geometry

@testable import Raster

/// A shape and how it is blurred, in a picture of its own that is laid pixel on pixel.
struct Caster {
  var width: Int
  var height: Int
  var shapes: [(shape: FlatPath, rule: FillRule)]
  var filters: [PixelFilter]

  init(_ width: Int, _ height: Int, _ shape: FlatPath, _ filters: [PixelFilter]) {
    self.width = width
    self.height = height
    shapes = [(shape, .nonZero)]
    self.filters = filters
  }

  /// Of single colours.
  func offscreen(_ color: Color = .black) -> Offscreen { offscreen(.solid(color)) }

  /// The same pixels from an image, in which nothing is known to be alike.
  var unfolded: Offscreen {
    offscreen(
      .image(
        ImagePaint(
          image: Image(width: 1, height: 1, pixels: [0, 0, 0, 255]), imageFromDevice: .identity,
          filter: .nearest)))
  }

  private func offscreen(_ paint: Paint) -> Offscreen {
    var list = DisplayList(width: width, height: height)
    for (shape, rule) in shapes { list.fill(shape, rule: rule, paint: paint) }
    return Offscreen(list, filters: filters)
  }

  func drawn(_ offscreen: Offscreen, opacity: Double = 1) -> Picture {
    draw(width, height, over: .white) {
      $0.lay(offscreen, 0, 0, opacity: opacity)
    }
  }
}

extension DisplayList {
  /// Lays all of a picture with its corner at (x, y).
  mutating func lay(_ offscreen: Offscreen, _ x: Double, _ y: Double, opacity: Double = 1) {
    let size = offscreen.list
    fill(
      rectangle(x, y, Double(size.width), Double(size.height)), rule: .nonZero,
      paint: .offscreen(
        OffscreenPaint(
          offscreen, imageFromDevice: Homography(.translation(-x, -y)), opacity: opacity)))
  }
}

/// A rectangle whose corners, from the top left clockwise, are quarters of circles of these radii.
func rounded(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radii: [Double], scale: Double = 1
) -> FlatPath {
  // How far a cubic's handles reach for a quarter of a circle.
  let handle = 0.5522847498307936
  let corners = Rect(x: x, y: y, width: width, height: height).corners
  var path = Path()
  for (index, corner) in corners.enumerated() {
    let before = corners[(index + 3) % 4] - corner
    let after = corners[(index + 1) % 4] - corner
    let into = corner + before * (radii[index] / before.length)
    let out = corner + after * (radii[index] / after.length)
    if index == 0 { path.move(to: into) } else { path.line(to: into) }
    guard radii[index] > 0 else { continue }
    path.cubic(
      to: out, control1: into + (corner - into) * handle, control2: out + (corner - out) * handle)
  }
  path.close()
  return path.fillPolygons(in: .scale(scale, scale))
}
