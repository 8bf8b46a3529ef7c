import CoreGraphics

/// How a property goes from the object that stands for a class to one of the class's objects.
@MainActor
struct AppearanceProperty {
  /// What marks it as set; empty: a table by states, whose values are taken over one by one.
  let mask: AppearanceMask
  let copy: (_ proxy: AnyObject, _ target: AnyObject) -> Void

  /// A property that is set as a whole.
  static func value<Target: AnyObject, Value>(
    _ mask: AppearanceMask, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> AppearanceProperty {
    AppearanceProperty(mask: mask) { proxy, target in
      guard let proxy = proxy as? Target, let target = target as? Target else { return }
      target[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// A table: what it has on the target stays.
  static func table<Target: AnyObject, Key: Hashable, Value>(
    _ path: ReferenceWritableKeyPath<Target, [Key: Value]>
  ) -> AppearanceProperty {
    AppearanceProperty(mask: []) { proxy, target in
      guard let proxy = proxy as? Target, let target = target as? Target else { return }
      let given = proxy[keyPath: path]
      guard !given.isEmpty else { return }
      target[keyPath: path].merge(given) { own, _ in own }
    }
  }
}

/// The properties of UIKit's classes that an appearance can set.
@MainActor
enum AppearanceProperties {
  private struct Group {
    let matches: (AnyObject) -> Bool
    let properties: [AppearanceProperty]

    init<Target: AnyObject>(_ type: Target.Type, _ properties: [AppearanceProperty]) {
      matches = { $0 is Target }
      self.properties = properties
    }
  }

  /// Sets on `target` what was set on `proxy` and is not among `done`, which grows by it.
  static func copy(
    from proxy: any AppearanceTarget, to target: any AppearanceTarget, done: inout AppearanceMask
  ) {
    let given = proxy.ownAppearance
    for group in groups where group.matches(proxy) {
      for property in group.properties {
        if property.mask.isEmpty {
          property.copy(proxy, target)
        } else if given.contains(property.mask), !done.contains(property.mask) {
          property.copy(proxy, target)
          done.insert(property.mask)
        }
      }
    }
  }

  private static let groups: [Group] = views + bars + items + controls

  private static let views = [
    Group(
      UIView.self,
      [
        .value(.tintColor, \UIView.tintColor), .value(.backgroundColor, \UIView.backgroundColor),
        .value(.semanticContent, \UIView.semanticContentAttribute),
      ]),
    Group(
      UILabel.self,
      [
        .value(.font, \UILabel.font), .value(.textColor, \UILabel.textColor),
        .value(.shadowColor, \UILabel.shadowColor),
        .value(.shadowOffset, \UILabel.shadowOffset),
        .value(.textAlignment, \UILabel.textAlignment),
        .value(.numberOfLines, \UILabel.numberOfLines),
      ]),
    Group(
      UITableView.self,
      [
        .value(.separatorColor, \UITableView.separatorColor),
        .value(.separatorInset, \UITableView.separatorInset),
        .value(.separatorStyle, \UITableView.separatorStyle),
        .value(.rowHeight, \UITableView.rowHeight),
      ]),
  ]

  private static let bars = [
    Group(
      UINavigationBar.self,
      [
        .value(.barStyle, \UINavigationBar.barStyle),
        .value(.barTintColor, \UINavigationBar.barTintColor),
        .value(.isTranslucent, \UINavigationBar.isTranslucent),
        .value(.shadowImage, \UINavigationBar.shadowImage),
        .value(.titleTextAttributes, \UINavigationBar.titleTextAttributes),
        .value(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes),
        .value(.backIndicatorImage, \UINavigationBar.backIndicatorImage),
        .value(.backIndicatorMask, \UINavigationBar.backIndicatorTransitionMaskImage),
        .value(.standardAppearance, \UINavigationBar.standardAppearance),
        .value(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance),
        .value(.compactAppearance, \UINavigationBar.compactAppearance),
        .value(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles),
        .table(\UINavigationBar.backgroundImages), .table(\UINavigationBar.titleOffsets),
      ]),
    Group(
      UITabBar.self,
      [
        .value(.barStyle, \UITabBar.barStyle), .value(.barTintColor, \UITabBar.barTintColor),
        .value(.isTranslucent, \UITabBar.isTranslucent),
        .value(.shadowImage, \UITabBar.shadowImage),
        .value(.backgroundImage, \UITabBar.backgroundImage),
        .value(.unselectedTintColor, \UITabBar.unselectedItemTintColor),
        .value(.selectionImage, \UITabBar.selectionIndicatorImage),
        .value(.standardAppearance, \UITabBar.standardAppearance),
        .value(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance),
      ]),
    Group(
      UIToolbar.self,
      [
        .value(.barStyle, \UIToolbar.barStyle), .value(.barTintColor, \UIToolbar.barTintColor),
        .value(.isTranslucent, \UIToolbar.isTranslucent),
        .value(.standardAppearance, \UIToolbar.standardAppearance),
        .value(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance),
        .value(.compactAppearance, \UIToolbar.compactAppearance),
        .table(\UIToolbar.backgroundImages), .table(\UIToolbar.shadowImages),
      ]),
  ]

  private static let items = [
    Group(UIBarItem.self, [.table(\UIBarItem.titleAttributes)]),
    Group(
      UIBarButtonItem.self,
      [
        .value(.tintColor, \UIBarButtonItem.tintColor),
        .value(.titleOffset, \UIBarButtonItem.titleOffset),
        .value(.backTitleOffset, \UIBarButtonItem.backTitleOffset),
        .table(\UIBarButtonItem.backgroundImages),
        .table(\UIBarButtonItem.backButtonBackgroundImages),
      ]),
    Group(
      UITabBarItem.self,
      [
        .value(.titleOffset, \UITabBarItem.titlePositionAdjustment),
        .value(.badgeColor, \UITabBarItem.badgeColor),
        .value(.standardAppearance, \UITabBarItem.standardAppearance),
        .table(\UITabBarItem.badgeAttributes),
      ]),
  ]

  private static let controls = [
    Group(
      UIButton.self,
      [
        .value(.contentEdgeInsets, \UIButton.contentEdgeInsets),
        .table(\UIButton.looks.titles), .table(\UIButton.looks.titleColors),
        .table(\UIButton.looks.titleShadowColors), .table(\UIButton.looks.images),
        .table(\UIButton.looks.backgroundImages),
      ]),
    Group(
      UISwitch.self,
      [
        .value(.onTintColor, \UISwitch.onTintColor),
        .value(.thumbTintColor, \UISwitch.thumbTintColor),
      ]),
    Group(
      UISlider.self,
      [
        .value(.thumbTintColor, \UISlider.thumbTintColor),
        .value(.minimumTrackTintColor, \UISlider.minimumTrackTintColor),
        .value(.maximumTrackTintColor, \UISlider.maximumTrackTintColor),
        .table(\UISlider.thumbImages), .table(\UISlider.minimumTrackImages),
        .table(\UISlider.maximumTrackImages),
      ]),
    Group(
      UIPageControl.self,
      [
        .value(.pageTintColor, \UIPageControl.pageIndicatorTintColor),
        .value(.currentPageTintColor, \UIPageControl.currentPageIndicatorTintColor),
      ]),
    Group(
      UIProgressView.self,
      [
        .value(.progressTintColor, \UIProgressView.progressTintColor),
        .value(.trackTintColor, \UIProgressView.trackTintColor),
      ]),
    Group(
      UIActivityIndicatorView.self, [.value(.wheelColor, \UIActivityIndicatorView.color)]),
    Group(
      UISegmentedControl.self,
      [
        .value(.segmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
        .table(\UISegmentedControl.titleAttributes),
        .table(\UISegmentedControl.backgroundImages),
        .table(\UISegmentedControl.dividerImages),
      ]),
    Group(
      UIStepper.self,
      [
        .table(\UIStepper.incrementImages), .table(\UIStepper.decrementImages),
        .table(\UIStepper.backgroundImages), .table(\UIStepper.dividerImages),
      ]),
  ]
}
