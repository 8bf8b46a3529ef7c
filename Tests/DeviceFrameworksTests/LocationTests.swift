import CoreLocation
import Testing
import UIKit

/// Places, and who may know where the device is.
@MainActor
struct CoreLocationTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var note: (@MainActor (String) -> Void)?
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { note?("status \(status.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      note?("\((error as NSError).domain) \((error as NSError).code)")
    }
  }

  @Test func whoAsksForThePlaceIsRefused() {
    let listener = Listener()
    var manager: CLLocationManager?
    let result = log { note in
      listener.note = note
      manager = CLLocationManager()
      manager?.delegate = listener
      note("status at first \(CLLocationManager.authorizationStatus().rawValue)")
      manager?.requestWhenInUseAuthorization()
      manager?.startUpdatingLocation()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { manager?.requestLocation() }
    }
    #expect(
      result.lines == [
        "status at first 0", "status 0", "status 2", "kCLErrorDomain 1", "kCLErrorDomain 1",
      ])
    #expect(result.notes == ["the device's place (permission is refused)"])
  }

  @Test func aManagerThatStoppedHearsOfNoFailure() {
    let listener = Listener()
    var manager: CLLocationManager?
    let result = log { note in
      listener.note = note
      manager = CLLocationManager()
      manager?.delegate = listener
      manager?.requestAlwaysAuthorization()
      manager?.startUpdatingLocation()
      manager?.stopUpdatingLocation()
    }
    #expect(result.lines == ["status 0", "status 2"])
  }

  @Test func distancesAreThoseOfTheGreatCircle() {
    // A quarter of the meridian on a sphere of the mean radius 6 371 008.77 m.
    let pole = CLLocation(latitude: 90, longitude: 0)
    let equator = CLLocation(latitude: 0, longitude: 123)
    #expect(abs(pole.distance(from: equator) - 6_371_008.771_4 * .pi / 2) < 0.01)
    // Paris to London: 343 to 345 km.
    let paris = CLLocation(latitude: 48.8567, longitude: 2.3508)
    let london = CLLocation(latitude: 51.5072, longitude: -0.1275)
    #expect(abs(paris.distance(from: london) - 343_900) < 1000)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test func aCircleHoldsWhatIsNotFurtherThanItsRadius() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = CLCircularRegion(center: center, radius: 112_000, identifier: "here")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 0)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 1, longitude: 1)))
    #expect(region == CLCircularRegion(center: center, radius: 1, identifier: "here"))
  }

  @Test func onlyPlacesOnTheEarthAreValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
    #expect(kCLLocationCoordinate2DInvalid.latitude == -180)
  }

  @Test func addressesCannotBeFound() {
    var geocoder: CLGeocoder?
    let result = log { note in
      geocoder = CLGeocoder()
      geocoder?.geocodeAddressString("Here") { places, error in
        note("\(places?.count ?? -1) \((error as? CLError)?.code == .network)")
        note(error?.localizedDescription ?? "")
      }
      note("geocoding \(geocoder?.isGeocoding ?? false)")
    }
    #expect(
      result.lines == [
        "geocoding true", "-1 true",
        "The operation couldn’t be completed. (kCLErrorDomain error 2.)",
      ])
  }

  @Test func aCancelledRequestSaysSo() {
    var geocoder: CLGeocoder?
    let result = log { note in
      geocoder = CLGeocoder()
      geocoder?.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { _, error in
        note("\((error as? CLError)?.code == .geocodeCanceled)")
      }
      geocoder?.cancelGeocode()
    }
    #expect(result.lines == ["true"])
  }

  @Test func errorsAreCaughtByTheirCodes() {
    do {
      throw CLError(.denied)
    } catch CLError.denied {
    } catch {
      Issue.record("not caught")
    }
  }
}
