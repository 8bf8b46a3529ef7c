import CoreGraphics

extension UISearchBar {
  /// Takes from the element what a search bar is.
  final func readNibSearchBar(_ coder: NibCoder) {
    if let style = coder.choice(
      "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal])
    {
      searchBarStyle = style
    }
    if let style = coder.choice(
      "barStyle",
      [
        "default": UIBarStyle.default, "black": .black, "blackTranslucent": .blackTranslucent,
        "blackOpaque": .black,
      ])
    {
      barStyle = style
    }
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let text = coder.string("text"), !text.isEmpty { self.text = text }
    placeholder = coder.string("placeholder")
    prompt = coder.string("prompt")
    showsCancelButton = coder.bool("showsCancelButton") ?? false
    let titles = coder.items(of: "scopeButtonTitles").filter { $0.name == "string" }
    if !titles.isEmpty { scopeButtonTitles = titles.map(\.text) }
    showsScopeBar = coder.bool("showsScopeBar") ?? false
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if coder.bool("showsBookmarkButton") == true { coder.note("the bookmark button") }
    if coder.bool("showsSearchResultsButton") == true { coder.note("the button of results") }
    if let traits = coder.textTraits { take(traits) }
    coder.skip("translucent", "<nil>", "scopeBarBackgroundImage")
  }

  private func take(_ traits: NibPart) {
    if let type = traits.keyboardType { keyboardType = type }
    if let type = traits.returnKeyType { returnKeyType = type }
    if let appearance = traits.keyboardAppearance { keyboardAppearance = appearance }
    if let type = traits.autocapitalizationType { autocapitalizationType = type }
    if let type = traits.autocorrectionType { autocorrectionType = type }
    if let type = traits.spellCheckingType { spellCheckingType = type }
    traits.skip("textContentType", "enablesReturnKeyAutomatically", "secureTextEntry")
  }
}
