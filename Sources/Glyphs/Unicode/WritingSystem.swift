import CHarfBuzz

/// A script of Unicode by its tag, as OpenType's tables are arranged by it.
struct WritingSystem: Hashable, Sendable {
  /// The four letters of ISO 15924, first letter highest.
  var tag: UInt32

  static let latin = WritingSystem(tag: 0x4C61_746E)
  private static let common: Set<UInt32> = [0x5A79_7979, 0x5A69_6E68, 0x5A7A_7A7A]

  /// The script of a character by its base; nil for what belongs to several, as digits and signs do.
  init?(of character: Character) {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: self = .latin
    case 0..<0x250: return nil
    default:
      let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
      if Self.common.contains(tag) { return nil }
      self.tag = tag
    }
  }

  private init(tag: UInt32) { self.tag = tag }

  /// The scripts of `characters`: what belongs to several has that of what stands before it, at the beginning of
  /// what follows. Nil where all is Latin or of no script, which needs no telling apart.
  static func scripts(of characters: some Collection<StyledCharacter>) -> [WritingSystem]? {
    let isMixed = characters.contains {
      $0.character.unicodeScalars.first.map { $0.value >= 0x250 } ?? false
    }
    guard isMixed else { return nil }
    let own = characters.map { WritingSystem(of: $0.character) }
    var script = own.lazy.compactMap { $0 }.first ?? .latin
    return own.map {
      if let own = $0 { script = own }
      return script
    }
  }
}
