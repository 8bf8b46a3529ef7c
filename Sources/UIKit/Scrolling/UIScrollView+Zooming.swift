import CoreGraphics
import VirtualTime

extension UIScrollView {
  /// Fingers scale when there is something between minimum and maximum.
  final func zoomRangeDidChange() {
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, pinchGestureRecognizer == nil {
      let pinch = UIPinchGestureRecognizer(target: self, action: UIScrollView.pinchDidChange)
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if !isZoomable, let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    }
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Scales the zoomed view between minimum and maximum, its corner where it is; the content gets
  /// its size.
  final func setZoom(_ scale: CGFloat) {
    SceneContext.check("zoomScale", scale.isPlain, at: layer.readableName)
    guard scale.isFinite, let view = zoomedView else { return }
    show(min(max(scale, minimumZoomScale), maximumZoomScale), of: view)
  }

  /// Scales so that `rect` of the zoomed view fits, and puts it into the middle.
  final func show(_ rect: CGRect) {
    guard zoomedView != nil else { return }
    setZoom(min(bounds.width / rect.width, bounds.height / rect.height))
    bounds.origin = CGPoint(
      x: rangeX.clamped(rect.midX * zoom - bounds.width / 2),
      y: rangeY.clamped(rect.midY * zoom - bounds.height / 2))
  }

  private func show(_ scale: CGFloat, of view: UIView) {
    let corner = view.frame.origin
    zoom = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  final func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMoving()
      pinchStart = zoom
      isZooming = true
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch, view)
    case .changed: follow(pinch, view)
    case .ended, .cancelled:
      isZooming = false
      let end = min(max(zoom, minimumZoomScale), maximumZoomScale)
      if end != zoom {
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
          self.setZoom(end)
        }
      }
      let offset = CGPoint(
        x: rangeX.clamped(bounds.origin.x), y: rangeY.clamped(bounds.origin.y))
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.bounds.origin = offset
      }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom)
    default: break
    }
  }

  /// Scales so that the content under the middle of the fingers stays there.
  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    var scale = pinchStart * pinch.scale
    let nearest = min(max(scale, minimumZoomScale), maximumZoomScale)
    // Beyond the ends the content comes along less.
    if scale != nearest { scale = bouncesZoom ? nearest + (scale - nearest) * 0.3 : nearest }
    guard scale.isFinite, scale > 0, zoom > 0 else { return }
    let middle = pinch.location(in: self)
    let ratio = scale / zoom
    let onScreen = CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
    show(scale, of: view)
    bounds.origin = CGPoint(
      x: middle.x * ratio - onScreen.x, y: middle.y * ratio - onScreen.y)
  }
}
