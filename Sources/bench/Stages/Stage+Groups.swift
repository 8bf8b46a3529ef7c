import Geometry
import Raster

extension Stage {
  /// Groups over the whole picture, and ten fills under a clip.
  static var groups: [Stage] {
    [
      group("group source over", .sourceOver),
      group("group plus", .plus),
      group("group multiply", .multiply),
      group("group luminosity", .luminosity),
      group("group mask", .destinationIn),
      clip("clip round", mask: nil),
      clip("clip round masked", mask: Affine(a: 3, b: 2, c: -2, d: 3, tx: 800, ty: -600)),
    ]
  }

  private static func group(_ name: String, _ blend: BlendMode) -> Stage {
    drawing(name) { list in
      list.fill(Canvas.whole, rule: .nonZero, paint: .solid(.black))
      list.pushGroup(opacity: 0.5, blend: blend)
      for _ in 0..<2 { list.fill(Canvas.whole, rule: .nonZero, paint: .solid(.translucent)) }
      list.popGroup()
    }
  }

  /// - Parameter mask: where an image lies whose alphas the clip is multiplied with.
  private static func clip(_ name: String, mask: Affine?) -> Stage {
    drawing(name) { list in
      var chance = SeededGenerator(seed: 2)
      let image = mask.map { device in
        ImagePaint(
          image: chance.image(side: 512),
          imageFromDevice: Homography(device.inverse ?? .identity))
      }
      list.pushClip(Shapes.disc(diameter: 1080), rule: .nonZero, mask: image)
      for _ in 0..<10 { list.fill(Canvas.whole, rule: .nonZero, paint: .solid(.translucent)) }
      list.popClip()
    }
  }
}
