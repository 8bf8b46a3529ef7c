public import CoreGraphics

/// Told what a scroll view does. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is lifted, moving with `velocity` in points a millisecond. The offset will come to
  /// rest at `targetContentOffset`, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger is lifted; whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on moving after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated change of the offset is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled; nil: none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scaling is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}

extension UIScrollViewDelegate {
  /// The resting place the delegate wants, told the one there would be.
  func restingPlace(of scrollView: UIScrollView, velocity: CGPoint, planned: CGPoint) -> CGPoint {
    var place = planned
    unsafe withUnsafeMutablePointer(to: &place) {
      unsafe scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
    return place
  }
}
