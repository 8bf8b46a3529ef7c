/// What a run asks of the face beyond its usual features (kerning, ligatures, marks, contextual
/// forms).
struct ShapingFeatures: Hashable, Sendable {
  /// Digits of equal width (`tnum`).
  var hasTabularDigits = false
  /// Off where letters are spaced apart: a ligature would not open with them.
  var hasLigatures = true
  var isRightToLeft = false
  /// Nil: that of the first letter that has one.
  var script: WritingSystem?
  /// The language's code, which some forms of letters depend on; nil for English.
  var language: String?

  /// The OpenType tags to switch.
  var switches: [(tag: UInt32, isOn: Bool)] {
    var switches: [(tag: UInt32, isOn: Bool)] = []
    if hasTabularDigits { switches.append((Self.tag("tnum"), true)) }
    if !hasLigatures {
      switches.append((Self.tag("liga"), false))
      switches.append((Self.tag("clig"), false))
    }
    return switches
  }

  /// A four-letter tag as OpenType packs it, first letter highest.
  private static func tag(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// One glyph of a shaped run, in font units with y up; the cluster counts characters.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// Position in the run of the first character it stands for.
  var cluster: Int
  /// How far it moves the pen.
  var advance: Int
  /// Where it stands relative to the pen.
  var offsetX: Int
  var offsetY: Int
}

extension Typeface {
  /// The glyphs of `characters` in this face, from left to right; clusters never fall, or never rise where the text
  /// runs from right to left.
  /// A tab is set as one space, and other control characters leave nothing.
  func shape(
    _ characters: some Collection<Character>, features: ShapingFeatures = ShapingFeatures()
  ) -> [ShapedGlyph] {
    var scalars: [UInt32] = []
    var owner: [Int] = []
    var position = 0
    for character in characters {
      for scalar in character.unicodeScalars {
        scalars.append(Self.visible(scalar).value)
        owner.append(position)
      }
      position += 1
    }
    return shape(scalars, features: features).map {
      ShapedGlyph(
        glyph: $0.glyph, cluster: owner[$0.cluster], advance: $0.advance, offsetX: $0.offsetX,
        offsetY: $0.offsetY)
    }
  }

  /// What is set for `scalar`: a space for tabs and newlines, nothing (a zero-width space) for
  /// other controls.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.generalCategory == .control else { return scalar }
    return scalar.properties.isWhitespace ? " " : "\u{200B}"
  }
}
