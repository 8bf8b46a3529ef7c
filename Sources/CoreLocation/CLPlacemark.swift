public import UIKit

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying {
  /// Where it is.
  public let location: CLLocation?
  /// Nil: no region is known.
  open var region: CLRegion? { nil }
  /// Nil: no time zone is known.
  open var timeZone: TimeZone? { nil }
  /// The address by the keys of the address book: "Street", "City", "State", "ZIP", "Country" …
  public let addressDictionary: [AnyHashable: Any]?

  package init(location: CLLocation?, addressDictionary: [AnyHashable: Any]?) {
    self.location = location
    self.addressDictionary = addressDictionary
    super.init()
  }

  /// The same place.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    addressDictionary = placemark.addressDictionary
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  private func part(_ key: String) -> String? {
    addressDictionary?[key].map { "\($0)" }
  }

  /// What the place is called.
  open var name: String? { part("Name") ?? part("Street") ?? thoroughfare }
  /// The street.
  open var thoroughfare: String? { part("Thoroughfare") ?? part("Street") }
  /// The number in the street.
  open var subThoroughfare: String? { part("SubThoroughfare") }
  /// The town.
  open var locality: String? { part("City") }
  /// A part of the town.
  open var subLocality: String? { part("SubLocality") }
  /// The state or province.
  open var administrativeArea: String? { part("State") }
  open var subAdministrativeArea: String? { part("SubAdministrativeArea") }
  open var postalCode: String? { part("ZIP") }
  /// The country's two letters.
  open var isoCountryCode: String? { part("CountryCode") }
  open var country: String? { part("Country") }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}

extension CLPlacemark {
  @available(swift, deprecated: 99, renamed: "isoCountryCode")
  public var ISOcountryCode: String? { isoCountryCode }
}
