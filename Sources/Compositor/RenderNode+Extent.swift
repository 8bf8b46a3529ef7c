import Geometry
import Raster
import RenderTree

extension RenderNode {
  /// A rectangle (bounds space) outside which the node draws nothing; it may be too large. Nil when
  /// it draws nothing at all.
  var extent: Rect? {
    guard let shadow = effects.shadow, !effects.masksToBounds else { return filteredExtent }
    let own = filteredExtent
    guard let silhouette = shadow.path?.controlBounds ?? own else { return own }
    let cast = shadow.extent(of: silhouette)
    return own?.union(cast) ?? cast
  }

  /// The extent without the shadow (bounds space).
  var filteredExtent: Rect? {
    extentOfParts?.inset(by: -effects.filters.reduce(0) { $0 + $1.reach })
  }

  /// The extent of what the filters are applied to (bounds space).
  private var extentOfParts: Rect? {
    var extent: Rect?
    func include(_ rect: Rect?) {
      guard let rect else { return }
      extent = extent?.union(rect) ?? rect
    }
    if !bounds.isEmpty { include(bounds) }
    if effects.masksToBounds { return extent }
    for content in content + overlay { include(content.extent) }
    for child in children {
      include(child.extent.flatMap { child.matrix.onPlane.boundingBox(of: $0) })
    }
    return extent
  }
}

extension NodeContent {
  /// Nil where the content keeps to the bounds.
  fileprivate var extent: Rect? {
    switch self {
    case .gradient: nil
    case .tiles(let placed): placed.extent
    case .image(let placed): placed.destination
    case .fill(let path, _, _): path.controlBounds
    case .stroke(let path, let style, _):
      path.controlBounds.map(style.reach(around:))
    case .dissolve(let dissolve): RenderNode(children: dissolve.pictures).extent
    case .particles(let placed): placed.extent
    case .node(let node): node.extent.flatMap { node.matrix.onPlane.boundingBox(of: $0) }
    case .clipped(_, let rect): rect
    }
  }
}
