import CoreGraphics

extension UIControl {
  /// Takes from the element what every control has.
  final func readNibControl(_ coder: NibCoder) {
    set(\.isEnabled, to: coder.bool("enabled") ?? true)
    set(\.isSelected, to: coder.bool("selected") ?? false)
    set(\.isHighlighted, to: coder.bool("highlighted") ?? false)
    if let alignment = coder.choice(
      "contentHorizontalAlignment",
      [
        "center": ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
        "leading": .leading, "trailing": .trailing,
      ])
    {
      contentHorizontalAlignment = alignment
    }
    if let alignment = coder.choice(
      "contentVerticalAlignment",
      [
        "center": ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill,
      ])
    {
      contentVerticalAlignment = alignment
    }
  }
}

extension UISlider {
  final func readNibSlider(_ coder: NibCoder) {
    if let least = coder.number("minValue") { minimumValue = Float(least) }
    if let greatest = coder.number("maxValue") { maximumValue = Float(greatest) }
    if let value = coder.number("value") { self.value = Float(value) }
    set(\.isContinuous, to: coder.bool("continuous") ?? true)
    if let color = coder.color("minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = coder.color("maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = coder.color("thumbTintColor") { thumbTintColor = color }
    if let image = coder.image("minimumValueImage") { minimumValueImage = image }
    if let image = coder.image("maximumValueImage") { maximumValueImage = image }
  }
}

extension UISwitch {
  final func readNibSwitch(_ coder: NibCoder) {
    if let color = coder.color("onTintColor") { onTintColor = color }
    if let color = coder.color("thumbTintColor") { thumbTintColor = color }
    // Absent in files of a switch that is off.
    isOn = coder.bool("on") ?? false
    coder.skip("title", "preferredStyle")
  }
}

extension UIPageControl {
  final func readNibPageControl(_ coder: NibCoder) {
    if let pages = coder.integer("numberOfPages") { numberOfPages = pages }
    if let page = coder.integer("currentPage") { currentPage = page }
    if let hides = coder.bool("hidesForSinglePage") { hidesForSinglePage = hides }
    if let color = coder.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = coder.color("currentPageIndicatorTintColor") {
      currentPageIndicatorTintColor = color
    }
    coder.skip("defersCurrentPageDisplay", "backgroundStyle")
  }
}

extension UIProgressView {
  final func readNibProgressView(_ coder: NibCoder) {
    if let style = coder.choice("progressViewStyle", ["default": Style.default, "bar": .bar]) {
      progressViewStyle = style
    }
    if let progress = coder.number("progress") { self.progress = Float(progress) }
    if let color = coder.color("progressTintColor") { progressTintColor = color }
    if let color = coder.color("trackTintColor") { trackTintColor = color }
  }
}

extension UIActivityIndicatorView {
  final func readNibIndicator(_ coder: NibCoder) {
    if let style = coder.choice(
      "style",
      [
        "white": Style.white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium,
        "large": .large,
      ])
    {
      self.style = style
    }
    if let color = coder.color("color") { self.color = color }
    hidesWhenStopped = coder.bool("hidesWhenStopped") ?? false
    let isHidden = coder.bool("hidden") ?? false
    if coder.bool("animating") == true {
      startAnimating()
      self.isHidden = isHidden
    } else if !hidesWhenStopped {
      self.isHidden = isHidden
    }
  }
}
