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
    for token in HTMLReader.tokens(of: html) {
      switch token {
      case .open(let name, let attributes): open(name, attributes)
      case .close(let name): close(name)
      case .text(let text): add(text)
      }
    }
    endParagraph()
    title = HTMLEntities.read(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines of a text without marks.
  package init(plain: String) {
    paragraphs = plain.split(whereSeparator: \.isNewline).map { Paragraph(text: String($0)) }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    guard skipped == nil else { return }
    if Self.silent.contains(name) { return skipped = name }
    if attributes["name"]?.lowercased() == "viewport",
      attributes["content"]?.contains("device-width") == true
    {
      fitsDevice = true
    }
    guard Self.blocks.contains(name) else { return }
    endParagraph()
    if name.count == 2, name.first == "h", let level = name.last?.wholeNumberValue,
      (1...6).contains(level)
    {
      current.heading = level
    }
    current.isItem = name == "li"
  }

  private mutating func close(_ name: String) {
    if skipped == nil, Self.blocks.contains(name) { endParagraph() }
    if skipped == name { skipped = nil }
  }

  private mutating func add(_ text: String) {
    guard skipped == nil || skipped == "title" else { return }
    if skipped == "title" { return title += text }
    for character in text {
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
