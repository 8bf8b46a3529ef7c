import CoreGraphics

// The spellings of Swift 2 and 3 of UIKit's cases and options, which began with capitals.

extension UIView.ContentMode {
  @available(swift, deprecated: 99, renamed: "scaleToFill")
  public static let ScaleToFill = UIView.ContentMode.scaleToFill

  @available(swift, deprecated: 99, renamed: "scaleAspectFit")
  public static let ScaleAspectFit = UIView.ContentMode.scaleAspectFit

  @available(swift, deprecated: 99, renamed: "scaleAspectFill")
  public static let ScaleAspectFill = UIView.ContentMode.scaleAspectFill

  @available(swift, deprecated: 99, renamed: "redraw")
  public static let Redraw = UIView.ContentMode.redraw

  @available(swift, deprecated: 99, renamed: "center")
  public static let Center = UIView.ContentMode.center

  @available(swift, deprecated: 99, renamed: "top")
  public static let Top = UIView.ContentMode.top

  @available(swift, deprecated: 99, renamed: "bottom")
  public static let Bottom = UIView.ContentMode.bottom

  @available(swift, deprecated: 99, renamed: "left")
  public static let Left = UIView.ContentMode.left

  @available(swift, deprecated: 99, renamed: "right")
  public static let Right = UIView.ContentMode.right

  @available(swift, deprecated: 99, renamed: "topLeft")
  public static let TopLeft = UIView.ContentMode.topLeft

  @available(swift, deprecated: 99, renamed: "topRight")
  public static let TopRight = UIView.ContentMode.topRight

  @available(swift, deprecated: 99, renamed: "bottomLeft")
  public static let BottomLeft = UIView.ContentMode.bottomLeft

  @available(swift, deprecated: 99, renamed: "bottomRight")
  public static let BottomRight = UIView.ContentMode.bottomRight
}

extension UIView.AutoresizingMask {
  @available(swift, deprecated: 99, renamed: "flexibleLeftMargin")
  public static let FlexibleLeftMargin = UIView.AutoresizingMask.flexibleLeftMargin

  @available(swift, deprecated: 99, renamed: "flexibleWidth")
  public static let FlexibleWidth = UIView.AutoresizingMask.flexibleWidth

  @available(swift, deprecated: 99, renamed: "flexibleRightMargin")
  public static let FlexibleRightMargin = UIView.AutoresizingMask.flexibleRightMargin

  @available(swift, deprecated: 99, renamed: "flexibleTopMargin")
  public static let FlexibleTopMargin = UIView.AutoresizingMask.flexibleTopMargin

  @available(swift, deprecated: 99, renamed: "flexibleHeight")
  public static let FlexibleHeight = UIView.AutoresizingMask.flexibleHeight

  @available(swift, deprecated: 99, renamed: "flexibleBottomMargin")
  public static let FlexibleBottomMargin = UIView.AutoresizingMask.flexibleBottomMargin
}

extension UIView.AutoresizingMask {
  @available(swift, deprecated: 99, message: "Write [].")
  public static let None: UIView.AutoresizingMask = []
}

extension UIView.AnimationOptions {
  @available(swift, deprecated: 99, message: "Write [].")
  public static let TransitionNone: UIView.AnimationOptions = []
}

extension UIRectCorner {
  @available(swift, deprecated: 99, renamed: "topLeft")
  public static let TopLeft = UIRectCorner.topLeft

  @available(swift, deprecated: 99, renamed: "topRight")
  public static let TopRight = UIRectCorner.topRight

  @available(swift, deprecated: 99, renamed: "bottomLeft")
  public static let BottomLeft = UIRectCorner.bottomLeft

  @available(swift, deprecated: 99, renamed: "bottomRight")
  public static let BottomRight = UIRectCorner.bottomRight

  @available(swift, deprecated: 99, renamed: "allCorners")
  public static let AllCorners = UIRectCorner.allCorners
}

extension UIView.AnimationCurve {
  @available(swift, deprecated: 99, renamed: "easeInOut")
  public static let EaseInOut = UIView.AnimationCurve.easeInOut

  @available(swift, deprecated: 99, renamed: "easeIn")
  public static let EaseIn = UIView.AnimationCurve.easeIn

  @available(swift, deprecated: 99, renamed: "easeOut")
  public static let EaseOut = UIView.AnimationCurve.easeOut

  @available(swift, deprecated: 99, renamed: "linear")
  public static let Linear = UIView.AnimationCurve.linear
}

extension NSLineBreakMode {
  @available(swift, deprecated: 99, renamed: "byWordWrapping")
  public static let ByWordWrapping = NSLineBreakMode.byWordWrapping

  @available(swift, deprecated: 99, renamed: "byCharWrapping")
  public static let ByCharWrapping = NSLineBreakMode.byCharWrapping

  @available(swift, deprecated: 99, renamed: "byClipping")
  public static let ByClipping = NSLineBreakMode.byClipping

  @available(swift, deprecated: 99, renamed: "byTruncatingHead")
  public static let ByTruncatingHead = NSLineBreakMode.byTruncatingHead

  @available(swift, deprecated: 99, renamed: "byTruncatingTail")
  public static let ByTruncatingTail = NSLineBreakMode.byTruncatingTail

  @available(swift, deprecated: 99, renamed: "byTruncatingMiddle")
  public static let ByTruncatingMiddle = NSLineBreakMode.byTruncatingMiddle
}

extension UIImage.RenderingMode {
  @available(swift, deprecated: 99, renamed: "automatic")
  public static let Automatic = UIImage.RenderingMode.automatic

  @available(swift, deprecated: 99, renamed: "alwaysOriginal")
  public static let AlwaysOriginal = UIImage.RenderingMode.alwaysOriginal

  @available(swift, deprecated: 99, renamed: "alwaysTemplate")
  public static let AlwaysTemplate = UIImage.RenderingMode.alwaysTemplate
}

@available(swift, deprecated: 99, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
