import CoreGraphics

extension NibReading {
  /// Whether a bar is light or dark.
  var barStyle: UIBarStyle? {
    choice(
      "barStyle",
      [
        "default": UIBarStyle.default, "black": .black, "blackTranslucent": .black,
        "blackOpaque": .black,
      ])
  }

  /// Attributes of text that are used for `key`; nil where there are none.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    guard let part = part(key: key) else { return nil }
    var read: [NSAttributedString.Key: Any] = [:]
    if let font = part.font("fontDescription") { read[.font] = font }
    if let color = part.color("textColor") { read[.foregroundColor] = color }
    part.skip("textShadowColor", "<offsetWrapper>", "<fontDescription>", "<color>")
    return read.isEmpty ? nil : read
  }

  /// Sets what an element says of a bar's look.
  func read(_ appearance: UIBarAppearance) {
    switch string("backgroundEffect") {
    case "none"?: appearance.backgroundEffect = nil
    default: break
    }
    if let color = color("backgroundColor") { appearance.backgroundColor = color }
    if let image = image("backgroundImage") { appearance.backgroundImage = image }
    if let color = color("shadowColor") { appearance.shadowColor = color }
    if let image = image("shadowImage") { appearance.shadowImage = image }
    skip("<blurEffect>", "<color>", "backgroundImageContentMode", "<barButtonItemAppearance>")
    skip("buttonAppearance", "doneButtonAppearance", "backButtonAppearance", "<offset>")
    skip("stackedLayoutAppearance", "inlineLayoutAppearance", "<tabBarItemAppearance>")
    skip("compactInlineLayoutAppearance", "<textAttributes>")
  }
}

extension UINavigationBar {
  /// Takes from the element the looks that Interface Builder calls standard and scroll edge.
  final func readNibAppearances(_ coder: NibCoder) {
    func made(_ key: String) -> UINavigationBarAppearance? {
      guard let part = coder.part(key: key) else { return nil }
      let appearance = UINavigationBarAppearance()
      part.read(appearance)
      if let attributes = part.textAttributes("titleTextAttributes") {
        appearance.titleTextAttributes = attributes
      }
      if let attributes = part.textAttributes("largeTitleTextAttributes") {
        appearance.largeTitleTextAttributes = attributes
      }
      return appearance
    }
    if let appearance = made("standardAppearance") { standardAppearance = appearance }
    if let appearance = made("scrollEdgeAppearance") { scrollEdgeAppearance = appearance }
    if let appearance = made("compactAppearance") { compactAppearance = appearance }
    coder.skip("<navigationBarAppearance>")
  }
}

extension UITabBar {
  /// Takes from the element the looks that Interface Builder calls standard and scroll edge.
  final func readNibAppearances(_ coder: NibCoder) {
    for key in ["standardAppearance", "scrollEdgeAppearance"] {
      guard let part = coder.part(key: key) else { continue }
      let appearance = UITabBarAppearance()
      part.read(appearance)
      if key == "standardAppearance" {
        standardAppearance = appearance
      } else {
        scrollEdgeAppearance = appearance
      }
    }
    coder.skip("<tabBarAppearance>")
  }
}

extension UIToolbar {
  final func readNibToolbar(_ coder: NibCoder) {
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let style = coder.barStyle { barStyle = style }
    if let isTranslucent = coder.bool("translucent") { self.isTranslucent = isTranslucent }
    let items = coder.items(of: "items").compactMap {
      coder.loading.object($0) as? UIBarButtonItem
    }
    if !items.isEmpty { self.items = items }
    coder.skip("standardAppearance", "scrollEdgeAppearance", "compactAppearance")
    coder.skip("<toolbarAppearance>")
  }
}
