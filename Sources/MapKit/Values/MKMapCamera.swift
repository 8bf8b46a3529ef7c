public import CoreGraphics
public import CoreLocation
import UIKit
import VirtualTime

/// From where a map is seen.
@MainActor
open class MKMapCamera: NSObject, NSCopying {
  /// Half of the angle between the upper and the lower edge of what is seen: 15°.
  nonisolated static let halfAngle = Double.pi / 12

  open var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the eye to the middle.
  open var centerCoordinateDistance: CLLocationDistance
  /// Degrees from straight down; maps are not tilted, which is noted.
  open var pitch: CGFloat
  /// Degrees from north; maps are not turned, which is noted.
  open var heading: CLLocationDirection

  /// Metres above the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }

  /// Above 0° N 0° E, on the ground.
  public override init() {
    centerCoordinate = CLLocationCoordinate2D()
    (centerCoordinateDistance, pitch, heading) = (0, 0, 0)
    super.init()
  }

  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = max(0, distance)
    (self.pitch, self.heading) = (pitch, heading)
    super.init()
  }

  /// An eye above a place, looking at another.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let way = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
    self.init(
      lookingAtCenter: centerCoordinate,
      fromDistance: (way * way + eyeAltitude * eyeAltitude).squareRoot(),
      pitch: CGFloat(atan2(way, max(eyeAltitude, 1e-9)) * 180 / .pi), heading: 0)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    let camera: MKMapCamera = MainActor.assumeIsolated {
      MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
        heading: heading)
    }
    return camera
  }

  func noteTurns() {
    guard pitch != 0 || heading != 0 else { return }
    SceneContext.active.unsupported("a turned or tilted map", at: "MKMapView")
  }
}
