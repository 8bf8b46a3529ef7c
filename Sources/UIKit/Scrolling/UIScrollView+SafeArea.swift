import CoreGraphics

extension UIScrollView {
  /// Has the content keep clear of what covers the view, as `contentInsetAdjustmentBehavior` says; content
  /// that stands at its beginning stays there.
  final func adjustInset() {
    let safe = safeAreaInsets
    let (vertical, horizontal) = adjustedAxes
    let new = UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
    guard new != coveredInset else { return }
    let (old, offset) = (adjustedContentInset, contentOffset)
    coveredInset = new
    let start = adjustedContentInset
    contentOffset = CGPoint(
      x: offset.x == -old.left ? -start.left : offset.x,
      y: offset.y == -old.top ? -start.top : offset.y)
    endsDidChange()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// In which directions the content keeps clear.
  private var adjustedAxes: (vertical: Bool, horizontal: Bool) {
    let scrolls = (
      vertical: contentSize.height > bounds.height || alwaysBounceVertical,
      horizontal: contentSize.width > bounds.width || alwaysBounceHorizontal
    )
    let owner = controller ?? superview?.controller
    if owner?.automaticallyAdjustsScrollViewInsets == false,
      contentInsetAdjustmentBehavior == .automatic
    {
      return (false, false)
    }
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrolls
    // In a navigation controller the main scroll view of a controller keeps clear in any case.
    case .automatic: return (scrolls.vertical || isMainInNavigation, scrolls.horizontal)
    }
  }

  /// True for a controller's view, and for the rearmost view in it.
  private var isMainInNavigation: Bool {
    let owner = controller ?? superview?.controller
    guard let owner, owner.navigationController != nil else { return false }
    return controller != nil || superview?.subviews.first === self
  }
}
