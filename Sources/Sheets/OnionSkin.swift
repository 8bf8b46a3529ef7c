package import RenderTree

/// Lays moments over each other in one picture, as an animator's sheets of thin paper: what is the same
/// in all of them is there once, what moves is there once for each, the earlier the fainter.
///
/// Layers are compared, not pixels. A layer that is itself the same at all moments stays, and its
/// sublayers are looked at; one that is not is drawn once for each moment at its place in the order.
/// So edges stay smooth, nothing that stands still is veiled, and what lies in front of the movement
/// remains in front of it.
package struct OnionSkin: Sendable {
  /// How strong each moment is, 0…1, in order of time.
  let strengths: [Double]

  /// The last moment is as it is; those before it rise evenly from 15 % to 60 %.
  package init(count: Int) {
    strengths = (0..<max(0, count)).map { place in
      if place == count - 1 { return 1 }
      return count < 3 ? 0.6 : 0.15 + 0.45 * Double(place) / Double(count - 2)
    }
  }

  /// The picture of `moments`, which are of one size and in order of time; size, number and
  /// background are those of the last.
  /// - Precondition: there are as many as the skin was made for, and at least one.
  package func frame(of moments: [FrameSnapshot]) -> FrameSnapshot {
    precondition(
      !moments.isEmpty && moments.count == strengths.count, "there is a strength for each moment")
    var frame = moments[moments.count - 1]
    let together = merged(moments.map(\.root))
    frame.root = together.count == 1 ? together[0] : RenderNode(children: together)
    return frame
  }

  /// One layer at each moment: itself where it stays, else a ghost for each.
  private func merged(_ nodes: [RenderNode]) -> [RenderNode] {
    kept(nodes).map { [$0] } ?? ghosts(nodes.map { [$0] })
  }

  /// A layer that stays, with what becomes of its sublayers; nil if it does not.
  private func kept(_ nodes: [RenderNode]) -> RenderNode? {
    let last = nodes[nodes.count - 1]
    if nodes.allSatisfy({ $0 == last }) { return last }
    guard nodes.allSatisfy({ $0.isItself(like: last) }) else { return nil }
    return last.with(children: merged(children: nodes.map(\.children)))
  }

  private func merged(children: [[RenderNode]]) -> [RenderNode] {
    let least = children.map(\.count).min() ?? 0
    // Where layers come and go, those before and behind them that stay the same.
    let isSteady = children.allSatisfy { $0.count == least }
    var head = 0
    while head < least, !isSteady, areSame(children.map { $0[head] }) { head += 1 }
    var tail = 0
    while tail < least - head, !isSteady, areSame(children.map { $0[$0.count - 1 - tail] }) {
      tail += 1
    }
    if !isSteady {
      let middle = children.map { Array($0[head..<$0.count - tail]) }
      let last = children[children.count - 1]
      return last.prefix(head) + ghosts(middle) + last.suffix(tail)
    }
    var result: [RenderNode] = []
    var moving: [[RenderNode]] = children.map { _ in [] }
    for place in 0..<least {
      let nodes = children.map { $0[place] }
      if let node = kept(nodes) {
        result += ghosts(moving) + [node]
        moving = children.map { _ in [] }
      } else {
        for moment in moving.indices { moving[moment].append(nodes[moment]) }
      }
    }
    return result + ghosts(moving)
  }

  private func areSame(_ nodes: [RenderNode]) -> Bool {
    nodes.allSatisfy { $0 == nodes[0] }
  }

  /// What moves at each moment, the later in front of the earlier.
  private func ghosts(_ moving: [[RenderNode]]) -> [RenderNode] {
    zip(moving, strengths).flatMap { nodes, strength in nodes.map { $0.faded(by: strength) } }
  }
}

extension RenderNode {
  /// True when both are the same but for their children.
  fileprivate func isItself(like other: RenderNode) -> Bool {
    with(children: []) == other.with(children: [])
  }

  fileprivate func with(children: [RenderNode]) -> RenderNode {
    copy(opacity: opacity, fadesAsGroup: fadesAsGroup, children: children)
  }

  /// The whole with its opacity multiplied.
  fileprivate func faded(by strength: Double) -> RenderNode {
    strength == 1
      ? self : copy(opacity: opacity * strength, fadesAsGroup: true, children: children)
  }

  private func copy(opacity: Double, fadesAsGroup: Bool, children: [RenderNode]) -> RenderNode {
    RenderNode(
      name: name, matrix: matrix, bounds: bounds, opacity: opacity, fadesAsGroup: fadesAsGroup,
      childOrder: childOrder, isDoubleSided: isDoubleSided, isFlipped: isFlipped, effects: effects,
      content: content, children: children, overlay: overlay, mask: mask)
  }
}
