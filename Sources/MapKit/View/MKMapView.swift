public import CoreGraphics
public import CoreLocation
public import UIKit
import VirtualTime

/// What a map shows.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// How the map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// What lies under an overlay.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// The name of the view that a map makes where its delegate makes none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of the view of several things gathered in one.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map. There is no network, so that its backdrop is empty, which is noted; places, things on it and what lies over
/// it are where they would be. Turned and tilted it is not.
@MainActor
open class MKMapView: UIView {
  // MARK: What is shown

  /// What a phone that is used in the United States shows first.
  static let home = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.132_840, longitude: -95.785_580),
    span: MKCoordinateSpan(latitudeDelta: 69.4, longitudeDelta: 61.3))

  /// What was last asked for, shown whole in whatever size the map gets; nil once the user has moved it.
  var wanted: MKMapRect? = MKMapView.home.mapRect
  /// What is seen; nil while the view has no area.
  var shown: MapWindow?
  var motion: MapMotion?
  let backdrop = MapBackdrop(frame: .zero)
  let overlayArea = UIView(frame: .zero)
  let annotationArea = UIView(frame: .zero)
  var callout: CalloutView?
  var shownAnnotations: [AnnotationEntry] = []
  var reserve: [String: [MKAnnotationView]] = [:]
  var registered: [String: MKAnnotationView.Type] = [:]
  var selected: [any MKAnnotation] = []
  var shownOverlays: [OverlayEntry] = []
  var panOrigin = MKMapPoint()
  var pinchScale = 1.0
  private var hasSaid = false

  /// Hears of the map and gives views for what lies on it.
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType = .standard {
    didSet { backdrop.isImagery = mapType != .standard && mapType != .mutedStandard }
  }
  /// False: fingers do not magnify.
  open var isZoomEnabled = true
  /// False: fingers do not move.
  open var isScrollEnabled = true
  /// Stored: maps are not turned.
  open var isRotateEnabled = true
  /// Stored: maps are not tilted.
  open var isPitchEnabled = true
  /// Stored: the map is not turned, so that no compass is shown.
  open var showsCompass = true
  /// Stored.
  open var showsScale = false
  /// Stored: the backdrop is empty.
  open var showsTraffic = false
  /// Stored: the backdrop is empty.
  open var showsBuildings = true
  /// Stored: the backdrop is empty.
  open var showsPointsOfInterest = true
  /// Stored: the backdrop is empty.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the user's place is to be shown; it is not known.
  open var showsUserLocation = false {
    didSet { if showsUserLocation, !oldValue { failToLocate() } }
  }
  /// Stays `none`: the user's place is not known.
  open private(set) var userTrackingMode = MKUserTrackingMode.none
  open var isUserLocationVisible: Bool { false }
  /// Not known.
  public let userLocation = MKUserLocation()
  /// Stored.
  open var cameraZoomRange: MKMapView.CameraZoomRange?
  /// Stored.
  open var cameraBoundary: MKMapView.CameraBoundary?

  public override init(frame: CGRect) {
    MKMapView.classRecords
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    MKMapView.classRecords
    super.init(coder: coder)
    setUp()
    let types: [String: MKMapType] = [
      "standard": .standard, "satellite": .satellite, "hybrid": .hybrid,
      "satelliteFlyover": .satelliteFlyover, "hybridFlyover": .hybridFlyover,
      "mutedStandard": .mutedStandard,
    ]
    mapType = coder.nibText("mapType").flatMap { types[$0] } ?? .standard
    isZoomEnabled = coder.nibBool("zoomEnabled") ?? true
    isScrollEnabled = coder.nibBool("scrollEnabled") ?? true
    isRotateEnabled = coder.nibBool("rotateEnabled") ?? true
    isPitchEnabled = coder.nibBool("pitchEnabled") ?? true
    showsUserLocation = coder.nibBool("showsUserLocation") ?? false
    coder.skipInNib([
      "showsBuildings", "showsPointsOfInterest", "showsCompass", "showsScale", "showsTraffic",
      "<standardMapConfiguration>", "<imageryMapConfiguration>", "<hybridMapConfiguration>",
      "preferredConfiguration",
    ])
  }

  /// What storyboards and keys name.
  private static let classRecords: Void = ClassRecord.registerFramework {
    [
      ClassRecord(
        MKMapView.self, name: "MKMapView",
        properties: [
          .property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 }),
          .property("showsUserLocation", \MKMapView.showsUserLocation),
        ])
    ]
  }

  private func setUp() {
    clipsToBounds = true
    for part in [backdrop, overlayArea, annotationArea] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    overlayArea.isUserInteractionEnabled = false
    listenToTouches()
  }

  /// The user's place is not followed, as it is not known.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != .none else { return }
    showsUserLocation = true
  }

  private func failToLocate() {
    SceneContext.active.unsupported("the user's place", at: "MKMapView")
    DispatchQueue.main.async { [weak self] in
      guard let self, CLLocationManager.authorizationStatus() == .denied else { return }
      self.delegate?.mapView(
        self, didFailToLocateUserWithError: CLError(.denied))
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if !hasSaid {
      hasSaid = true
      SceneContext.active.unsupported(
        "maps (there is no network: the ground is empty)", at: "MKMapView")
      delegate?.mapViewWillStartLoadingMap(self)
    }
    if shown?.size != bounds.size {
      let old = shown
      if let wanted {
        shown = MapWindow(showing: wanted, in: bounds.size)
      } else if let old {
        shown = MapWindow(center: old.center, scale: old.scale, size: bounds.size)
      }
      motion = nil
    }
    showWindow()
  }

  /// Brings everything to where the window has it.
  func showWindow() {
    guard let window = shown else { return }
    backdrop.show(window)
    makeAnnotationViews()
    placeAnnotations()
    for entry in shownOverlays { entry.view?.show(window) }
  }
}

extension MKMapView {
  /// How near and how far the eye may go.
  public final class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      guard minDistance <= maxDistance else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
      super.init()
    }
  }

  /// Where the middle of the map has to stay.
  public final class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      super.init()
    }

    public convenience init?(mapRect: MKMapRect) {
      self.init(coordinateRegion: MKCoordinateRegion(mapRect))
    }
  }

  @available(swift, deprecated: 99, renamed: "isZoomEnabled")
  public var zoomEnabled: Bool {
    get { isZoomEnabled }
    set { isZoomEnabled = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isScrollEnabled")
  public var scrollEnabled: Bool {
    get { isScrollEnabled }
    set { isScrollEnabled = newValue }
  }
}

/// Which points of interest the backdrop would show; stored.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}
