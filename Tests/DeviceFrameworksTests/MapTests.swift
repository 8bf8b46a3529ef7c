import QuartzCore
import Testing
import UIKit
import VirtualTime

@testable import MapKit

/// The flat map.
@MainActor
struct MapGeometryTests {
  @Test func theMapIsMercatorsSquare() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 89, longitude: -180))
    #expect(corner.x == 0 && abs(corner.y) < 1e-6)
    // By the definition of the projection: y = ln tan(π/4 + φ/2), one radian is W / 2π.
    let oslo = MKMapPoint(CLLocationCoordinate2D(latitude: 60, longitude: 90))
    let radian = 268_435_456 / (2 * Double.pi)
    #expect(abs(oslo.y - (134_217_728 - 1.316_957_896_924_8 * radian)) < 0.01)
    #expect(oslo.x == 201_326_592)
  }

  @Test(arguments: [(51.5, -0.13), (-33.9, 151.2), (84.9, 179.9), (-85, -179.9)])
  func aPlaceComesBackFromTheMap(latitude: Double, longitude: Double) {
    let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(place.coordinate.latitude - latitude) < 1e-9)
    #expect(abs(place.coordinate.longitude - longitude) < 1e-9)
  }

  @Test func metresAndMapPointsGoTogether() {
    // The equator is 40 075 016.686 m long.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) * 268_435_456 - 40_075_016.686) < 0.01)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
  }

  @Test func aRegionOfMetresIsSoManyDegrees() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-4)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-3)
  }

  @Test func rectanglesMeetAndJoin() {
    let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(one.intersection(other) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(one.union(other) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(one.union(.null) == one && one.intersection(.null).isNull)
    #expect(!one.intersects(MKMapRect(x: 20, y: 0, width: 1, height: 1)))
    #expect(MKMapRect(x: -1, y: 0, width: 3, height: 1).spans180thMeridian)
  }
}

/// Maps on the screen.
@MainActor
struct MKMapViewTests {
  private final class Listener: NSObject, MKMapViewDelegate {
    var note: (@MainActor (String) -> Void)?
    var makesPins = false
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      note?("view for \(annotation.title ?? "")")
      guard makesPins else { return nil }
      let pin = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      pin.canShowCallout = true
      pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return pin
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      note?("selected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      note?("deselected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      note?("region \(CACurrentMediaTime())")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { note?("accessory of \(view.annotation?.title ?? "")") }
    func mapView(
      _ mapView: MKMapView, rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 4
      return renderer
    }
  }

  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    map.layoutIfNeeded()
    return map
  }

  @Test func aRegionIsShownWholeAndInTheMiddle() {
    _ = log { _ in
      let map = map()
      let center = CLLocationCoordinate2D(latitude: 50, longitude: 8)
      let wanted = MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 3))
      map.region = wanted
      let shown = map.region
      #expect(abs(shown.span.longitudeDelta - 3) < 1e-9)
      #expect(shown.span.latitudeDelta > 1)
      #expect(abs(map.centerCoordinate.longitude - 8) < 1e-9)
      #expect(abs(map.centerCoordinate.latitude - 50) < 0.01)
      // Asked for before the map has its size, it is shown whole all the same.
      let later = MKMapView(frame: .zero)
      later.region = wanted
      later.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      later.layoutIfNeeded()
      #expect(later.visibleMapRect == map.visibleMapRect)
    }
  }

  @Test func pointsAndPlacesGoTogether() {
    _ = log { _ in
      let map = map()
      map.setCenter(CLLocationCoordinate2D(latitude: 48, longitude: 11), animated: false)
      let middle = map.convert(map.centerCoordinate, toPointTo: map)
      #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 200) < 1e-6)
      let place = map.convert(CGPoint(x: 30, y: 70), toCoordinateFrom: map)
      let point = map.convert(place, toPointTo: map)
      #expect(abs(point.x - 30) < 1e-6 && abs(point.y - 70) < 1e-6)
      let rect = CGRect(x: 20, y: 40, width: 100, height: 80)
      let back = map.convert(map.convert(rect, toRegionFrom: map), toRectTo: map)
      #expect(abs(back.minX - 20) < 1e-3 && abs(back.width - 100) < 1e-3)
      #expect(abs(back.height - 80) < 1e-3)
    }
  }

  @Test func badRegionsArePassedBy() {
    _ = log { _ in
      let map = map()
      let before = map.visibleMapRect
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: .nan, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
      map.setCenter(kCLLocationCoordinate2DInvalid, animated: false)
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: .infinity, longitudeDelta: -1))
      #expect(map.visibleMapRect == before)
      let point = MKPointAnnotation()
      point.coordinate = CLLocationCoordinate2D(latitude: .nan, longitude: 500)
      map.addAnnotation(point)
      map.layoutIfNeeded()
      #expect(map.view(for: point) == nil)
    }
  }

  @Test func anAnimatedRegionTakesHalfASecondAndEndsThere() {
    let listener = Listener()
    var map: MKMapView?
    var between: MKCoordinateRegion?
    let target = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 40, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    let result = log { note in
      map = self.map()
      map?.delegate = listener
      map?.setRegion(target, animated: true)
      listener.note = note
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        between = map.map { MKCoordinateRegion($0.shown?.rect ?? .null) }
      }
    }
    #expect(result.lines == ["region 0.5"])
    #expect((between?.span.longitudeDelta ?? 0) > 0.2)
    #expect(abs((map?.centerCoordinate.longitude ?? 0) - 20) < 1e-9)
  }

  @Test func thingsLieAtTheirPlaces() {
    let listener = Listener()
    listener.makesPins = true
    let result = log { note in
      listener.note = note
      let map = map()
      map.delegate = listener
      let near = MKPointAnnotation()
      near.title = "near"
      near.coordinate = map.centerCoordinate
      let far = MKPointAnnotation()
      far.title = "far"
      far.coordinate = CLLocationCoordinate2D(latitude: -60, longitude: 120)
      map.addAnnotations([near, far])
      map.layoutIfNeeded()
      guard let pin = map.view(for: near) else { return note("no pin") }
      // The needle's point is 8, 36 in the view.
      let tip = pin.convert(CGPoint(x: 8, y: 36), to: map)
      #expect(abs(tip.x - 150) < 1e-6 && abs(tip.y - 200) < 1e-6)
      #expect(map.view(for: far) == nil && map.annotations.count == 2)
      map.removeAnnotation(near)
      #expect(
        pin.superview == nil && map.dequeueReusableAnnotationView(withIdentifier: "pin") === pin)
    }
    #expect(result.lines == ["view for near"])
    #expect(result.notes == ["maps (there is no network: the ground is empty)"])
  }

  @Test func aSelectedThingShowsItsCallout() {
    let listener = Listener()
    listener.makesPins = true
    let result = log { note in
      let map = map()
      map.delegate = listener
      let one = MKPointAnnotation(coordinate: map.centerCoordinate, title: "one")
      let other = MKPointAnnotation(coordinate: map.centerCoordinate, title: "other")
      map.addAnnotations([one, other])
      map.layoutIfNeeded()
      listener.note = note
      map.selectAnnotation(one, animated: false)
      #expect(map.callout?.superview != nil)
      map.selectAnnotation(other, animated: false)
      #expect(map.selectedAnnotations.first === other)
      let button = map.view(for: other)?.rightCalloutAccessoryView as? UIButton
      button?.sendActions(for: .touchUpInside)
      map.deselectAnnotation(other, animated: false)
      #expect(map.callout == nil)
    }
    #expect(
      result.lines == [
        "selected one", "deselected one", "selected other", "accessory of other",
        "deselected other",
      ])
  }

  @Test func markersStandWhereTheDelegateGivesNoView() {
    _ = log { _ in
      let map = map()
      let point = MKPointAnnotation(coordinate: map.centerCoordinate, title: "here")
      map.addAnnotation(point)
      map.layoutIfNeeded()
      let marker = map.view(for: point)
      #expect(marker is MKMarkerAnnotationView)
      #expect(abs((marker?.frame.maxY ?? 0) - 200) < 1e-6)
    }
  }

  @Test func linesGoThroughTheirPlaces() {
    let listener = Listener()
    var map: MKMapView?
    _ = log { _ in
      map = self.map()
      map?.delegate = listener
      let places = [(40.0, -100.0), (40, -90), (30, -90)].map {
        CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
      }
      map?.addOverlay(MKPolyline(coordinates: places, count: 3))
    }
    guard let map, let line = map.overlays.first else { return #expect(Bool(false)) }
    let renderer = map.renderer(for: line) as? MKPolylineRenderer
    let path = renderer?.path.boundingBox ?? .zero
    #expect(abs(path.width - 10 / 360 * 268_435_456) < 1)
    #expect(renderer?.view?.superview === map.overlayArea)
  }

  @Test func aThingTellsItsClass() {
    _ = log { _ in
      let things: [any MKAnnotation] = [MKPointAnnotation(), MKUserLocation()]
      #expect(things.map { $0.isKind(of: MKUserLocation.self) } == [false, true])
      #expect(
        things[0].isMember(of: MKPointAnnotation.self) && !things[0].isMember(of: NSObject.self))
    }
  }

  @Test func theEarthsCurveBendsALine() {
    _ = log { _ in
      let places = [-90.0, 90].map { CLLocationCoordinate2D(latitude: 60, longitude: $0) }
      let line = MKGeodesicPolyline(coordinates: places, count: 2)
      // Over the pole.
      #expect(line.coordinates.map(\.latitude).max().map { $0 > 85 } == true)
      #expect(line.pointCount == 65)
    }
  }

  @Test func serversOfMapsCannotBeAsked() {
    let result = log { note in
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "coffee"
      MKLocalSearch(request: request).start { _, error in
        note("search \((error as? MKError)?.code == .serverFailure)")
      }
      MKDirections(request: MKDirections.Request()).calculate { response, error in
        note("ways \(response == nil) \((error as NSError?)?.domain ?? "")")
      }
    }
    #expect(result.lines == ["search true", "ways true MKErrorDomain"])
  }
}
