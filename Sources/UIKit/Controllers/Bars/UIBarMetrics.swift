public import CoreGraphics

/// Heights of bars that looks may differ by. Screens here are never turned, so that only the default
/// ones are shown.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar lies on the screen.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar that lies somewhere.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// `topAttached`: the bar's background reaches under the status bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
