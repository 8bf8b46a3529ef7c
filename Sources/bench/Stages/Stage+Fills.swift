import Geometry
import Raster
import RasterKernels

extension Stage {
  /// Whole pictures filled with one source each: what a pixel of it costs.
  static var fills: [Stage] {
    let slanted = Affine(a: 1700, b: 900, c: -900, d: 1700, tx: 9, ty: 9)
    let centred = Affine(a: 900, b: 0, c: 0, d: 900, tx: 960, ty: 540)
    return [
      drawing("clear") { _ in },
      fill("solid opaque", .solid(Color(red: 0.2, green: 0.4, blue: 0.8))),
      fill("solid translucent", .solid(.translucent)),
      fill("gradient axial", gradient(.axial, slanted)),
      fill("gradient radial", gradient(.radial, centred)),
      fill("gradient conic", gradient(.conic, centred)),
      ramp,
    ]
  }

  /// The colours of a gradient, which are made before it is drawn, whatever its size.
  private static var ramp: Stage {
    Stage("gradient ramp", per: "entry") {
      var ramp = [UInt32](repeating: 0, count: GradientShape.rampCount)
      let section = RampSection(
        from: SIMD4(1, 0.2, 0.3, 1), to: SIMD4(0.1, 0.2, 1, 0.5), start: 0, length: 1)
      return Work(count: ramp.count) {
        var colors = ramp.mutableSpan
        Fast.fillRamp(&colors, colors.indices, with: section)
        return Int(colors[GradientShape.rampCount / 2])
      }
    }
  }

  /// A picture drawn again and again.
  static func drawing(
    _ name: String, _ record: @escaping (inout DisplayList) -> Void
  ) -> Stage {
    Stage(name, per: "pixel") {
      var list = DisplayList(width: Canvas.width, height: Canvas.height)
      record(&list)
      let canvas = Canvas()
      return Work(count: Canvas.pixelCount) { [list] in canvas.paint(list) }
    }
  }

  /// A picture filled with one source.
  static func fill(_ name: String, _ paint: @autoclosure @escaping () -> Paint) -> Stage {
    drawing(name) { $0.fill(Canvas.whole, rule: .nonZero, paint: paint()) }
  }

  private static func gradient(_ shape: GradientPaint.Shape, _ device: Affine) -> Paint {
    .gradient(
      GradientPaint(
        shape: shape,
        stops: [
          .init(location: 0, color: Color(red: 1, green: 0.2, blue: 0.3)),
          .init(location: 1, color: Color(red: 0.1, green: 0.2, blue: 1)),
        ], unitFromDevice: Homography(device.inverse ?? .identity)))
  }
}

extension Color {
  /// Half a blue.
  static let translucent = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
}
