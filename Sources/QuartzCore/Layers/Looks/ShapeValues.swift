import CoreGraphics
import Geometry
import Raster
import RenderTree

/// What a shape layer shows beyond other layers.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [Double]?

  /// The fill, and above it the stroke, as far as there is something to see. Patterns get `scale`
  /// pixels a point.
  func content(scale: Double) -> [NodeContent] {
    guard let path = path?.geometry, !path.isEmpty else { return [] }
    var content: [NodeContent] = []
    if let color = fillColor, color.alpha > 0 {
      content.append(NodeContent(path, filledBy: fillRule.rasterRule, in: color, scale: scale))
    }
    let style = strokeStyle
    if let color = strokeColor, color.alpha > 0, style.width > 0,
      style.trimStart < style.trimEnd
    {
      content.append(NodeContent(path, strokedAs: style, in: color, scale: scale))
    }
    return content
  }

  /// Trims are cut to 0…1 here; the properties keep what was set. A dash pattern with a negative
  /// length or without any is no pattern.
  var strokeStyle: StrokeStyle {
    let dash = lineDashPattern ?? []
    let isPattern = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    return StrokeStyle(
      width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin,
      miterLimit: Double(miterLimit), dash: isPattern ? dash : [],
      dashPhase: Double(lineDashPhase), trimStart: min(max(0, Double(strokeStart)), 1),
      trimEnd: min(max(0, Double(strokeEnd)), 1))
  }
}

extension PropertyTable {
  static let shapeLayer = PropertyTable(
    prototype: CAShapeLayer(), base: .layer,
    own: [
      .path(
        "path", \CAShapeLayer.path,
        kept: .init({ $0.shape.path }, set: { $0.shape.path = $1 })),
      .color(
        "fillColor", \CAShapeLayer.fillColor,
        kept: .init({ $0.shape.fillColor }, set: { $0.shape.fillColor = $1 })),
      .color(
        "strokeColor", \CAShapeLayer.strokeColor,
        kept: .init({ $0.shape.strokeColor }, set: { $0.shape.strokeColor = $1 })),
      .number(
        "strokeStart", \CAShapeLayer.strokeStart,
        kept: .init({ $0.shape.strokeStart }, set: { $0.shape.strokeStart = $1 })),
      .number(
        "strokeEnd", \CAShapeLayer.strokeEnd,
        kept: .init({ $0.shape.strokeEnd }, set: { $0.shape.strokeEnd = $1 })),
      .number(
        "lineWidth", \CAShapeLayer.lineWidth,
        kept: .init({ $0.shape.lineWidth }, set: { $0.shape.lineWidth = $1 })),
      .number("miterLimit", \CAShapeLayer.miterLimit),
      .number("lineDashPhase", \CAShapeLayer.lineDashPhase),
      .name("fillRule", \CAShapeLayer.fillRule), .name("lineCap", \CAShapeLayer.lineCap),
      .name("lineJoin", \CAShapeLayer.lineJoin),
      .plain(
        "lineDashPattern", get: { (layer: CAShapeLayer) in layer.shape.lineDashPattern },
        set: { layer, value in
          if case .numbers(let lengths) = AnimatableValue(value, as: .numbers) {
            layer.lineDashPattern = lengths
          }
        }),
    ])
}
