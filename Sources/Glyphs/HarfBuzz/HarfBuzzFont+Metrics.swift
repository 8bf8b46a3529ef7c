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
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT),
      underline: ruledLine(
        top: HB_OT_METRICS_TAG_UNDERLINE_OFFSET, size: HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethrough: ruledLine(
        top: HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, size: HB_OT_METRICS_TAG_STRIKEOUT_SIZE))
  }

  /// A line from the height of its top edge and its thickness.
  private func ruledLine(top: hb_ot_metrics_tag_t, size: hb_ot_metrics_tag_t) -> RuledLine {
    let thickness = measure(size)
    return RuledLine(height: measure(top) - thickness / 2, thickness: thickness)
  }

  /// The numbers of glyphs in the face.
  var glyphCount: Int { unsafe Int(hb_face_get_glyph_count(hb_font_get_face(font))) }

  /// The rectangle around all outlines in font units, y up, as the `head` table states it: left,
  /// bottom, right, top. Nil where there is none.
  var boundingBox: (left: Int, bottom: Int, right: Int, top: Int)? {
    let table = unsafe hb_face_reference_table(hb_font_get_face(font), hb_tag_t(0x6865_6164))
    defer { unsafe hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(table, &length), length >= 44 else { return nil }
    let corners = stride(from: 36, to: 44, by: 2).map { offset in
      let high = unsafe UInt16(UInt8(bitPattern: data[offset]))
      let low = unsafe UInt16(UInt8(bitPattern: data[offset + 1]))
      return Int(Int16(bitPattern: high << 8 | low))
    }
    return (corners[0], corners[1], corners[2], corners[3])
  }

  /// The name of `glyph` in the face; empty where it has none.
  func name(of glyph: UInt32) -> String {
    var characters = [CChar](repeating: 0, count: 128)
    guard unsafe hb_font_get_glyph_name(font, glyph, &characters, 128) != 0 else { return "" }
    return String(
      decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The weight class of the `OS/2` table; regular where there is none.
  var weight: Int {
    let value = unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    return value.isFinite ? Int(value) : 400
  }

  /// True where the face says that it is italic or leans.
  var isItalic: Bool {
    unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The PostScript name (`name` table, entry 6); empty where there is none.
  var postScriptName: String { name(6) }

  /// The entry of the `name` table in English; empty where there is none.
  func name(_ entry: UInt32) -> String {
    let face = unsafe hb_font_get_face(font)
    let id = hb_ot_name_id_t(entry)
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
