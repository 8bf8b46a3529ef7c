import Geometry
import RenderTree

/// A child to be painted, or a part of it.
struct DrawnPart {
  let node: RenderNode
  /// What it is clipped to, a polygon in the parent's plane; nil for the whole.
  let region: [Point]?
}

/// The order in which siblings are painted that are not in it.
enum DrawOrder {
  /// The children of `node`, whose bounds space `plane` is, from the back to the front.
  static func parts(of node: RenderNode, in plane: Projection) -> [DrawnPart] {
    guard node.children.allSatisfy(\.isLevel) else {
      return DepthOrder.parts(of: node.children, in: plane)
    }
    return sorted(node.children).map { DrawnPart(node: $0, region: nil) }
  }

  /// By increasing depth; ties stay as they are. What lies as near up to rounding is a tie.
  private static func sorted(_ children: [RenderNode]) -> [RenderNode] {
    let depths = children.map(\.depth)
    var levels: [[Int]] = []
    var last: Double?
    for index in children.indices.sorted(by: { depths[$0] < depths[$1] }) {
      let depth = depths[index]
      if let last, !(depth - last > rounding * max(1, abs(depth))) {
        levels[levels.count - 1].append(index)
      } else {
        levels.append([index])
      }
      last = depth
    }
    return levels.flatMap { $0.sorted() }.map { children[$0] }
  }

  private static let rounding = 1e-9
}
