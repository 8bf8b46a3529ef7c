import Geometry
import Glyphs
package import Raster
package import RenderTree

/// Lays moments side by side on one picture, each drawn at the size it has there.
package struct ContactSheet: Sendable {
  package let layout: SheetLayout
  /// What the cells lie on.
  package let paper: Color

  package init(layout: SheetLayout, paper: Color) {
    self.layout = layout
    self.paper = paper
  }

  /// The sheet as one frame. Cells beyond the layout's places are left out.
  package func frame(of cells: [SheetCell]) -> FrameSnapshot {
    let bounds = Rect(x: 0, y: 0, width: Double(layout.width), height: Double(layout.height))
    var parts: [RenderNode] = []
    for (position, cell) in cells.prefix(layout.columns * layout.rows).enumerated() {
      let origin = layout.origin(ofCell: position)
      parts.append(node(of: cell, at: Point(Double(origin.x), Double(origin.y))))
    }
    return FrameSnapshot(
      index: 0, sceneTime: cells.first?.frame.sceneTime ?? 0, width: layout.width,
      height: layout.height, pixelsFromRoot: .identity, background: paper,
      root: RenderNode(name: "sheet", bounds: bounds, childOrder: .given, children: parts))
  }

  private var cellBounds: Rect {
    Rect(x: 0, y: 0, width: Double(layout.cellWidth), height: Double(layout.cellHeight))
  }

  /// A cell with its border and label, its top left corner at `origin`.
  private func node(of cell: SheetCell, at origin: Point) -> RenderNode {
    var border = Path()
    border.addRect(
      Rect(x: -1, y: -1, width: cellBounds.width + 2, height: cellBounds.height + 2))
    border.addRect(cellBounds)
    var content: [NodeContent] = [
      .fill(border, rule: .evenOdd, color: ink(0.16))
    ]
    if cell.frame.background.alpha < 1 {
      content += Checkerboard.content(of: cellBounds, square: max(4, layout.cellWidth / 25))
    }
    return RenderNode(
      name: cell.time, matrix: .translation(origin.x, origin.y), bounds: cellBounds,
      childOrder: .given, content: content + label(of: cell), children: [picture(of: cell.frame)])
  }

  /// The frame as a picture of its own, so that nothing in it reaches what it lies on.
  private func picture(of frame: FrameSnapshot) -> RenderNode {
    let whole = RenderNode(
      bounds: cellBounds, effects: NodeEffects(backgroundColor: .black))
    return RenderNode(
      bounds: cellBounds,
      effects: NodeEffects(backgroundColor: frame.background, masksToBounds: true),
      children: [
        RenderNode(matrix: Matrix4(frame.pixelsFromRoot), bounds: .zero, children: [frame.root])
      ], mask: whole)
  }

  private func label(of cell: SheetCell) -> [NodeContent] {
    let room = cellBounds.width + Double(layout.gap) / 2
    var size = layout.fontSize
    var text = line(of: cell, size: size)
    if text.width > room {
      size *= room / text.width
      text = line(of: cell, size: size)
    }
    let left = ((cellBounds.width - text.width) / 2).rounded()
    let top = cellBounds.height + (Double(layout.labelHeight) - text.height) / 2
    return text.runs(at: Point(left, top.rounded())).map { run in
      .fill(run.path, rule: .nonZero, color: ink(run.span == 0 ? 0.85 : 0.5))
    }
  }

  private func line(of cell: SheetCell, size: Double) -> TextLayout {
    let style = { (weight: FontWeight) in
      TextStyle(
        typeface: BundledFonts.interface(weight: weight), size: size, hasTabularDigits: true)
    }
    return TextLayout([
      TextSpan(cell.time, style: style(.medium)),
      TextSpan(" · " + cell.number, style: style(.regular)),
    ])
  }

  /// Black on light paper, white on dark.
  private func ink(_ alpha: Double) -> Color {
    let light = 0.3 * paper.red + 0.59 * paper.green + 0.11 * paper.blue
    return (paper.alpha < 0.5 || light > 0.5 ? Color.black : .white).faded(by: alpha)
  }
}
