import Geometry
import Raster
import RenderTree

/// How a layer's rectangle is drawn where some of its edges are not smoothed: it reaches over them,
/// and a clip without antialiasing cuts it off again.
struct HardEdges {
  /// The bounds, larger along the hard edges.
  let bounds: Rect
  /// The bounds, larger along the others, so that it cuts only at the hard edges.
  let clip: Rect

  /// Nil where all edges are smooth, or corners are rounded.
  init?(of node: RenderNode, in plane: Projection) {
    let edges = node.effects.smoothEdges
    guard edges != .all, node.effects.cornerRadius <= 0 || node.effects.roundedCorners.isEmpty,
      !node.bounds.isEmpty
    else { return nil }
    let margin = Self.margin(of: node, in: plane)
    bounds = node.bounds.grown(by: margin, at: NodeEdges.all.subtracting(edges))
    clip = node.bounds.grown(by: margin, at: edges)
  }

  /// Two pixels, whatever the scale, in points.
  static func margin(of node: RenderNode, in plane: Projection) -> Double {
    2 / plane.scale(over: node.bounds)
  }
}

extension Rect {
  fileprivate func grown(by margin: Double, at edges: NodeEdges) -> Rect {
    let left = edges.contains(.minX) ? margin : 0
    let right = edges.contains(.maxX) ? margin : 0
    let top = edges.contains(.minY) ? margin : 0
    let bottom = edges.contains(.maxY) ? margin : 0
    return Rect(
      x: x - left, y: y - top, width: width + left + right, height: height + top + bottom)
  }
}

extension Composition {
  /// Draws with the node's bounds as they are filled, cut at its hard edges; larger where a clip
  /// cuts them at all edges.
  mutating func withEdges(
    of node: RenderNode, in inner: Surroundings, isCut: Bool,
    _ draw: (inout Composition, Rect) -> Void
  ) {
    guard !isCut else {
      return draw(&self, node.bounds.inset(by: -HardEdges.margin(of: node, in: inner.plane)))
    }
    guard let edges = HardEdges(of: node, in: inner.plane) else {
      return draw(&self, node.bounds)
    }
    list.pushClip(
      inner.plane.projected(FlatPath(polygon: edges.clip.corners)), rule: .nonZero, isAliased: true)
    draw(&self, edges.bounds)
    list.popClip()
  }
}
