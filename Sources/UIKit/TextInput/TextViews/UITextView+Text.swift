import AttributedText
import CoreGraphics
import Glyphs
import VirtualTime

extension UITextView {
  /// The font of text that has none.
  private static var fallbackStyle: TextStyle { UIFont.systemFont(ofSize: 12).textStyle }

  final func setUpText() {
    for view in [highlight, part, caret] { addSubview(view) }
    textContainer.widthTracksTextView = true
    textContainer.didChange = { [weak self] in self?.textDidChange() }
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: UITextView.wasTapped)
    addGestureRecognizer(tap)
  }

  final func noteDetectors() {
    guard !dataDetectorTypes.isEmpty else { return }
    SceneContext.active.unsupported("data detectors", at: "UITextView")
  }

  // MARK: Setting

  final func setText(_ text: TextRuns) {
    runs = text
    typing = nil
    textDidChange()
    selection = NSRange(location: runs.length, length: 0)
  }

  final func setForAll(_ key: NSAttributedString.Key, _ value: Any?) {
    defaults[key] = value
    runs.changeAttributes { $0[key] = value }
    textDidChange()
  }

  final func alignmentDidChange() {
    let alignment = textAlignment
    func aligned(_ attributes: inout TextRuns.Attributes) {
      let style = NSMutableParagraphStyle()
      if let said = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(said)
      }
      style.alignment = alignment
      attributes[.paragraphStyle] = style
    }
    aligned(&defaults)
    runs.changeAttributes(aligned)
    textDidChange()
  }

  /// The text, or how it is set, changed.
  final func textDidChange() {
    (shownContent, shownGeometry) = (nil, nil)
    updateStorage()
    manager?.invalidate()
    updateContentSize()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: What is shown

  /// The text ready to be shown.
  final var content: TextContent {
    if let shownContent { return shownContent }
    var content: TextContent?
    withTraits {
      content = TextContent(
        linked.styled(Self.fallbackStyle, TextLook()), paragraph, vertical: .top)
    }
    let made = content ?? TextContent(StyledText("", style: Self.fallbackStyle), paragraph)
    shownContent = made
    return made
  }

  /// The text with links that look so.
  private var linked: TextRuns {
    guard runs.runs.contains(where: { $0.shared.values[.link] != nil }) else { return runs }
    let look = linkTextAttributes ?? [:]
    var linked = runs
    linked.changeAttributes { if $0[.link] != nil { $0.merge(look) { $1 } } }
    return linked
  }

  private var paragraph: ParagraphStyle { textContainer.paragraphStyle(shownAlignment) }

  /// Where lines stand: natural ones begin at the leading side where that is the right one, else as the
  /// text runs.
  private var shownAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  /// Lines as wide as the view; nil: any width.
  private func lineWidth(in width: CGFloat) -> Double? {
    guard width > 0, width < 1e7 else { return nil }
    return Double(max(0, width - sideInsets))
  }

  private var sideInsets: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func geometry(width: Double?) -> TextGeometry {
    let layout = content.layout(width: width)
    return TextGeometry(
      layout, starts: runs.string.utf16Starts, width: CGFloat(width ?? layout.width),
      empty: (typingAttributes[.font] as? UIFont)?.textStyle ?? Self.fallbackStyle,
      alignment: shownAlignment.alignment)
  }

  var geometry: TextGeometry {
    if let shownGeometry { return shownGeometry }
    let made = geometry(width: lineWidth(in: bounds.width) ?? 0)
    shownGeometry = made
    return made
  }

  var geometryOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  // MARK: Sizes

  /// The size in lines of a view so wide, rounded up to pixels; 0: as wide as the text is.
  final func fittingSize(_ width: CGFloat) -> CGSize {
    let geometry = geometry(width: lineWidth(in: width))
    func pixels(_ length: CGFloat) -> CGFloat {
      let scale = UIScreen.main.scale
      return (length * scale - 1e-6).rounded(.up) / scale
    }
    return CGSize(
      width: pixels(geometry.textWidth + sideInsets),
      height: pixels(geometry.height + textContainerInset.top + textContainerInset.bottom))
  }

  final func updateContentSize() {
    guard bounds.width > 0 else { return }
    shownGeometry = nil
    let height = fittingSize(bounds.width).height
    let size = CGSize(width: bounds.width, height: height)
    if size != contentSize { contentSize = size }
  }

  final var textBaselines: (first: CGFloat, last: CGFloat) {
    let font: UIFont = self.font ?? .systemFont(ofSize: 12)
    return (textContainerInset.top + font.ascender, textContainerInset.bottom - font.descender)
  }

  /// Puts the text, the caret and the selection where they belong.
  final func placeText() {
    if contentSize.width != bounds.width { updateContentSize() }
    let origin = geometryOrigin
    let width = max(0, bounds.width - sideInsets)
    textContainer.trackWidth(bounds.width - textContainerInset.left - textContainerInset.right)
    let height = CGFloat(content.layout(width: Double(width)).height)
    part.frame = CGRect(x: origin.x, y: origin.y, width: width, height: height)
    part.show(content, around: bounds.offsetBy(dx: -origin.x, dy: -origin.y))
    showSelection()
  }

  /// Shows the caret or what is selected.
  final func showSelection() {
    guard isFirstResponder else {
      caret.rest()
      return highlight.show([], tint: tintColor)
    }
    if selection.length > 0 {
      caret.rest()
      highlight.show(
        selectionRects(for: UITextRange(selection)).map(\.rect), tint: tintColor)
    } else {
      highlight.show([], tint: tintColor)
      guard isEditable else { return caret.rest() }
      let rect = caretRect(for: UITextPosition(selection.location))
      caret.backgroundColor = tintColor
      if caret.frame != rect || caret.isHidden {
        caret.frame = rect
        caret.blink()
      }
    }
  }

  final func scroll(to range: NSRange, animated: Bool) {
    let range = runs.clamped(range)
    var rect = caret(at: UITextPosition(range.location + range.length))
    if let box = boxes(of: UITextRange(range)).last { rect = box }
    // A little air, so that the line is not cut off.
    rect = rect.insetBy(dx: 0, dy: -textContainerInset.bottom / 2)
    let target = CGPoint(x: contentOffset.x, y: offset(showing: rect).y)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}

extension NSTextContainer {
  /// How text is set in the box that says nothing itself.
  final func paragraphStyle(_ alignment: NSTextAlignment) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.alignment, wrapping: lineBreakMode.wrapping,
      truncation: maximumNumberOfLines > 0 ? lineBreakMode.truncation : .none,
      maximumLines: maximumNumberOfLines > 0 ? maximumNumberOfLines : nil)
  }

  /// Takes on the width of a text view, where it has to.
  final func trackWidth(_ width: CGFloat) {
    guard widthTracksTextView, size.width != width else { return }
    let told = didChange
    didChange = nil
    size = CGSize(width: max(0, width), height: size.height)
    didChange = told
  }
}

extension String {
  /// Where each character begins in UTF-16 units, and after the last where the text ends.
  var utf16Starts: [Int] {
    var starts = [0]
    for character in self { starts.append(starts[starts.count - 1] + character.utf16.count) }
    return starts
  }
}
