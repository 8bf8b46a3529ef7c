public import CoreLocation
import UIKit
import VirtualTime

/// A place that maps can open.
@MainActor
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  /// True for the place where the device is, which is not known.
  public let isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    super.init()
    name = placemark.name
  }

  private init(current: Void) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    super.init()
    name = "Current Location"
  }

  /// Where the device is; not known.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// Opens nothing, which is noted; false.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens nothing, which is noted; false.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    SceneContext.active.unsupported("the app of maps", at: "MKMapItem")
    return false
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why something about maps failed.
public struct MKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MKErrorDomain }
  public static var errorDomain: String { MKErrorDomain }

  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }

  /// What every question to the server of maps comes to here; noted.
  @MainActor
  static func offline(_ what: String, _ subject: String) -> MKError {
    SceneContext.active.unsupported("\(what) (there is no network)", at: subject)
    return MKError(.serverFailure, userInfo: frameworkErrorInfo(MKErrorDomain, 2))
  }
}
