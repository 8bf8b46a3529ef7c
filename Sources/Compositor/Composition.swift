import Geometry
package import Raster
package import RenderTree

/// The walk from a frozen tree to a flat list of things to fill.
package struct Composition {
  var list: DisplayList
  /// What the list will be painted over.
  var background = Color.clear

  /// What `snapshot` shows, in painting order, in device pixels.
  package static func displayList(of snapshot: FrameSnapshot) -> DisplayList {
    var composition = Composition(
      list: DisplayList(width: snapshot.width, height: snapshot.height),
      background: snapshot.background)
    composition.draw(
      snapshot.root, in: Surroundings(plane: Projection(Homography(snapshot.pixelsFromRoot))))
    return composition.list
  }

  /// What a node inherits from the nodes above it.
  struct Surroundings {
    /// The parent's bounds space → device pixels.
    var plane: Projection
    /// Fades all that a node draws as one picture: handed down where that needs no group.
    var opacityTogether = 1.0
    /// Fades each thing drawn on its own, as layers without group opacity hand it down.
    var opacityApart = 1.0
    var opacity: Double { opacityTogether * opacityApart }
    /// Colour factor of the replicators above.
    var tint = Color.white
  }

  /// Draws a node with everything in it.
  mutating func draw(_ node: RenderNode, in parent: Surroundings) {
    let plane = parent.plane.preceded(by: node.matrix)
    let own = min(max(node.opacity, 0), 1)
    guard parent.opacity * own > 0, !plane.hides(node) else {
      return
    }

    var inner = Surroundings(
      plane: plane,
      opacityTogether: node.fadesAsGroup ? parent.opacity * own : parent.opacityTogether,
      opacityApart: node.fadesAsGroup ? 1 : parent.opacityApart * own,
      tint: parent.tint.multiplied(by: node.effects.tint))
    let blend = node.effects.blend
    let isGroup =
      node.mask != nil || blend != .sourceOver
      || (inner.opacityTogether < 1 && node.visibleParts > 1)
    drawBackdrop(of: node, in: inner)
    // A layer clears nothing but what it could cover.
    if blend.clearsAround {
      list.pushClip(
        plane.projected(FlatPath(polygon: (node.extent ?? .zero).corners)), rule: .nonZero)
    }
    if isGroup {
      list.pushGroup(opacity: inner.opacityTogether, blend: blend)
      inner.opacityTogether = 1
    }
    if let scale = node.effects.rasterizationScale {
      drawRasterized(node, at: scale, in: inner)
    } else {
      drawMasked(node, in: inner)
    }
    if isGroup { list.popGroup() }
    if blend.clearsAround { list.popClip() }
  }

  /// Shadow and picture, as far as the mask lets them through.
  mutating func drawMasked(_ node: RenderNode, in inner: Surroundings) {
    drawShadowed(node, in: inner)
    guard let mask = node.mask else { return }
    list.pushGroup(opacity: 1, blend: .destinationIn)
    draw(mask, in: Surroundings(plane: inner.plane))
    list.popGroup()
  }

  /// The parts of a node. One that masks cuts the finished picture of them all once, not each part:
  /// else what lies below would shine through along the edge.
  mutating func drawParts(of node: RenderNode, in inner: Surroundings) {
    guard node.effects.masksToBounds, node.partsInside + node.partsAbove > 0 else {
      return drawInOrder(node, in: inner, isCut: false)
    }
    guard !node.bounds.isEmpty else { return }
    withEdges(of: node, in: inner, isCut: false) { composition, bounds in
      let clip = inner.plane.flattened(Corners.outline(of: bounds, node.effects, isCut: false))
      let isSoft = !PixelGrid.isAlignedRectangle(clip)
      let isGroup = isSoft && node.partsOfPicture > 1
      composition.list.pushClip(clip, rule: .nonZero)
      if isGroup { composition.list.pushGroup(opacity: 1, blend: .sourceOver) }
      composition.drawInOrder(node, in: inner, isCut: isSoft)
      if isGroup { composition.list.popGroup() }
      composition.list.popClip()
    }
  }

  /// Background, content, children from the back to the front, border and what lies above it, in
  /// Core Animation's order. `isCut`: a clip cuts them to the outline of the bounds.
  private mutating func drawInOrder(_ node: RenderNode, in inner: Surroundings, isCut: Bool) {
    drawBackground(of: node, in: inner, isCut: isCut)
    for content in node.content { draw(content, of: node, in: inner, isCut: isCut) }
    for part in DrawOrder.parts(of: node, in: inner.plane) { draw(part, in: inner) }
    drawBorder(of: node, in: inner, isCut: isCut)
    for content in node.overlay { draw(content, of: node, in: inner, isCut: isCut) }
  }

  private mutating func draw(_ part: DrawnPart, in inner: Surroundings) {
    guard let region = part.region else { return draw(part.node, in: inner) }
    // A node that blends opens a group itself, and has to meet what lies below.
    let isSoft = part.node.visibleParts > 1 && part.node.effects.blend == .sourceOver
    list.pushClip(inner.plane.projected(FlatPath(polygon: region)), rule: .nonZero)
    if isSoft { list.pushGroup(opacity: 1, blend: .sourceOver) }
    draw(part.node, in: inner)
    if isSoft { list.popGroup() }
    list.popClip()
  }
}
