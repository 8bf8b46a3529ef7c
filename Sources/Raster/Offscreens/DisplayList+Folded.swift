import RasterKernels

extension DisplayList {
  /// The list of the folded picture; `isOnlyAlpha`: its colours do not matter.
  /// - Precondition: nothing changes in the columns and rows that are folded, see `StraightRuns`.
  func folded(columns: Fold, rows: Fold, isOnlyAlpha: Bool) -> DisplayList {
    let fold = ListFold(columns: columns, rows: rows)
    var kept: [Edge] = []
    kept.reserveCapacity(edges.count)
    var result: [DisplayItem] = []
    result.reserveCapacity(items.count)
    for item in items {
      var item = item
      item.bounds = fold.folded(item.bounds)
      switch item.action {
      case .fill(let outline, .solid(let pixel)):
        let shown = isOnlyAlpha ? pixel & 0xFF00_0000 : pixel
        item.action = .fill(fold.folded(outline, of: edges, into: &kept), .solid(shown))
      case .pushClip(let outline, let mask):
        item.action = .pushClip(fold.folded(outline, of: edges, into: &kept), mask: mask)
      case .pushGroup(let content, let opacity, let blend):
        item.action = .pushGroup(content: fold.folded(content), opacity: opacity, blend: blend)
      case .fill, .popClip, .popGroup: break
      }
      result.append(item)
    }
    return DisplayList(
      width: width - columns.count, height: height - rows.count, items: result, edges: kept)
  }

  /// True when no colour has a say in how transparent the picture is.
  var hasAlphaOfItsOwn: Bool {
    items.allSatisfy {
      if case .pushGroup(_, _, let blend) = $0.action { blend == .sourceOver } else { true }
    }
  }
}

/// What is recorded in a list, with columns and rows left out.
private struct ListFold {
  let columns: Fold
  let rows: Fold

  func folded(_ bounds: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: columns.folded(border: bounds.left), top: rows.folded(border: bounds.top),
      right: columns.folded(border: bounds.right), bottom: rows.folded(border: bounds.bottom))
  }

  func folded(_ outline: Outline, of edges: [Edge], into kept: inout [Edge]) -> Outline {
    var outline = outline
    outline.bounds = folded(outline.bounds)
    switch outline.form {
    case .box(let box):
      outline.form = .box(
        SubpixelBox(
          left: Int(x(Int32(box.left))), top: Int(y(Int32(box.top))),
          right: Int(x(Int32(box.right))), bottom: Int(y(Int32(box.bottom)))))
    case .edges(let range, let rule, let overlapBands):
      let first = kept.count
      for edge in edges[range] {
        let folded = Edge(x0: x(edge.x0), y0: y(edge.y0), x1: x(edge.x1), y1: y(edge.y1))
        // One that is left out altogether would become level.
        if folded.y0 != folded.y1 { kept.append(folded) }
      }
      // Of rows that are alike any may be left out.
      outline.form = .edges(
        first..<kept.count, rule: rule,
        overlapBands: overlapBands.isEmpty
          ? 0..<0 : Outline.bands(of: outline.bounds.top..<outline.bounds.bottom))
    }
    return outline
  }

  private func x(_ position: Int32) -> Int32 {
    Int32(columns.folded(border: Int(position), unit: Int(Subpixel.one)))
  }

  private func y(_ position: Int32) -> Int32 {
    Int32(rows.folded(border: Int(position), unit: Int(Subpixel.one)))
  }
}
