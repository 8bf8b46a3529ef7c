import CoreGraphics
import VirtualTime

extension UIWindow {
  /// How long a scroll view keeps a touch from the views inside it, seconds.
  private static let contentDelay = 0.15

  /// The recognisers get the event's touches first, then the views in which these began.
  func deliver(_ event: UIEvent) {
    let screen = TouchScreen.active
    let touches = event.ordered.filter { $0.window === self }
    screen.arena.deliver(touches, with: event)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      var views: [UIView] = []
      for touch in changed {
        guard let view = touch.view, !views.contains(where: { $0 === view }) else { continue }
        views.append(view)
      }
      for view in views {
        deliver(changed.filter { $0.view === view }, in: phase, to: view, with: event)
      }
    }
  }

  private func deliver(
    _ touches: [UITouch], in phase: UITouch.Phase, to view: UIView, with event: UIEvent
  ) {
    let screen = TouchScreen.active
    if phase == .began {
      let others = event.ordered.filter { $0.view === view && !$0.phase.isLast }
      for touch in touches where touch.delivery == .none {
        // Views that do not take several fingers get the first alone.
        let isFirst = others.first === touch
        guard view.isMultipleTouchEnabled || isFirst, !isExcluded(view, by: event),
          view.isGiven(touch, by: event)
        else {
          touch.delivery = .cancelled
          continue
        }
        touch.isInDelay = view.isInDelayingScrollView
        touch.delivery = touch.isInDelay || touch.isHeldBack ? .held : .told
        if touch.isInDelay { wait(for: touch) }
      }
    } else if phase == .ended {
      for touch in touches where touch.delivery == .held || touch.delivery == .told {
        touch.isInDelay = false
        touch.isEndOwed = touch.isHeldBack || touch.isEndHeldBack
        screen.release(touch)
      }
    } else if phase == .cancelled {
      for touch in touches where touch.delivery == .held { touch.delivery = .cancelled }
    }
    let told = Set(touches.filter { $0.delivery == .told && !$0.isEndOwed })
    guard !told.isEmpty else { return }
    if phase.isLast {
      for touch in told { touch.delivery = .over }
    }
    switch phase {
    case .began: view.touchesBegan(told, with: event)
    case .moved: view.touchesMoved(told, with: event)
    case .ended: view.touchesEnded(told, with: event)
    default: view.touchesCancelled(told, with: event)
    }
  }

  /// True where another view has touches, and one of the two wants to be alone.
  private func isExcluded(_ view: UIView, by event: UIEvent) -> Bool {
    let others = event.ordered.filter {
      $0.view !== view && ($0.delivery == .held || $0.delivery == .told)
    }
    return others.contains { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true }
  }

  private func wait(for touch: UITouch) {
    let context = SceneContext.active
    context.schedule(at: context.clock.now + Self.contentDelay) { [weak touch] in
      guard let touch else { return }
      touch.isInDelay = false
      TouchScreen.active.release(touch)
    }
  }
}

extension UIView {
  /// Whether the scroll views around the view let it have a touch that begins in it.
  fileprivate func isGiven(_ touch: UITouch, by event: UIEvent) -> Bool {
    withSuperviews.dropFirst().lazy.compactMap { $0 as? UIScrollView }
      .allSatisfy { $0.touchesShouldBegin([touch], with: event, in: self) }
  }

  /// True inside a scroll view that waits whether a touch becomes a drag.
  fileprivate var isInDelayingScrollView: Bool {
    withSuperviews.dropFirst().contains {
      guard let scroll = $0 as? UIScrollView else { return false }
      return scroll.delaysContentTouches && scroll.isScrollEnabled && scroll.canScroll
    }
  }
}
