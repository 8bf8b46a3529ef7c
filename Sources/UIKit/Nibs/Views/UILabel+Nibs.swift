import CoreGraphics

extension UILabel {
  /// Takes from the element what a label shows.
  final func readNibLabel(_ coder: NibCoder) {
    readNibAppearance(coder)
    if let font = coder.font("fontDescription") { self.font = font }
    if let color = coder.color("textColor") { textColor = color }
    // Xcode writes the shadow's offset always, and its colour when there is a shadow.
    if let color = coder.color("shadowColor") { shadowColor = color }
    if let offset = coder.size("shadowOffset") { shadowOffset = offset }
    if let alignment = coder.choice("textAlignment", NibCoder.alignments) {
      textAlignment = alignment
    }
    if let mode = coder.choice("lineBreakMode", NibCoder.lineBreakModes) { lineBreakMode = mode }
    if let lines = coder.integer("numberOfLines") { numberOfLines = lines }
    set(\.adjustsFontSizeToFitWidth, to: coder.bool("adjustsFontSizeToFit") ?? false)
    if let scale = coder.number("minimumScaleFactor") {
      minimumScaleFactor = scale
    } else if let size = coder.number("minimumFontSize"), let font, font.pointSize > 0 {
      minimumScaleFactor = min(1, size / font.pointSize)
    }
    if let width = coder.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    if coder.bool("enabled") == false { coder.note("a label that is not enabled") }
    coder.skip("highlightedColor", "highlighted", "<nil>", "usesAttributedText")
  }
}

extension UIImageView {
  /// Takes from the element what the view shows.
  final func readNibImageView(_ coder: NibCoder) {
    readNibAppearance(coder)
    image = coder.image("image")
    if let image = coder.image("highlightedImage") { highlightedImage = image }
    if let isHighlighted = coder.bool("highlighted") { self.isHighlighted = isHighlighted }
    coder.skip(
      "preferredSymbolConfiguration", "adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}
