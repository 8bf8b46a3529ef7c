import CoreGraphics

@MainActor
extension NibCoder {
  /// A button in a bar.
  func barButtonItem() -> UIBarButtonItem? { UIBarButtonItem(coder: self) }

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
    if let width = number("width") { item.width = width }
    skip("<connections>", "userDefinedRuntimeAttributes", "<inset>", "possibleTitles")
    skip("<userDefinedRuntimeAttributes>", "selected", "springLoaded")
  }

  private func readBarItem(_ item: UIBarItem) {
    if let title = string("title") { item.title = title }
    if let image = image("image") { item.image = image }
    if let insets = insets("imageInsets") { item.imageInsets = insets }
    if let tag = integer("tag") { item.tag = tag }
    item.isEnabled = bool("enabled") ?? true
    skip("landscapeImage", "largeContentSizeImage")
  }

  /// The system's item of that name, with its word or picture.
  private func readSystemItem(_ name: String, _ item: UIBarButtonItem) {
    let items: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
    guard let systemItem = items[name] else { return note("the system's item “\(name)”") }
    item.take(systemItem)
  }

  /// What a bar shows for a controller.
  func navigationItem() -> UINavigationItem? { UINavigationItem(coder: self) }

  /// Sets what the element says of that.
  func readNavigationItem(_ item: UINavigationItem) {
    if let title = string("title") { item.title = title }
    if let view = child(key: "titleView") { item.titleView = loading.view(view) }
    item.leftBarButtonItems = items(left: true)
    item.rightBarButtonItems = items(left: false)
    if let prompt = string("prompt") { item.prompt = prompt }
    if let mode = choice(
      "largeTitleDisplayMode",
      [
        "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always,
        "never": .never, "inline": .inline,
      ])
    {
      item.largeTitleDisplayMode = mode
    }
    if let back = child(key: "backBarButtonItem") {
      item.backBarButtonItem = loading.object(back) as? UIBarButtonItem
    }
    if let title = string("backButtonTitle") { item.backButtonTitle = title }
    if let mode = choice(
      "backButtonDisplayMode",
      [
        "default": UINavigationItem.BackButtonDisplayMode.default, "generic": .generic,
        "minimal": .minimal,
      ])
    {
      item.backButtonDisplayMode = mode
    }
    if bool("hidesBackButton") == true { item.hidesBackButton = true }
    if bool("leftItemsSupplementBackButton") == true { item.leftItemsSupplementBackButton = true }
    skip("hidesSearchBarWhenScrolling", "style", "<connections>")
  }

  private func items(left: Bool) -> [UIBarButtonItem]? {
    let one = child(key: left ? "leftBarButtonItem" : "rightBarButtonItem").map { [$0] } ?? []
    let many = items(of: left ? "leftBarButtonItems" : "rightBarButtonItems")
    let made = (one + many).compactMap { loading.object($0) as? UIBarButtonItem }
    return made.isEmpty ? nil : made
  }

  /// What a tab bar shows for a controller.
  func tabBarItem() -> UITabBarItem? { UITabBarItem(coder: self) }

  /// Sets what the element says of that.
  func readTabBarItem(_ item: UITabBarItem) {
    readBarItem(item)
    if let image = image("selectedImage") { item.selectedImage = image }
    let items: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
      "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
      "mostViewed": .mostViewed,
    ]
    if let name = string("systemItem") {
      if let system = items[name] {
        (item.title, item.image) = (system.word, system.symbol.image)
      } else {
        note("the system's item “\(name)”")
      }
    }
    item.badgeValue = string("badgeValue")
    if let color = color("badgeColor") { item.badgeColor = color }
    if let offset = part(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
    skip("<connections>", "<offset>", "titlePosition")
  }
}

extension UINavigationBar {
  final func readNibBar(_ coder: NibCoder) {
    readNibAppearance(coder)
    if let color = coder.color("barTintColor") { barTintColor = color }
    if let translucent = coder.bool("translucent") { isTranslucent = translucent }
    if let attributes = coder.textAttributes("titleTextAttributes") {
      titleTextAttributes = attributes
    }
    if let style = coder.barStyle { barStyle = style }
    if coder.bool("largeTitles") == true { prefersLargeTitles = true }
    if let image = coder.image("backgroundImage") { setBackgroundImage(image, for: .default) }
    if let image = coder.image("shadowImage") { shadowImage = image }
    if let image = coder.image("backIndicatorImage") { backIndicatorImage = image }
    if let attributes = coder.textAttributes("largeTitleTextAttributes") {
      largeTitleTextAttributes = attributes
    }
    let items = coder.items(of: "items").compactMap {
      coder.loading.object($0) as? UINavigationItem
    }
    if !items.isEmpty { self.items = items }
    readNibAppearances(coder)
    coder.skip("key", "<textAttributes>", "backIndicatorTransitionMask")
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
    if let bar = coder.child(key: "toolbar") {
      let read = NibCoder(bar, coder.loading)
      toolbar.readNib(read)
      toolbar.readNibToolbar(read)
      coder.loading.add(toolbar, for: bar)
    }
    if coder.bool("toolbarHidden") == false { isToolbarHidden = false }
    set(\.hidesBarsOnTap, to: coder.bool("hidesBarsOnTap") ?? false)
    set(\.hidesBarsOnSwipe, to: coder.bool("hidesBarsOnSwipe") ?? false)
    coder.skip("viewControllers", "<nil>", "<toolbar>", "hidesBarsWhenVerticallyCompact")
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
    if let style = coder.barStyle { barStyle = style }
    if let image = coder.image("backgroundImage") { backgroundImage = image }
    if let image = coder.image("shadowImage") { shadowImage = image }
    if let image = coder.image("selectionIndicatorImage") { selectionIndicatorImage = image }
    readNibAppearances(coder)
    coder.skip("itemPositioning", "itemWidth", "itemSpacing", "selectedItem")
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
