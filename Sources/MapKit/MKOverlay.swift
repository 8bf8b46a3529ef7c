public import CoreLocation
import UIKit

/// An area that lies over a map.
@MainActor
public protocol MKOverlay: MKAnnotation {
  /// All of it is in this rectangle.
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// False: the map's backdrop is drawn below it; nothing depends on it.
  func canReplaceMapContent() -> Bool
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public func canReplaceMapContent() -> Bool { false }
}

/// Several places in their order.
@MainActor
open class MKMultiPoint: MKShape {
  /// The points on the flat map.
  let mapPoints: [MKMapPoint]

  init(mapPoints: [MKMapPoint]) {
    self.mapPoints = mapPoints
    super.init()
  }

  /// How many.
  public var pointCount: Int { mapPoints.count }

  /// Around all of them.
  open var boundingMapRect: MKMapRect {
    mapPoints.map { MKMapRect(origin: $0, size: MKMapSize()) }
      .reduce(MKMapRect.null) { $0.union($1) }
  }

  /// The middle of that rectangle.
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    guard !rect.isNull else { return kCLLocationCoordinate2DInvalid }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// The points on the flat map.
  open func points() -> [MKMapPoint] { mapPoints }

  /// The places.
  public var coordinates: [CLLocationCoordinate2D] { mapPoints.map(\.coordinate) }
}

/// A line through places.
@MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// - Parameter count: how many of the places count.
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(mapPoints: coords.prefix(max(0, count)).map { MKMapPoint($0) })
  }

  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(mapPoints: Array(points.prefix(max(0, count))))
  }

  @available(swift, deprecated: 99, renamed: "init(coordinates:count:)")
  public convenience init(
    coordinates coords: inout [CLLocationCoordinate2D], count: Int
  ) { self.init(mapPoints: coords.prefix(max(0, count)).map { MKMapPoint($0) }) }
}

/// A line that follows the earth's curve between places.
@MainActor
open class MKGeodesicPolyline: MKPolyline {
  /// Parts between two places.
  private static let parts = 64

  override init(mapPoints: [MKMapPoint]) {
    var points: [MKMapPoint] = mapPoints.first.map { [$0] } ?? []
    for (from, to) in zip(mapPoints, mapPoints.dropFirst()) {
      points += (1...Self.parts).map {
        Self.between(from.coordinate, to.coordinate, Double($0) / Double(Self.parts))
      }
    }
    super.init(mapPoints: points)
  }

  /// A point of the great circle through two places.
  private static func between(
    _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, _ fraction: Double
  ) -> MKMapPoint {
    func vector(_ coordinate: CLLocationCoordinate2D) -> SIMD3<Double> {
      let (up, east) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
      return [cos(up) * cos(east), cos(up) * sin(east), sin(up)]
    }
    let (a, b) = (vector(from), vector(to))
    let angle = acos(max(-1, min(1, (a * b).sum())))
    guard angle > 1e-9 else { return MKMapPoint(from) }
    let point = (a * sin((1 - fraction) * angle) + b * sin(fraction * angle)) / sin(angle)
    return MKMapPoint(
      CLLocationCoordinate2D(
        latitude: asin(max(-1, min(1, point.z))) * 180 / .pi,
        longitude: atan2(point.y, point.x) * 180 / .pi))
  }
}

/// An area with straight edges, perhaps with holes.
@MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(mapPoints: coords.prefix(max(0, count)).map { MKMapPoint($0) })
  }

  public convenience init(
    coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(points: [MKMapPoint], count: Int) {
    self.init(mapPoints: Array(points.prefix(max(0, count))))
  }
}

/// All that is not further than a distance from a place.
@MainActor
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = max(0, radius)
    super.init()
  }

  @available(swift, deprecated: 99, renamed: "init(center:radius:)")
  public convenience init(
    centerCoordinate coord: CLLocationCoordinate2D, radius: CLLocationDistance
  ) { self.init(center: coord, radius: radius) }

  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let side = max(mapRect.width, mapRect.height)
    self.init(
      center: middle, radius: side / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(coordinate)
    let reach = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    return MKMapRect(
      x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Map tiles from a server; never had.
@MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var isGeometryFlipped = false
  open var canReplaceContent = false

  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
}
