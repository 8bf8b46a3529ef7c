import CoreGraphics

extension UITextField {
  /// Takes from the element what a field is.
  final func readNibTextField(_ coder: NibCoder) {
    readNibAppearance(coder)
    if let style = coder.choice(
      "borderStyle",
      ["none": BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    {
      borderStyle = style
    }
    set(\.font, to: coder.font("fontDescription") ?? .systemFont(ofSize: UIFont.systemFontSize))
    if let color = coder.color("textColor") { textColor = color }
    if let alignment = coder.choice("textAlignment", NibCoder.alignments) {
      textAlignment = alignment
    }
    if let size = coder.number("minimumFontSize") { minimumFontSize = size }
    set(\.adjustsFontSizeToFitWidth, to: coder.bool("adjustsFontSizeToFit") ?? true)
    if let image = coder.image("background") { background = image }
    if let image = coder.image("disabledBackground") { disabledBackground = image }
    set(\.clearsOnBeginEditing, to: coder.bool("clearsOnBeginEditing") ?? false)
    if let mode = coder.choice(
      "clearButtonMode",
      [
        "never": ViewMode.never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ])
    {
      clearButtonMode = mode
    }
    if let text = coder.attributedString("attributedText") {
      attributedText = text
    } else if let text = coder.string("text") {
      self.text = text
    }
    if let text = coder.attributedString("attributedPlaceholder") {
      attributedPlaceholder = text
    } else if let text = coder.string("placeholder") {
      placeholder = text
    }
    if let traits = coder.textTraits { take(traits) }
    coder.skip("usesAttributedText", "<nil>", "allowsEditingTextAttributes")
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

extension NibCoder {
  /// What the element asks of the keyboard.
  @MainActor var textTraits: NibPart? { part(key: "textInputTraits") }
}

/// What is asked of the keyboard, by Xcode's words.
extension NibPart {
  var keyboardType: UIKeyboardType? {
    skip("smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    return choice(
      "keyboardType",
      [
        "default": UIKeyboardType.default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
        "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ])
  }

  var returnKeyType: UIReturnKeyType? {
    choice(
      "returnKeyType",
      [
        "default": UIReturnKeyType.default, "go": .go, "google": .google, "join": .join,
        "next": .next, "route": .route, "search": .search, "send": .send, "yahoo": .yahoo,
        "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
      ])
  }

  var keyboardAppearance: UIKeyboardAppearance? {
    choice(
      "keyboardAppearance",
      ["default": UIKeyboardAppearance.default, "dark": .dark, "light": .light, "alert": .dark])
  }

  var autocapitalizationType: UITextAutocapitalizationType? {
    choice(
      "autocapitalizationType",
      [
        "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
        "allCharacters": .allCharacters,
      ])
  }

  var autocorrectionType: UITextAutocorrectionType? {
    choice(
      "autocorrectionType",
      ["default": UITextAutocorrectionType.default, "no": .no, "yes": .yes])
  }

  var spellCheckingType: UITextSpellCheckingType? {
    choice(
      "spellCheckingType", ["default": UITextSpellCheckingType.default, "no": .no, "yes": .yes])
  }

  var textContentType: UITextContentType? {
    string("textContentType").map { UITextContentType(rawValue: $0) }
  }
}
