import Geometry
import RenderTree

/// The order of siblings whose planes are turned against each other: what is nearer to the viewer
/// covers what is farther, and planes that run through each other are cut where they meet.
///
/// Of two planes the order matters only where both are seen, so that is where they are compared:
/// planes that do not cover each other are neither ordered nor cut. What draws nothing has no plane.
///
/// Siblings that are not turned and lie in one plane are stacked the other way round here than they are without
/// a turned one: the later lies under the earlier, as in a tree of planes that leaves to the far side of a plane all
/// that is not on its near side. Where the plane of a turned sibling parts two of them, so that the whole bounds of
/// one lie on its far side and those of the other on its near side, these sides decide.
enum DepthOrder {
  static func parts(
    of children: [RenderNode], in plane: Projection, isFaded: Bool
  ) -> [DrawnPart] {
    let planes = children.enumerated().compactMap { index, node -> SeenPlane? in
      guard !node.drawsNothing, !plane.preceded(by: node.matrix).hides(node) else { return nil }
      return SeenPlane(of: node, index: index, isFaded: isFaded)
    }
    return (children.count > mostCompared ? sortedByMiddles(planes) : sorted(cut(planes))).map {
      let reach = 1 / plane.scale(over: $0.box)
      return DrawnPart(node: children[$0.index], clips: $0.clips(reach: reach))
    }
  }

  /// No plane runs through another any more: the later of two is cut.
  private static func cut(_ planes: [SeenPlane]) -> [SeenPlane] {
    var done: [SeenPlane] = []
    for plane in planes {
      var parts = [plane]
      for index in done.indices where done.count + parts.count < mostParts {
        guard plane.box.intersection(done[index].box) != nil else { continue }
        parts = parts.flatMap { part -> [SeenPlane] in
          guard case .through(let lead) = part.order(to: done[index]) else { return [part] }
          let isSmooth = part.hidesSeam(along: lead, with: done[index])
          let front = part.part(on: lead, isBehind: false, isSmooth: isSmooth)
          let back = part.part(on: -lead, isBehind: true, isSmooth: isSmooth)
          return [back, front].compactMap(\.self)
        }
      }
      done += parts
    }
    return done
  }

  /// By the depth of their middles alone.
  private static func sortedByMiddles(_ planes: [SeenPlane]) -> [SeenPlane] {
    let turnsLevel = planes.contains(where: \.isTurned)
    func rank(_ plane: SeenPlane) -> (Double, Int) {
      (plane.middle, turnsLevel && !plane.isTurned ? -plane.index : plane.index)
    }
    return planes.sorted { rank($0) < rank($1) }
  }

  /// True where the later of two planes that are one lies above the earlier, as it does unless both are level
  /// beside `turned` ones.
  private static func laterIsAbove(
    _ later: SeenPlane, _ earlier: SeenPlane, beside turned: [SeenPlane]
  ) -> Bool {
    if turned.isEmpty || later.isTurned || earlier.isTurned { return true }
    for plane in turned {
      guard let one = later.side(of: plane), let other = earlier.side(of: plane), one != other
      else { continue }
      return one == .near
    }
    return false
  }

  /// From the back to the front; what lies in one plane as `laterIsAbove` says. Planes that cover each other in a circle
  /// go by the depth of their middles.
  private static func sorted(_ planes: [SeenPlane]) -> [SeenPlane] {
    let turned = planes.filter(\.isTurned)
    // Most lie apart, which is told without a look at the planes.
    let boxes = planes.map(\.box)
    // Of each plane those that cover it, and how many it covers that are not drawn yet.
    var nearer: [[Int]] = planes.map { _ in [] }
    var farther = planes.map { _ in 0 }
    for i in planes.indices {
      for j in planes.indices.dropFirst(i + 1) where boxes[i].intersection(boxes[j]) != nil {
        let isAbove: Bool
        switch planes[j].order(to: planes[i]) {
        case .inFront: isAbove = true
        case .behind: isAbove = false
        case .level: isAbove = laterIsAbove(planes[j], planes[i], beside: turned)
        case .apart, .through: continue
        }
        nearer[isAbove ? i : j].append(isAbove ? j : i)
        farther[isAbove ? j : i] += 1
      }
    }
    var waiting = Array(planes.indices)
    var sorted: [SeenPlane] = []
    while !waiting.isEmpty {
      let position =
        waiting.firstIndex { farther[$0] == 0 }
        ?? waiting.indices.min { planes[waiting[$0]].middle < planes[waiting[$1]].middle } ?? 0
      let next = waiting.remove(at: position)
      sorted.append(planes[next])
      for index in nearer[next] { farther[index] -= 1 }
    }
    return sorted
  }

  /// More siblings are ordered by their middles alone: comparing all pairs would take seconds.
  private static let mostCompared = 256
  private static let mostParts = 1024
}
