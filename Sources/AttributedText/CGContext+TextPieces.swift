package import CoreGraphics
package import Geometry

extension CGContext {
  /// Paints text whose y runs down, mapped to user space by `transform`. Colours, line settings and
  /// the path under construction are as before afterwards.
  package func draw(_ pieces: [TextPiece], _ transform: Affine = .identity) {
    let pending = path
    defer {
      beginPath()
      if let pending { addPath(pending) }
    }
    for piece in pieces.flatMap(\.withSharpShadow) {
      saveGState()
      beginPath()
      concatenate(CGAffineTransform(transform))
      addPath(CGPath(geometry: piece.path))
      if let shadow = piece.blurredShadow { setShadow(shadow) }
      if let image = piece.image {
        beginPath()
        drawUpright(image, in: piece.path)
        restoreGState()
        continue
      }
      if let stroke = piece.stroke {
        setStrokeColor(piece.color)
        setLineWidth(CGFloat(stroke.width))
        setLineCap(.butt)
        setLineJoin(.miter)
        setMiterLimit(CGFloat(stroke.miterLimit))
        setLineDash(phase: 0, lengths: stroke.dash.map { CGFloat($0) })
        strokePath()
      } else {
        setFillColor(piece.color)
        fillPath()
      }
      restoreGState()
    }
  }

  /// Fills the bounds of `path` with `image`, its top row at the least y.
  private func drawUpright(_ image: CGImage, in path: Path) {
    guard let box = path.tightBounds else { return }
    translateBy(x: CGFloat(box.x), y: CGFloat(box.maxY))
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(x: 0, y: 0, width: box.width, height: box.height))
  }

  /// The shadow of text, whose offset grows downwards where that of contexts may grow upwards.
  private func setShadow(_ shadow: TextShadow) {
    let down = isBaseUpsideDown ? shadow.offset.y : -shadow.offset.y
    setShadow(
      offset: CGSize(width: shadow.offset.x, height: down), blur: CGFloat(shadow.blurRadius),
      color: CGColor(rasterColor: shadow.color))
  }
}
