public import CoreLocation
import UIKit

/// Something at a place on a map.
@MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line of what is said of it; nil unless implemented.
  var title: String? { get }
  /// The second line; nil unless implemented.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something on a map with a title.
@MainActor
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  override init() { super.init() }
}

/// A place with a title.
@MainActor
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public override init() { super.init() }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }

  @available(swift, deprecated: 99)
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate)
  }
}

/// Where the user is; not known.
@MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// Invalid: the place is not known.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "Current Location"
  open var subtitle: String?
  /// Nil: not known.
  open var location: CLLocation? { nil }
  /// Nil: not known.
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }

  public override init() { super.init() }
}

/// Several things so near each other that one stands for them.
@MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
    title = memberAnnotations.first?.title
    if memberAnnotations.count > 1 { subtitle = "+\(memberAnnotations.count - 1) more" }
  }

  /// The middle of its members.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return CLLocationCoordinate2D() }
    let count = Double(memberAnnotations.count)
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
      longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
  }
}

/// A place with its address, on a map.
nonisolated open class MKPlacemark: CLPlacemark, MKAnnotation {
  nonisolated public let coordinate: CLLocationCoordinate2D

  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// The place's name.
  nonisolated open var title: String? { name }
  /// The town and the state.
  nonisolated open var subtitle: String? {
    let parts = [locality, administrativeArea].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  open var countryCode: String? { isoCountryCode }
}
