import CoreGraphics

@MainActor
extension UIBezierPath {
  /// Fills the path with the current fill colour, in the current context.
  public func fill() { draw(using: usesEvenOddFillRule ? .eoFill : .fill) }

  /// Strokes the path with its line settings and the current stroke colour.
  public func stroke() { draw(using: .stroke) }

  /// Clips the current context to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(using mode: CGPathDrawingMode) {
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

@MainActor
extension UIColor {
  /// Makes this the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
