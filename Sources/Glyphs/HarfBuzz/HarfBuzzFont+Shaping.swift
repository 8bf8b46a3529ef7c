import CHarfBuzz

/// One glyph as HarfBuzz placed it, in font units with y up.
struct RawGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// Index of the first scalar it stands for.
  var cluster: Int
  /// How far it moves the pen.
  var advance: Int
  var offsetX: Int
  var offsetY: Int
}

extension HarfBuzzFont {
  /// The glyphs of `scalars` from left to right: character map, kerning, ligatures, marks. The
  /// language is stated, because HarfBuzz would otherwise ask the process's locale.
  func shape(_ scalars: [UInt32], features: ShapingFeatures) -> [RawGlyph] {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    let count = Int32(scalars.count)
    unsafe hb_buffer_add_codepoints(buffer, scalars, count, 0, count)
    unsafe hb_buffer_set_direction(
      buffer, features.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    let language = features.language ?? "en"
    unsafe hb_buffer_set_language(
      buffer, hb_language_from_string(language, Int32(clamping: language.utf8.count)))
    if let script = features.script {
      unsafe hb_buffer_set_script(buffer, hb_script_t(script.tag))
    }
    unsafe hb_buffer_guess_segment_properties(buffer)

    let switches = features.switches.map { tag, isOn in
      hb_feature_t(tag: tag, value: isOn ? 1 : 0, start: 0, end: .max)
    }
    unsafe hb_shape(font, buffer, switches, UInt32(switches.count))

    var length: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &length)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &length)
    guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
    return unsafe zip(
      UnsafeBufferPointer(start: infos, count: Int(length)),
      UnsafeBufferPointer(start: positions, count: Int(length))
    ).map { info, position in
      RawGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
        offsetX: Int(position.x_offset), offsetY: Int(position.y_offset))
    }
  }
}
