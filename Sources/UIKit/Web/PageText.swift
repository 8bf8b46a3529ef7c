/// What HTML says, without its looks: the title, and paragraphs with the size of their headings.
///
/// Read forgivingly, as a browser does: an unknown element shows what it holds, what is not closed ends with
/// the next block.
package struct PageText: Equatable {
  /// A run of text between two edges of blocks.
  package struct Paragraph: Equatable {
    package var text: String
    /// 1 … 6 for a heading, 0 for none.
    package var heading = 0
    /// True for an entry of a list.
    package var isItem = false
  }

  /// What the page calls itself; empty where it says nothing.
  package private(set) var title = ""
  package private(set) var paragraphs: [Paragraph] = []
  /// True where the page says that it is laid out for the width of the device.
  package private(set) var fitsDevice = false

  private var current = Paragraph(text: "")
  private var isAfterBlank = true
  /// The element whose contents are no text of the page.
  private var skipped: String?

  private static let silent: Set<String> = [
    "script", "style", "title", "noscript", "template", "select", "textarea", "svg", "iframe",
  ]
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "table", "tr", "section",
    "article", "header", "footer", "main", "nav", "aside", "blockquote", "pre", "hr", "dl", "dt",
    "dd", "form", "figure", "figcaption", "address", "body", "html", "head", "br",
  ]

  package init(html: String) {
    var rest = Substring(html)
    while let character = rest.first {
      guard character == "<" else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        add(rest[..<end])
        rest = rest[end...]
        continue
      }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      enter(tag: rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    endParagraph()
    title = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines of a text without marks.
  package init(plain: String) {
    paragraphs = plain.split(whereSeparator: \.isNewline).map { Paragraph(text: String($0)) }
  }

  private mutating func enter(tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let skipped {
      if isEnd, name == skipped { self.skipped = nil }
      return
    }
    if !isEnd, Self.silent.contains(name) {
      skipped = tag.hasSuffix("/") ? nil : name
      return
    }
    if name == "meta", tag.contains("viewport"), tag.contains("device-width") { fitsDevice = true }
    guard Self.blocks.contains(name) else { return }
    endParagraph()
    guard !isEnd else { return }
    if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
      (1...6).contains(level)
    {
      current.heading = level
    }
    current.isItem = name == "li"
  }

  private mutating func add(_ text: Substring) {
    guard skipped == nil || skipped == "title" else { return }
    let plain = Entities.replaced(in: text)
    if skipped == "title" { return title += plain }
    for character in plain {
      if character.isWhitespace, character != "\u{A0}" {
        if !isAfterBlank { current.text.append(" ") }
        isAfterBlank = true
      } else {
        current.text.append(character)
        isAfterBlank = false
      }
    }
  }

  private mutating func endParagraph() {
    while current.text.last == " " { current.text.removeLast() }
    if !current.text.isEmpty { paragraphs.append(current) }
    current = Paragraph(text: "")
    isAfterBlank = true
  }
}

/// The characters that HTML writes as `&name;`.
private enum Entities {
  private static let named: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "times": "×",
  ]

  static func replaced(in text: Substring) -> String {
    var result = ""
    var rest = text
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: sign)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.hasPrefix("#") else { return named[name] }
    let number = name.dropFirst()
    let code =
      number.lowercased().hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
