import CoreGraphics

/// How text of an HTML element looks.
struct HTMLStyle {
  /// Points.
  var size: CGFloat = 12
  /// The face's family; nil: the one of texts that name none.
  var family: String?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruckThrough = false
  var keepsWhitespace = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  /// Points that text lies above the line.
  var rise: CGFloat = 0
  /// Points below a paragraph.
  var spacing: CGFloat = 0
  /// Points that lines begin further in.
  var indent: CGFloat = 0

  // MARK: Elements

  /// Takes over how the element of that name looks.
  mutating func enter(_ name: String, _ attributes: [String: String]) {
    spacing = Self.blocks.contains(name) ? 0 : spacing
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "dfn", "var", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "tt", "kbd", "samp": isMonospaced = true
    case "pre":
      isMonospaced = true
      keepsWhitespace = true
      spacing = size
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "sub":
      rise -= size * 0.2
      size *= 0.83
    case "sup":
      rise += size * 0.33
      size *= 0.83
    case "h1": head(2, 0.67)
    case "h2": head(1.5, 0.83)
    case "h3": head(1.17, 1)
    case "h4": head(1, 1.33)
    case "h5": head(0.83, 1.67)
    case "h6": head(0.67, 2.33)
    case "p": spacing = size
    case "center": alignment = .center
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "blockquote", "ul", "ol", "dl": indent += 36
    case "a" where attributes["href"] != nil:
      link = attributes["href"]
      color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
      isUnderlined = true
    case "font":
      if let text = attributes["color"], let new = HTMLColor.read(text) { color = new }
      if let text = attributes["face"] { family = Self.family(text) }
      if let text = attributes["size"] { size = Self.fontSize(text) ?? size }
    default: break
    }
    if let text = attributes["align"] { align(text) }
    if let text = attributes["bgcolor"], let new = HTMLColor.read(text) { background = new }
  }

  private mutating func head(_ factor: CGFloat, _ margin: CGFloat) {
    size *= factor
    isBold = true
    spacing = size * margin
  }

  private mutating func align(_ text: String) {
    switch text.lowercased() {
    case "center": alignment = .center
    case "right", "end": alignment = .right
    case "left", "start": alignment = .left
    case "justify": alignment = .justified
    default: break
    }
  }

  /// The sizes 1…7 of the element `font`, relative to 12 points for 3.
  private static func fontSize(_ text: String) -> CGFloat? {
    guard let number = Int(text.trimmingCharacters(in: .whitespaces)) else { return nil }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let step = min(7, max(1, isRelative ? 3 + number : number))
    return [7.5, 9.75, 12, 13.5, 18, 24, 36][step - 1]
  }

  /// Elements that stand in paragraphs of their own.
  static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "section", "article", "header", "footer", "center", "hr", "dl", "dt", "dd", "body",
    "html", "address", "figure", "figcaption", "main", "nav", "form",
  ]

  // MARK: Declarations

  /// Takes over declarations of CSS, "color: red; font-size: 17px".
  mutating func apply(_ declarations: String) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      let value = declaration[declaration.index(after: colon)...]
        .replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      apply(name.lowercased(), value)
    }
  }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "color": if let new = HTMLColor.read(value) { color = new }
    case "background-color", "background": if let new = HTMLColor.read(value) { background = new }
    case "font-size": size = length(value) ?? Self.namedSizes[value.lowercased()] ?? size
    case "font-weight":
      isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "font-family": family = Self.family(value)
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruckThrough = value.contains("line-through")
    case "text-align": align(value)
    case "font": shorthand(value)
    case "margin-bottom": spacing = length(value) ?? spacing
    case "white-space": keepsWhitespace = value.hasPrefix("pre")
    default: break
    }
  }

  /// "italic bold 17px Helvetica".
  private mutating func shorthand(_ value: String) {
    var words = value.split(separator: " ")
    while let word = words.first {
      words.removeFirst()
      switch word {
      case "bold", "600", "700", "800", "900": isBold = true
      case "italic", "oblique": isItalic = true
      default:
        guard let new = length(String(word.prefix { $0 != "/" })) else { continue }
        size = new
        family = Self.family(words.joined(separator: " "))
        return
      }
    }
  }

  /// Points. A pixel is a point, as in texts that UIKit reads; "pt" are points of print, 4/3 of it.
  private func length(_ value: String) -> CGFloat? {
    let text = value.lowercased()
    for (unit, factor) in [
      ("px", 1), ("pt", 4.0 / 3), ("rem", 12), ("em", Double(size)), ("%", Double(size) / 100),
    ] where text.hasSuffix(unit) {
      let number = Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces))
      return number.flatMap { $0.isFinite && $0 >= 0 ? CGFloat($0 * factor) : nil }
    }
    return nil
  }

  private static let namedSizes: [String: CGFloat] = [
    "xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 14, "x-large": 18,
    "xx-large": 24,
  ]

  private static func family(_ text: String) -> String? {
    text.split(separator: ",").first
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
  }

  // MARK: Attributes

  private var font: UIFont {
    let weight: UIFont.Weight = isBold ? .bold : .regular
    if isMonospaced { return .monospacedSystemFont(ofSize: size, weight: weight) }
    let name = family ?? "Times New Roman"
    var font: UIFont
    if name.hasPrefix("-apple-system") || name == "system-ui" || name == "sans-serif" {
      font = .systemFont(ofSize: size, weight: weight)
    } else {
      font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    var traits = font.fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    {
      font = UIFont(descriptor: descriptor, size: size)
    }
    return font
  }

  /// The style as attributes of a string.
  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.paragraphSpacing = spacing
    paragraph.headIndent = indent
    paragraph.firstLineHeadIndent = indent
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
    ]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if rise != 0 { attributes[.baselineOffset] = rise }
    if let link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }
}
