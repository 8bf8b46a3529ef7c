public import CoreGraphics

/// Told what a scroll view does. All methods are optional; each may have its name of Swift 2.
@MainActor
public protocol UIScrollViewDelegate: OldScrollViewDelegate {
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
  /// Whether a tap on the status bar scrolls to the top. Never asked: there is no status bar.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It did.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// `adjustedContentInset` changed with the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollViewDidScroll(scrollView: scrollView)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollViewDidZoom(scrollView: scrollView)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollViewWillBeginDragging(scrollView: scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe scrollViewWillEndDragging(
      scrollView: scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    scrollViewDidEndDragging(scrollView: scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollViewWillBeginDecelerating(scrollView: scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollViewDidEndDecelerating(scrollView: scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollViewDidEndScrollingAnimation(scrollView: scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    viewForZoomingInScrollView(scrollView: scrollView)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollViewWillBeginZooming(scrollView: scrollView, withView: view)
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    scrollViewDidEndZooming(scrollView: scrollView, withView: view, atScale: scale)
  }
}

extension UIScrollViewDelegate {
  /// The resting offset the delegate wants, told the one there would be.
  func restingOffset(of scrollView: UIScrollView, velocity: CGPoint, planned: CGPoint) -> CGPoint {
    var offset = planned
    unsafe withUnsafeMutablePointer(to: &offset) {
      unsafe scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: $0)
    }
    return offset
  }
}
