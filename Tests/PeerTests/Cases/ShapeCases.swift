import CoreGraphics
import Foundation
import QuartzCore

extension PeerCases {
  /// Strokes and fills of a table's paths, by shape layers and into contexts.
  static func shapes(_ table: String) -> [PeerCase] {
    self.table(table) { entry in
      var drawings: [PeerCase.Drawing] = []
      // Only layers trim, only contexts have clips inside clips.
      if entry.entries("clips").isEmpty {
        drawings.append(.layers(entry.size) { $0.addSublayer(shapeLayer(entry)) })
      }
      if entry.numbers("trim") == nil {
        drawings.append(.context(entry.size) { draw(entry, into: $0) })
      }
      return drawings
    }
  }

  /// The same into contexts that cast shadows.
  static let contextShadows = table("context-shadows") { entry in
    [
      .context(entry.size) { context in
        let offset = entry.numbers("offset") ?? [0, 0]
        context.setShadow(
          offset: CGSize(width: offset[0], height: offset[1]),
          blur: CGFloat(entry.number("blur") ?? 0), color: entry.color("shadow"))
        draw(entry, into: context)
      }
    ]
  }

  @MainActor
  private static func shapeLayer(_ entry: TableEntry) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = entry.path()
    layer.setAffineTransform(entry.matrix())
    layer.fillColor = entry.color("fill")
    layer.fillRule = entry.text("rule") == "evenodd" ? .evenOdd : .nonZero
    layer.strokeColor = entry.color("stroke")
    layer.lineWidth = entry.number("width") ?? 1
    layer.lineCap = CAShapeLayerLineCap(rawValue: entry.text("cap") ?? "butt")
    layer.lineJoin = CAShapeLayerLineJoin(rawValue: entry.text("join") ?? "miter")
    layer.miterLimit = entry.number("miter") ?? 10
    layer.lineDashPattern = entry.numbers("dash")?.map { NSNumber(value: $0) }
    layer.lineDashPhase = entry.number("phase") ?? 0
    if let trim = entry.numbers("trim") {
      (layer.strokeStart, layer.strokeEnd) = (trim[0], trim[1])
    }
    return layer
  }

  @MainActor
  private static func draw(_ entry: TableEntry, into context: CGContext) {
    for clip in entry.entries("clips") {
      context.addPath(clip.path())
      context.clip(using: clip.text("rule") == "evenodd" ? .evenOdd : .winding)
    }
    context.concatenate(entry.matrix())
    if let fill = entry.color("fill") {
      context.setFillColor(fill)
      context.addPath(entry.path())
      context.fillPath(using: entry.text("rule") == "evenodd" ? .evenOdd : .winding)
    }
    if let stroke = entry.color("stroke") {
      context.setStrokeColor(stroke)
      context.setLineWidth(entry.number("width") ?? 1)
      context.setLineCap(["round": .round, "square": .square][entry.text("cap")] ?? .butt)
      context.setLineJoin(["round": .round, "bevel": .bevel][entry.text("join")] ?? .miter)
      context.setMiterLimit(entry.number("miter") ?? 10)
      if let dash = entry.numbers("dash") {
        context.setLineDash(phase: entry.number("phase") ?? 0, lengths: dash.map { CGFloat($0) })
      }
      context.addPath(entry.path())
      context.strokePath()
    }
  }
}
