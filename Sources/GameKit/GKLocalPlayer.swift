public import UIKit
import VirtualTime

/// The domain of errors of games.
public let GKErrorDomain = "GKErrorDomain"

/// Why something about games failed.
public struct GKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { GKErrorDomain }
  public static var errorDomain: String { GKErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = GKError

    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case notAuthenticated = 6
    case gameUnrecognized = 15
  }

  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var notAuthenticated: Code { .notAuthenticated }

  static func made(_ code: Code) -> GKError {
    GKError(code, userInfo: frameworkErrorInfo(GKErrorDomain, code.rawValue))
  }
}

/// Somebody who plays.
@MainActor
open class GKPlayer: NSObject {
  open var alias: String { "" }
  open var displayName: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  @available(swift, deprecated: 99, renamed: "gamePlayerID")
  open var playerID: String { "" }
}

/// Who plays here: nobody is known, as there is no network, which is noted.
@MainActor
open class GKLocalPlayer: GKPlayer {
  private static let shared = GKLocalPlayer()

  open class var local: GKLocalPlayer { shared }
  @available(swift, deprecated: 99, renamed: "local")
  open class func localPlayer() -> GKLocalPlayer { shared }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// Setting it asks; it is called after what is being done now, with the error `communicationsFailure`.
  open var authenticateHandler: (@MainActor (UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      SceneContext.active.unsupported("Game Center (there is no network)", at: "GKLocalPlayer")
      DispatchQueue.main.async { authenticateHandler(nil, GKError.made(.communicationsFailure)) }
    }
  }
}

/// Points that were made.
@MainActor
open class GKScore: NSObject {
  public let leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0

  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }

  /// Fails.
  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? =
      nil
  ) { DispatchQueue.main.async { completionHandler?(GKError.made(.notAuthenticated)) } }
}

/// Something that was reached.
@MainActor
open class GKAchievement: NSObject {
  public let identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Fails.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError.made(.notAuthenticated)) } }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
}

/// The system's page of games: empty, with Done.
@MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    setUp()
  }

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }

  private func setUp() {
    let page = UIViewController()
    page.title = "Game Center"
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: GKGameCenterViewController.finish)
    viewControllers = [page]
  }

  private func finish() { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) }
}

/// Hears of that page.
@MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
