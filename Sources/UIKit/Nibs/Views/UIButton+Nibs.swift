import AttributedText
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

  /// The configuration that an element describes.
  private func take(_ part: NibPart) {
    var made: Configuration =
      switch part.string("style") ?? "plain" {
      case "filled", "borderedProminent": .filled()
      case "tinted", "borderedTinted": .tinted()
      case "gray", "bordered": .gray()
      default: .plain()
      }
    if let size = part.choice(
      "buttonSize",
      ["medium": Configuration.Size.medium, "small": .small, "mini": .mini, "large": .large])
    {
      made.buttonSize = size
    }
    if let style = part.choice(
      "cornerStyle",
      [
        "fixed": Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
        "medium": .medium, "large": .large, "capsule": .capsule,
      ])
    {
      made.cornerStyle = style
    }
    if let edge = part.choice(
      "imagePlacement",
      [
        "leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "left": .leading, "right": .trailing, "all": .all,
      ])
    {
      made.imagePlacement = edge
    }
    made.baseForegroundColor = part.color("baseForegroundColor")
    made.baseBackgroundColor = part.color("baseBackgroundColor")
    made.image = part.image("image")
    made.subtitle = part.string("subtitle")
    if let padding = part.number("imagePadding") { made.imagePadding = padding }
    if let padding = part.number("titlePadding") { made.titlePadding = padding }
    if part.bool("showsActivityIndicator") == true { made.showsActivityIndicator = true }
    if let insets = part.insets("contentInsets") {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let background = part.part(key: "background") {
      if let color = background.color("backgroundColor") {
        made.background.backgroundColor = color
      }
      if let radius = background.number("cornerRadius") { made.background.cornerRadius = radius }
      if let color = background.color("strokeColor") { made.background.strokeColor = color }
      if let width = background.number("strokeWidth") { made.background.strokeWidth = width }
      if let image = background.image("image") { made.background.image = image }
    }
    // Of a title with attributes its face and colour count.
    var container = AttributeContainer()
    let attributed = part.attributedString("attributedTitle")
    let read = attributed?.attributeRuns.first?.attributes
    let font =
      read?[.font] as? UIFont ?? part.font("titleFontDescription") ?? part.font("fontDescription")
    if let font { container.font = font }
    if let color = read?[.foregroundColor] as? UIColor { container.foregroundColor = color }
    if let title = attributed?.string ?? part.string("title") {
      made.attributedTitle = AttributedString(title, attributes: container)
    }
    part.skip("titleAlignment", "macIdiomStyle", "preferredSymbolConfiguration", "fallbackImage")
    configuration = made
  }
}
