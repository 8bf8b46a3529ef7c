public import CoreGraphics

// Swift 2 gave the first argument of a method no label where it is called, but one where it is declared:
// `func scrollViewDidScroll(scrollView: UIScrollView)`. Today that is another method than
// `scrollViewDidScroll(_:)`, and as all methods of a delegate are optional nobody would miss the one that is
// never called. So the old names are requirements too, and what is not implemented by its new name asks for
// the old one.

/// `UIScrollViewDelegate` as Swift 2 spelled it.
@MainActor
public protocol OldScrollViewDelegate: AnyObject {
  @available(swift, deprecated: 99, renamed: "scrollViewDidScroll(_:)")
  func scrollViewDidScroll(scrollView: UIScrollView)
  @available(swift, deprecated: 99, renamed: "scrollViewDidZoom(_:)")
  func scrollViewDidZoom(scrollView: UIScrollView)
  @available(swift, deprecated: 99, renamed: "scrollViewWillBeginDragging(_:)")
  func scrollViewWillBeginDragging(scrollView: UIScrollView)
  @available(
    swift, deprecated: 99, renamed: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
  )
  func scrollViewWillEndDragging(
    scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @available(swift, deprecated: 99, renamed: "scrollViewDidEndDragging(_:willDecelerate:)")
  func scrollViewDidEndDragging(scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @available(swift, deprecated: 99, renamed: "scrollViewWillBeginDecelerating(_:)")
  func scrollViewWillBeginDecelerating(scrollView: UIScrollView)
  @available(swift, deprecated: 99, renamed: "scrollViewDidEndDecelerating(_:)")
  func scrollViewDidEndDecelerating(scrollView: UIScrollView)
  @available(swift, deprecated: 99, renamed: "scrollViewDidEndScrollingAnimation(_:)")
  func scrollViewDidEndScrollingAnimation(scrollView: UIScrollView)
  @available(swift, deprecated: 99, renamed: "viewForZooming(in:)")
  func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView?
  @available(swift, deprecated: 99, renamed: "scrollViewWillBeginZooming(_:with:)")
  func scrollViewWillBeginZooming(scrollView: UIScrollView, withView view: UIView?)
  @available(swift, deprecated: 99, renamed: "scrollViewDidEndZooming(_:with:atScale:)")
  func scrollViewDidEndZooming(
    scrollView: UIScrollView, withView view: UIView?, atScale scale: CGFloat)
}

extension OldScrollViewDelegate {
  public func scrollViewDidScroll(scrollView: UIScrollView) {}
  public func scrollViewDidZoom(scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(scrollView: UIScrollView) {}
  public func viewForZoomingInScrollView(scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(scrollView: UIScrollView, withView view: UIView?) {}
  public func scrollViewDidEndZooming(
    scrollView: UIScrollView, withView view: UIView?, atScale scale: CGFloat
  ) {}
}

/// The methods of `UITableViewDelegate` that Swift 2 spelled otherwise.
@MainActor
public protocol OldTableViewDelegate: AnyObject {
  @available(swift, deprecated: 99, renamed: "tableView(_:heightForRowAt:)")
  func tableView(tableView: UITableView, heightForRowAtIndexPath indexPath: IndexPath) -> CGFloat
  @available(swift, deprecated: 99, renamed: "tableView(_:heightForHeaderInSection:)")
  func tableView(tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  @available(swift, deprecated: 99, renamed: "tableView(_:heightForFooterInSection:)")
  func tableView(tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  @available(swift, deprecated: 99, renamed: "tableView(_:viewForHeaderInSection:)")
  func tableView(tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  @available(swift, deprecated: 99, renamed: "tableView(_:viewForFooterInSection:)")
  func tableView(tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  @available(swift, deprecated: 99, renamed: "tableView(_:willDisplay:forRowAt:)")
  func tableView(
    tableView: UITableView, willDisplayCell cell: UITableViewCell,
    forRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:didSelectRowAt:)")
  func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:didDeselectRowAt:)")
  func tableView(tableView: UITableView, didDeselectRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:didEndDisplaying:forRowAt:)")
  func tableView(
    tableView: UITableView, didEndDisplayingCell cell: UITableViewCell,
    forRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:shouldHighlightRowAt:)")
  func tableView(tableView: UITableView, shouldHighlightRowAtIndexPath indexPath: IndexPath) -> Bool
  @available(swift, deprecated: 99, renamed: "tableView(_:didHighlightRowAt:)")
  func tableView(tableView: UITableView, didHighlightRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:didUnhighlightRowAt:)")
  func tableView(tableView: UITableView, didUnhighlightRowAtIndexPath indexPath: IndexPath)
  @available(swift, deprecated: 99, renamed: "tableView(_:willSelectRowAt:)")
  func tableView(tableView: UITableView, willSelectRowAtIndexPath indexPath: IndexPath)
    -> IndexPath?
  @available(swift, deprecated: 99, renamed: "tableView(_:willDeselectRowAt:)")
  func tableView(tableView: UITableView, willDeselectRowAtIndexPath indexPath: IndexPath)
    -> IndexPath?
}

extension OldTableViewDelegate {
  public func tableView(tableView: UITableView, heightForRowAtIndexPath indexPath: IndexPath)
    -> CGFloat
  { tableView.rowHeight }
  public func tableView(tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { tableView.sectionHeaderHeight }
  public func tableView(tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { tableView.sectionFooterHeight }
  public func tableView(tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  public func tableView(
    tableView: UITableView, willDisplayCell cell: UITableViewCell,
    forRowAtIndexPath indexPath: IndexPath
  ) {}
  public func tableView(tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
  public func tableView(tableView: UITableView, didDeselectRowAtIndexPath indexPath: IndexPath) {}
  public func tableView(
    tableView: UITableView, didEndDisplayingCell cell: UITableViewCell,
    forRowAtIndexPath indexPath: IndexPath
  ) {}
  public func tableView(
    tableView: UITableView, shouldHighlightRowAtIndexPath indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(tableView: UITableView, didHighlightRowAtIndexPath indexPath: IndexPath) {}
  public func tableView(tableView: UITableView, didUnhighlightRowAtIndexPath indexPath: IndexPath) {
  }
  public func tableView(tableView: UITableView, willSelectRowAtIndexPath indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  public func tableView(tableView: UITableView, willDeselectRowAtIndexPath indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
}

/// The optional methods of `UITableViewDataSource` as Swift 2 spelled them.
@MainActor
public protocol OldTableViewDataSource: AnyObject {
  @available(swift, deprecated: 99, renamed: "numberOfSections(in:)")
  func numberOfSectionsInTableView(tableView: UITableView) -> Int
  @available(swift, deprecated: 99, renamed: "tableView(_:titleForHeaderInSection:)")
  func tableView(tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  @available(swift, deprecated: 99, renamed: "tableView(_:titleForFooterInSection:)")
  func tableView(tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension OldTableViewDataSource {
  public func numberOfSectionsInTableView(tableView: UITableView) -> Int { 1 }
  public func tableView(tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// `UIGestureRecognizerDelegate` as Swift 2 spelled it.
@MainActor
public protocol OldGestureRecognizerDelegate: AnyObject {
  @available(swift, deprecated: 99, renamed: "gestureRecognizerShouldBegin(_:)")
  func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool
  @available(
    swift, deprecated: 99, renamed: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
  )
  func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWithGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @available(swift, deprecated: 99, renamed: "gestureRecognizer(_:shouldRequireFailureOf:)")
  func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOfGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @available(swift, deprecated: 99, renamed: "gestureRecognizer(_:shouldBeRequiredToFailBy:)")
  func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailByGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @available(swift, deprecated: 99, renamed: "gestureRecognizer(_:shouldReceive:)")
  func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch
  ) -> Bool
}

extension OldGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWithGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOfGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailByGestureRecognizer otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    gestureRecognizer: UIGestureRecognizer, shouldReceiveTouch touch: UITouch
  ) -> Bool { true }
}
