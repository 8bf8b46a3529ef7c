import CoreGraphics
import CoreLocation

/// Which part of the flat map a view shows.
struct MapWindow: Equatable {
  /// The map point in the view's middle.
  var center: MKMapPoint
  /// Points of the view for one map point.
  var scale: Double
  /// The view's size, points.
  var size: CGSize

  /// The most that is magnified: two points for a map point, some seven centimetres.
  static let greatestScale = 2.0

  /// The whole of `rect`, and as little around it as the view's shape allows.
  init(showing rect: MKMapRect, in size: CGSize) {
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    self.size = size
    let across = Double(size.width) / max(rect.width, 1e-9)
    let down = Double(size.height) / max(rect.height, 1e-9)
    scale = min(across, down)
    confine()
  }

  init(center: MKMapPoint, scale: Double, size: CGSize) {
    (self.center, self.scale, self.size) = (center, scale, size)
    confine()
  }

  /// Keeps what is beyond the map's upper and lower edge out of sight, and brings the middle onto the map.
  mutating func confine() {
    let world = MKMapSize.world.width
    scale = min(Self.greatestScale, max(scale, Double(size.height) / world, 1e-9))
    let half = Double(size.height) / 2 / scale
    center.y = min(world - half, max(half, center.y))
    center.x = center.x.truncatingRemainder(dividingBy: world)
    if center.x < 0 { center.x += world }
  }

  /// What is seen.
  var rect: MKMapRect {
    let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Where a map point lies in the view; of its repetitions around the earth the one nearest the middle.
  func point(_ location: MKMapPoint) -> CGPoint {
    let world = MKMapSize.world.width
    let distance = (location.x - center.x).remainder(dividingBy: world)
    return CGPoint(
      x: Double(size.width) / 2 + distance * scale,
      y: Double(size.height) / 2 + (location.y - center.y) * scale)
  }

  /// The map point at a point of the view.
  func mapPoint(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (Double(point.x) - Double(size.width) / 2) / scale,
      y: center.y + (Double(point.y) - Double(size.height) / 2) / scale)
  }

  /// The window between two, magnified evenly in the eye's measure; 0 this one … 1 `other`.
  func mixed(with other: MapWindow, _ fraction: Double) -> MapWindow {
    let world = MKMapSize.world.width
    let dx = (other.center.x - center.x).remainder(dividingBy: world)
    let dy = other.center.y - center.y
    let zoom = pow(other.scale / scale, fraction)
    // While the scale changes evenly by factors, the middle moves as fast as it seems slow there.
    let ratio = other.scale / scale
    let way = abs(ratio - 1) < 1e-6 ? fraction : (1 - 1 / zoom) / (1 - 1 / ratio)
    return MapWindow(
      center: MKMapPoint(x: center.x + dx * way, y: center.y + dy * way), scale: scale * zoom,
      size: size)
  }
}
