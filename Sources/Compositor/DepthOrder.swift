import Geometry
import RenderTree

/// The order of siblings whose planes are turned against each other: what is nearer to the viewer
/// covers what is farther, and planes that run through each other are cut where they meet.
///
/// Of two planes the order matters only where both are seen, so that is where they are compared:
/// planes that do not cover each other are neither ordered nor cut.
enum DepthOrder {
  static func parts(of children: [RenderNode], in plane: Projection) -> [DrawnPart] {
    let planes = children.enumerated().compactMap { index, node -> SeenPlane? in
      guard !plane.preceded(by: node.matrix).hides(node) else { return nil }
      return SeenPlane(of: node, index: index)
    }
    let ordered =
      children.count > mostCompared
      ? planes.sorted { ($0.middle, $0.index) < ($1.middle, $1.index) }
      : sorted(cut(planes))
    return ordered.map { seen in
      let reach = 1 / plane.stretch(over: seen.box)
      return DrawnPart(node: children[seen.index], region: seen.region(reach: reach))
    }
  }

  /// No plane runs through another any more: the later of two is cut.
  private static func cut(_ planes: [SeenPlane]) -> [SeenPlane] {
    var done: [SeenPlane] = []
    for plane in planes {
      var parts = [plane]
      for place in done.indices where done.count + parts.count < mostParts {
        guard plane.box.intersection(done[place].box) != nil else { continue }
        parts = parts.flatMap { part -> [SeenPlane] in
          guard case .through(let lead) = part.order(to: done[place]) else { return [part] }
          let front = part.part(on: lead, isBehind: false)
          let back = part.part(on: -lead, isBehind: true)
          return [back, front].compactMap(\.self)
        }
      }
      done += parts
    }
    return done
  }

  /// From the back to the front, else in the given order. Planes that cover each other in a circle
  /// go by the depth of their middles.
  private static func sorted(_ planes: [SeenPlane]) -> [SeenPlane] {
    // Most lie apart, which is told without a look at the planes.
    let boxes = planes.map(\.box)
    // Of each plane those that cover it, and how many it covers that are not drawn yet.
    var nearer: [[Int]] = planes.map { _ in [] }
    var farther = planes.map { _ in 0 }
    for i in planes.indices {
      for j in planes.indices.dropFirst(i + 1) where boxes[i].intersection(boxes[j]) != nil {
        switch planes[j].order(to: planes[i]) {
        case .inFront, .level:
          nearer[i].append(j)
          farther[j] += 1
        case .behind:
          nearer[j].append(i)
          farther[i] += 1
        case .apart, .through: break
        }
      }
    }
    var waiting = Array(planes.indices)
    var sorted: [SeenPlane] = []
    while !waiting.isEmpty {
      let place =
        waiting.firstIndex { farther[$0] == 0 }
        ?? waiting.indices.min { planes[waiting[$0]].middle < planes[waiting[$1]].middle } ?? 0
      let next = waiting.remove(at: place)
      sorted.append(planes[next])
      for index in nearer[next] { farther[index] -= 1 }
    }
    return sorted
  }

  /// More siblings are ordered by their middles alone: comparing all pairs would take seconds.
  private static let mostCompared = 256
  private static let mostParts = 1024
}
