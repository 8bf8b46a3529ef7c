/// How many marks text may have.
package enum MarkLimit {
  /// Scalars of one character, the base included, that are set. Unicode's stream-safe text has 31 (UAX #15),
  /// and the longest emoji of several parts have about as many.
  package static let scalars = 256
}

extension Character {
  /// The character without the marks beyond those that are set.
  package var withFewMarks: Character {
    guard hasTooManyMarks else { return self }
    return Character(String(String.UnicodeScalarView(unicodeScalars.prefix(MarkLimit.scalars))))
  }

  /// True where not all of its marks are set.
  package var hasTooManyMarks: Bool {
    guard !isASCII, utf8.count > MarkLimit.scalars else { return false }
    return unicodeScalars.count > MarkLimit.scalars
  }
}
