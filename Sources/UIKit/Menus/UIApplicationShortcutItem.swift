import CoreGraphics

/// The picture of an app's quick action.
@MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that the system has.
  public enum IconType: Int, Sendable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// One of the system's.
  public convenience init(type: IconType) { self.init() }

  /// One of the app's.
  public convenience init(templateImageName: String) { self.init() }

  /// One of the system's symbols.
  public convenience init(systemImageName: String) { self.init() }
}

/// What an app offers when its icon is pressed for long. Held: nobody presses it here.
@MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What it is for.
  public final let type: String
  /// What it says.
  public final let localizedTitle: String
  /// What it says below.
  public final let localizedSubtitle: String?
  /// Its picture.
  public final let icon: UIApplicationShortcutIcon?
  /// More for the app.
  public final let userInfo: [String: Any]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}
