import CoreGraphics

/// Makes an attributed text of HTML: of its elements those that texts are made of, of CSS what stands in
/// `style` attributes and in rules for elements and classes.
struct HTMLText {
  /// An element that has begun and not ended.
  private struct Level {
    let name: String
    var style: HTMLStyle
    /// Of a list: the number of the next thing, nil for one with dots.
    var number: Int?
  }

  /// Attributes are not compared on the way: Foundation here ends the program where they are no objects.
  private var text = TextRuns()
  /// What follows `text` in the style of `pendingAttributes`.
  private var pending = ""
  private var pendingAttributes: TextRuns.Attributes = [:]
  private var last: Character?
  private var levels = [Level(name: "", style: HTMLStyle())] {
    didSet { flush() }
  }
  /// Declarations by what they are for: "p", ".note", "p.note", "*".
  private var rules: [(selector: String, declarations: String)] = []
  /// A space that comes if text follows in the line.
  private var owesSpace = false
  /// Inside an element whose text is not shown.
  private var hidden: String?

  /// The text of `html`.
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    for token in HTMLReader.tokens(of: html) { reader.take(token) }
    reader.flush()
    return reader.text.attributedString
  }

  private var style: HTMLStyle { levels.last?.style ?? HTMLStyle() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    case .text(let text):
      if hidden == "style" { addRules(text) }
      if hidden == nil { add(text) }
    }
  }

  private static let unseen: Set<String> = ["head", "script", "style", "title", "noscript"]

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if hidden == "head", name == "style" { hidden = "style" }
    guard hidden == nil else { return }
    if Self.unseen.contains(name) {
      hidden = name
      return
    }
    if HTMLStyle.blocks.contains(name) { endParagraph() }
    if name == "br" { lineBreak("\u{2028}") }
    guard !HTMLReader.empty.contains(name) else { return }
    // A paragraph or a thing of a list ends where the next one begins.
    if ["p", "li", "dt", "dd"].contains(name), levels.last?.name == name { levels.removeLast() }
    var new = style
    new.enter(name, attributes)
    let classes = (attributes["class"] ?? "").split(separator: " ").map { "." + $0 }
    for wanted in ["*", name] + classes + classes.map({ name + $0 }) {
      for rule in rules where rule.selector == wanted { new.apply(rule.declarations) }
    }
    if let declarations = attributes["style"] { new.apply(declarations) }
    let start = attributes["start"].flatMap { Int($0) } ?? 1
    levels.append(Level(name: name, style: new, number: name == "ol" ? start : nil))
    if name == "li" { mark() }
  }

  /// What stands before a thing of a list: a dot, or its number.
  private mutating func mark() {
    guard let list = levels.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }) else { return }
    var sign = "•"
    if let number = levels[list].number {
      sign = "\(number)."
      levels[list].number = number + 1
    }
    append("\t\(sign)\t")
  }

  private mutating func close(_ name: String) {
    if let hidden {
      if hidden == name || name == "head" { self.hidden = nil }
      if hidden == "style", name == "style" { self.hidden = nil }
      return
    }
    guard let index = levels.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if HTMLStyle.blocks.contains(name) { endParagraph() }
    if name == "td" || name == "th" { append("\t") }
    levels.removeSubrange(index...)
  }

  // MARK: Text

  private mutating func add(_ piece: String) {
    if style.keepsWhitespace { return append(piece) }
    for part in piece.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace) {
      if part.isEmpty {
        owesSpace = true
        continue
      }
      if owesSpace, !isAtLineStart { append(" ") }
      append(String(part))
      owesSpace = true
    }
    // Nothing stands after the last part: no space is owed unless one was there.
    if let last = piece.last, !Self.isSpace(last) { owesSpace = false }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isWhitespace && character != "\u{a0}" && character != "\u{2002}"
      && character != "\u{2003}" && character != "\u{2009}"
  }

  private var isAtLineStart: Bool {
    "\n\u{2028}\t".contains(last ?? "\n")
  }

  private mutating func append(_ piece: String) {
    guard !piece.isEmpty else { return }
    if pending.isEmpty { pendingAttributes = style.attributes }
    pending += piece
    last = piece.last
    owesSpace = false
  }

  private mutating func flush() {
    text.append(pending, pendingAttributes)
    pending = ""
  }

  private mutating func lineBreak(_ sign: String) {
    append(sign)
    owesSpace = false
  }

  private mutating func endParagraph() {
    owesSpace = false
    guard let last, last != "\n" else { return }
    append("\n")
  }

  // MARK: Rules

  private mutating func addRules(_ css: String) {
    for block in css.split(separator: "}") {
      guard let brace = block.firstIndex(of: "{") else { continue }
      let declarations = String(block[block.index(after: brace)...])
      for selector in block[..<brace].split(separator: ",") {
        rules.append(
          (selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), declarations))
      }
    }
  }
}
