import Geometry
import Raster
import RasterKernels

extension Stage {
  /// Whole pictures of one image, drawn in all the ways that have kernels of their own.
  static var images: [Stage] {
    let scaled = Affine(a: 3.7, b: 0, c: 0, d: 2.1, tx: 3, ty: 4)
    let turned = Affine(a: 3, b: 2, c: -2, d: 3, tx: 800, ty: -600)
    return [
      image("image moved", .translation(300, 200)),
      image("image scaled", scaled),
      image("image scaled tinted", scaled) { $0.tint = Color(red: 1, green: 0.5, blue: 0.2) },
      drawing("image scaled in a circle") { list in
        list.fill(
          Shapes.disc(diameter: 1080), rule: .nonZero, paint: .image(paint(scaled)))
      },
      image("image turned", turned),
      image("image nearest", turned) { $0.filter = .nearest },
      image("image perspective", turned) { $0.imageFromDevice = tilted },
      image("image perspective nearest", turned) {
        $0.imageFromDevice = tilted
        $0.filter = .nearest
      },
      image("image repeated", turned) { $0.isRepeated = true },
      image("image repeated nearest", turned) {
        $0.isRepeated = true
        $0.filter = .nearest
      },
      image("image reduced", Affine(a: 0.6, b: 0.1, c: -0.1, d: 0.6, tx: 100, ty: 0), side: 2048) {
        $0.filter = .trilinear
      },
      image("image in a grid", .identity) { $0.grid = ninths },
      blocks,
    ]
  }

  /// - Parameter device: from the image's pixels to the canvas.
  private static func image(
    _ name: String, _ device: Affine, side: Int = 512,
    _ change: @escaping (inout ImagePaint) -> Void = { _ in }
  ) -> Stage {
    drawing(name) { list in
      var paint = paint(device, side: side)
      change(&paint)
      list.fill(Canvas.whole, rule: .nonZero, paint: .image(paint))
    }
  }

  private static func paint(_ device: Affine, side: Int = 512) -> ImagePaint {
    var chance = SeededGenerator(seed: 2)
    return ImagePaint(
      image: chance.image(side: side),
      imageFromDevice: Homography(device.inverse ?? .identity))
  }

  /// A plane that goes back to the right, all of it before the eye.
  private static var tilted: Homography {
    Homography(
      h11: 0.2, h12: 0.05, h13: 2e-4, h21: -0.05, h22: 0.3, h23: 1e-4, h31: 20, h32: 10, h33: 1)
  }

  /// Edges kept as they are, the middle stretched.
  private static var ninths: ImageGrid {
    ImageGrid(
      columns: .init(positions: [0, 100, 1820, 1920], texels: [0, 100, 412, 512]),
      rows: .init(positions: [0, 100, 980, 1080], texels: [0, 100, 412, 512]))
  }

  /// What an image is looked through for once, before it is first scaled.
  private static var blocks: Stage {
    Stage("image blocks", per: "pixel") {
      var chance = SeededGenerator(seed: 2)
      let image = chance.image(side: 512)
      let pixels = image.pixels
      return Work(count: image.width * image.height) {
        let blocks = TexelBlocks.find(in: pixels.span, width: image.width, height: image.height)
        return blocks.between(0).filled.nonzeroBitCount
      }
    }
  }
}
