public import UIKit
import VirtualTime

/// A level of a building.
public final class CLFloor: NSObject, Sendable {
  /// 0: the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}

/// Where something was, and when.
open class CLLocation: NSObject, NSCopying {
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres; negative: the coordinate is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres; not positive: the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north; negative: not known.
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres a second; negative: not known.
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  /// Nil: nobody measures it.
  open var floor: CLFloor? { nil }
  /// Metres above the ellipsoid; the same as above the sea.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }

  /// Nowhere in particular: no degrees either way, at no height.
  public convenience override init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy = -1, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy = -1, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place, now, whose height is not known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: SceneContext.date)
  }

  /// The mean radius of the earth by WGS 84, (2a + b) / 3, metres.
  package static let earthRadius = (2 * 6_378_137.0 + 6_356_752.314_245) / 3

  /// Metres along the great circle, by the haversine formula on a sphere. A phone follows the ellipsoid: up to
  /// half a percent differs.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let rise = sin((there.latitude - here.latitude) * radians / 2)
    let turn = sin((there.longitude - here.longitude) * radians / 2)
    let chord =
      rise * rise + cos(here.latitude * radians) * cos(there.latitude * radians) * turn * turn
    return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    let sign = { (value: Double) in (value < 0 ? "-" : "+") + String(format: "%.8f", abs(value)) }
    return "<\(sign(coordinate.latitude)),\(sign(coordinate.longitude))>"
      + String(
        format: " +/- %.2fm (speed %.2f mps / course %.2f)", horizontalAccuracy, speed, course)
  }
}

/// Where a device points.
public final class CLHeading: NSObject, Sendable {
  /// Degrees from magnetic north; negative: not known.
  public let magneticHeading: CLLocationDirection
  /// Degrees from north; negative: not known.
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date

  init(magneticHeading: CLLocationDirection, timestamp: Date) {
    self.magneticHeading = magneticHeading
    trueHeading = -1
    headingAccuracy = -1
    self.timestamp = timestamp
  }
}

/// A stay at a place.
public final class CLVisit: NSObject, Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let arrivalDate: Date
  public let departureDate: Date
  public let horizontalAccuracy: CLLocationAccuracy

  init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    self.coordinate = coordinate
    arrivalDate = arrival
    departureDate = departure
    horizontalAccuracy = -1
  }
}
