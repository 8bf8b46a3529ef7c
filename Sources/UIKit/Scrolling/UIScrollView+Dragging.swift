import CoreGraphics

/// A finger that moves the content.
struct ScrollDrag {
  /// The offset at the start, as far as the finger had pulled.
  var start: CGPoint
  /// The offset shown at the start, from which pages count.
  let page: CGPoint
  /// Which ways the drag goes: 1 or 0.
  let ways: (x: CGFloat, y: CGFloat)
}

extension UIScrollView {
  final var rangeX: ScrollRange {
    let inset = adjustedContentInset
    return ScrollRange(
      least: -inset.left,
      greatest: max(-inset.left, contentSize.width + inset.right - bounds.width),
      length: bounds.width, bounces: bounces)
  }

  final var rangeY: ScrollRange {
    var inset = adjustedContentInset
    inset.top += barRoom
    return ScrollRange(
      least: -inset.top,
      greatest: max(-inset.top, contentSize.height + inset.bottom - bounds.height),
      length: bounds.height, bounces: bounces)
  }

  private var scrollsX: Bool {
    rangeX.greatest > rangeX.least || (bounces && alwaysBounceHorizontal)
  }

  private var scrollsY: Bool {
    rangeY.greatest > rangeY.least || (bounces && alwaysBounceVertical)
  }

  /// True when a finger can move the content one way at least.
  final var canScroll: Bool { scrollsX || scrollsY }

