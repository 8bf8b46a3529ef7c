package import AttributedText
public import CoreGraphics
import Geometry
import Raster

/// A shadow behind attributed text.
open class NSShadow: NSObject, NSCopying {
  /// Points, y down; none unless changed.
  open var shadowOffset = CGSize.zero

  /// Points; sharp unless changed.
  open var shadowBlurRadius: CGFloat = 0

  /// A `UIColor` or `CGColor`; a third of black unless changed, nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  fileprivate var color: CGColor? {
    (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.color == color
  }

  open override var hash: Int { Double(shadowBlurRadius).hashValue }
}

extension NSShadow: TextShadowSource {
  package var textShadow: TextShadow? {
    guard let color = color?.rasterColor, color.alpha > 0 else { return nil }
    return TextShadow(
      offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
      blurRadius: Double(shadowBlurRadius), color: color)
  }
}
