import CHarfBuzz
import FontFiles

/// One font file opened by HarfBuzz, measured in font units. It is immutable from the end of
/// `init`, and HarfBuzz lets any number of threads share an immutable font.
@safe final class HarfBuzzFont: Sendable {
  nonisolated(unsafe) let font: OpaquePointer
  /// Font units in one em.
  let unitsPerEm: Int

  /// The font of a file linked into the program, whose bytes are used where they lie.
  convenience init(linked name: FontFileName) throws(FontError) {
    let file = unsafe fontFile(name)
    let bytes = unsafe UnsafeBufferPointer(start: file.bytes, count: file.count)
    try unsafe self.init(blob: Self.blob(bytes, HB_MEMORY_MODE_READONLY))
  }

  /// A font over a copy of `bytes`.
  convenience init(copying bytes: [UInt8]) throws(FontError) {
    let blob = unsafe bytes.withUnsafeBufferPointer {
      unsafe Self.blob($0, HB_MEMORY_MODE_DUPLICATE)
    }
    try unsafe self.init(blob: blob)
  }

  /// The fonts of a file, of which no more is read than is used; one for most, several for a collection. None
  /// where there is no such file or it is no font.
  static func fonts(ofFile path: String) -> [HarfBuzzFont] {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { unsafe hb_blob_destroy(blob) }
    let count = unsafe min(hb_face_count(blob), mostFonts)
    return (0..<count).compactMap { index in
      unsafe try? HarfBuzzFont(blob: hb_blob_reference(blob), index: index)
    }
  }

  /// Of a collection no more are opened.
  private static let mostFonts: UInt32 = 64

  /// A font over a face in `blob`, which is released.
  private init(blob: OpaquePointer?, index: UInt32 = 0) throws(FontError) {
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe hb_face_count(blob) > index else { throw .notAFont }
    let face = unsafe hb_face_create(blob, index)
    defer { unsafe hb_face_destroy(face) }
    unsafe hb_face_make_immutable(face)
    unitsPerEm = unsafe Int(hb_face_get_upem(face))
    guard unsafe hb_face_get_glyph_count(face) > 0, unitsPerEm > 0,
      let font = unsafe hb_font_create(face)
    else {
      throw .notAFont
    }
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// HarfBuzz's view of `bytes`, to be released by the caller.
  private static func blob(
    _ bytes: UnsafeBufferPointer<UInt8>, _ mode: hb_memory_mode_t
  ) -> OpaquePointer? {
    unsafe bytes.withMemoryRebound(to: CChar.self) {
      unsafe hb_blob_create($0.baseAddress, UInt32(clamping: $0.count), mode, nil, nil)
    }
  }
}
