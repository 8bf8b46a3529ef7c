public import UIKit

/// Whether something is inside a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// An area with a name.
open class CLRegion: NSObject, NSCopying {
  public let identifier: String
  /// Stored: nobody moves.
  open var notifyOnEntry = true
  /// Stored: nobody moves.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of one name are one region.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// All that is not further than a distance from a place.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// True for a place that is not further from the centre than the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// Where beacons of one owner are heard.
open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  /// Stored: no screen is turned on.
  open var notifyEntryStateOnDisplay = false
  open var proximityUUID: UUID { uuid }

  private init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?, _ identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }

  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, major, nil, identifier)
  }

  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid, major, minor, identifier) }

  @available(swift, deprecated: 99, renamed: "init(uuid:identifier:)")
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(proximityUUID, nil, nil, identifier)
  }

  @available(swift, deprecated: 99, renamed: "init(uuid:major:identifier:)")
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String
  ) { self.init(proximityUUID, major, nil, identifier) }

  @available(swift, deprecated: 99, renamed: "init(uuid:major:minor:identifier:)")
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(proximityUUID, major, minor, identifier) }
}

/// What beacons to look for.
open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(
    uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
  ) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }
}

/// A beacon that is heard; there are none.
public final class CLBeacon: NSObject {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  /// Metres.
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date
  public var proximityUUID: UUID { uuid }

  init(_ region: CLBeaconRegion, timestamp: Date) {
    uuid = region.uuid
    major = region.major ?? 0
    minor = region.minor ?? 0
    proximity = .unknown
    accuracy = -1
    rssi = 0
    self.timestamp = timestamp
  }
}
