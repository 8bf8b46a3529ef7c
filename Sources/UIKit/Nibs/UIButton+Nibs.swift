import CoreGraphics

extension UIButton {
  /// The kind of button that an element describes.
  static func nibType(_ coder: NibCoder) -> ButtonType {
    coder.choice(
      "buttonType",
      [
        "custom": .custom, "system": .system, "roundedRect": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
      ]) ?? .custom
  }

  /// Takes from the element what a button shows in its states.
  final func readNibButton(_ coder: NibCoder) {
    if let font = coder.font("fontDescription") { titleLabel?.font = font }
    if let mode = coder.choice("lineBreakMode", NibCoder.lineBreakModes) {
      titleLabel?.lineBreakMode = mode
    }
    if let offset = coder.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    for element in coder.children("state") {
      let part = NibPart(element: element, document: coder.document)
      let state = part.choice(
        "key",
        [
          "normal": UIControl.State.normal, "highlighted": .highlighted, "disabled": .disabled,
          "selected": .selected, "focused": .focused,
        ])
      guard let state else { continue }
      if let title = part.string("title") { setTitle(title, for: state) }
      if let title = part.attributedString("attributedTitle") {
        setAttributedTitle(title, for: state)
      }
      if let color = part.color("titleColor") { setTitleColor(color, for: state) }
      if let color = part.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
      if let image = part.image("image") { setImage(image, for: state) }
      if let image = part.image("backgroundImage") { setBackgroundImage(image, for: state) }
    }
    if let insets = coder.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = coder.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = coder.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    if let adjusts = coder.bool("adjustsImageWhenHighlighted") {
      adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = coder.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = adjusts }
    if let shows = coder.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = shows }
    if let configuration = coder.part(key: "configuration") { take(configuration) }
    coder.skip("<fontDescription>", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction")
    contentDidChange()
  }

  /// A configuration's title, picture, colours and corners, as far as a button without one can look so:
  /// measures of iOS 15, 7 and 12 points of air and corners of 5.95 points.
  private func take(_ part: NibPart) {
    let style = part.string("style") ?? "plain"
    part.note("the configuration “\(style)” of a button: its title, picture and colours alone")
    if let title = part.attributedString("attributedTitle") {
      setAttributedTitle(title, for: .normal)
    } else if let title = part.string("title") {
      setTitle(title, for: .normal)
    }
    if let image = part.image("image") { setImage(image, for: .normal) }
    if let font = part.font("titleFontDescription") ?? part.font("fontDescription") {
      titleLabel?.font = font
    } else {
      titleLabel?.font = .systemFont(ofSize: 17)
    }
    let base: UIColor = tintColor ?? .systemBlue
    let foreground = part.color("baseForegroundColor")
    let background = part.color("baseBackgroundColor")
    switch style {
    case "filled", "borderedProminent":
      backgroundColor = background ?? base
      setTitleColor(foreground ?? .white, for: .normal)
    case "tinted", "borderedTinted":
      backgroundColor = (background ?? base).withAlphaComponent(0.18)
      if let foreground { setTitleColor(foreground, for: .normal) }
    case "gray", "bordered":
      backgroundColor = background ?? .systemFill
      if let foreground { setTitleColor(foreground, for: .normal) }
    default:
      if let background { backgroundColor = background }
      if let foreground { setTitleColor(foreground, for: .normal) }
    }
    if style != "plain" { layer.cornerRadius = 5.95 }
    contentEdgeInsets =
      part.insets("contentInsets") ?? UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  }
}
