import CoreGraphics

/// Scrolls from the page that is shown to the one beside it. There is room for three pages; the shown one
/// lies in the middle where there is one before it.
final class PageScroller: UIScrollView, UIScrollViewDelegate {
  weak var owner: UIPageViewController?
  var isVertical = false
  /// Between pages, points; half of it on each side belongs to a page.
  var spacing: CGFloat = 0
  var hasBefore = false
  var hasAfter = false
  private weak var shown: UIView?
  private weak var other: UIView?
  private var otherIsAfter = false
  private var sliding: (() -> Void)?
  /// True while the pages are put somewhere, which is no turning.
  private var isPlacing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The length of a page with the space beside it.
  private var length: CGFloat { isVertical ? bounds.height : bounds.width }
  private var offset: CGFloat { isVertical ? contentOffset.y : contentOffset.x }
  /// Where the shown page lies.
  private var rest: CGFloat { hasBefore ? length : 0 }

  /// Fills `area` with a page, and the space beside it reaches out.
  func lie(in area: CGRect) {
    let frame =
      isVertical
      ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    guard frame != self.frame else { return }
    let size = bounds.size
    isPlacing = true
    self.frame = frame
    isPlacing = false
    if size != bounds.size, owner != nil { layOutPages(keepsOffset: false) }
  }

  private func pageFrame(at start: CGFloat) -> CGRect {
    isVertical
      ? CGRect(
        x: 0, y: start + spacing / 2, width: bounds.width, height: max(0, length - spacing))
      : CGRect(
        x: start + spacing / 2, y: 0, width: max(0, length - spacing), height: bounds.height)
  }

  private func layOutPages(keepsOffset: Bool) {
    isPlacing = true
    let count = CGFloat(1 + (hasBefore ? 1 : 0) + (hasAfter ? 1 : 0))
    let whole = length * count
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: whole) : CGSize(width: whole, height: bounds.height)
    shown?.frame = pageFrame(at: rest)
    other?.frame = pageFrame(at: rest + (otherIsAfter ? length : -length))
    if !keepsOffset {
      contentOffset = isVertical ? CGPoint(x: 0, y: rest) : CGPoint(x: rest, y: 0)
    }
    isPlacing = false
  }

  /// Shows that page alone, at rest.
  func show(_ view: UIView?) {
    UIView.performWithoutAnimation {
      if let shown, shown !== view { shown.removeFromSuperview() }
      if let other, other !== view { other.removeFromSuperview() }
      other = nil
      shown = view
      stopMoving()
      if let view, view.superview !== self {
        view.autoresizingMask = []
        addSubview(view)
      }
      layOutPages(keepsOffset: false)
    }
  }

  /// Puts the page that comes in beside the shown one.
  func put(_ view: UIView, isForward: Bool) {
    UIView.performWithoutAnimation {
      other = view
      otherIsAfter = isForward
      view.autoresizingMask = []
      view.frame = pageFrame(at: rest + (isForward ? length : -length))
      addSubview(view)
    }
  }

  /// Slides to another page; then calls `end`.
  func slide(to view: UIView, isForward: Bool, end: @escaping () -> Void) {
    // There is room on that side, whatever the data source says.
    if isForward { hasAfter = true } else { hasBefore = true }
    UIView.performWithoutAnimation {
      layOutPages(keepsOffset: false)
      put(view, isForward: isForward)
    }
    sliding = end
    let target = rest + (isForward ? length : -length)
    setContentOffset(
      isVertical ? CGPoint(x: 0, y: target) : CGPoint(x: target, y: 0), animated: true)
  }

  /// Ends a movement where it is; nobody is told.
  func stop() {
    sliding = nil
    stopMoving()
  }

  // MARK: What a finger does

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, sliding == nil, isDragging || isDecelerating else { return }
    let way = offset - rest
    if other == nil, abs(way) > 0.01, way > 0 ? hasAfter : hasBefore {
      owner?.fingerTurns(isForward: way > 0)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { comeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let end = sliding else { return comeToRest() }
    sliding = nil
    end()
  }

  private func comeToRest() {
    guard other != nil else { return }
    owner?.pagesRest(isDone: abs(offset - rest) > length / 2)
  }
}
