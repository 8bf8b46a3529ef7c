public import CoreLocation
public import UIKit

/// How one travels.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Finds ways. The server cannot be asked: each request fails after what is being done now.
@MainActor
open class MKDirections: NSObject {
  /// From where to where.
  @MainActor
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }
  }

  /// The ways that were found.
  @MainActor
  open class Response: NSObject {
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
    open var routes: [MKRoute] { [] }
  }

  /// How long it would take.
  @MainActor
  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }

  public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
  public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

  open private(set) var isCalculating = false

  public init(request: Request) { super.init() }

  public func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }

  public func calculateETA(completionHandler: @escaping ETAHandler) {
    fail { completionHandler(nil, $0) }
  }

  open func calculate() async throws -> Response { throw MKError.offline("ways", "MKDirections") }

  open func cancel() { isCalculating = false }

  private func fail(_ handler: @escaping @MainActor (any Error) -> Void) {
    isCalculating = true
    DispatchQueue.main.async {
      guard self.isCalculating else { return }
      self.isCalculating = false
      handler(MKError.offline("ways", "MKDirections"))
    }
  }
}

/// A way; never found.
@MainActor
open class MKRoute: NSObject {
  /// A part of a way.
  @MainActor
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .automobile }
  open var polyline: MKPolyline { MKPolyline(mapPoints: []) }
  open var steps: [Step] { [] }
}

@available(swift, deprecated: 99, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(swift, deprecated: 99, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
@available(swift, deprecated: 99, renamed: "MKRoute.Step")
public typealias MKRouteStep = MKRoute.Step

/// Makes pictures of maps. Their backdrop cannot be had: each request fails after what is being done now.
@MainActor
open class MKMapSnapshotter: NSObject {
  /// What is to be seen.
  @MainActor
  open class Options: NSObject {
    open var region = MKMapView.home
    open var mapRect = MKMapRect.world
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()

    public override init() { super.init() }
  }

  /// A picture of a map; never made.
  @MainActor
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  open private(set) var isLoading = false

  public init(options: Options) { super.init() }

  public func start(completionHandler: @escaping CompletionHandler) {
    isLoading = true
    DispatchQueue.main.async {
      guard self.isLoading else { return }
      self.isLoading = false
      completionHandler(nil, MKError.offline("pictures of maps", "MKMapSnapshotter"))
    }
  }

  public func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) { start(completionHandler: completionHandler) }

  open func cancel() { isLoading = false }
}

@available(swift, deprecated: 99, renamed: "MKMapSnapshotter.Options")
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
@available(swift, deprecated: 99, renamed: "MKMapSnapshotter.Snapshot")
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
