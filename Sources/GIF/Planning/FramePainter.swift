/// Draws frames on a canvas: chooses what is written of each, and with which palette.
struct FramePainter {
  /// A mean square distance of what is drawn from what is meant that one might see: four levels.
  private static let visibleError = 144.0

  private(set) var canvas: GIFCanvas
  private let options: GIFOptions
  private var global: ColorMatcher
  private let gradients: ColorCounts?

  init(width: Int, height: Int, palette: GIFPalette, options: GIFOptions) {
    canvas = GIFCanvas(width: width, height: height)
    self.options = options
    gradients = options.dithering == .adaptive ? palette.counts : nil
    global = ColorMatcher(palette.colors, gradients: gradients)
  }

  /// The frame that makes the canvas show `pixels`, drawn there.
  /// - Parameters:
  ///   - changed: an area outside which they are those drawn before.
  ///   - clearing: an area to be clear when the next frame comes.
  mutating func draw(
    _ pixels: [GIFPixel], changed: PixelArea, clearing: PixelArea?
  ) -> PlannedFrame {
    let changed = canvas.areaToDraw(for: pixels, changed: changed)
    // A frame cannot be empty.
    var area = changed ?? PixelArea(left: 0, top: 0, width: 1, height: 1)
    if let clearing { area = changed == nil ? clearing : area.union(clearing) }
    let (sketch, palette) = sketch(of: pixels, area)
    let frame = PlannedFrame(
      area: area, pixels: sketch.pixels, palette: palette, clearsAfter: clearing != nil)
    canvas.draw(frame, pixels, colors: palette ?? global.colors)
    return frame
  }

  /// With the palette of the clip, or, where that is visibly poor, with one of its own. One that
  /// only made this frame smaller would make later ones larger: they would find less to keep.
  private mutating func sketch(
    of pixels: [GIFPixel], _ area: PixelArea
  ) -> (FrameSketch, palette: [OpaqueColor]?) {
    let sketch = FrameSketch(pixels, area, on: canvas, by: &global)
    if sketch.error < Self.visibleError { return (sketch, nil) }
    let colors = FrameSketch.newColors(pixels, area, on: canvas)
    let palette = Quantizer.palette(
      for: colors.sorted, count: GIFPalette.limit, coarseness: options.coarseness)
    var own = ColorMatcher(palette, gradients: gradients)
    let ownSketch = FrameSketch(pixels, area, on: canvas, by: &own)
    return 2 * ownSketch.error > sketch.error ? (sketch, nil) : (ownSketch, palette)
  }
}
