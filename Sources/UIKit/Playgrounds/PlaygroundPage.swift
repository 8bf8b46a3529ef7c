import CoreGraphics
import VirtualTime

// Apple's module is PlaygroundSupport. A page here imports UIKit alone, which so has its names.

/// What a playground's page can show: a view or a view controller.
@MainActor
public protocol PlaygroundLiveViewable {}

extension UIView: PlaygroundLiveViewable {}
extension UIViewController: PlaygroundLiveViewable {}

/// The page of a playground that is running.
@MainActor
public final class PlaygroundPage {
  private init() {}

  /// The running page.
  public static var current: PlaygroundPage {
    SceneContext.active.service { PlaygroundPage() }
  }

  /// What the page shows; nil until it says so.
  public var liveView: (any PlaygroundLiveViewable)?

  /// Whether the page goes on when its last statement is done; here time goes on as it is asked for.
  public var needsIndefiniteExecution = false

  /// Apple's: ends the page. Here nothing changes: a clip has its own end.
  public func finishExecution() {}
}

/// The page of a playground, by its name of Xcode 7.
@available(swift, deprecated: 99, renamed: "PlaygroundPage")
@MainActor
public enum XCPlaygroundPage {
  /// The running page.
  public static var currentPage: PlaygroundPage { .current }
}

/// Shows a view, as playgrounds of Xcode 6 did.
@available(swift, deprecated: 99, message: "set PlaygroundPage.current.liveView")
@MainActor
public func XCPShowView(_ identifier: String, _ view: UIView) {
  PlaygroundPage.current.liveView = view
}

/// Shows a view, with its old label.
@available(swift, deprecated: 99, message: "set PlaygroundPage.current.liveView")
@MainActor
public func XCPShowView(identifier: String, view: UIView) {
  PlaygroundPage.current.liveView = view
}
