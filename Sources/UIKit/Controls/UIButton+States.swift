public import CoreGraphics

extension UIButton {
  /// Sets the title for a state; states without one show that for `normal`.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    looks.titles[state] = title
  }

  /// Sets the attributed title for a state, shown instead of a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks.attributedTitles[state] = title
  }

  /// Sets the title's colour for a state; nil: the tint colour, or white for a custom button.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks.titleColors[state] = color
  }

  /// Sets the colour of the title's shadow for a state; nil: none.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks.titleShadowColors[state] = color
  }

  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks.images[state] = image
  }

  /// Sets the picture behind title and picture for a state; it fills the button.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks.backgroundImages[state] = image
  }

  /// The title of a state, or that for `normal`.
  public func title(for state: UIControl.State) -> String? { looks.title(for: state) }

  /// The attributed title of a state, or that for `normal`.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks.attributedTitle(for: state)
  }

  /// The title's colour in a state, or that for `normal`.
  public func titleColor(for state: UIControl.State) -> UIColor? { looks.titleColor(for: state) }

  /// The picture of a state, or that for `normal`.
  public func image(for state: UIControl.State) -> UIImage? { looks.image(for: state) }

  /// The picture behind in a state, or that for `normal`.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgroundImage(for: state)
  }
}

/// What a button shows in its states.
struct ButtonLooks {
  var titles: [UIControl.State: String] = [:]
  var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  var titleColors: [UIControl.State: UIColor] = [:]
  var titleShadowColors: [UIControl.State: UIColor] = [:]
  var images: [UIControl.State: UIImage] = [:]
  var backgroundImages: [UIControl.State: UIImage] = [:]

  func title(for state: UIControl.State) -> String? { Self.value(titles, state) }

  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    Self.value(attributedTitles, state)
  }

  func titleColor(for state: UIControl.State) -> UIColor? { Self.value(titleColors, state) }

  func titleShadowColor(for state: UIControl.State) -> UIColor? {
    Self.value(titleShadowColors, state)
  }

  func image(for state: UIControl.State) -> UIImage? { Self.value(images, state) }

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
