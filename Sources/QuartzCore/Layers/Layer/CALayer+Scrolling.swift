public import CoreGraphics
import Geometry

extension CALayer {
  /// Scrolls the nearest scroll layer, this layer or one it lies in, to `p` (bounds space); without
  /// one nothing happens.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer as little as shows `r` (bounds space); without one nothing
  /// happens.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the bounds that the nearest scroll layer shows; all of them without one, and
  /// `CGRect.null` when none of it shows.
  public var visibleRect: CGRect {
    guard let scrollLayer, scrollLayer !== self else { return bounds }
    // CGRect's own intersection stops at NaN.
    let seen = Rect(bounds).intersection(Rect(convert(scrollLayer.bounds, from: scrollLayer)))
    return seen.map { CGRect($0) } ?? .null
  }

  private var scrollLayer: CAScrollLayer? {
    lineage.lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}
