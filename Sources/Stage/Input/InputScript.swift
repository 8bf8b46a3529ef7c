public import UIKit

/// What happens to a scene from outside, on its timeline: the part of the user.
///
/// Fingers are written down as gestures, `InputScript+Touches.swift`; anything else by `at(_:_:)`.
@MainActor
public struct InputScript {
  /// One event.
  package struct Event {
    /// Seconds since the scene began.
    package var sceneTime: Double
    /// What the user does.
    package var action: @MainActor () -> Void
  }

  /// The controller the scene made.
  public let rootViewController: UIViewController
  /// In the order of writing.
  package private(set) var events: [Event] = []
  /// What goes on for a while.
  var motions: [ScriptedMotion] = []
  /// How many fingers came down so far.
  private var fingers = 0

  package init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
  }

  /// Does `action` at `seconds` of scene time, before any frame of that time is made. Events at one
  /// time happen in the order of writing.
  public mutating func at(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    precondition(seconds >= 0 && seconds.isFinite, "An event has a time from 0 on.")
    events.append(Event(sceneTime: seconds, action: action))
  }

  /// The number of a finger that has not come down yet.
  mutating func nextFinger() -> Int {
    fingers += 1
    return fingers - 1
  }

  /// Lets fingers come down together at `seconds` and go along `paths`. The screen reports them
  /// sixty times a second from then on, and when they are lifted.
  package mutating func touch(_ paths: [FingerPath], at seconds: Double) {
    let reports = TouchSynthesis.reports(of: paths, first: fingers)
    fingers += paths.count
    for (time, changes) in reports {
      at(seconds + time) { TouchScreen.active.apply(changes) }
    }
  }
}
