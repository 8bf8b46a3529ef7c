import Geometry
import Raster

/// Opaque pictures of the canvas's size, of several kinds.
enum Picture: String, CaseIterable {
  /// A black disc.
  case flat
  /// Many discs of several colours.
  case shapes
  /// A gradient over all of it.
  case gradient
  /// A colour for every pixel.
  case noise

  /// Premultiplied RGBA, rows from the top without padding.
  var pixels: [UInt8] {
    switch self {
    case .flat:
      Canvas.pixels { list in
        list.fill(Shapes.disc(diameter: 700), rule: .nonZero, paint: .solid(.black))
      }
    case .shapes:
      Canvas.pixels { list in
        for index in 0..<60 {
          let color = Color(red: Double(index % 7) / 7, green: 0.4, blue: 0.8)
          list.fill(
            Shapes.disc(diameter: Double(1000 - index * 16)), rule: .nonZero,
            paint: .solid(color))
        }
      }
    case .gradient:
      Canvas.pixels { list in
        let paint = GradientPaint(
          shape: .radial,
          stops: [
            .init(location: 0, color: .white),
            .init(location: 1, color: Color(red: 0, green: 0.2, blue: 0.6)),
          ],
          unitFromDevice: Homography(Affine(a: 1e-3, b: 0, c: 0, d: 1e-3, tx: -0.96, ty: -0.54)))
        list.fill(Canvas.whole, rule: .nonZero, paint: .gradient(paint))
      }
    case .noise: Self.noisePixels
    }
  }

  private static var noisePixels: [UInt8] {
    var chance = SeededGenerator(seed: 3)
    return (0..<Canvas.pixelCount * 4).map { $0 % 4 == 3 ? 255 : chance.byte() }
  }
}
