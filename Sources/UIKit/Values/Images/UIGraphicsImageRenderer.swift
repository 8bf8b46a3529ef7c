public import CoreGraphics

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// True: black lies under everything.
  open var opaque = false

  /// The format for the screen: its scale, not opaque.
  @MainActor
  open class func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }
}

/// What a renderer's closure draws with.
@MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Where to draw, points, y down.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes, 1 point wide and just inside the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
@MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let settings: UIGraphicsImageRendererFormat

  /// Pictures of `bounds`, points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    settings = format
  }

  /// Pictures of `bounds` at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Pictures of `size`, origin zero.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of `size` at the screen's scale, origin zero.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// The picture that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(bounds.size, settings.opaque, settings.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}
