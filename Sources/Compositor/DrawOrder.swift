import Geometry
import RenderTree

/// A child to be painted, or a part of it.
struct DrawnPart {
  let node: RenderNode
  /// What it is cut to; none for the whole.
  var clips: [Clip] = []

  /// One side of a cut.
  struct Clip {
    /// In the parent's plane, to be filled with the even-odd rule.
    let area: FlatPath
    /// True: a pixel is on this side or on the other, as its centre is; both together are the whole.
    let isAliased: Bool
  }
}

/// The order in which siblings are painted that are not in it.
enum DrawOrder {
  /// The children of `node`, whose bounds space `plane` is, from the back to the front. `isFaded`: what they
  /// inherit makes them translucent.
  static func parts(of node: RenderNode, in plane: Projection, isFaded: Bool) -> [DrawnPart] {
    guard node.children.allSatisfy(\.isLevel) else {
      return DepthOrder.parts(of: node.children, in: plane, isFaded: isFaded)
    }
    return sorted(node.children).map { DrawnPart(node: $0) }
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
