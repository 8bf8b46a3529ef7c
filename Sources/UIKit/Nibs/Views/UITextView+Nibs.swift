import CoreGraphics

extension UITextView {
  /// Takes from the element what a text view is.
  final func readNibTextView(_ coder: NibCoder) {
    set(\.isEditable, to: coder.bool("editable") ?? true)
    set(\.isSelectable, to: coder.bool("selectable") ?? true)
    let font = coder.font("fontDescription") ?? .systemFont(ofSize: UIFont.systemFontSize)
    self.font = font
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.choice("textAlignment", NibCoder.alignments) {
      textAlignment = alignment
    }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    for detector in coder.children("dataDetectorType") where detector.attributes.count > 1 {
      coder.document.note("data detectors", at: detector)
    }
    if let traits = coder.textTraits { take(traits) }
    coder.skip("usesAttributedText", "<nil>", "allowsEditingTextAttributes", "translatesText")
  }

  private func take(_ traits: NibPart) {
    if let type = traits.keyboardType { keyboardType = type }
    if let type = traits.returnKeyType { returnKeyType = type }
    if let appearance = traits.keyboardAppearance { keyboardAppearance = appearance }
    if let type = traits.autocapitalizationType { autocapitalizationType = type }
    if let type = traits.autocorrectionType { autocorrectionType = type }
    if let type = traits.spellCheckingType { spellCheckingType = type }
    if let type = traits.textContentType { textContentType = type }
    set(\.enablesReturnKeyAutomatically, to: traits.bool("enablesReturnKeyAutomatically") ?? false)
    set(\.isSecureTextEntry, to: traits.bool("secureTextEntry") ?? false)
  }
}
