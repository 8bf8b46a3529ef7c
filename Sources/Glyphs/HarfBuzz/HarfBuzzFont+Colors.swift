import CHarfBuzz

extension HarfBuzzFont {
  /// Whether glyphs may be pictures, or layers in colours.
  var hasColors: Bool {
    let face = unsafe hb_font_get_face(font)
    return unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  /// The largest picture of `glyph` as the bytes of a PNG file; nil where there is none.
  func picture(of glyph: UInt32) -> [UInt8]? {
    let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 }
  }

  /// The box of `glyph` in font units, y up: left, bottom, width and height. Nil for a blank.
  func box(of glyph: UInt32) -> (left: Int, bottom: Int, width: Int, height: Int)? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    return (
      Int(extents.x_bearing), Int(extents.y_bearing) + Int(extents.height), Int(extents.width),
      -Int(extents.height)
    )
  }

  /// The glyphs that `glyph` is painted with, from back to front, each in a colour of the first palette; nil in
  /// the text's. Empty where it has no layers.
  func layers(of glyph: UInt32) -> [(glyph: UInt32, color: UInt32?)] {
    let face = unsafe hb_font_get_face(font)
    var count: UInt32 = 0
    let total = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, nil)
    guard total > 0, total <= Self.mostLayers else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
    count = total
    _ = unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    var colors = [hb_color_t](repeating: 0, count: Self.mostColors)
    var known = UInt32(Self.mostColors)
    _ = unsafe hb_ot_color_palette_get_colors(face, 0, 0, &known, &colors)
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return (layer.glyph, index < known ? colors[index] : nil)
    }
  }

  private static let mostLayers: UInt32 = 4096
  private static let mostColors = 4096
}
