import CoreGraphics
import UIKit

extension MKMapView {
  func listenToTouches() {
    let tap = UITapGestureRecognizer(target: self, action: MKMapView.tapped)
    let twice = UITapGestureRecognizer(target: self, action: MKMapView.tappedTwice)
    twice.numberOfTapsRequired = 2
    let pan = UIPanGestureRecognizer(target: self, action: MKMapView.panned)
    let pinch = UIPinchGestureRecognizer(target: self, action: MKMapView.pinched)
    for recognizer in [tap, twice, pan, pinch] {
      // What is not for the map, such as a button in a callout, keeps its touches.
      recognizer.cancelsTouchesInView = false
      addGestureRecognizer(recognizer)
    }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    if let callout, callout.point(inside: convert(point, to: callout), with: nil) { return }
    let hit = shownAnnotations.filter { entry in
      guard let view = entry.view, view.isEnabled, !view.isHidden else { return false }
      // A fingertip is larger than a pin.
      let reach = view.bounds.insetBy(
        dx: min(0, (view.bounds.width - 44) / 2), dy: min(0, (view.bounds.height - 44) / 2))
      return reach.contains(convert(point, to: view))
    }
    let nearest = hit.min { distance($0, point) < distance($1, point) }
    if let nearest {
      selectAnnotation(nearest.annotation, animated: true)
    } else {
      for annotation in selected { deselectAnnotation(annotation, animated: true) }
    }
  }

  private func distance(_ entry: AnnotationEntry, _ point: CGPoint) -> CGFloat {
    guard let view = entry.view else { return .infinity }
    return hypot(view.center.x - point.x, view.center.y - point.y)
  }

  private func tappedTwice(_ recognizer: UITapGestureRecognizer) {
    guard isZoomEnabled, let window = shown else { return }
    magnify(window, by: 2, at: recognizer.location(in: self), animated: true)
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard isScrollEnabled, let window = shown else { return }
    switch recognizer.state {
    case .began:
      motion = nil
      panOrigin = window.center
      delegate?.mapView(self, regionWillChangeAnimated: false)
      fallthrough
    case .changed:
      let way = recognizer.translation(in: self)
      show(moved(window, from: panOrigin, by: way))
    case .ended:
      let speed = recognizer.velocity(in: self)
      // As far as what slows down with the square of the time left goes.
      let way = CGPoint(x: speed.x * 0.8 / 3, y: speed.y * 0.8 / 3)
      if hypot(way.x, way.y) > 5 {
        go(to: moved(window, from: window.center, by: way), animated: true, isCoasting: true)
      } else {
        delegate?.mapView(self, regionDidChangeAnimated: false)
      }
    case .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
    default: break
    }
  }

  private func moved(_ window: MapWindow, from center: MKMapPoint, by way: CGPoint) -> MapWindow {
    MapWindow(
      center: MKMapPoint(
        x: center.x - Double(way.x) / window.scale, y: center.y - Double(way.y) / window.scale),
      scale: window.scale, size: window.size)
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    guard isZoomEnabled, let window = shown else { return }
    switch recognizer.state {
    case .began:
      pinchScale = 1
      delegate?.mapView(self, regionWillChangeAnimated: false)
    case .changed:
      let factor = Double(recognizer.scale) / pinchScale
      pinchScale = Double(recognizer.scale)
      magnify(window, by: factor, at: recognizer.location(in: self), animated: false)
    case .ended, .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
    default: break
    }
  }

  /// Magnifies about a point of the view.
  private func magnify(_ window: MapWindow, by factor: Double, at point: CGPoint, animated: Bool) {
    guard factor > 0, factor.isFinite else { return }
    let fixed = window.mapPoint(point)
    let center = MKMapPoint(
      x: fixed.x + (window.center.x - fixed.x) / factor,
      y: fixed.y + (window.center.y - fixed.y) / factor)
    let target = MapWindow(center: center, scale: window.scale * factor, size: window.size)
    if animated {
      wanted = nil
      go(to: target, animated: true)
    } else {
      show(target)
    }
  }

  /// Shows what the fingers ask for.
  private func show(_ window: MapWindow) {
    wanted = nil
    shown = window
    showWindow()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }
}
