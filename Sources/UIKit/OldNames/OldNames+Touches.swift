public import CoreGraphics

// The spellings of Swift 2 to 4.1 of touches, gestures, controls and tables.

@available(swift, deprecated: 99, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

@available(swift, deprecated: 99, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

@available(swift, deprecated: 99, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

@available(swift, deprecated: 99, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

@available(swift, deprecated: 99, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

@available(swift, deprecated: 99, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

@available(swift, deprecated: 99, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

@available(swift, deprecated: 99, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

@available(swift, deprecated: 99, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

@available(swift, deprecated: 99, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

@available(swift, deprecated: 99, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

@available(swift, deprecated: 99, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

@available(swift, deprecated: 99, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

@available(swift, deprecated: 99, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

@available(swift, deprecated: 99, renamed: "UITableView.automaticDimension")
public let UITableViewAutomaticDimension: CGFloat = -1

@available(swift, deprecated: 99, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal

@available(swift, deprecated: 99, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
