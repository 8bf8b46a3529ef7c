import RasterKernels

extension DisplayList {
  /// The list without what changes no pixel of `area`.
  /// - Precondition: no scope is open.
  func cut(to area: PixelBounds) -> DisplayList {
    // Bounds of scopes hold those of all that is in them.
    keeping(items.filter { !$0.bounds.intersection(area).isEmpty })
  }

  /// The list without what makes its picture no more opaque, as it lies where something before it is
  /// opaque: text on a card does not change the card's shadow.
  /// - Precondition: no scope is open.
  var silhouette: DisplayList {
    var kept: [DisplayItem] = []
    var opaque: [Outline] = []
    var index = 0
    while index < items.count {
      let step = items[index..<end(ofStepAt: index)]
      index = step.endIndex
      if !step.allSatisfy(\.leavesOpaque) {
        opaque = []
      } else if let first = step.first {
        if opaque.contains(where: { $0.fills(first.bounds, edges) }) { continue }
        if case .fill(let outline, let source) = first.action, isOpaque(source),
          opaque.count < Self.mostLookedAt
        {
          opaque.append(outline)
        }
      }
      kept += step
    }
    return kept.count == items.count ? self : keeping(kept)
  }

  /// Where the item at `index` ends, or the scope that it opens.
  private func end(ofStepAt index: Int) -> Int {
    var depth = 0
    for number in index..<items.count {
      switch items[number].action {
      case .pushClip, .pushGroup: depth += 1
      case .popClip, .popGroup: depth -= 1
      case .fill: break
      }
      if depth == 0 { return number + 1 }
    }
    return items.count
  }

  /// Outlines that others may lie on, at most.
  private static let mostLookedAt = 8
}

extension DisplayItem {
  /// True when what is opaque stays so.
  fileprivate var leavesOpaque: Bool {
    if case .pushGroup(_, _, let blend) = action { blend == .sourceOver } else { true }
  }
}

extension Outline {
  /// True when `pixels` are wholly inside; false where that takes more than to see that no edge is near.
  fileprivate func fills(_ pixels: PixelBounds, _ edges: [Edge]) -> Bool {
    guard !pixels.isEmpty, bounds.contains(pixels) else { return false }
    let inner = SubpixelBox(pixels)
    switch form {
    case .box(let box):
      return box.left <= inner.left && box.top <= inner.top && box.right >= inner.right
        && box.bottom >= inner.bottom
    case .edges(let range, let rule, _):
      // Where bands are cut, edges may move by a part of a step.
      let near = inner.grown(by: Int(Subpixel.one))
      var winding = 0
      for edge in edges[range] {
        guard let turn = edge.turn(left: near) else { return false }
        winding += turn
      }
      return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }
  }
}

extension Edge {
  /// By how much what lies in `box` is wound round by an edge to the left of it, at half of its height;
  /// nil where the edge may pass through it.
  fileprivate func turn(left box: SubpixelBox) -> Int? {
    let (top, bottom) = (Int(min(y0, y1)), Int(max(y0, y1)))
    let (left, right) = (Int(min(x0, x1)), Int(max(x0, x1)))
    if bottom <= box.top || top >= box.bottom || left >= box.right { return 0 }
    let middle = (box.top + box.bottom) / 2
    let passes = top <= middle && middle < bottom
    if right > box.left {
      let upper = (distance(box.left, box.top), distance(box.right, box.top))
      let lower = (distance(box.left, box.bottom), distance(box.right, box.bottom))
      if max(upper.0, upper.1, lower.0, lower.1) < 0 { return 0 }
      guard min(upper.0, upper.1, lower.0, lower.1) > 0 else { return nil }
    }
    return passes ? (y1 > y0 ? 1 : -1) : 0
  }

  /// Positive for points to the right of the line through both ends.
  private func distance(_ x: Int, _ y: Int) -> Int {
    let (width, height) = (Int(x1 - x0), Int(y1 - y0))
    let turned = (x - Int(x0)) * height - (y - Int(y0)) * width
    return height > 0 ? turned : -turned
  }
}

extension SubpixelBox {
  fileprivate func grown(by steps: Int) -> SubpixelBox {
    SubpixelBox(
      left: left - steps, top: top - steps, right: right + steps, bottom: bottom + steps)
  }
}
