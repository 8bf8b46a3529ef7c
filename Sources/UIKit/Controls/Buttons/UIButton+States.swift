import CoreGraphics

/// What a button shows in its states.
struct ButtonLooks {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]
  var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

  func title(for state: UIControl.State) -> String? { Self.value(titles, state) }

  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    Self.value(attributedTitles, state)
  }

  func titleColor(for state: UIControl.State) -> UIColor? { Self.value(titleColors, state) }

  func titleShadowColor(for state: UIControl.State) -> UIColor? {
    Self.value(titleShadowColors, state)
  }

  /// The picture, a symbol as it is configured for the state.
  @MainActor
  func image(for state: UIControl.State) -> UIImage? {
    let image = Self.value(images, state)
    guard let image, image.isSymbolImage,
      let preferred = Self.value(symbolConfigurations, state)
    else { return image }
    return image.withConfiguration(
      image.symbolConfiguration.map { preferred.applying($0) } ?? preferred)
  }

  func backgroundImage(for state: UIControl.State) -> UIImage? {
    Self.value(backgroundImages, state)
  }

  func hasImage(for state: UIControl.State) -> Bool { images[state] != nil }

  func hasTitleColor(for state: UIControl.State) -> Bool { titleColors[state] != nil }

  /// The value for a state, without one the value for `normal`.
  private static func value<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State)
    -> Value?
  {
    values[state] ?? values[.normal]
  }
}
