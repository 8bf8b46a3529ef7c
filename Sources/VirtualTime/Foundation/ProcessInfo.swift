public import Foundation

// What Foundation's process does not say on Linux.
extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }

  /// Never posted: the device stays cool.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// False: there is power.
  public var isLowPowerModeEnabled: Bool { false }
  /// Cool.
  public var thermalState: ThermalState { .nominal }
  /// False.
  public var isMacCatalystApp: Bool { false }
  /// False.
  public var isiOSAppOnMac: Bool { false }
}

@available(swift, deprecated: 99, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo

extension Notification.Name {
  /// Never posted: the power is as it is.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
