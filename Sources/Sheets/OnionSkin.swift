import Compositor
import Geometry
import Raster
package import RenderTree

/// Lays moments over each other in one picture, as an animator's sheets of thin paper: what is the same
/// in all of them is there once, what moves is there once for each, the earlier the fainter.
///
/// Layers are compared before pixels are. A layer that is itself the same at all moments stays, and its
/// sublayers are looked at; those that are not are drawn by themselves at each moment, and become one
/// picture at their place in the order (`OnionPicture`). So edges stay smooth, nothing that stands still
/// is veiled, and what lies in front of the movement remains in front of it.
package struct OnionSkin: Sendable {
  /// How strong each moment is, 0…1, in order of time.
  let strengths: [Double]

  /// The last moment is as it is; those before it rise evenly from 15 % to 60 %.
  package init(count: Int) {
    strengths = (0..<max(0, count)).map { position in
      if position == count - 1 { return 1 }
      return count < 3 ? 0.6 : 0.15 + 0.45 * Double(position) / Double(count - 2)
    }
  }

  /// The picture of `moments`, which are of one size and in order of time; size, number and
  /// background are those of the last.
  /// - Precondition: there are as many as the skin was made for, and at least one.
  package func frame(of moments: [FrameSnapshot]) -> FrameSnapshot {
    precondition(
      !moments.isEmpty && moments.count == strengths.count, "there is a strength for each moment")
    var frame = moments[moments.count - 1]
    let together = merged(
      children: moments.map { [$0.root] },
      on: Paper(width: frame.width, height: frame.height, pixelsFromSpace: frame.pixelsFromRoot))
    frame.root = together.count == 1 ? together[0] : RenderNode(children: together)
    return frame
  }

  /// One layer at each moment, with what becomes of its sublayers, where it stays; nil if it does not.
  private func kept(_ nodes: [RenderNode], on paper: Paper) -> RenderNode? {
    let last = nodes[nodes.count - 1]
    if nodes.allSatisfy({ $0 == last }) { return last }
    guard nodes.allSatisfy({ $0.isItself(like: last) }), let inside = paper.inside(last) else {
      return nil
    }
    return last.with(children: merged(children: nodes.map(\.children), on: inside))
  }

  private func merged(children: [[RenderNode]], on paper: Paper) -> [RenderNode] {
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
      return last.prefix(head) + together(middle, on: paper) + last.suffix(tail)
    }
    var result: [RenderNode] = []
    var moving: [[RenderNode]] = children.map { _ in [] }
    for position in 0..<least {
      let nodes = children.map { $0[position] }
      if let node = kept(nodes, on: paper) {
        result += together(moving, on: paper) + [node]
        moving = children.map { _ in [] }
      } else {
        for moment in moving.indices { moving[moment].append(nodes[moment]) }
      }
    }
    return result + together(moving, on: paper)
  }

  private func areSame(_ nodes: [RenderNode]) -> Bool {
    nodes.allSatisfy { $0 == nodes[0] }
  }

  /// What moves, of all moments, as one layer; none where nothing does.
  private func together(_ moving: [[RenderNode]], on paper: Paper) -> [RenderNode] {
    guard !moving.allSatisfy(\.isEmpty) else { return [] }
    let onion = OnionPicture(strengths: strengths)
    let picture = paper.strips(of: moving.count).flatMap { rows in
      onion.picture(of: moving.map { paper.drawing($0, rows: rows) })
    }
    return [paper.node(showing: picture, depth: moving.last?.first?.matrix.m43 ?? 0)]
  }
}

/// The pixels of the whole picture, as they lie in the bounds space of a layer.
private struct Paper {
  var width: Int
  var height: Int
  /// Points of that space → device pixels.
  var pixelsFromSpace: Affine

  /// The paper in the bounds space of a layer that lies in this one; nil where it is turned in depth,
  /// or has no area.
  func inside(_ node: RenderNode) -> Paper? {
    let matrix = node.matrix
    guard matrix.m14 == 0, matrix.m24 == 0, matrix.m44 == 1 else { return nil }
    let plane = Affine(
      a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
    let pixelsFromBounds = plane.followed(by: pixelsFromSpace)
    guard pixelsFromBounds.inverse != nil else { return nil }
    return Paper(width: width, height: height, pixelsFromSpace: pixelsFromBounds)
  }

  /// Rows of which `count` pictures fit into a quarter of a gigabyte: mostly all.
  func strips(of count: Int) -> [Range<Int>] {
    let rows = max(64, 1 << 28 / max(1, count * width * 4))
    return stride(from: 0, to: height, by: rows).map { $0..<min(height, $0 + rows) }
  }

  /// What `nodes` show over nothing in these rows, premultiplied RGBA.
  func drawing(_ nodes: [RenderNode], rows: Range<Int>) -> [UInt8] {
    var pixmap = Pixmap(width: width, height: rows.count)
    var compositor = Compositor()
    compositor.draw(
      FrameSnapshot(
        index: 0, sceneTime: 0, width: width, height: rows.count,
        pixelsFromRoot: pixelsFromSpace.followed(by: .translation(0, -Double(rows.lowerBound))),
        background: .clear, root: RenderNode(children: nodes)),
      into: &pixmap)
    return pixmap.pixels
  }

  /// A layer of that space that shows `picture` pixel by pixel.
  func node(showing picture: [UInt8], depth: Double) -> RenderNode {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    var matrix = Matrix4(pixelsFromSpace.inverse ?? .identity)
    matrix.m43 = depth
    return RenderNode(
      name: "moments", matrix: matrix, bounds: whole,
      content: [
        .image(
          PlacedImage(
            image: Image(width: width, height: height, pixels: picture), source: whole,
            destination: whole, filter: .nearest))
      ])
  }
}

extension RenderNode {
  /// True when both are the same but for their children.
  fileprivate func isItself(like other: RenderNode) -> Bool {
    with(children: []) == other.with(children: [])
  }

  fileprivate func with(children: [RenderNode]) -> RenderNode {
    RenderNode(
      name: name, matrix: matrix, bounds: bounds, opacity: opacity, fadesAsGroup: fadesAsGroup,
      childOrder: childOrder, isDoubleSided: isDoubleSided, isFlipped: isFlipped, effects: effects,
      content: content, children: children, overlay: overlay, mask: mask)
  }
}
