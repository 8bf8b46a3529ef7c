public import CoreGraphics
import CoreLocation
public import UIKit
import VirtualTime

/// Points of the screen for one map point.
public typealias MKZoomScale = CGFloat

/// Width in points of a road on the ground at a magnification, in map points, as Apple's formula for lines has it.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  zoomScale > 0 ? 8 / zoomScale : 0
}

/// Draws an overlay. Its space is that of the flat map, with the corner of the overlay's bounding rectangle as the
/// origin.
@MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Pixels of the screen for one point.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  weak var view: OverlayView?

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  private var origin: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Whether what is drawn for a rectangle is there already.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws what is in `mapRect`. Override it; this one draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Has all drawn again.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws a path, filled and stroked. Lines are as many points wide as they say, however the map is magnified.
@MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Points; 0: as a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// True: made of vectors on a phone; all are here.
  open var shouldRasterize = false
  private var made: CGPath?

  /// What is drawn, in the renderer's space.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set { made = newValue }
  }

  /// Sets `path`. Override it; this one sets none.
  open func createPath() {}

  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  open override func draw(
    _ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext
  ) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor.cgColor)
      fillPath(path, in: context)
    }
    guard let strokeColor else { return }
    context.setStrokeColor(strokeColor.cgColor)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }

  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    guard zoomScale > 0 else { return }
    context.setLineWidth((lineWidth > 0 ? lineWidth : 8) / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(
        phase: lineDashPhase / zoomScale,
        lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
}

/// Draws a line through places.
@MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline! { overlay as? MKPolyline }
  /// Stored: lines are drawn whole.
  open var strokeStart: CGFloat = 0
  /// Stored: lines are drawn whole.
  open var strokeEnd: CGFloat = 1

  open override func createPath() {
    let line = CGMutablePath()
    line.addLines(between: ((overlay as? MKMultiPoint)?.mapPoints ?? []).map { point(for: $0) })
    path = line
  }

  open override func draw(
    _ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext
  ) {
    // A line has no inside.
    guard let path, let strokeColor else { return }
    context.setStrokeColor(strokeColor.cgColor)
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}

/// Draws an area with straight edges.
@MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon! { overlay as? MKPolygon }

  open override func createPath() {
    let outline = CGMutablePath()
    guard let polygon = overlay as? MKPolygon else { return }
    for ring in [polygon] + (polygon.interiorPolygons ?? []) where ring.pointCount > 1 {
      outline.addLines(between: ring.mapPoints.map { point(for: $0) })
      outline.closeSubpath()
    }
    path = outline
  }
}

/// Draws a disc.
@MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle! { overlay as? MKCircle }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}

/// Draws map tiles, which never come; noted.
@MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  open func reloadData() {}

  open override func draw(
    _ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext
  ) {
    SceneContext.active.unsupported("tiles (there is no network)", at: "MKTileOverlayRenderer")
  }
}
