public import CoreGraphics
import Geometry
import RenderTree

/// A layer that fills and strokes a path in its bounds space, above its contents and below its
/// sublayers. The path is not clipped to the bounds.
open class CAShapeLayer: CALayer {
  final var shape = ShapeValues()

  /// The shape; its own copy. Not animated implicitly.
  open var path: CGPath? {
    get { shape.path }
    set { change("path", from: shape.path, to: newValue?.copy()) { shape.path = $0 } }
  }

  /// Fills the path; opaque black unless changed, nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor", from: shape.fillColor, to: newValue) { shape.fillColor = $0 } }
  }

  /// Which regions of the path are inside; non-zero unless changed.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule", from: shape.fillRule, to: newValue) { shape.fillRule = $0 } }
  }

  /// Strokes the path; nil for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor", from: shape.strokeColor, to: newValue) { shape.strokeColor = $0 } }
  }

  /// The fraction of the path's length at which the stroke begins.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart", from: shape.strokeStart, to: newValue) { shape.strokeStart = $0 } }
  }

  /// The fraction of the path's length at which the stroke ends.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd", from: shape.strokeEnd, to: newValue) { shape.strokeEnd = $0 } }
  }

  /// Width of the stroke, points, centred on the path.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth", from: shape.lineWidth, to: newValue) { shape.lineWidth = $0 } }
  }

  /// A miter longer than this many line widths becomes a bevel.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit", from: shape.miterLimit, to: newValue) { shape.miterLimit = $0 } }
  }

  /// How the stroke, its dashes and its trimmed ends end; butt unless changed.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap", from: shape.lineCap, to: newValue) { shape.lineCap = $0 } }
  }

  /// How the stroke turns corners; mitered unless changed.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin", from: shape.lineJoin, to: newValue) { shape.lineJoin = $0 } }
  }

  /// Distance into the dash pattern at the start of the stroke, points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      change("lineDashPhase", from: shape.lineDashPhase, to: newValue) {
        shape.lineDashPhase = $0
      }
    }
  }

  /// Lengths of dashes and gaps in turn, points; nil for a solid line.
  open var lineDashPattern: [any NumberValue]? {
    get { shape.lineDashPattern }
    set {
      let lengths = newValue?.map(\.doubleValue)
      change("lineDashPattern", from: shape.lineDashPattern, to: lengths) {
        shape.lineDashPattern = $0
      }
    }
  }

  open override func presentation() -> CAShapeLayer? { presentationNow() as? CAShapeLayer }

  open override func makePresentation() -> CALayer { CAShapeLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  override class var properties: PropertyTable { .shapeLayer }

  override var inspectedClass: String { "CAShapeLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { shape.inspectedProperties }

  override func contentOfClass() -> [NodeContent] {
    shape.content(scale: Double(contentsScale))
  }
}
