import CoreGraphics

extension NibReading {
  /// The font inside that is used for `key`; nil where there is none.
  func font(_ key: String) -> UIFont? {
    guard let part = part(key: key) else { return nil }
    return part.ownFont
  }

  /// The font that the element itself describes.
  private var ownFont: UIFont {
    let size = number("pointSize") ?? number("size")
    if let style = element["style"] {
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
      return size.map { font.withSize($0) } ?? font
    }
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size ?? UIFont.systemFontSize) { return font }
      if !name.hasPrefix("."), element["metaFont"] == nil {
        note("the font “\(name)”, which is not there")
      }
    }
    let points = size ?? metaSize ?? UIFont.systemFontSize
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: points)
    case "italicSystem": return .italicSystemFont(ofSize: points)
    default:
      let isBold = element["metaFont"]?.hasSuffix("Bold") == true
      return .systemFont(
        ofSize: points,
        weight: choice("weight", Self.weights) ?? (isBold ? .bold : .regular))
    }
  }

  private var metaSize: CGFloat? {
    switch element["metaFont"] {
    case "label": UIFont.labelFontSize
    case "smallSystem", "smallSystemBold": UIFont.smallSystemFontSize
    case "system", "systemBold": UIFont.systemFontSize
    default: nil
    }
  }

  private static var weights: KeyValuePairs<String, UIFont.Weight> {
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
  }

  /// An attributed string inside that is used for `key`.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let element = child(key: key), element.name == "attributedString" else { return nil }
    var whole = TextRuns()
    for fragment in element.children where fragment.name == "fragment" {
      let part = NibPart(element: fragment, document: document)
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.items(of: "attributes") {
        guard let key = value.key else { continue }
        let read = NibPart(element: value, document: document)
        if let (name, value) = read.textAttribute(key) { attributes[name] = value }
      }
      let text = part.string("content") ?? ""
      guard !text.isEmpty else { continue }
      whole.append(text, attributes)
    }
    return whole.attributedString
  }

  /// The attribute of text that the element itself is, numbers as objects.
  private func textAttribute(_ key: String) -> (NSAttributedString.Key, Any)? {
    switch key {
    case "NSFont": return (.font, ownFont)
    case "NSColor": return ownColor.map { (.foregroundColor, $0) }
    case "NSBackgroundColor": return ownColor.map { (.backgroundColor, $0) }
    case "NSStrokeColor": return ownColor.map { (.strokeColor, $0) }
    case "NSUnderlineColor": return ownColor.map { (.underlineColor, $0) }
    case "NSStrikethroughColor": return ownColor.map { (.strikethroughColor, $0) }
    case "NSKern": return number("value").map { (.kern, NSNumber(value: Double($0))) }
    case "NSStrokeWidth": return number("value").map { (.strokeWidth, NSNumber(value: Double($0))) }
    case "NSBaselineOffset":
      return number("value").map { (.baselineOffset, NSNumber(value: Double($0))) }
    case "NSUnderline": return integer("value").map { (.underlineStyle, NSNumber(value: $0)) }
    case "NSStrikethrough":
      return integer("value").map { (.strikethroughStyle, NSNumber(value: $0)) }
    case "NSParagraphStyle": return (.paragraphStyle, ownParagraphStyle)
    // What Xcode keeps of the font that was there before another was chosen.
    case "NSOriginalFont": return nil
    case "NSLink": return nil
    default:
      note("the attribute \(key) of text")
      return nil
    }
  }

  private var ownParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = choice("alignment", Self.alignments) { style.alignment = alignment }
    if let mode = choice("lineBreakMode", Self.lineBreakModes) { style.lineBreakMode = mode }
    if let value = number("lineSpacing") { style.lineSpacing = value }
    if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("headIndent") { style.headIndent = value }
    if let value = number("tailIndent") { style.tailIndent = value }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
    return style
  }

  /// Where lines stand, by Xcode's words.
  static var alignments: KeyValuePairs<String, NSTextAlignment> {
    [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
  }

  /// How lines end, by Xcode's words.
  static var lineBreakModes: KeyValuePairs<String, NSLineBreakMode> {
    [
      "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
      "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
      "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
      "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
      "clipping": .byClipping,
    ]
  }
}
