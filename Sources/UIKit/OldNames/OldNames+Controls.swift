import CoreGraphics

// The spellings of Swift 2 to 4.1 of controls and bars.

@available(swift, deprecated: 99, renamed: "UISegmentedControl.noSegment")
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment

@available(swift, deprecated: 99, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment

@available(swift, deprecated: 99, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode

@available(swift, deprecated: 99, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

@available(swift, deprecated: 99, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem

@available(swift, deprecated: 99, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning

extension UIActivityIndicatorView {
  @available(swift, deprecated: 99, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  @available(swift, deprecated: 99, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIBarButtonItem {
  @available(swift, deprecated: 99, renamed: "init(barButtonSystemItem:target:action:)")
  public convenience init(
    barButtonSystemItem: SystemItem, target: AnyObject?, action selector: String
  ) {
    self.init(barButtonSystemItem: barButtonSystemItem, target: target, action: Selector(selector))
  }

  @available(swift, deprecated: 99, renamed: "isEnabled")
  public var enabled: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }
}

extension UISegmentedControl {
  @available(swift, deprecated: 99, renamed: "isMomentary")
  public var momentary: Bool {
    get { isMomentary }
    set { isMomentary = newValue }
  }

  @available(swift, deprecated: 99, renamed: "insertSegment(withTitle:at:animated:)")
  public func insertSegmentWithTitle(_ title: String?, atIndex segment: Int, animated: Bool) {
    insertSegment(withTitle: title, at: segment, animated: animated)
  }

  @available(swift, deprecated: 99, renamed: "removeSegment(at:animated:)")
  public func removeSegmentAtIndex(_ segment: Int, animated: Bool) {
    removeSegment(at: segment, animated: animated)
  }

  @available(swift, deprecated: 99, renamed: "setTitle(_:forSegmentAt:)")
  public func setTitle(_ title: String?, forSegmentAtIndex segment: Int) {
    setTitle(title, forSegmentAt: segment)
  }

  @available(swift, deprecated: 99, renamed: "titleForSegment(at:)")
  public func titleForSegmentAtIndex(_ segment: Int) -> String? { titleForSegment(at: segment) }

  @available(swift, deprecated: 99, renamed: "setEnabled(_:forSegmentAt:)")
  public func setEnabled(_ enabled: Bool, forSegmentAtIndex segment: Int) {
    setEnabled(enabled, forSegmentAt: segment)
  }

  @available(swift, deprecated: 99, renamed: "setTitleTextAttributes(_:for:)")
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, forState state: UIControl.State
  ) { setTitleTextAttributes(attributes, for: state) }
}

extension UINavigationBar {
  @available(swift, deprecated: 99, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }

  @available(swift, deprecated: 99, renamed: "setBackgroundImage(_:for:)")
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forBarMetrics barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
}

extension UITabBar {
  @available(swift, deprecated: 99, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension UIToolbar {
  @available(swift, deprecated: 99, renamed: "isTranslucent")
  public var translucent: Bool {
    get { isTranslucent }
    set { isTranslucent = newValue }
  }
}

extension UINavigationController {
  @available(swift, deprecated: 99, renamed: "isToolbarHidden")
  public var toolbarHidden: Bool {
    get { isToolbarHidden }
    set { isToolbarHidden = newValue }
  }
}

extension UIAppearance {
  @available(swift, deprecated: 99, renamed: "appearance(whenContainedInInstancesOf:)")
  public static func appearanceWhenContainedInInstancesOfClasses(
    _ containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIBarMetrics {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = UIBarMetrics.default

  @available(swift, deprecated: 99, renamed: "compact")
  public static let Compact = UIBarMetrics.compact
}

extension UIBarStyle {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = UIBarStyle.default

  @available(swift, deprecated: 99, renamed: "black")
  public static let Black = UIBarStyle.black

  @available(swift, deprecated: 99, renamed: "blackTranslucent")
  public static let BlackTranslucent = UIBarStyle.blackTranslucent
}

extension UIBarButtonItem.SystemItem {
  @available(swift, deprecated: 99, renamed: "done")
  public static let Done = Self.done
  @available(swift, deprecated: 99, renamed: "cancel")
  public static let Cancel = Self.cancel
  @available(swift, deprecated: 99, renamed: "edit")
  public static let Edit = Self.edit
  @available(swift, deprecated: 99, renamed: "save")
  public static let Save = Self.save
  @available(swift, deprecated: 99, renamed: "add")
  public static let Add = Self.add
  @available(swift, deprecated: 99, renamed: "flexibleSpace")
  public static let FlexibleSpace = Self.flexibleSpace
  @available(swift, deprecated: 99, renamed: "fixedSpace")
  public static let FixedSpace = Self.fixedSpace
  @available(swift, deprecated: 99, renamed: "compose")
  public static let Compose = Self.compose
  @available(swift, deprecated: 99, renamed: "reply")
  public static let Reply = Self.reply
  @available(swift, deprecated: 99, renamed: "action")
  public static let Action = Self.action
  @available(swift, deprecated: 99, renamed: "organize")
  public static let Organize = Self.organize
  @available(swift, deprecated: 99, renamed: "bookmarks")
  public static let Bookmarks = Self.bookmarks
  @available(swift, deprecated: 99, renamed: "search")
  public static let Search = Self.search
  @available(swift, deprecated: 99, renamed: "refresh")
  public static let Refresh = Self.refresh
  @available(swift, deprecated: 99, renamed: "stop")
  public static let Stop = Self.stop
  @available(swift, deprecated: 99, renamed: "camera")
  public static let Camera = Self.camera
  @available(swift, deprecated: 99, renamed: "trash")
  public static let Trash = Self.trash
  @available(swift, deprecated: 99, renamed: "play")
  public static let Play = Self.play
  @available(swift, deprecated: 99, renamed: "pause")
  public static let Pause = Self.pause
  @available(swift, deprecated: 99, renamed: "rewind")
  public static let Rewind = Self.rewind
  @available(swift, deprecated: 99, renamed: "fastForward")
  public static let FastForward = Self.fastForward
  @available(swift, deprecated: 99, renamed: "undo")
  public static let Undo = Self.undo
  @available(swift, deprecated: 99, renamed: "redo")
  public static let Redo = Self.redo
}

extension UIDatePicker.Mode {
  @available(swift, deprecated: 99, renamed: "time")
  public static let Time = Self.time
  @available(swift, deprecated: 99, renamed: "date")
  public static let Date = Self.date
  @available(swift, deprecated: 99, renamed: "dateAndTime")
  public static let DateAndTime = Self.dateAndTime
  @available(swift, deprecated: 99, renamed: "countDownTimer")
  public static let CountDownTimer = Self.countDownTimer
}
