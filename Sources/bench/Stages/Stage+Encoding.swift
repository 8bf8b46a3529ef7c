import Geometry
import PNG
import Raster

extension Stage {
  /// Pictures of several kinds to PNG: filtering and compressing together.
  static var encoding: [Stage] {
    var chance = Chance(seed: 3)
    var noise = [UInt8](repeating: 255, count: Canvas.pixelCount * 4)
    for place in noise.indices where place % 4 < 3 { noise[place] = chance.byte() }
    return [
      encode(
        "png flat", pixels { list in list.fill(circle(700), rule: .nonZero, paint: .solid(.black)) }
      ),
      encode(
        "png shapes",
        pixels { list in
          for index in 0..<60 {
            let color = Color(red: Double(index % 7) / 7, green: 0.4, blue: 0.8)
            list.fill(circle(Double(1000 - index * 16)), rule: .nonZero, paint: .solid(color))
          }
        }),
      encode(
        "png gradient",
        pixels { list in
          let paint = GradientPaint(
            shape: .radial,
            stops: [
              .init(location: 0, color: .white),
              .init(location: 1, color: Color(red: 0, green: 0.2, blue: 0.6)),
            ],
            unitFromDevice: Homography(
              Affine(a: 1e-3, b: 0, c: 0, d: 1e-3, tx: -0.96, ty: -0.54)))
          list.fill(Canvas.whole, rule: .nonZero, paint: .gradient(paint))
        }),
      encode("png noise", noise),
    ]
  }

  private static func circle(_ diameter: Double) -> FlatPath {
    let corner = Point(960 - diameter / 2, 540 - diameter / 2)
    return Path(ellipseIn: Rect(x: corner.x, y: corner.y, width: diameter, height: diameter))
      .flattened(tolerance: Flattening.tolerance)
  }

  private static func pixels(_ record: (inout DisplayList) -> Void) -> [UInt8] {
    var list = DisplayList(width: Canvas.width, height: Canvas.height)
    record(&list)
    var painter = BandPainter()
    var picture = Pixmap(width: Canvas.width, height: Canvas.height)
    painter.paint(list, over: .white, into: &picture)
    return picture.pixels
  }

  /// Into files as they are made by default. The size counts as nothing when that fails, which a
  /// picture of this size does not.
  private static func encode(_ name: String, _ pixels: [UInt8]) -> Stage {
    let packer = Packer()
    func size() -> Int { packer.size(of: pixels) }
    return Stage(
      name: "\(name) (\(size() / 1000) kB)", unit: "pixel", count: Canvas.pixelCount, run: size)
  }
}

/// Keeps its memory from picture to picture, as a worker does.
private final class Packer {
  private var encoder = FastPNGEncoder()

  func size(of pixels: [UInt8]) -> Int {
    (try? encoder.encode(pixels, width: Canvas.width, height: Canvas.height).count) ?? 0
  }
}
