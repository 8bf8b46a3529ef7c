public import CoreGraphics
public import CoreLocation
public import UIKit

extension MKMapView {
  /// Where the map is going, or what it shows.
  private var settled: MapWindow? { motion?.to ?? shown }

  /// What the map shows; while it has no area, what it is to show.
  public var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows the whole of a region, and as little around it as the map's shape allows. What is no region is
  /// passed by.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    if let rect = region.mapRect { setVisibleMapRect(rect, animated: animated) }
  }

  /// The part of the flat map that is shown.
  public var visibleMapRect: MKMapRect {
    get { settled?.rect ?? wanted ?? .world }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows the whole of a rectangle, and as little around it as the map's shape allows.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Shows the whole of a rectangle, with room at the edges, points.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    let size = bounds.size
    var rect = mapRect
    let room = CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
    if insets != .zero, room.width > 0, room.height > 0 {
      let scale = MapWindow(showing: mapRect, in: room).scale
      let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
      rect = MKMapRect(
        x: mapRect.midX - width / 2 + Double(insets.right - insets.left) / 2 / scale,
        y: mapRect.midY - height / 2 + Double(insets.bottom - insets.top) / 2 / scale,
        width: width, height: height)
    }
    wanted = rect
    guard shown != nil else { return setNeedsLayout() }
    go(to: MapWindow(showing: rect, in: size), animated: animated)
  }

  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D {
    get {
      (settled?.center ?? MKMapPoint(x: visibleMapRect.midX, y: visibleMapRect.midY)).coordinate
    }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves a place into the middle without magnifying.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let (rect, center) = (visibleMapRect, MKMapPoint(coordinate))
    setVisibleMapRect(
      rect.offsetBy(dx: center.x - rect.midX, dy: center.y - rect.midY), animated: animated)
  }

  /// What would be shown if a region were.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard let rect = region.mapRect else { return region }
    return MKCoordinateRegion(mapRectThatFits(rect))
  }

  /// What would be shown if a rectangle were.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0 else { return mapRect }
    return MapWindow(showing: mapRect, in: bounds.size).rect
  }

  /// The rectangle that is shown with room at the edges.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    guard room.width > 0, room.height > 0 else { return mapRect }
    return MapWindow(showing: mapRect, in: room.size).rect
  }

  // MARK: The eye

  /// Where the eye is from which the map is seen, looking straight down.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: eyeDistance(of: visibleMapRect), pitch: 0,
        heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks from another place; straight down, whatever the camera says.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
    camera.noteTurns()
    let center = MKMapPoint(camera.centerCoordinate)
    let meters = 2 * camera.centerCoordinateDistance * tan(MKMapCamera.halfAngle)
    let height =
      meters * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
    let shape = bounds.height > 0 ? Double(bounds.width / bounds.height) : 1
    setVisibleMapRect(
      MKMapRect(
        x: center.x - height * shape / 2, y: center.y - height / 2, width: height * shape,
        height: height), animated: animated)
  }

  private func eyeDistance(of rect: MKMapRect) -> CLLocationDistance {
    let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
    let meters = rect.height * MKMetersPerMapPointAtLatitude(latitude)
    return meters / 2 / tan(MKMapCamera.halfAngle)
  }

  // MARK: Places and points

  /// The window for conversions: what is seen, or would be in the view's present size.
  private var measure: MapWindow? {
    if let window = shown, window.size == bounds.size { return window }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return MapWindow(showing: visibleMapRect, in: bounds.size)
  }

  /// Where a place is, in the space of `view`; nil: of the window.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    convert(measure?.point(MKMapPoint(coordinate)) ?? .zero, to: view)
  }

  /// The place at a point in the space of `view`.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let own = convert(point, from: view)
    return measure?.mapPoint(own).coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// The rectangle that a region covers, in the space of `view`.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    guard let rect = region.mapRect, let measure else { return .zero }
    let middle = measure.point(MKMapPoint(x: rect.midX, y: rect.midY))
    let size = CGSize(width: rect.width * measure.scale, height: rect.height * measure.scale)
    return convert(
      CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), to: view)
  }

  /// The region in a rectangle of the space of `view`.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    guard let measure else { return MKCoordinateRegion() }
    let own = convert(rect, from: view)
    let corner = measure.mapPoint(own.origin)
    return MKCoordinateRegion(
      MKMapRect(
        x: corner.x, y: corner.y, width: Double(own.width) / measure.scale,
        height: Double(own.height) / measure.scale))
  }
}
