/// Which face sets which character: the style's own, then the interface face of its weight, then the
/// Chinese one, and where none has it the box of the style's own face.
struct FontFallback {
  /// Faces in order of preference; the first is the style's own.
  let faces: [Typeface]

  init(for typeface: Typeface) {
    let candidates = [
      typeface, BundledFonts.interface(weight: typeface.weight),
      BundledFonts.chinese(weight: typeface.weight),
    ]
    faces = candidates.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The first face that has all of `character`, a whole grapheme, so that marks stay with their
  /// base.
  func face(for character: Character) -> Typeface {
    faces.first { $0.covers(character) } ?? faces[0]
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
