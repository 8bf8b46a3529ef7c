import QuartzCore

/// The value of a property: numbers, or a word.
package enum PropertyValue: Equatable, Sendable {
  case numbers([Double])
  /// Of long texts, such as paths: how they begin, and a fingerprint.
  case word(String)

  /// Longer texts are kept by their beginning and a fingerprint.
  private static let longest = 48

  init(_ value: OrderedJSON) {
    switch value {
    case .number(let number) where Decimal.isPlain(number): self = .numbers([number])
    // A record has no place for no numbers.
    case .array(let elements) where !elements.isEmpty:
      let numbers = elements.compactMap { element -> Double? in
        if case .number(let number) = element, Decimal.isPlain(number) { number } else { nil }
      }
      self = numbers.count == elements.count ? .numbers(numbers) : .word(Self.short(value.text))
    case .string(let text): self = .word(Self.short(text))
    case .null, .bool, .object, .number, .array: self = .word(Self.short(value.text))
    }
  }

  private static func short(_ text: String) -> String {
    guard text.unicodeScalars.count > longest else { return text }
    let beginning = String(String.UnicodeScalarView(text.unicodeScalars.prefix(24)))
    return "\(beginning)… #\(PixelHash(ofBytes: Array(text.utf8)).text.prefix(12))"
  }

  /// As people read it: `0.5`, `(10 20)`, `miter`.
  package var text: String {
    switch self {
    case .numbers(let numbers):
      let texts = numbers.map { Decimal(nearestTo: $0).text }
      return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: " ") + ")"
    case .word(let word): return word
    }
  }
}
