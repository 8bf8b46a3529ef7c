import CHarfBuzz

extension HarfBuzzFont {
  /// The vertical measures in font units, distances from the baseline, from the `hhea` table
  /// (from `OS/2` where the face asks for that) and from `OS/2`.
  var metrics: FontMetrics {
    FontMetrics(
      ascent: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT))
  }

  /// The weight class of the `OS/2` table; regular where there is none.
  var weight: Int {
    let value = unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    return value.isFinite ? Int(value) : 400
  }

  /// The PostScript name (`name` table, entry 6); empty where there is none.
  var postScriptName: String {
    let face = unsafe hb_font_get_face(font)
    let id = hb_ot_name_id_t(6)
    var length = UInt32(128)
    var characters = [CChar](repeating: 0, count: Int(length))
    _ = unsafe hb_ot_name_get_utf8(
      face, id, hb_language_from_string("en", 2), &length, &characters)
    return String(
      decoding: characters.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The glyph that the character map names for `scalar`, before any substitution.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How far `glyph` moves the pen.
  func advance(of glyph: UInt32) -> Int {
    unsafe Int(hb_font_get_glyph_h_advance(font, glyph))
  }

  private func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
    var position: Int32 = 0
    _ = unsafe hb_ot_metrics_get_position(font, tag, &position)
    return Double(position)
  }
}
