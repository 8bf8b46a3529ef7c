public import CoreGraphics

/// Fills a rectangle with the current fill colour as `blendMode` says.
@MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withState(blendMode, nil) { $0.fill(rect) }
}

/// Puts the current fill colour in place of a frame 1 point wide inside a rectangle.
@MainActor
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame 1 point wide inside a rectangle in the current fill colour as `blendMode` says.
@MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withState(blendMode, nil) { context in
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2)))
    context.fillPath(using: .evenOdd)
  }
}

/// Clips the current context to a rectangle.
@MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Lets `draw` draw in the current context with another blend mode and alpha for a while.
@MainActor
func withState(
  _ blendMode: CGBlendMode, _ alpha: CGFloat?, _ draw: (CGContext) -> Void
) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  if let alpha { context.setAlpha(alpha) }
  draw(context)
  context.restoreGState()
}
