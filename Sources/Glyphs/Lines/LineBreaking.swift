/// What spaces and Chinese characters mean for lines; where lines may begin, `LineBreaks` says.
enum LineBreaking {
  /// A space at which words part, so neither a no-break space nor a tight one.
  static func isBreakingSpace(_ character: Character) -> Bool {
    // By scalars: a character with a great many marks is compared as a whole otherwise.
    guard let scalar = character.unicodeScalars.first else { return false }
    if scalar.value == 0x200B { return character.unicodeScalars.count == 1 }
    return character.isWhitespace && !isGlue(character)
  }

  /// True for hanzi, kana and full-width forms, which need no space between them.
  static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// How many gaps that justified text may widen stand before each character: after spaces and
  /// between Chinese characters.
  static func gaps(in characters: [Character]) -> [Int] {
    var gaps = [0]
    for (before, after) in zip(characters, characters.dropFirst()) {
      let opens =
        isBreakingSpace(before)
        || (!isBreakingSpace(after) && (isIdeographic(before) || isIdeographic(after)))
      gaps.append((gaps.last ?? 0) + (opens ? 1 : 0))
    }
    return gaps
  }

  private static func isGlue(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2060}"
  }
}
