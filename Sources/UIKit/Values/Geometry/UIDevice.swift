public import CoreGraphics
import VirtualTime

/// What an app runs on: a phone or a tablet, by the size of its screen.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// True for both upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// True for both lying ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the scene's screen belongs to.
@MainActor
open class UIDevice: NSObject {
  /// No phone's screen has so many points on its shorter side, and every tablet's has.
  private static let tabletWidth: CGFloat = 700

  /// The only device.
  public class var current: UIDevice { SceneContext.active.service { UIDevice() } }

  /// A phone, or a tablet where the screen is large.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let size = UIScreen.main.bounds.size
    return min(size.width, size.height) < Self.tabletWidth ? .phone : .pad
  }

  /// "iPhone" or "iPad".
  open var name: String { model }
  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// "iPhone" or "iPad".
  open var localizedModel: String { model }
  /// "iOS".
  open var systemName: String { "iOS" }
  /// The version whose behaviour is meant where versions differ.
  open var systemVersion: String { "15.0" }
  /// A number that is the same in every scene.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
  /// True: as on all devices since.
  open var isMultitaskingSupported: Bool { true }
  /// Stored; the battery is always full.
  open var isBatteryMonitoringEnabled = false
  /// Full.
  open var batteryLevel: Float { 1 }
  /// Full.
  open var batteryState: BatteryState { .full }
  /// Stored; nothing comes near.
  open var isProximityMonitoringEnabled = false
  /// Nothing comes near.
  open var proximityState: Bool { false }
  /// How many calls of `beginGeneratingDeviceOrientationNotifications()` are open.
  private var orientationRequests = 0
  /// Whether turning the device would be told of; it is never turned.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }

  /// Asks to be told when the device is turned, which it never is.
  open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  /// Takes one such request back.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationRequests = max(0, orientationRequests - 1)
  }

  /// How a battery is.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  // Never posted: the device stays as it is.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Held as the screen stands.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  // MARK: Surroundings

  /// Nothing is heard here.
  open func playInputClick() {}
}
