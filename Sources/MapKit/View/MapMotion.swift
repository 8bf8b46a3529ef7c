import CoreGraphics
import UIKit

/// A map on its way from one window to another.
@MainActor
final class MapMotion {
  private let from: MapWindow
  let to: MapWindow
  private let start = CACurrentMediaTime()
  private let duration: Double
  private let curve: (Double) -> Double

  /// - Parameter isCoasting: whether the map was let go while it moved, and only slows down.
  init(from: MapWindow, to: MapWindow, isCoasting: Bool) {
    (self.from, self.to) = (from, to)
    duration = isCoasting ? 0.8 : 0.5
    curve = isCoasting ? Self.slowing : Self.easing
  }

  private static func slowing(_ part: Double) -> Double {
    let left = 1 - part
    return 1 - left * left * left
  }

  private static func easing(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  /// The window now, and whether it is the last.
  var step: (window: MapWindow, isLast: Bool) {
    let time = (CACurrentMediaTime() - start) / duration
    return time >= 1 ? (to, true) : (from.mixed(with: to, curve(max(0, time))), false)
  }
}

/// Calls a map at every refresh while it moves; holds it weakly, as the link holds its target.
@MainActor
private final class MapTicker: NSObject {
  weak var map: MKMapView?

  init(_ map: MKMapView) { self.map = map }

  func tick(_ link: CADisplayLink) {
    if map?.stepMotion() != true { link.invalidate() }
  }
}

extension MKMapView {
  /// Shows another window, at once or on a way there.
  func go(to window: MapWindow, animated: Bool, isCoasting: Bool = false) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    guard animated, let now = shown, now != window else {
      motion = nil
      shown = window
      showWindow()
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: animated)
      return
    }
    let isUnderWay = motion != nil
    motion = MapMotion(from: now, to: window, isCoasting: isCoasting)
    guard !isUnderWay else { return }
    CADisplayLink(target: MapTicker(self), selector: MapTicker.tick).add(
      to: .main, forMode: .common)
  }

  /// Goes on with a motion; false at its end.
  fileprivate func stepMotion() -> Bool {
    guard let motion else { return false }
    let step = motion.step
    shown = step.window
    if step.isLast { self.motion = nil }
    showWindow()
    delegate?.mapViewDidChangeVisibleRegion(self)
    if step.isLast { delegate?.mapView(self, regionDidChangeAnimated: true) }
    return !step.isLast
  }
}
