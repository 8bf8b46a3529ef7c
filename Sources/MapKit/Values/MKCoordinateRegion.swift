public import CoreLocation

/// How much of the earth is seen.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the earth: its middle, and how much of it.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// So many metres from north to south and from west to east, on a sphere of the earth's mean radius.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = CLLocation.earthRadius * .pi / 180
    let narrowing = max(1e-6, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree),
        longitudeDelta: min(360, longitudinalMeters / degree / narrowing)))
  }

  /// What a rectangle of the map shows.
  public init(_ rect: MKMapRect) {
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    let top = MKMapPoint(x: rect.midX, y: rect.minY).coordinate.latitude
    let bottom = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate.latitude
    self.init(
      center: CLLocationCoordinate2D(latitude: (top + bottom) / 2, longitude: middle.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: top - bottom, longitudeDelta: rect.width / MKMapSize.world.width * 360))
  }

  /// The rectangle of the map that shows the region; nil for what is no region.
  var mapRect: MKMapRect? {
    guard CLLocationCoordinate2DIsValid(center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
      span.latitudeDelta.isFinite, span.longitudeDelta.isFinite
    else { return nil }
    let mapPoint = { (latitude: Double) in
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: self.center.longitude))
    }
    let top = mapPoint(center.latitude + span.latitudeDelta / 2).y
    let bottom = mapPoint(center.latitude - span.latitudeDelta / 2).y
    let width = min(360, span.longitudeDelta) / 360 * MKMapSize.world.width
    return MKMapRect(
      x: mapPoint(center.latitude).x - width / 2, y: top, width: width, height: bottom - top)
  }
}

@available(swift, deprecated: 99, renamed: "MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
@available(swift, deprecated: 99, renamed: "MKCoordinateRegion.init(center:span:)")
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
@available(
  swift, deprecated: 99,
  renamed: "MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)"
)
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}
@available(swift, deprecated: 99, renamed: "MKCoordinateRegion.init(_:)")
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
