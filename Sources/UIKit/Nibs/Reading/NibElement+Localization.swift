/// How a storyboard or xib in `Base.lproj` is shown in another language: its texts come from a table called as it,
/// by the object's id and the property, as Xcode exports them.
extension NibElement {
  /// Attributes, and elements `<string key="…">`, that a table may translate.
  private static let texts: Set<String> = [
    "footerTitle", "headerTitle", "placeholder", "prompt", "text", "title",
  ]

  /// The element with the texts of a table in place of its own, here and inside.
  /// - Parameter text: What the table has for a key such as `Xyz-12-abc.normalTitle`.
  func localized(_ text: (String) -> String?) -> NibElement {
    guard let id else { return with(attributes, children.map { $0.localized(text) }) }
    let own = translated(Self.texts.map { ($0, "\(id).\($0)") }, text)
    return with(own, children.map { $0.part(of: id, text).localized(text) })
  }

  /// What an element without an id of its own is to the object around it.
  private func part(of owner: String, _ text: (String) -> String?) -> NibElement {
    guard id == nil else { return self }
    switch name {
    case "state":
      return with(translated([("title", "\(owner).\(key ?? "normal")Title")], text), children)
    case "string", "mutableString":
      guard let key, Self.texts.contains(key), let translation = text("\(owner).\(key)") else {
        return self
      }
      return NibElement(
        name: name, attributes: attributes, children: children, text: translation, line: line)
    case "segments":
      return with(
        attributes,
        children.enumerated().map { index, segment in
          segment.with(
            segment.translated([("title", "\(owner).segmentTitles[\(index)]")], text),
            segment.children)
        })
    case "scopeButtonTitles":
      return with(
        attributes,
        children.enumerated().map { index, title in
          guard let translation = text("\(owner).scopeButtonTitles[\(index)]") else { return title }
          return NibElement(
            name: title.name, attributes: title.attributes, children: title.children,
            text: translation, line: title.line)
        })
    case "buttonConfiguration":
      let keys = ["title", "subtitle"].map { ($0, "\(owner).configuration.\($0)") }
      return with(translated(keys, text), children)
    case "accessibility":
      let keys = [
        ("label", "\(owner).accessibilityLabel"), ("hint", "\(owner).accessibilityHint"),
      ]
      return with(translated(keys, text), children)
    default: return self
    }
  }

  /// The attributes with translations of those that are there.
  private func translated(
    _ keys: [(attribute: String, key: String)], _ text: (String) -> String?
  ) -> [String: String] {
    var translated = attributes
    for (attribute, key) in keys where attributes[attribute] != nil {
      if let translation = text(key) { translated[attribute] = translation }
    }
    return translated
  }
}
