/// Turns frames into areas of packed pixels: chooses what is written, with which palette.
struct FramePacker {
  /// A mean square distance of what is drawn from what is meant that one might see: four levels.
  private static let visibleError = 144.0

  private let options: GIFOptions
  private var global: ColorMatcher
  private let gradients: ColorCounts?
  private var encoders: [LZWEncoder?] = Array(repeating: nil, count: 9)

  init(palette: GIFPalette, options: GIFOptions) {
    self.options = options
    gradients = options.dithering == .adaptive ? palette.counts : nil
    global = ColorMatcher(palette.colors, gradients: gradients)
  }

  /// The frame that makes `canvas` show `pixels`, drawn there.
  /// - Parameter clearing: an area to be clear when the next frame comes.
  mutating func pack(
    _ pixels: [GIFPixel], on canvas: inout GIFCanvas, clearing: PixelArea?
  ) -> PackedFrame {
    let changed = canvas.isBlank ? canvas.whole : canvas.area(of: pixels, canvas.meant, where: !=)
    // A frame cannot be empty.
    var area = changed ?? PixelArea(left: 0, top: 0, width: 1, height: 1)
    if let clearing { area = changed == nil ? clearing : area.union(clearing) }
    let frame = pack(pixels, area, on: canvas, clearsAfter: clearing != nil)
    canvas.draw(frame, pixels, colors: frame.palette ?? global.colors)
    return frame
  }

  /// With the palette of the clip, or, where that is visibly poor, with one of its own. One that
  /// only made this frame smaller would make later ones larger: they would find less to keep.
  private mutating func pack(
    _ pixels: [GIFPixel], _ area: PixelArea, on canvas: GIFCanvas, clearsAfter: Bool
  ) -> PackedFrame {
    let sketch = FrameSketch(pixels, area, on: canvas, by: &global)
    if sketch.error < Self.visibleError { return packed(sketch, area, clearsAfter: clearsAfter) }
    let colors = FrameSketch.newColors(pixels, area, on: canvas)
    let palette = Quantizer.palette(
      for: colors.sorted, count: GIFPalette.limit, coarseness: options.coarseness)
    var own = ColorMatcher(palette, gradients: gradients)
    let ownSketch = FrameSketch(pixels, area, on: canvas, by: &own)
    if 2 * ownSketch.error > sketch.error {
      return packed(sketch, area, clearsAfter: clearsAfter)
    }
    var ownFrame = packed(ownSketch, area, clearsAfter: clearsAfter)
    ownFrame.palette = palette
    return ownFrame
  }

  /// Packs what may be written: leaving as it is whatever can be, or mixing that with colours.
  private mutating func packed(
    _ sketch: FrameSketch, _ area: PixelArea, clearsAfter: Bool
  ) -> PackedFrame {
    let pixels = sketch.pixels
    var best = pixels
    var style = LZWEncoder.Style()
    if pixels.contains(where: \.mayBeClear) {
      // Which way is best is found by trying, and most of it shows without looking ahead. Where all is left
      // as it is, codes are mostly fewest: the others then end early. Of equals the last counts.
      let sparing = pixels.map(\.sparing)
      var least = Int.max
      for (candidate, prefersClear) in [(sparing, false), (pixels, true), (pixels, false)] {
        let tried = LZWEncoder.Style(prefersClear: prefersClear)
        let count = encode(candidate, tried, most: least).codes.count
        if count <= least { (least, best, style) = (count, candidate, tried) }
      }
    }
    style.looksAhead = true
    let packed = encode(best, style)
    return PackedFrame(
      area: area, palette: nil, depth: packed.depth, codes: packed.codes, clearsAfter: clearsAfter,
      indices: packed.indices)
  }

  /// Packs pixels with indices as short as can be.
  private mutating func encode(
    _ pixels: [WrittenPixel], _ style: LZWEncoder.Style, most: Int = .max
  ) -> LZWEncoder.Result {
    let greatest = pixels.reduce(0) { max($0, $1.index) }
    var depth = 2
    while depth < 8 && Int(greatest) >> depth != 0 { depth += 1 }
    var encoder = encoders[depth] ?? LZWEncoder(depth: depth)
    // Taken out, so that it is not copied.
    encoders[depth] = nil
    let result = encoder.encode(pixels, style, most: most)
    encoders[depth] = encoder
    return result
  }
}
