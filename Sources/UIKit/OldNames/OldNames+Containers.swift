public import CoreGraphics

// The spellings of Swift 2 to 4.1 of pages, columns and popovers.

@available(swift, deprecated: 99, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

@available(swift, deprecated: 99, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation

@available(swift, deprecated: 99, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

@available(swift, deprecated: 99, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

@available(swift, deprecated: 99, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public let UIPageViewControllerOptionInterPageSpacingKey =
  UIPageViewController.OptionsKey.interPageSpacing

@available(swift, deprecated: 99, renamed: "UIPageViewController.OptionsKey.spineLocation")
public let UIPageViewControllerOptionSpineLocationKey =
  UIPageViewController.OptionsKey.spineLocation

extension UIPageViewController.NavigationDirection {
  @available(swift, deprecated: 99, renamed: "forward")
  public static let Forward = UIPageViewController.NavigationDirection.forward

  @available(swift, deprecated: 99, renamed: "reverse")
  public static let Reverse = UIPageViewController.NavigationDirection.reverse
}

extension UIPageViewController.NavigationOrientation {
  @available(swift, deprecated: 99, renamed: "horizontal")
  public static let Horizontal = UIPageViewController.NavigationOrientation.horizontal

  @available(swift, deprecated: 99, renamed: "vertical")
  public static let Vertical = UIPageViewController.NavigationOrientation.vertical
}

extension UIPageViewController.TransitionStyle {
  @available(swift, deprecated: 99, renamed: "scroll")
  public static let Scroll = UIPageViewController.TransitionStyle.scroll

  @available(swift, deprecated: 99, renamed: "pageCurl")
  public static let PageCurl = UIPageViewController.TransitionStyle.pageCurl
}

@available(swift, deprecated: 99, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

@available(swift, deprecated: 99, renamed: "UISplitViewController.automaticDimension")
public let UISplitViewControllerAutomaticDimension = -CGFloat.greatestFiniteMagnitude

extension UIPopoverArrowDirection {
  @available(swift, deprecated: 99, renamed: "up")
  public static let Up = UIPopoverArrowDirection.up

  @available(swift, deprecated: 99, renamed: "down")
  public static let Down = UIPopoverArrowDirection.down

  @available(swift, deprecated: 99, renamed: "left")
  public static let Left = UIPopoverArrowDirection.left

  @available(swift, deprecated: 99, renamed: "right")
  public static let Right = UIPopoverArrowDirection.right

  @available(swift, deprecated: 99, renamed: "any")
  public static let `Any` = UIPopoverArrowDirection.any
}
