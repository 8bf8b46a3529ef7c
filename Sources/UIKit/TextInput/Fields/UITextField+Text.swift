import AttributedText
import CoreGraphics
import Glyphs
import VirtualTime

extension UITextField {
  static let standardFontSize: CGFloat = 17

  static var standardAttributes: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: standardFontSize), .foregroundColor: UIColor.label,
      .paragraphStyle: NSParagraphStyle.default,
    ]
  }

  final func setUp() {
    clip.isUserInteractionEnabled = false
    for view in [border, placeholderPart, clip] { addSubview(view) }
    for view in [highlight, part, caret] { clip.addSubview(view) }
    part.drawing = { [weak self] in self?.drawText(in: $0) }
    placeholderPart.drawing = { [weak self] in self?.drawPlaceholder(in: $0) }
    placeholderPart.isHidden = true
    borderDidChange()
    textDidChange()
  }

  final func makeClearButton() -> ClearButton {
    let button = ClearButton()
    button.addAction(
      UIAction { [weak self] _ in self?.clearWasPressed() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  // MARK: Setting

  final func setText(_ text: TextRuns) {
    runs = text
    typing = nil
    textDidChange()
    selection = NSRange(location: runs.length, length: 0)
  }

  final func setDefault(_ key: NSAttributedString.Key, _ value: Any) {
    defaults[key] = value
    runs.changeAttributes { $0[key] = value }
    textDidChange()
    placeholderDidChange()
  }

  /// The text, or how it is set, changed.
  final func textDidChange() {
    shownContent = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  final func placeholderDidChange() {
    let runs =
      attributedPlaceholder.map {
        TextRuns($0, over: defaults.merging(placeholderLook) { $1 })
      } ?? TextRuns()
    withTraits {
      placeholderPart.show(
        TextContent(
          runs.styled(fieldStyle, TextLook()).settingParagraphs {
            $0.truncation = .end
            direct(&$0)
          },
          paragraph(truncates: true), vertical: contentVerticalAlignment))
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// What a placeholder looks like that says nothing itself.
  private var placeholderLook: TextRuns.Attributes {
    var look: TextRuns.Attributes = [
      .foregroundColor: placeholderLabel?.color ?? UIColor.placeholderText
    ]
    if let font = placeholderLabel?.ownFont { look[.font] = font }
    return look
  }

  /// How text without a font is set.
  private var fieldStyle: TextStyle {
    (font ?? .systemFont(ofSize: Self.standardFontSize)).textStyle
  }

  private func paragraph(truncates: Bool) -> ParagraphStyle {
    ParagraphStyle(
      alignment: shownAlignment.alignment, wrapping: truncates ? .words : .none,
      truncation: truncates ? .end : .none, maximumLines: 1)
  }

  /// Has a paragraph that says nothing itself begin at the leading side.
  private func direct(_ paragraph: inout ParagraphStyle) {
    if isRightToLeft, paragraph.alignment == .natural { paragraph.alignment = .right }
  }

  // MARK: What is shown

  /// The text as it is shown: of letters, or of dots.
  private var shownRuns: TextRuns {
    guard isSecureTextEntry else { return runs }
    let dots = String(repeating: "•", count: runs.string.count)
    return TextRuns(dots, runs.attributes(at: 0) ?? defaults)
  }

  /// The text ready to be shown in a width: it ends in an ellipsis where it does not fit and is not edited.
  final var content: TextContent {
    if let shownContent { return shownContent }
    let isLong = isEditing || isSecureTextEntry
    var content: TextContent?
    withTraits {
      // A field has one line, whatever its paragraphs say.
      var text = shownRuns.styled(fieldStyle, TextLook(foreground: (textColor ?? .label).cgColor))
        .settingParagraphs {
          $0.truncation = isLong ? .none : .end
          $0.wrapping = isLong ? .none : .words
          direct(&$0)
        }
      if let scale = fittingScale(of: text) { text = text.scaled(by: scale) }
      content = TextContent(
        text, paragraph(truncates: !isLong), vertical: contentVerticalAlignment)
    }
    let made = content ?? TextContent(StyledText("", style: fieldStyle), ParagraphStyle())
    shownContent = made
    return made
  }

  /// How much smaller letters have to be; nil: as they are.
  private func fittingScale(of text: StyledText) -> Double? {
    guard adjustsFontSizeToFitWidth, let font, font.pointSize > 0 else { return nil }
    let room = Double(
      isEditing
        ? editingRect(forBounds: bounds).width - TextGeometry.caretWidth
        : textRect(forBounds: bounds).width)
    let natural = TextLayout(text.spans, width: nil).width
    guard room > 0, natural > room else { return nil }
    let least = min(1, max(0, Double(minimumFontSize / font.pointSize)))
    return max(least, room / natural * (1 - 1e-9))
  }

  /// The width of the text in one line, and how high a line is.
  final var lineSize: CGSize {
    let height = CGFloat(fieldStyle.metrics.ascent + fieldStyle.metrics.descent)
    guard !runs.isEmpty else { return CGSize(width: 0, height: height) }
    let layout = TextLayout(
      shownRuns.styled(fieldStyle, TextLook()).spans, width: nil)
    return CGSize(width: CGFloat(layout.width), height: max(height, CGFloat(layout.height)))
  }

  /// The width of the placeholder in one line.
  private var placeholderWidth: CGFloat {
    guard let attributedPlaceholder else { return 0 }
    let runs = TextRuns(attributedPlaceholder, over: defaults.merging(placeholderLook) { $1 })
    return CGFloat(TextLayout(runs.styled(fieldStyle, TextLook()).spans, width: nil).width)
  }

  final var naturalSize: CGSize {
    let line = lineSize
    let width = runs.isEmpty ? placeholderWidth : line.width
    // What the border and the views at the sides take.
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let chrome = max(0, probe.width - textRect(forBounds: probe).width)
    return CGSize(
      width: (width + chrome).rounded(.up),
      height: height(forLine: line.height.rounded(.up)))
  }

  /// Round borders stand 34 points apart at least, as from iOS 13 on; without a border a line has a point
  /// to spare.
  private func height(forLine line: CGFloat) -> CGFloat {
    switch borderStyle {
    case .none: line + 1
    case .line, .bezel: line + 5
    case .roundedRect: max(34, line + 12)
    }
  }

  final var textBaselines: (first: CGFloat, last: CGFloat) {
    let font: UIFont = self.font ?? .systemFont(ofSize: Self.standardFontSize)
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let above = max(0, (height - font.lineHeight) / 2)
    return (above + font.ascender, above - font.descender)
  }
}

extension String {
  /// With spaces in place of newlines.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
