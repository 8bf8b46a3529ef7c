import Glibc

/// Names of files as text. A name is bytes, which need not be UTF-8; those that are not stand in a String as
/// characters that no name has, so that the name can be told, and used again byte for byte.
///
/// A byte b from 128 to 255 that is part of no character is U+10FF00 + b, a character for private use. Where a name
/// has such characters itself, their bytes are written so.
package enum PathBytes {
  private static let first: UInt32 = 0x10FF00

  /// The command line of this process, its own name first.
  package static var arguments: [String] {
    // What could not be read as text stands as this character.
    CommandLine.arguments.contains { $0.unicodeScalars.contains { $0 == "\u{FFFD}" || isMark($0) } }
      ? FileDescriptor.arguments : CommandLine.arguments
  }

  /// The text for a name.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !isMarked(text) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if let character = String(validating: rest.prefix(length), as: UTF8.self),
        let scalar = character.unicodeScalars.first, !isMark(scalar)
      {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        text.append(Unicode.Scalar(first + UInt32(byte)) ?? "?")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The name for a text, as the system takes it.
  package static func bytes(_ text: String) -> [UInt8] {
    guard isMarked(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isMark(scalar) ? [UInt8(scalar.value - first)] : Array(String(scalar).utf8)
    }
  }

  /// Whether some bytes of the name are no UTF-8.
  package static func isMarked(_ text: String) -> Bool {
    // All of these, and nothing else that is much used, begin with this byte.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: isMark)
  }

  /// The text with those bytes as `form` has them.
  package static func shown(_ text: String, as form: (UInt8) -> String) -> String {
    guard isMarked(text) else { return text }
    return text.unicodeScalars.map { scalar in
      isMark(scalar) ? form(UInt8(scalar.value - first)) : String(scalar)
    }.joined()
  }

  /// For people: `\xFF`.
  package static func escaped(_ byte: UInt8) -> String {
    "\\x" + String(byte, radix: 16, uppercase: true)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (first + 0x80...first + 0xFF).contains(scalar.value)
  }
}

extension String {
  /// The name for this text, with a zero at its end.
  var pathBytes: [CChar] { PathBytes.bytes(self).map(CChar.init(bitPattern:)) + [0] }
}
