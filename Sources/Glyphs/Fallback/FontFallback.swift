/// Which face sets which character: the style's own, then the interface face of its weight, then the
/// Chinese one, then those beyond the bundled ones, and where none has it the box of the style's own face.
///
/// What is shown as an emoji comes from a face with colours first, and Chinese characters of a text in another
/// language than Simplified Chinese from a face of its region.
struct FontFallback {
  /// Faces in order of preference; the first is the style's own.
  let faces: [Typeface]
  private let others: FallbackFonts?
  private let weight: FontWeight
  private let region: HanRegion?

  init(for style: TextStyle) {
    let typeface = style.typeface
    let candidates = [
      typeface, BundledFonts.interface(weight: typeface.weight),
      BundledFonts.chinese(weight: typeface.weight),
    ]
    faces = candidates.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    others = style.fallback
    weight = typeface.weight
    region = style.language.flatMap(HanRegion.init(language:))
  }

  /// The first face that has all of `character`, a whole grapheme, so that marks stay with their
  /// base.
  func face(for character: Character) -> Typeface {
    guard let others, !character.isASCII else {
      return faces.first { $0.covers(character) } ?? faces[0]
    }
    if character.isShownAsEmoji, let face = others.colorFace(for: character) { return face }
    if let region, region != .simplified, !faces[0].covers(character),
      LineBreaking.isIdeographic(character),
      let face = others.face(for: character, weight: weight, region: region), face.isOf(region)
    {
      return face
    }
    return faces.first { $0.covers(character) }
      ?? others.face(for: character, weight: weight, region: region ?? .simplified) ?? faces[0]
  }
}

extension Typeface {
  /// True when the face sets `character` without the box of a missing glyph.
  package func covers(_ character: Character) -> Bool {
    if character.unicodeScalars.allSatisfy({ glyph(for: Self.visible($0)) != nil }) { return true }
    // A composed letter may exist where its parts do not, and invisible characters need no glyph.
    return shape(CollectionOfOne(character)).allSatisfy { $0.glyph != 0 }
  }
}

extension Character {
  /// Whether Unicode has the character shown as a picture in colours: by itself or since the text says so.
  var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.count == 1 { return first.properties.isEmojiPresentation }
    if scalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }
}
