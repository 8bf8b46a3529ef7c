import Geometry
package import Raster
package import RenderTree

/// The walk from a frozen tree to a flat list of things to fill.
package struct Composition {
  var list: DisplayList

  /// What `snapshot` shows, in painting order, in device pixels.
  package static func displayList(of snapshot: FrameSnapshot) -> DisplayList {
    var composition = Composition(
      list: DisplayList(width: snapshot.width, height: snapshot.height))
    composition.draw(
      snapshot.root, in: Surroundings(plane: Projection(Homography(snapshot.pixelsFromRoot))))
    return composition.list
  }

  /// What a node inherits from the nodes above it.
  struct Surroundings {
    /// The parent's bounds space → device pixels.
    var plane: Projection
    /// Opacity still to be applied, handed down where no group is needed for it.
    var opacity = 1.0
    /// Colour factor of the replicators above.
    var tint = Color.white
  }

  /// Draws a node with everything in it.
  mutating func draw(_ node: RenderNode, in parent: Surroundings) {
    let plane = parent.plane.preceded(by: node.matrix)
    let opacity = parent.opacity * min(max(node.opacity, 0), 1)
    guard opacity > 0, node.isDoubleSided || !plane.showsBack(of: node.bounds) else { return }

    var inner = Surroundings(
      plane: plane, opacity: opacity, tint: parent.tint.multiplied(by: node.effects.tint))
    let isGroup =
      node.mask != nil || (opacity < 1 && node.fadesAsGroup && node.visibleParts > 1)
    if isGroup {
      list.pushGroup(opacity: opacity, blend: .sourceOver)
      inner.opacity = 1
    }
    drawParts(of: node, in: inner)
    if let mask = node.mask {
      list.pushGroup(opacity: 1, blend: .destinationIn)
      draw(mask, in: Surroundings(plane: plane))
      list.popGroup()
    }
    if isGroup { list.popGroup() }
  }

  /// Background, content, children and border, in Core Animation's order.
  private mutating func drawParts(of node: RenderNode, in inner: Surroundings) {
    drawBackground(of: node, in: inner)
    if node.effects.masksToBounds {
      drawClipped(node, in: inner)
    } else {
      drawInside(node, in: inner)
    }
    drawBorder(of: node, in: inner)
  }

  /// Content, then children by zPosition.
  private mutating func drawInside(_ node: RenderNode, in inner: Surroundings) {
    for content in node.content { draw(content, of: node, in: inner) }
    for child in DrawOrder.sorted(node.children) { draw(child, in: inner) }
  }

  /// The same, clipped to the rounded bounds. A clip with soft edges cuts the finished picture
  /// once, not each part: else what lies below would shine through along the edge.
  private mutating func drawClipped(_ node: RenderNode, in inner: Surroundings) {
    guard !node.bounds.isEmpty, node.partsInside > 0 else { return }
    let clip = inner.plane.flattened(Corners.outline(of: node.bounds, node.effects))
    let isSoft = node.partsInside > 1 && !PixelGrid.isAlignedRectangle(clip)
    list.pushClip(clip, rule: .nonZero)
    if isSoft { list.pushGroup(opacity: 1, blend: .sourceOver) }
    drawInside(node, in: inner)
    if isSoft { list.popGroup() }
    list.popClip()
  }
}
