import Compositor
import Geometry
import Raster
import RenderTree

/// Path data, and the path written and read again.
@Sendable func readPathData(_ bytes: [UInt8]) {
  guard let path = Path(svg: String(decoding: bytes, as: UTF8.self)) else { return }
  draw(path.fillPolygons(in: .identity), rule: .nonZero)
  guard path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
  precondition(Path(svg: path.svg)?.points == path.points, "what is written reads back")
}

/// A path filled, and its line trimmed, dashed, outlined and filled.
@Sendable func drawOutline(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  let style = input.style()
  let rule: FillRule = input.flag() ? .evenOdd : .nonZero
  let path = input.path(atMost: 12)
  _ = path.tightBounds
  _ = path.contains(Point(8, 8), evenOdd: rule == .evenOdd)
  draw(path.fillPolygons(in: .identity), rule: rule)
  draw(path.strokeOutline(style, tolerance: Flattening.tolerance), rule: .nonZero)
}

/// A layer with a path filled and stroked, in the picture's plane or in another one.
@Sendable func drawFrame(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  let style = input.style()
  let rule: FillRule = input.flag() ? .evenOdd : .nonZero
  let matrix = input.flag() ? input.matrix() : .identity
  let path = input.path(atMost: 12)
  let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
  let node = RenderNode(
    matrix: matrix, bounds: Rect(x: 0, y: 0, width: 32, height: 32),
    content: [.fill(path, rule: rule, color: color), .stroke(path, style: style, color: color)])
  var compositor = Compositor()
  var picture = Pixmap(width: side, height: side)
  compositor.draw(
    FrameSnapshot(
      index: 0, sceneTime: 0, width: side, height: side, pixelsFromRoot: .identity,
      background: .clear, root: node),
    into: &picture)
}

extension FuzzInput {
  /// Any stroke: a byte says which of its settings follow, and the others are usual ones.
  fileprivate mutating func style() -> StrokeStyle {
    let given = byte()
    var style = StrokeStyle(width: 4, cap: .butt, join: .miter, miterLimit: 10)
    if given & 1 != 0 { style.width = number() }
    if given & 2 != 0 {
      style.cap = [.butt, .round, .square][choice(3)]
      style.join = [.miter, .round, .bevel][choice(3)]
    }
    if given & 4 != 0 { style.miterLimit = number() }
    if given & 8 != 0 { (style.dash, style.dashPhase) = (numbers(atMost: 6), number()) }
    if given & 16 != 0 {
      style.trimStart = number() / 64
      style.trimEnd = flag() ? number() / 64 : 1
    }
    return style
  }
}

/// More than a band of rows, and no multiple of what a vector holds.
private let side = 40

private func draw(_ outline: FlatPath, rule: FillRule) {
  var list = DisplayList(width: side, height: side)
  list.fill(outline, rule: rule, paint: .solid(.black))
  var painter = BandPainter()
  var picture = Pixmap(width: side, height: side)
  painter.paint(list, over: .clear, into: &picture)
}
