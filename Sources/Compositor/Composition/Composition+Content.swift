import Geometry
import Raster
import RenderTree

extension Composition {
  mutating func drawBackground(of node: RenderNode, in inner: Surroundings, isCut: Bool) {
    guard let color = node.effects.backgroundColor else { return }
    fillBounds(of: node, in: inner, isCut: isCut, paint: paint(color, in: inner))
  }

  mutating func drawBorder(of node: RenderNode, in inner: Surroundings, isCut: Bool) {
    guard let color = node.effects.borderColor, node.effects.borderWidth > 0, !node.bounds.isEmpty
    else { return }
    withEdges(of: node, in: inner, isCut: isCut) { composition, bounds in
      let ring = Corners(of: node).ring(
        of: node.bounds, within: bounds, width: node.effects.borderWidth, isCut: isCut)
      composition.fill(ring, rule: .evenOdd, color, in: inner)
    }
  }

  /// Draws `content` of `node`, whose bounds space `inner` is. `isCut`: a clip cuts it to the
  /// outline of the bounds.
  mutating func draw(
    _ content: NodeContent, of node: RenderNode, in inner: Surroundings, isCut: Bool
  ) {
    switch content {
    case .gradient(let placed):
      fillBounds(of: node, in: inner, isCut: isCut, paint: paint(placed, in: inner))
    case .fill(let path, let rule, let color):
      fill(path, rule: rule, color, in: inner)
    case .stroke(let path, let style, let color):
      fill(path, stroke: style, rule: .nonZero, color, in: inner)
    case .image(let placed):
      draw(placed, of: node, in: inner, isCut: isCut)
    case .dissolve(let dissolve):
      draw(dissolve, in: inner)
    case .tiles(let placed):
      draw(placed, of: node, in: inner, isCut: isCut)
    case .particles(let placed):
      draw(placed, of: node, in: inner)
    case .node(let node):
      draw(node, in: inner)
    case .clipped(let content, let rect):
      list.pushClip(place(rect, on: inner.plane))
      for part in content { draw(part, of: node, in: inner, isCut: isCut) }
      list.popClip()
    }
  }

  /// Fills the rounded bounds; where they are cut anyway, beyond them.
  mutating func fillBounds(
    of node: RenderNode, in inner: Surroundings, isCut: Bool, paint: Paint?
  ) {
    guard let paint, !node.bounds.isEmpty else { return }
    withEdges(of: node, in: inner, isCut: isCut) { composition, bounds in
      let outline = Corners(of: node).outline(of: bounds, isCut: isCut)
      composition.list.fill(composition.place(outline, on: inner.plane), paint: paint)
    }
  }

  private mutating func fill(
    _ path: Path, stroke: StrokeStyle? = nil, rule: FillRule, _ color: Color,
    in inner: Surroundings
  ) {
    guard let paint = paint(color, in: inner) else { return }
    list.fill(place(path, stroke: stroke, rule: rule, on: inner.plane), paint: paint)
  }

  private func paint(_ color: Color, in inner: Surroundings) -> Paint? {
    let shown = color.multiplied(by: inner.tint).faded(by: inner.opacity)
    return shown.alpha > 0 ? .solid(shown) : nil
  }

  private func paint(_ placed: PlacedGradient, in inner: Surroundings) -> Paint? {
    guard let layerFromDevice = inner.plane.homography.inverse else { return nil }
    return .gradient(
      GradientPaint(
        shape: placed.shape, stops: placed.stops,
        unitFromDevice: layerFromDevice.followed(by: Homography(placed.unitFromBounds)),
        opacity: inner.opacity, tint: inner.tint))
  }
}
