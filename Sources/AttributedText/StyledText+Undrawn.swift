package import Glyphs

extension StyledText {
  /// What is not drawn of `lines` of this text's layout, for the ledger: what attributes ask for and nothing
  /// here does, then the characters for which the box of a missing glyph stands, each once for each font.
  package func undrawn(in lines: [LaidOutLine]) -> [String] {
    var features = unsupported.sorted()
    var known = Set(features)
    let boxes = lines.flatMap(\.boxes)
    if boxes.isEmpty { return features }
    let characters = characters
    for box in boxes {
      guard let index = box.character, characters.indices.contains(index) else { continue }
      let scalars = characters[index].unicodeScalars
      // Nobody expects to see these.
      if scalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) { continue }
      let codes = scalars.prefix(16).map { "U+" + $0.hexadecimal }.joined(separator: " ")
      let character = characters[index].withFewMarks
      let feature = "the character \(character) (\(codes)) in \(box.typeface.name)"
      if known.insert(feature).inserted { features.append(feature) }
    }
    return features
  }
}

extension Unicode.Scalar {
  /// At least four digits.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
