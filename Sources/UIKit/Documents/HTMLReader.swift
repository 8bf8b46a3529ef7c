import CoreGraphics

/// A piece of an HTML text.
enum HTMLToken: Equatable {
  /// A beginning, with its attributes; names are in small letters.
  case open(String, [String: String])
  /// An end.
  case close(String)
  /// Text, with its entities read but in elements whose content is no HTML.
  case text(String)

  func begins(_ name: String) -> Bool {
    if case .open(name, _) = self { true } else { false }
  }
}

/// Reads HTML as browsers do: what is not understood is passed over, nothing is an error.
struct HTMLReader {
  private let characters: [Character]
  private var index = 0

  /// Elements without an end.
  static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  /// Elements whose content is no HTML.
  private static let raw: Set<String> = ["script", "style", "title", "textarea"]

  private init(_ html: String) { characters = Array(html) }

  /// The pieces of `html` in their order.
  static func tokens(of html: String) -> [HTMLToken] {
    var reader = HTMLReader(html)
    var tokens: [HTMLToken] = []
    while let token = reader.next() {
      tokens.append(token)
      // A picture in SVG may end in its own tag, as an element of XML.
      if token.begins("svg"), reader.isAfterSlash { tokens.append(.close("svg")) }
      guard case .open(let name, _) = token, raw.contains(name) else { continue }
      let text = reader.rest(until: "</" + name)
      if !text.isEmpty { tokens.append(.text(text)) }
    }
    return tokens
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  /// True behind `/>`.
  private var isAfterSlash: Bool {
    index > 1 && characters[index - 1] == ">" && characters[index - 2] == "/"
  }

  private func looks(at text: String) -> Bool {
    let wanted = Array(text)
    guard index + wanted.count <= characters.count else { return false }
    return zip(characters[index...], wanted).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  private mutating func rest(until end: String) -> String {
    let start = index
    while index < characters.count, !looks(at: end) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func next() -> HTMLToken? {
    while let character = current {
      if character == "<" {
        if let token = tag() { return token }
      } else {
        let start = index
        while let character = current, character != "<" { index += 1 }
        return .text(HTMLEntities.read(String(characters[start..<index])))
      }
    }
    return nil
  }

  /// The tag here; nil for a comment or declaration, which is passed over.
  private mutating func tag() -> HTMLToken? {
    if looks(at: "<!--") {
      _ = rest(until: "-->")
      index = min(characters.count, index + 3)
      return nil
    }
    let isEnd = looks(at: "</")
    let nameAt = index + (isEnd ? 2 : 1)
    guard nameAt < characters.count, characters[nameAt].isLetter else {
      let isDeclaration = looks(at: "<!") || looks(at: "<?") || isEnd
      guard isDeclaration else {
        index += 1
        return .text("<")
      }
      _ = rest(until: ">")
      index = min(characters.count, index + 1)
      return nil
    }
    index = nameAt
    let name = word { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    let attributes = self.attributes()
    index = min(characters.count, index + 1)
    return isEnd ? .close(name) : .open(name, attributes)
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while let character = current, belongs(character) { index += 1 }
    return String(characters[start..<index])
  }

  /// What stands up to the tag's end.
  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while let character = current, character != ">" {
      guard !character.isWhitespace, character != "/", character != "=" else {
        index += 1
        continue
      }
      let name = word { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
      _ = word(\.isWhitespace)
      guard current == "=" else {
        attributes[name] = attributes[name] ?? ""
        continue
      }
      index += 1
      _ = word(\.isWhitespace)
      let value: String
      if let quote = current, quote == "\"" || quote == "'" {
        index += 1
        value = word { $0 != quote }
        index = min(characters.count, index + 1)
      } else {
        value = word { !$0.isWhitespace && $0 != ">" }
      }
      attributes[name] = attributes[name] ?? HTMLEntities.read(value)
    }
    return attributes
  }
}

/// Characters by their names in HTML.
enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "sect": "§", "para": "¶",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "aacute": "á",
    "acirc": "â", "ccedil": "ç", "iacute": "í", "ntilde": "ñ", "oacute": "ó", "uacute": "ú",
    "rarr": "→", "larr": "←", "uarr": "↑", "darr": "↓", "hearts": "♥", "shy": "\u{ad}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
  ]

  /// `text` with the characters in place of their names; what is no name stays.
  static func read(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      if let end = after.prefix(32).firstIndex(of: ";"), let read = character(after[..<end]) {
        result += read
        rest = after[after.index(after: end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
