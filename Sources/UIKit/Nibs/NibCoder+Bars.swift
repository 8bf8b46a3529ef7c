import CoreGraphics

@MainActor
extension NibCoder {
  /// A button in a bar.
  func barButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    readItem(item)
    return item
  }

  /// Sets what the element says of a button in a bar.
  func readItem(_ item: UIBarButtonItem) {
    readBarItem(item)
    if let style = choice(
      "style",
      ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain])
    {
      item.style = style
    }
    item.tintColor = color("tintColor")
    if let view = child(key: "customView") { item.customView = loading.view(view) }
    if let name = string("systemItem") { readSystemItem(name, item) }
    skip("width", "<connections>", "userDefinedRuntimeAttributes", "<inset>", "possibleTitles")
    skip("<userDefinedRuntimeAttributes>", "selected", "springLoaded")
  }

  private func readBarItem(_ item: UIBarItem) {
    if let title = string("title") { item.title = title }
    if let image = image("image") { item.image = image }
    if let insets = insets("imageInsets") { item.imageInsets = insets }
    if let tag = integer("tag") { item.tag = tag }
    item.isEnabled = bool("enabled") ?? true
    skip("landscapeImage", "largeContentSizeImage", "titlePositionAdjustment")
  }

  /// The system's items that are words have their English ones; of the others signs stand for some.
  private func readSystemItem(_ name: String, _ item: UIBarButtonItem) {
    switch name {
    case "done", "save":
      item.style = .done
      item.title = name == "done" ? "Done" : "Save"
    case "cancel", "edit", "undo", "redo", "close":
      item.title = name.prefix(1).uppercased() + name.dropFirst()
    case "pageCurl", "flexibleSpace", "fixedSpace": break
    case "add":
      item.title = "+"
      note("the picture of the system's item “add”: a plus")
    default:
      note("the picture of the system's item “\(name)”: its name")
      item.title = name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// What a bar shows for a controller.
  func navigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: "")
    item.title = nil
    readNavigationItem(item)
    return item
  }

  /// Sets what the element says of that.
  func readNavigationItem(_ item: UINavigationItem) {
    if let title = string("title") { item.title = title }
    if let view = child(key: "titleView") { item.titleView = loading.view(view) }
    item.leftBarButtonItems = items(left: true)
    item.rightBarButtonItems = items(left: false)
    if string("prompt") != nil { note("the prompt of a navigation bar") }
    if let mode = string("largeTitleDisplayMode"), mode == "always" { note("large titles") }
    skip("backBarButtonItem", "leftItemsSupplementBackButton", "backButtonTitle", "<connections>")
    skip("hidesSearchBarWhenScrolling", "hidesBackButton", "style")
  }

  private func items(left: Bool) -> [UIBarButtonItem]? {
    let one = child(key: left ? "leftBarButtonItem" : "rightBarButtonItem").map { [$0] } ?? []
    let many = items(of: left ? "leftBarButtonItems" : "rightBarButtonItems")
    let made = (one + many).compactMap { loading.object($0) as? UIBarButtonItem }
    return made.isEmpty ? nil : made
  }

  /// What a tab bar shows for a controller.
  func tabBarItem() -> UITabBarItem {
    let item = UITabBarItem()
    readBarItem(item)
    if let image = image("selectedImage") { item.selectedImage = image }
    if let name = string("systemItem") {
      item.title =
        name == "mostRecent" || name == "mostViewed" || name == "topRated"
        ? ["mostRecent": "Most Recent", "mostViewed": "Most Viewed", "topRated": "Top Rated"][name]
        : name.prefix(1).uppercased() + name.dropFirst()
      note("the picture of the system's item “\(name)”")
    }
    item.badgeValue = string("badgeValue")
    skip("<connections>", "<offset>", "titlePosition")
    return item
  }
}

extension UINavigationBar {
  final func readNibBar(_ coder: NibCoder) {
    readNibAppearance(coder)
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let attributes = coder.part(key: "titleTextAttributes") {
      var read: [NSAttributedString.Key: Any] = [:]
      if let font = attributes.font("fontDescription") { read[.font] = font }
      if let color = attributes.color("textColor") { read[.foregroundColor] = color }
      if !read.isEmpty { titleTextAttributes = read }
    }
    // A dark bar has white text.
    switch coder.string("barStyle") {
    case "black", "blackTranslucent", "blackOpaque":
      if barTintColor == nil { barTintColor = UIColor(white: 0.11, alpha: 1) }
      if titleTextAttributes?[.foregroundColor] == nil {
        titleTextAttributes = (titleTextAttributes ?? [:]).merging(
          [.foregroundColor: UIColor.white]
        ) { own, _ in own }
      }
    default: break
    }
    if coder.bool("largeTitles") == true { coder.note("large titles") }
    for name in ["backgroundImage", "shadowImage"] {
      if let image = coder.image(name) {
        if name == "shadowImage" { shadowImage = image } else { coder.note("a bar's picture") }
      }
    }
    let items = coder.items(of: "items").compactMap {
      coder.loading.object($0) as? UINavigationItem
    }
    if !items.isEmpty { self.items = items }
    coder.skip("standardAppearance", "scrollEdgeAppearance", "compactAppearance", "key")
    coder.skip("<navigationBarAppearance>", "<textAttributes>", "largeTitleTextAttributes")
  }
}

extension UINavigationController {
  final func readNibNavigation(_ coder: NibCoder) {
    if let bar = coder.child(key: "navigationBar") {
      if bar["customClass"] != nil {
        coder.document.note("a class of one's own for a navigation controller's bar", at: bar)
      }
      let read = NibCoder(bar, coder.loading)
      let mask = navigationBar.autoresizingMask
      navigationBar.readNib(read)
      navigationBar.readNibBar(read)
      navigationBar.autoresizingMask = mask
      coder.loading.add(navigationBar, for: bar)
    }
    if coder.bool("navigationBarHidden") == true { isNavigationBarHidden = true }
    coder.skip("toolbar", "toolbarHidden", "viewControllers", "<nil>", "<toolbar>")
    coder.skip("hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenVerticallyCompact")
    coder.skip("hidesBarsWhenKeyboardAppears")
  }
}

extension UITabBar {
  final func readNibTabBar(_ coder: NibCoder) {
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let color = coder.color("tintColor") { tintColor = color }
    if let color = coder.color("unselectedItemTintColor") { unselectedItemTintColor = color }
    if let isTranslucent = coder.bool("translucent") { self.isTranslucent = isTranslucent }
    let items = coder.items(of: "items").compactMap { coder.loading.object($0) as? UITabBarItem }
    if !items.isEmpty { self.items = items }
    coder.skip("barStyle", "itemPositioning", "itemWidth", "itemSpacing", "selectedItem")
    coder.skip("standardAppearance", "scrollEdgeAppearance", "<tabBarAppearance>")
  }
}

extension UITabBarController {
  final func readNibTabs(_ coder: NibCoder) {
    if let bar = coder.child(key: "tabBar") {
      let read = NibCoder(bar, coder.loading)
      tabBar.readNib(read)
      tabBar.readNibTabBar(read)
      coder.loading.add(tabBar, for: bar)
    }
    coder.skip("viewControllers", "<nil>")
  }
}
