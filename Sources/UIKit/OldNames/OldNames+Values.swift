import CoreGraphics

// The spellings of Swift 2 and 3 of colours, fonts, images and paths.

extension UIColor {
  @available(swift, deprecated: 99, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }

  @available(swift, deprecated: 99, renamed: "black")
  public class func blackColor() -> UIColor { black }

  @available(swift, deprecated: 99, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { darkGray }

  @available(swift, deprecated: 99, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { lightGray }

  @available(swift, deprecated: 99, renamed: "white")
  public class func whiteColor() -> UIColor { white }

  @available(swift, deprecated: 99, renamed: "gray")
  public class func grayColor() -> UIColor { gray }

  @available(swift, deprecated: 99, renamed: "red")
  public class func redColor() -> UIColor { red }

  @available(swift, deprecated: 99, renamed: "green")
  public class func greenColor() -> UIColor { green }

  @available(swift, deprecated: 99, renamed: "blue")
  public class func blueColor() -> UIColor { blue }

  @available(swift, deprecated: 99, renamed: "cyan")
  public class func cyanColor() -> UIColor { cyan }

  @available(swift, deprecated: 99, renamed: "yellow")
  public class func yellowColor() -> UIColor { yellow }

  @available(swift, deprecated: 99, renamed: "magenta")
  public class func magentaColor() -> UIColor { magenta }

  @available(swift, deprecated: 99, renamed: "orange")
  public class func orangeColor() -> UIColor { orange }

  @available(swift, deprecated: 99, renamed: "purple")
  public class func purpleColor() -> UIColor { purple }

  @available(swift, deprecated: 99, renamed: "brown")
  public class func brownColor() -> UIColor { brown }

  @available(swift, deprecated: 99, renamed: "clear")
  public class func clearColor() -> UIColor { clear }

  @available(swift, deprecated: 99, renamed: "withAlphaComponent(_:)")
  public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { withAlphaComponent(alpha) }

  @available(swift, deprecated: 99, renamed: "init(cgColor:)")
  public convenience init(CGColor color: CoreGraphics.CGColor) { self.init(cgColor: color) }

  @available(swift, deprecated: 99, renamed: "cgColor")
  public var CGColor: CoreGraphics.CGColor { cgColor }
}

extension UIFont {
  @available(swift, deprecated: 99, renamed: "systemFont(ofSize:)")
  public class func systemFontOfSize(_ fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

  @available(swift, deprecated: 99, renamed: "systemFont(ofSize:weight:)")
  public class func systemFontOfSize(_ fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  @available(swift, deprecated: 99, renamed: "boldSystemFont(ofSize:)")
  public class func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    boldSystemFont(ofSize: fontSize)
  }
}

extension UIImage {
  @available(swift, deprecated: 99, renamed: "cgImage")
  public var CGImage: CoreGraphics.CGImage? { cgImage }

  @available(swift, deprecated: 99, renamed: "resizableImage(withCapInsets:)")
  public func resizableImageWithCapInsets(_ capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  @available(swift, deprecated: 99, renamed: "resizableImage(withCapInsets:resizingMode:)")
  public func resizableImageWithCapInsets(
    _ capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  @available(swift, deprecated: 99, renamed: "withRenderingMode(_:)")
  public func imageWithRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  @available(swift, deprecated: 99, renamed: "init(cgImage:)")
  public convenience init(CGImage image: CoreGraphics.CGImage) { self.init(cgImage: image) }
}

extension UIBezierPath {
  @available(swift, deprecated: 99, renamed: "cgPath")
  public var CGPath: CoreGraphics.CGPath {
    get { cgPath }
    set { cgPath = newValue }
  }

  @available(swift, deprecated: 99, renamed: "init(cgPath:)")
  public convenience init(CGPath path: CoreGraphics.CGPath) { self.init(cgPath: path) }

  @available(swift, deprecated: 99, renamed: "init(ovalIn:)")
  public convenience init(ovalInRect rect: CGRect) { self.init(ovalIn: rect) }

  @available(swift, deprecated: 99, renamed: "move(to:)")
  public func moveToPoint(_ point: CGPoint) { move(to: point) }

  @available(swift, deprecated: 99, renamed: "addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }

  @available(swift, deprecated: 99, renamed: "addCurve(to:controlPoint1:controlPoint2:)")
  public func addCurveToPoint(
    _ endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }

  @available(swift, deprecated: 99, renamed: "addQuadCurve(to:controlPoint:)")
  public func addQuadCurveToPoint(_ endPoint: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  @available(
    swift, deprecated: 99, renamed: "addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
  )
  public func addArcWithCenter(
    _ center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  @available(swift, deprecated: 99, renamed: "close()")
  public func closePath() { close() }

  @available(swift, deprecated: 99, renamed: "reversing()")
  public func bezierPathByReversingPath() -> UIBezierPath { reversing() }

  @available(swift, deprecated: 99, renamed: "contains(_:)")
  public func containsPoint(_ point: CGPoint) -> Bool { contains(point) }

  @available(swift, deprecated: 99, renamed: "isEmpty")
  public var empty: Bool { isEmpty }

  @available(swift, deprecated: 99, renamed: "append(_:)")
  public func appendPath(_ bezierPath: UIBezierPath) { append(bezierPath) }

  @available(swift, deprecated: 99, renamed: "apply(_:)")
  public func applyTransform(_ transform: CGAffineTransform) { apply(transform) }
}
