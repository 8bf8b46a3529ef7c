public import CoreGraphics
import VirtualTime

/// One instance of an app's interface; here there is one at most.
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected for; nothing in particular here.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asked for the scene; none.
    open var sourceApplication: String? { nil }
    /// What the user was doing; nothing.
    open var userActivities: Set<NSUserActivity> { [] }
  }

  /// What the system keeps of the scene.
  public let session: UISceneSession
  /// Told what happens to the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.unattached
  /// What the scene is called where several are shown.
  open var title: String!

  /// A scene of that session; UIKit makes it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Nothing else runs here: the address is noted, and nothing is opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// How another scene is made.
  @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Held: the scene that asks.
    open var requestingScene: UIScene?

    public override init() { super.init() }
  }

  /// How an address is opened by another app.
  @MainActor
  open class OpenExternalURLOptions: NSObject {}

  // Posted at launch, in this order.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  // Never posted: the scene stays in front.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  /// The only screen.
  open var screen: UIScreen { .main }
  /// As the screen stands.
  open var interfaceOrientation: UIInterfaceOrientation { .onScreen }
  /// The scene's windows that are shown, those in front last.
  open var windows: [UIWindow] {
    ScreenWindows.active.windows.filter { $0.windowScene === self }
  }
  /// The scene's window that gets keys.
  open var keyWindow: UIWindow? {
    ScreenWindows.active.key.flatMap { $0.windowScene === self ? $0 : nil }
  }
  /// Between which sizes the user can pull the scene: on a phone it cannot be pulled.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another way round, which is refused unless the screen stands so: it is never turned.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      let errorHandler, !wanted.contains(interfaceOrientation)
    else { return }
    let context = SceneContext.active
    context.schedule(at: context.clock.now) {
      errorHandler(NSError(domain: "UISceneErrorDomain", code: 101))
    }
  }

  /// How a scene is to lie.
  @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene is to lie on a phone or a tablet.
    public final class iOS: GeometryPreferences {
      /// Which ways round it may stand; nil: any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// Between which sizes the user can pull a scene.
@MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least, points.
  open var minimumSize = CGSize.zero
  /// The greatest, points.
  open var maximumSize = CGSize.zero
}

/// What is known of the status bar; none is drawn.
@MainActor
open class UIStatusBarManager: NSObject {
  /// Where the status bar would be.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether there would be none.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// How it would look.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

/// An address that the app is asked to open.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What can go on where the user was.
@MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on where the user was.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// What the user was doing in an app; nothing is handed over here.
@MainActor
open class NSUserActivity: NSObject {
  /// What kind of activity, as reversed domain.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Which of that is needed at least.
  open var requiredUserInfoKeys: Set<String>?
  /// By what it would be found.
  open var keywords: Set<String> = []
  /// Where it would go on in a browser.
  open var webpageURL: URL?
  /// By what it would be deleted.
  open var persistentIdentifier: String?
  /// Whether `userInfo` is to be brought up to date before it is handed over.
  open var needsSave = false
  /// Whether it could be found.
  open var isEligibleForSearch = false
  /// Whether it could go on on another device.
  open var isEligibleForHandoff = true
  /// Whether others could find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it could be suggested.
  open var isEligibleForPrediction = false

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// The user is at it now; nobody asks.
  open func becomeCurrent() {}

  /// The user is at it no more; nobody asks.
  open func resignCurrent() {}

  /// It is over.
  open func invalidate() {}

  /// An activity of that kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

/// What the system keeps of a scene.
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is set up.
  open internal(set) var configuration: UISceneConfiguration
  /// Tells sessions apart.
  public let persistentIdentifier = "scene"
  /// What the app keeps with the session.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) {
    role = configuration.role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is set up.
@MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in Info.plist; nil for one in code.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; nil for a window scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// Stored; the storyboard is that of the launch.
  open var storyboard: AnyObject?

  /// A configuration of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
