import CoreGraphics
import UIKit

/// What lies over a map, and the view in which its renderer draws it.
struct OverlayEntry {
  let overlay: any MKOverlay
  let level: MKOverlayLevel
  var renderer: MKOverlayRenderer?
  var view: OverlayView?
}

/// Draws one overlay, over the whole of the map.
final class OverlayView: UIView {
  private let renderer: MKOverlayRenderer
  private var shown: MapWindow?

  init(_ renderer: MKOverlayRenderer, frame: CGRect) {
    self.renderer = renderer
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    renderer.view = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ window: MapWindow) {
    guard window != self.shown || frame.size != window.size else { return }
    shown = window
    frame = CGRect(origin: .zero, size: window.size)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let window = shown, let context = UIGraphicsGetCurrentContext() else { return }
    let bounds = renderer.overlay.boundingMapRect
    let seen = window.rect
    guard !bounds.isNull, renderer.canDraw(seen, zoomScale: window.scale) else { return }
    let corner = bounds.origin
    // Once around the earth to either side, where the map shows its edge twice.
    for turn in [-1.0, 0, 1] {
      let shift = turn * MKMapSize.world.width
      let moved = bounds.offsetBy(dx: shift, dy: 0)
      let margin = 100 / window.scale
      guard moved.insetBy(dx: -margin, dy: -margin).intersects(seen) else { continue }
      context.saveGState()
      context.setAlpha(renderer.alpha)
      context.translateBy(
        x: CGFloat((corner.x + shift - seen.minX) * window.scale),
        y: CGFloat((corner.y - seen.minY) * window.scale))
      context.scaleBy(x: window.scale, y: window.scale)
      renderer.draw(
        seen.offsetBy(dx: -shift, dy: 0), zoomScale: CGFloat(window.scale), in: context)
      context.restoreGState()
    }
  }
}

extension MKMapView {
  /// All that lies over the map, lowest first.
  public var overlays: [any MKOverlay] { shownOverlays.map(\.overlay) }

  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    shownOverlays.filter { $0.level == level }.map(\.overlay)
  }

  /// Puts something on the map, above all others of its level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) {
    let index =
      level == .aboveRoads
      ? shownOverlays.firstIndex { $0.level == .aboveLabels } ?? shownOverlays.count
      : shownOverlays.count
    insert(overlay, at: index, level)
  }

  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  public func insertOverlay(
    _ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel = .aboveLabels
  ) { insert(overlay, at: max(0, min(shownOverlays.count, index)), level) }

  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    let index = shownOverlays.firstIndex { $0.overlay === sibling }
    insert(overlay, at: index.map { $0 + 1 } ?? shownOverlays.count, .aboveLabels)
  }

  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    let index = shownOverlays.firstIndex { $0.overlay === sibling }
    insert(overlay, at: index ?? shownOverlays.count, .aboveLabels)
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    guard !shownOverlays.contains(where: { $0.overlay === overlay }) else { return }
    shownOverlays.insert(OverlayEntry(overlay: overlay, level: level), at: index)
    // The delegate may be set after this.
    DispatchQueue.main.async { [weak self] in self?.makeRenderer(overlay) }
  }

  private func makeRenderer(_ overlay: any MKOverlay) {
    guard let index = shownOverlays.firstIndex(where: { $0.overlay === overlay }),
      shownOverlays[index].renderer == nil, let delegate
    else { return }
    let renderer = delegate.mapView(self, rendererFor: overlay)
    let view = OverlayView(renderer, frame: bounds)
    guard let current = shownOverlays.firstIndex(where: { $0.overlay === overlay }) else { return }
    shownOverlays[current].renderer = renderer
    shownOverlays[current].view = view
    overlayArea.insertSubview(view, at: shownOverlays[..<current].count { $0.view != nil })
    if let window = shown { view.show(window) }
    delegate.mapView(self, didAdd: [renderer])
  }

  public func removeOverlay(_ overlay: any MKOverlay) {
    guard let index = shownOverlays.firstIndex(where: { $0.overlay === overlay }) else { return }
    shownOverlays.remove(at: index).view?.removeFromSuperview()
  }

  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// What draws an overlay; nil before that was asked for.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    shownOverlays.first { $0.overlay === overlay }?.renderer
  }

  @available(swift, deprecated: 99, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }

  @available(swift, deprecated: 99, renamed: "addOverlay(_:level:)")
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }

  @available(swift, deprecated: 99, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
