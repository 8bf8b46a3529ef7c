import CoreGraphics
import VirtualTime

/// The movement of an offset after a finger let go.
struct ScrollDeceleration {
  private let x: ScrollMotion
  private let y: ScrollMotion
  /// When the finger let go, scene seconds.
  let start: Double
  /// What a scene has moved the offset by meanwhile.
  var shift = CGPoint.zero

  /// Speeds that are not slower than this still get to their target, in falls a second.
  private static let fastest = 30.0

  /// From the offset of `view` with `speed` to `target`; a natural movement slows down as it does
  /// by itself, others so that they get there in time.
  @MainActor
  init(of view: UIScrollView, speed: CGPoint, to target: CGPoint, isNatural: Bool) {
    let natural = ScrollMotion.fall(view.decelerationRate.rawValue)
    let precision = 0.5 / max(1, UIScreen.main.scale)
    func motion(
      _ offset: CGFloat, _ speed: CGFloat, _ target: CGFloat, _ range: ScrollRange
    ) -> ScrollMotion {
      let isNatural = isNatural || target == offset
      return ScrollMotion(
        from: offset, speed: speed, to: target,
        fall: isNatural
          ? natural
          : Self.fall(
            speed: speed, way: target - offset, least: natural, keepsSpeed: view.rowLength > 0),
        range: range, precision: precision)
    }
    let offset = view.bounds.origin
    x = motion(offset.x, speed.x, target.x, view.rangeX)
    y = motion(offset.y, speed.y, target.y, view.rangeY)
    start = SceneContext.active.clock.now
  }

  /// The fall at which something with `speed` goes `way`, but not less than that of fast scrolling.
  /// Wheels keep the finger's speed where that takes them far enough.
  private static func fall(speed: CGFloat, way: CGFloat, least: Double, keepsSpeed: Bool) -> Double
  {
    let slowest = max(least, ScrollMotion.fall(UIScrollView.DecelerationRate.fast.rawValue))
    let fitting = way != 0 ? Double(speed / way) : 0
    if keepsSpeed, fitting >= least * 0.9 { return min(fastest, fitting) }
    return max(slowest, min(fastest, fitting))
  }

  /// Seconds.
  var duration: Double { max(x.duration, y.duration) }

  /// The offset `time` seconds after the finger let go.
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.offset(at: time) + shift.x, y: y.offset(at: time) + shift.y)
  }
}

/// An animated change of the offset.
struct OffsetAnimation {
  /// Seconds.
  static let duration = 0.3

  let from: CGPoint
  let to: CGPoint
  /// Scene seconds.
  let start: Double

  /// The offset `time` seconds after the start: slow at both ends.
  func offset(at time: Double) -> CGPoint {
    let fraction = max(0, min(1, time / Self.duration))
    let progress = CGFloat(fraction * fraction * (3 - 2 * fraction))
    return CGPoint(
      x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
  }
}

extension UIScrollView {
  /// True when the offset lies beyond an end.
  final var isBeyondEnds: Bool {
    let offset = bounds.origin
    return rangeX.clamped(offset.x) != offset.x || rangeY.clamped(offset.y) != offset.y
  }

  /// The offset nearest to the present one that shows `rect`, or as much of it as there is room
  /// for.
  final func offset(showing rect: CGRect) -> CGPoint {
    func offset(
      _ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat,
      _ before: CGFloat, _ after: CGFloat, _ range: ScrollRange
    ) -> CGFloat {
      if start >= offset + before, end <= offset + length - after { return offset }
      let isBefore = start < offset + before || end - start > length - before - after
      return range.clamped(isBefore ? start - before : end + after - length)
    }
    let inset = adjustedContentInset
    return CGPoint(
      x: offset(
        bounds.minX, rect.minX, rect.maxX, bounds.width, inset.left, inset.right, rangeX),
      y: offset(
        bounds.minY, rect.minY, rect.maxY, bounds.height, inset.top, inset.bottom, rangeY))
  }

  final func decelerate(speed: CGPoint, to target: CGPoint) {
    decelerate(ScrollDeceleration(of: self, speed: speed, to: target, isNatural: true))
  }

  final func decelerate(_ motion: ScrollDeceleration) {
    stopMoving()
    deceleration = motion
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    if deceleration != nil { planTick(1, from: motion.start) }
  }

  final func animateOffset(to target: CGPoint) {
    stopMoving()
    guard target != bounds.origin else { return }
    let now = SceneContext.active.clock.now
    offsetAnimation = OffsetAnimation(from: bounds.origin, to: target, start: now)
    planTick(1, from: now)
  }

  /// Ends a movement where it is; nobody is told.
  final func stopMoving() {
    if let pendingTick { SceneContext.active.callbacks.cancel(pendingTick) }
    pendingTick = nil
    deceleration = nil
    offsetAnimation = nil
  }

  /// A scene has set the offset itself: what moves goes on from there.
  final func shiftMovement(by way: CGPoint) {
    guard way != .zero else { return }
    if let start = drag?.start {
      drag?.start = CGPoint(x: start.x + way.x, y: start.y + way.y)
    }
    if let shift = deceleration?.shift {
      deceleration?.shift = CGPoint(x: shift.x + way.x, y: shift.y + way.y)
    }
  }

  /// Content that stands beyond a new end goes there.
  final func endsDidChange() {
    guard drag == nil, deceleration == nil, offsetAnimation == nil, !isZooming, isBeyondEnds
    else { return }
    let offset = bounds.origin
    bounds.origin = CGPoint(x: rangeX.clamped(offset.x), y: rangeY.clamped(offset.y))
  }

  /// Moves the content at the `count`-th sixtieth of a second after `start`.
  private func planTick(_ count: Int, from start: Double) {
    let time = Double(count) / 60
    pendingTick = SceneContext.active.schedule(at: start + time) { [weak self] in
      guard let self else { return }
      self.pendingTick = nil
      self.tick(time)
      guard self.pendingTick == nil, self.deceleration != nil || self.offsetAnimation != nil
      else { return }
      self.planTick(count + 1, from: start)
    }
  }

  /// Goes on to the end beyond which the content has come to rest.
  private func goBack() {
    let motion = ScrollDeceleration(of: self, speed: .zero, to: bounds.origin, isNatural: true)
    deceleration = motion
    planTick(1, from: motion.start)
  }

  private func tick(_ time: Double) {
    if let deceleration {
      let isOver = time >= deceleration.duration
      bounds.origin = deceleration.offset(at: time)
      guard isOver, self.deceleration != nil else { return }
      self.deceleration = nil
      // The ends may have moved meanwhile.
      guard !isBeyondEnds else { return goBack() }
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else if let animation = offsetAnimation {
      // Rounding must not cost a tick.
      let isOver = time >= OffsetAnimation.duration - 1e-9
      bounds.origin = isOver ? animation.to : animation.offset(at: time)
      guard isOver, offsetAnimation != nil else { return }
      offsetAnimation = nil
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
