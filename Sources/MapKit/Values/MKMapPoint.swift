public import CoreLocation

/// A point on the flat map: Mercator's projection of the whole world is a square with `MKMapSize.world` to a side,
/// y down, the 180th meridian at the left edge.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Where a place lies; beyond 85° of latitude the edge of the map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let latitude = min(Self.mapEdge, max(-Self.mapEdge, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * world
    y = world / 2 - log(tan(.pi / 4 + latitude / 2)) * world / (2 * .pi)
  }

  /// Degrees at which the square ends: atan(sinh π).
  static let mapEdge = 85.051_128_779_806_59

  /// The place.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    var longitude = (x / world * 360 - 180).truncatingRemainder(dividingBy: 360)
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return CLLocationCoordinate2D(
      latitude: atan(sinh((world / 2 - y) * 2 * .pi / world)) * 180 / .pi, longitude: longitude)
  }

  /// Metres between the places, along the great circle.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude).distance(
      from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// An extent on the flat map.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// The whole map: 2²⁸ to a side.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// Metres that one map point stands for at a latitude, at the equator's radius by WGS 84.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / MKMapSize.world.width
}

/// Map points that one metre is long at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

@available(swift, deprecated: 99, renamed: "MKMapPoint.distance(to:)")
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
@available(swift, deprecated: 99, renamed: "MKMapPoint.init(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
@available(swift, deprecated: 99, renamed: "MKMapPoint.coordinate")
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
@available(swift, deprecated: 99, renamed: "MKMapPoint.init(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
@available(swift, deprecated: 99, renamed: "MKMapSize.init(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
@available(swift, deprecated: 99, renamed: "MKMapSize.world")
public let MKMapSizeWorld = MKMapSize.world
@available(swift, deprecated: 99)
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1 == point2
}
