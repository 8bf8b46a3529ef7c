import CoreGraphics

@MainActor
extension UIBezierPath {
  final func draw(using mode: CGPathDrawingMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashLengths)
    context.beginPath()
    context.addPath(path)
    context.drawPath(using: mode)
    context.restoreGState()
  }
}
