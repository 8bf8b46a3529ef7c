public import UIKit
import VirtualTime

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  @available(swift, deprecated: 99, renamed: "authorizedAlways")
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How finely an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// What the place is needed for.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// How the device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// Would tell where the device is. Nobody is asked for permission here: whoever asks is refused, on the scene's
/// clock, which is noted; then every request fails with `CLError.denied`.
@MainActor
open class CLLocationManager: NSObject {
  private struct WeakManager {
    weak var manager: CLLocationManager?
  }

  /// The scene's answer, one for all managers.
  @MainActor
  private final class Permission {
    var status = CLAuthorizationStatus.notDetermined
    private var made: [WeakManager] = []

    /// Those that are still there.
    var managers: [CLLocationManager] { made.compactMap(\.manager) }

    func add(_ manager: CLLocationManager) {
      made.removeAll { $0.manager == nil }
      made.append(WeakManager(manager: manager))
    }

    static var active: Permission { SceneContext.active.service { Permission() } }
  }

  /// Hears of all that happens; the status is told soon after it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil, delegate !== oldValue { later { $0.tellStatus() } } }
  }
  /// Metres that are to be told; nothing is.
  open var distanceFilter = kCLDistanceFilterNone
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  private var isUpdating = false

  public override init() {
    super.init()
    Permission.active.add(self)
  }

  // MARK: What may be known

  open var authorizationStatus: CLAuthorizationStatus { Permission.active.status }
  open class func authorizationStatus() -> CLAuthorizationStatus { Permission.active.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// True: a phone has the service, whoever may use it.
  open class func locationServicesEnabled() -> Bool { true }
  /// False: there is no compass.
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Is refused.
  open func requestWhenInUseAuthorization() { ask() }

  /// Is refused.
  open func requestAlwaysAuthorization() { ask() }

  /// Is refused.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (@MainActor ((any Error)?) -> Void)? = nil
  ) { later { _ in completion?(CLError.made(.promptDeclined)) } }

  private func ask() {
    let permission = Permission.active
    guard permission.status == .notDetermined else { return }
    SceneContext.active.unsupported(
      "the device's place (permission is refused)", at: "CLLocationManager")
    later { _ in
      guard permission.status == .notDetermined else { return }
      permission.status = .denied
      for manager in permission.managers {
        manager.tellStatus()
        if manager.isUpdating { manager.fail() }
      }
    }
  }

  // MARK: What is asked for

  /// Nil: nothing was ever told.
  open var location: CLLocation? { nil }
  /// Nil: nothing was ever told.
  open var heading: CLHeading? { nil }
  /// None.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// None.
  open var rangedRegions: Set<CLRegion> { [] }
  /// Metres.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Fails where it was refused; else waits for permission.
  open func startUpdatingLocation() {
    isUpdating = true
    if authorizationStatus == .denied { later { if $0.isUpdating { $0.fail() } } }
  }

  open func stopUpdatingLocation() { isUpdating = false }

  /// Fails where it was refused.
  open func requestLocation() { later { $0.fail() } }

  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  /// Nothing is told: there is no compass.
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  /// Fails: no regions are watched.
  open func startMonitoring(for region: CLRegion) {
    let identifier = region.identifier
    later {
      $0.delegate?.locationManager(
        $0, monitoringDidFailFor: CLRegion(identifier: identifier),
        withError: CLError.made(.regionMonitoringDenied))
    }
  }

  open func stopMonitoring(for region: CLRegion) {}

  /// Nothing is told of it.
  open func requestState(for region: CLRegion) {}

  /// No beacons are heard.
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {}
  open func disallowDeferredLocationUpdates() {}

  private func fail() {
    delegate?.locationManager(
      self,
      didFailWithError: CLError.made(
        authorizationStatus == .notDetermined ? .locationUnknown : .denied))
  }

  private func tellStatus() {
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  private func later(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
    DispatchQueue.main.async { [weak self] in if let self { body(self) } }
  }
}

/// Hears of a manager.
@MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  @available(swift, deprecated: 99, renamed: "locationManager(_:didFailWithError:)")
  func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    locationManager(manager, didFailWithError: error as NSError)
  }
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
