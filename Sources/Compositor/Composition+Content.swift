import Geometry
import Raster
import RenderTree

extension Composition {
  mutating func drawBackground(of node: RenderNode, in inner: Surroundings) {
    guard let color = node.effects.backgroundColor, !node.bounds.isEmpty else { return }
    withEdges(of: node, in: inner) { composition, bounds in
      composition.fill(
        inner.plane.flattened(Corners.outline(of: bounds, node.effects)), rule: .nonZero, color,
        in: inner)
    }
  }

  mutating func drawBorder(of node: RenderNode, in inner: Surroundings) {
    guard let color = node.effects.borderColor, node.effects.borderWidth > 0, !node.bounds.isEmpty
    else { return }
    withEdges(of: node, in: inner) { composition, bounds in
      composition.fill(
        inner.plane.flattened(
          Corners.ring(of: node.bounds, within: bounds, node.effects)), rule: .evenOdd, color,
        in: inner)
    }
  }

  /// Draws `content` of `node`, whose bounds space `inner` is.
  mutating func draw(_ content: NodeContent, of node: RenderNode, in inner: Surroundings) {
    switch content {
    case .gradient(let placed):
      draw(placed, over: Corners.outline(of: node.bounds, node.effects), in: inner)
    case .fill(let path, let rule, let color):
      fill(inner.plane.flattened(path), rule: rule, color, in: inner)
    case .stroke(let path, let style, let color):
      fill(inner.plane.outlined(path, style), rule: .nonZero, color, in: inner)
    case .image(let placed):
      draw(placed, of: node, in: inner)
    case .dissolve(let dissolve):
      draw(dissolve, in: inner)
    case .tiles(let placed):
      draw(placed, of: node, in: inner)
    case .particles(let placed):
      draw(placed, of: node, in: inner)
    case .clipped(let content, let rect):
      var outline = Path()
      outline.addRect(rect)
      list.pushClip(inner.plane.flattened(outline), rule: .nonZero)
      for part in content { draw(part, of: node, in: inner) }
      list.popClip()
    }
  }

  private mutating func fill(
    _ shape: FlatPath, rule: FillRule, _ color: Color, in inner: Surroundings
  ) {
    let shown = color.multiplied(by: inner.tint).faded(by: inner.opacity)
    guard shown.alpha > 0 else { return }
    list.fill(shape, rule: rule, paint: .solid(shown))
  }

  private mutating func draw(
    _ placed: PlacedGradient, over outline: Path, in inner: Surroundings
  ) {
    guard let layerFromDevice = inner.plane.homography.inverse else { return }
    let paint = GradientPaint(
      shape: placed.shape, stops: placed.stops,
      unitFromDevice: layerFromDevice.followed(by: Homography(placed.unitFromBounds)),
      opacity: inner.opacity, tint: inner.tint)
    list.fill(inner.plane.flattened(outline), rule: .nonZero, paint: .gradient(paint))
  }
}
