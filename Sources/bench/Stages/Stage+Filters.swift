import Geometry
import Raster
import RasterKernels

extension Stage {
  /// Filters on all pixels of one picture, whatever their radius; and shadows of a rectangle, of
  /// which only the corners are made.
  static var filters: [Stage] {
    let grey = ColorMatrix.Row(0.3, 0.6, 0.1)
    return [
      filter("blur 5", .blur(x: 5, y: 5)),
      filter("blur 10", .blur(x: 10, y: 10)),
      filter("blur 20", .blur(x: 20, y: 20)),
      filter("blur 40", .blur(x: 40, y: 40)),
      filter("blur 80", .blur(x: 80, y: 80)),
      filter("blur alpha 20", .shadow(.black, x: 20, y: 20)),
      filter("color matrix", .colorMatrix(ColorMatrix(red: grey, green: grey, blue: grey))),
      filter("color curve", .curve((0...255).map { UInt8(255 - $0) })),
      folded,
      shadow(sigma: 5), shadow(sigma: 20), shadow(sigma: 80),
    ]
  }

  private static func filter(_ name: String, _ filter: PixelFilter) -> Stage {
    Stage(name, per: "pixel") {
      let picture = Picture.shapes.pixels
      var pixels = picture
      return Work(count: Canvas.pixelCount, restore: { pixels.overwrite(with: picture) }) {
        filter.apply(to: &pixels, width: Canvas.width, height: Canvas.height)
        return Int(pixels[0])
      }
    }
  }

  /// Rows of a picture of which one pixel stands for half of the canvas.
  private static var folded: Stage {
    Stage("over folded", per: "pixel") {
      let half = Canvas.width / 2
      let row = FoldedRow(origin: 0, first: half / 2, count: half)
      let runs = [CoverageRun(start: 0, end: Int32(Canvas.width), coverage: 255)]
      var chance = SeededGenerator(seed: 2)
      let source = chance.image(side: half).pixels
      var pixels = [UInt8](repeating: 255, count: Canvas.pixelCount * 4)
      return Work(count: Canvas.pixelCount) {
        composite(source, row, through: runs, over: &pixels)
        return Int(pixels[0])
      }
    }
  }

  /// The first row of a source in every row of the canvas.
  private static func composite(
    _ source: [UInt8], _ row: FoldedRow, through runs: [CoverageRun], over pixels: inout [UInt8]
  ) {
    var pixels = pixels.mutableSpan
    let coverage: [UInt8] = []
    for y in 0..<Canvas.height {
      Fast.overFolded(
        &pixels, origin: y * Canvas.width, source: source.span, folded: row, opacity: 255,
        isOpaque: false, runs: runs.span, coverage: coverage.span)
    }
  }

  /// A rectangle's shadow, folded: mostly the compositing of what stands for all of it.
  private static func shadow(sigma: Double) -> Stage {
    let shape = Rect(x: 560, y: 290, width: 800, height: 500)
    return drawing("shadow folded \(Int(sigma))") { list in
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