  /// Whether the pan that is about to begin goes a way in which the content can move, and does not
  /// take a touch from a view that keeps it.
  final var mayDrag: Bool {
    // Two fingers may be about to scale.
    let isForZoom = pinchGestureRecognizer != nil && pan.touches.count > 1
    guard isScrollEnabled, !isZooming, !isForZoom else { return false }
    for touch in pan.touches where touch.delivery == .told {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    let way = pan.translation(in: self)
    return abs(way.x) > abs(way.y) ? scrollsX : scrollsY
  }

  final func panDidChange() {
    switch pan.state {
    case .began:
      beginDragging()
      followFinger()
    case .changed: followFinger()
    case .ended: endDragging(speed: pan.velocity(in: self))
    case .cancelled: endDragging(speed: .zero)
    default: break
    }
    updateIndicators()
  }

  /// A finger came down: what moves stops under it. It left without a drag: what it stopped beyond
  /// an end goes back.
  final func fingerDidChange(isDown: Bool) {
    if isDown {
      wasStoppedByFinger = deceleration != nil || offsetAnimation != nil
      guard wasStoppedByFinger else { return }
      for touch in pan.touches { touch.delivery = .cancelled }
      let wasDecelerating = isDecelerating
      stopMoving()
      if wasDecelerating { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    } else if wasStoppedByFinger, deceleration == nil, drag == nil {
      wasStoppedByFinger = false
      if isBeyondEnds { decelerate(speed: .zero, to: contentOffset) }
    }
  }

  private func beginDragging() {
    stopMoving()
    wasStoppedByFinger = false
    let offset = bounds.origin
    let way = pan.translation(in: self)
    let isSideways = abs(pan.velocity(in: self).x) > abs(pan.velocity(in: self).y)
    let isLocked = isDirectionalLockEnabled && way != .zero
    drag = ScrollDrag(
      start: CGPoint(x: rangeX.pulled(offset.x), y: rangeY.pulled(offset.y)), page: offset,
      ways: (
        scrollsX && !(isLocked && !isSideways) ? 1 : 0,
        scrollsY && !(isLocked && isSideways) ? 1 : 0
      ))
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { dismissKeyboard() }
  }

  private func dismissKeyboard() {
    guard let first = TouchScreen.active.firstResponder, first is any UIKeyInput else { return }
    first.resignFirstResponder()
  }

  /// Where the finger has pulled the offset.
  private func pulled(_ drag: ScrollDrag) -> CGPoint {
    let way = pan.translation(in: self)
    return CGPoint(
      x: drag.start.x - way.x * drag.ways.x, y: drag.start.y - way.y * drag.ways.y)
  }

  private func followFinger() {
    guard let drag else { return }
    let pulled = pulled(drag)
    let old = bounds.origin
    bounds.origin = CGPoint(
      x: drag.ways.x > 0 ? rangeX.shown(pulled.x) : old.x,
      y: drag.ways.y > 0 ? rangeY.shown(pulled.y) : old.y)
    shownRefreshControl?.scrollViewDidPull()
    if keyboardDismissMode == .interactive {
      ScreenKeyboard.active.follow(finger: pan.location(in: nil).y)
    }
  }

  private func endDragging(speed: CGPoint) {
    guard let drag else { return }
    if keyboardDismissMode == .interactive { ScreenKeyboard.active.letGo(speed: speed.y) }
    shownRefreshControl?.scrollViewWillLetGo()
    let pulled = pulled(drag)
    let finger = CGPoint(x: -speed.x * drag.ways.x, y: -speed.y * drag.ways.y)
    let shown = CGPoint(
      x: finger.x * rangeX.slope(pulled.x), y: finger.y * rangeY.slope(pulled.y))
    let natural = restingOffset(from: drag, speed: shown)
    let planned = CGPoint(x: rangeX.clamped(natural.x), y: rangeY.clamped(natural.y))
    let velocity = CGPoint(x: finger.x / 1000, y: finger.y / 1000)
    let wanted = restingOffset(planned: planned, velocity: velocity)
    let reply =
      scrollDelegate?.restingOffset(of: self, velocity: velocity, planned: wanted) ?? wanted
    let asked = CGPoint(
      x: reply.x.isFinite ? reply.x : planned.x, y: reply.y.isFinite ? reply.y : planned.y)
    // The delegate may have moved the ends too.
    let target = CGPoint(
      x: asked.x == planned.x ? natural.x : asked.x, y: asked.y == planned.y ? natural.y : asked.y)
    self.drag = nil
    let fall = ScrollMotion.fall(decelerationRate.rawValue)
    let isSnapped =
      natural.y != ScrollMotion.rest(from: bounds.origin.y, speed: shown.y, fall: fall)
    let motion = ScrollDeceleration(
      of: self, speed: shown, to: target,
      isNatural: !isPagingEnabled && asked == planned && (!isSnapped || isBeyondEnds))
    let goesOn = motion.duration > 0
    // What the delegate does about the end of the drag comes after it.
    if !goesOn { bounds.origin = motion.offset(at: 0) }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn { decelerate(motion) }
  }

  /// The resting offset near `offset` that rows or a bar with a large title let it have.
  private func snapped(_ offset: CGFloat) -> CGFloat {
    guard rowLength > 0 else { return followingBar?.restingOffset(of: self, at: offset) ?? offset }
    let range = rangeY
    guard offset > range.least, offset < range.greatest else { return offset }
    return range.least + ((offset - range.least) / rowLength).rounded() * rowLength
  }

  /// Where the content would come to rest by itself, or the page for which it makes.
  private func restingOffset(from drag: ScrollDrag, speed: CGPoint) -> CGPoint {
    let fall = ScrollMotion.fall(decelerationRate.rawValue)
    let offset = bounds.origin
    let rest = CGPoint(
      x: ScrollMotion.rest(from: offset.x, speed: speed.x, fall: fall),
      y: ScrollMotion.rest(from: offset.y, speed: speed.y, fall: fall))
    guard isPagingEnabled else {
      return CGPoint(x: rest.x, y: snapped(rest.y))
    }
    return CGPoint(
      x: rangeX.page(at: rest.x, from: drag.page.x), y: rangeY.page(at: rest.y, from: drag.page.y))
  }
}

extension ScrollRange {
  /// The start of the page nearest to `rest`, next to the page of `start` at most.
  fileprivate func page(at rest: CGFloat, from start: CGFloat) -> CGFloat {
    guard length > 0, rest.isFinite else { return clamped(start) }
    let first = (start / length).rounded()
    let page = max(first - 1, min(first + 1, (rest / length).rounded()))
    return clamped(page * length)
  }
}
