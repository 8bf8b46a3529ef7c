import Geometry
import Raster

extension Stage {
  /// Whole pictures filled with one source each: what a pixel of it costs.
  static var kernels: [Stage] {
    let translucent = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
    var chance = Chance(seed: 2)
    let side = 512
    var texels: [UInt8] = []
    for _ in 0..<side * side {
      let alpha = chance.byte()
      texels += [alpha / 2, alpha / 3, alpha, alpha]
    }
    let noise = Image(width: side, height: side, pixels: texels)
    func image(_ device: Affine, _ filter: ImagePaint.Filter = .linear) -> Paint {
      .image(
        ImagePaint(
          image: noise, imageFromDevice: Homography(device.inverse ?? .identity), filter: filter))
    }
    func gradient(_ shape: GradientPaint.Shape, _ device: Affine) -> Paint {
      .gradient(
        GradientPaint(
          shape: shape,
          stops: [
            .init(location: 0, color: Color(red: 1, green: 0.2, blue: 0.3)),
            .init(location: 1, color: Color(red: 0.1, green: 0.2, blue: 1)),
          ], unitFromDevice: Homography(device.inverse ?? .identity)))
    }
    let slanted = Affine(a: 1700, b: 900, c: -900, d: 1700, tx: 9, ty: 9)
    let centred = Affine(a: 900, b: 0, c: 0, d: 900, tx: 960, ty: 540)
    return [
      fill("clear", nil),
      fill("solid opaque", .solid(Color(red: 0.2, green: 0.4, blue: 0.8))),
      fill("solid translucent", .solid(translucent)),
      fill("gradient axial", gradient(.axial, slanted)),
      fill("gradient radial", gradient(.radial, centred)),
      fill("gradient conic", gradient(.conic, centred)),
      fill("image moved", image(.translation(300, 200))),
      fill("image scaled", image(Affine(a: 3.7, b: 0, c: 0, d: 2.1, tx: 3, ty: 4))),
      fill("image turned", image(Affine(a: 3, b: 2, c: -2, d: 3, tx: 800, ty: -600))),
      fill("image nearest", image(Affine(a: 3, b: 2, c: -2, d: 3, tx: 800, ty: -600), .nearest)),
      group("group source over", .sourceOver),
      group("group plus", .plus),
      group("group multiply", .multiply),
      group("group mask", .destinationIn),
      clip,
      shadow(sigma: 5), shadow(sigma: 20), shadow(sigma: 80),
    ]
  }

  private static func drawing(
    _ name: String, _ record: (inout DisplayList) -> Void
  ) -> Stage {
    var list = DisplayList(width: Canvas.width, height: Canvas.height)
    record(&list)
    let canvas = Canvas()
    return Stage(name: name, unit: "pixel", count: Canvas.pixelCount) { [list] in
      canvas.paint(list)
    }
  }

  private static func fill(_ name: String, _ paint: Paint?) -> Stage {
    drawing(name) { list in
      if let paint { list.fill(Canvas.whole, rule: .nonZero, paint: paint) }
    }
  }

  private static func group(_ name: String, _ blend: BlendMode) -> Stage {
    let color = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
    return drawing(name) { list in
      list.fill(Canvas.whole, rule: .nonZero, paint: .solid(.black))
      list.pushGroup(opacity: 0.5, blend: blend)
      for _ in 0..<2 { list.fill(Canvas.whole, rule: .nonZero, paint: .solid(color)) }
      list.popGroup()
    }
  }

  /// Ten fills under a round clip.
  private static var clip: Stage {
    drawing("clip round") { list in
      let circle = Path(ellipseIn: Rect(x: 420, y: 0, width: 1080, height: 1080))
      list.pushClip(circle.flattened(tolerance: Flattening.tolerance), rule: .nonZero)
      let color = Color(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)
      for _ in 0..<10 { list.fill(Canvas.whole, rule: .nonZero, paint: .solid(color)) }
      list.popClip()
    }
  }

  private static func shadow(sigma: Double) -> Stage {
    let shape = Rect(x: 560, y: 290, width: 800, height: 500)
    return drawing("shadow \(Int(sigma))") { list in
      var silhouette = DisplayList(width: Canvas.width, height: Canvas.height)
      silhouette.fill(
        FlatPath(polygon: shape.corners), rule: .nonZero, paint: .solid(.black))
      let offscreen = Offscreen(silhouette, filters: [.shadow(.black, x: sigma, y: sigma)])
      list.fill(
        Canvas.whole, rule: .nonZero,
        paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
    }
  }
}
