import CoreGraphics
import VirtualTime

/// The glass of a scene's screen: makes touches and events of what fingers do, and hands them to
/// the window in front.
@MainActor
package final class TouchScreen {
  /// How soon after a tap another one at the same point counts as its second, seconds.
  static let tapInterval = 0.35
  /// How far from a tap the next one may be, points.
  static let tapDistance: CGFloat = 45

  /// Who keys and editing are for.
  package weak var firstResponder: UIResponder?

  /// How often fingers that come down are to be ignored, one call on the other.
  var ignoring = 0

  private var fingers: [(id: Int, touch: UITouch)] = []
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private let event = UIEvent()
  let arena = GestureArena()

  /// The running scene's.
  package static var active: TouchScreen { SceneContext.active.service { TouchScreen() } }

  /// Lets the fingers do what `changes` says, all at this moment. A finger that is not down can
  /// only come down, one that is down only move or leave; other changes are without effect.
  package func apply(_ changes: [FingerChange]) {
    let now = SceneContext.active.clock.now
    for (_, touch) in fingers {
      touch.phase = .stationary
      touch.earlierPoint = touch.point
    }
    var isChanged = false
    for change in changes where change.point.x.isFinite && change.point.y.isFinite {
      isChanged = apply(change, at: now) || isChanged
    }
    guard isChanged else { return }
    event.timestamp = now
    event.ordered = fingers.map(\.touch)
    // One that left in between keeps the event alive for the windows it began in.
    UIApplication.shared.sendEvent(event)
    fingers.removeAll { $0.touch.phase.isLast }
    event.ordered.removeAll { $0.phase.isLast }
    arena.finish()
  }

  /// The windows in which the event's touches began.
  func windows(of event: UIEvent) -> [UIWindow] {
    var found: [UIWindow] = []
    for touch in event.ordered {
      if let window = touch.window, !found.contains(where: { $0 === window }) {
        found.append(window)
      }
    }
    return found
  }

  private func apply(_ change: FingerChange, at now: TimeInterval) -> Bool {
    let known = fingers.first { $0.id == change.finger }?.touch
    let point = known?.window?.fromScreen(change.point) ?? change.point
    switch (change.phase, known) {
    case (.began, nil):
      guard ignoring == 0,
        let window = ScreenWindows.active.window(at: change.point, with: event)
      else { return false }
      begin(change, in: window, at: now)
    case (.moved, let touch?):
      guard touch.point != point else { return false }
      touch.phase = .moved
      touch.point = point
      touch.timestamp = now
    case (.ended, let touch?), (.cancelled, let touch?):
      touch.phase = change.phase
      touch.point = point
      touch.timestamp = now
      let isTap =
        change.phase == .ended && touch.start.distance(to: point) <= Self.tapDistance
      lastTap = nil
      if isTap { lastTap = (point, now, touch.tapCount) }
    default: return false
    }
    return true
  }

  private func begin(_ change: FingerChange, in window: UIWindow, at now: TimeInterval) {
    let point = window.fromScreen(change.point)
    let touch = UITouch(point: point)
    touch.timestamp = now
    touch.window = window
    if let tap = lastTap, now - tap.time <= Self.tapInterval,
      tap.point.distance(to: point) <= Self.tapDistance
    {
      touch.tapCount = tap.count + 1
    }
    fingers.append((change.finger, touch))
    event.ordered = fingers.map(\.touch)
    touch.view = window.hitTest(point, with: event)
    touch.gestureRecognizers = arena.recognizers(for: touch)
  }

  /// Takes `touches` away from the views that know of them.
  func cancelInViews(_ touches: [UITouch]) {
    var views: [(view: UIView, touches: Set<UITouch>)] = []
    for touch in touches where touch.delivery != .cancelled && touch.delivery != .over {
      let (wasTold, wasOwed) = (touch.delivery == .told, touch.isEndOwed)
      touch.delivery = .cancelled
      touch.isEndOwed = false
      guard wasTold, let view = touch.view else { continue }
      // One that is not on the screen any more goes by itself.
      guard !wasOwed else {
        view.touchesCancelled([touch], with: event)
        continue
      }
      if let index = views.firstIndex(where: { $0.view === view }) {
        views[index].touches.insert(touch)
      } else {
        views.append((view, [touch]))
      }
    }
    for (view, touches) in views { view.touchesCancelled(touches, with: event) }
  }

  /// Tells the view of a touch that was held back that it has begun, unless something still keeps
  /// it back.
  func release(_ touch: UITouch) {
    guard touch.delivery == .held, !touch.isInDelay, !touch.isHeldBack, !touch.isTaken else {
      return
    }
    touch.delivery = .told
    touch.view?.touchesBegan([touch], with: event)
  }

  /// Tells the view of a touch what a recogniser, which has decided now, kept from it.
  func resume(_ touch: UITouch) {
    release(touch)
    guard touch.isEndOwed, touch.delivery == .told, !touch.isEndHeldBack, !touch.isTaken else {
      return
    }
    touch.isEndOwed = false
    touch.delivery = .over
    touch.view?.touchesEnded([touch], with: event)
  }
}

extension UITouch.Phase {
  /// True when the finger has left.
  var isLast: Bool { self == .ended || self == .cancelled }
}

extension CGPoint {
  /// The straight distance, points.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
