public import UIKit

/// What happens to a scene from outside, on its timeline: the part of the user.
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

  package init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
  }

  /// Does `action` at `seconds` of scene time, before any frame of that time is made. Events at one
  /// time happen in the order of writing.
  public mutating func at(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    precondition(seconds >= 0 && seconds.isFinite, "An event has a time from 0 on.")
    events.append(Event(sceneTime: seconds, action: action))
  }
}
