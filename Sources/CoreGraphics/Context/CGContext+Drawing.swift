public import Foundation
import Geometry
import Raster
import VirtualTime

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4

  /// Nil for a mode that does not fill.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}

extension CGContext {
  /// Fills the path, then forgets it. Open subpaths count as closed.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path, then forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills, strokes or both, then forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { fill(pending.geometry, rule: rule.rasterRule) }
    if mode.strokes { stroke(pending.geometry) }
    beginPath()
  }

  /// Fills a rectangle; forgets the path under construction.
  public func fill(_ rect: CGRect) {
    noteLost(rect)
    draw(.fill) { $0.addRect(rect) }
  }

  /// Fills rectangles as one shape; forgets the path under construction.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }

  /// Strokes a rectangle; forgets the path under construction.
  public func stroke(_ rect: CGRect) {
    noteLost(rect)
    draw(.stroke) { $0.addRect(rect) }
  }

  /// Strokes a rectangle with a line `width` wide; forgets the path under construction.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = before
  }

  /// Fills an ellipse; forgets the path under construction.
  public func fillEllipse(in rect: CGRect) {
    noteLost(rect)
    draw(.fill) { $0.addEllipse(in: rect) }
  }

  /// Strokes an ellipse; forgets the path under construction.
  public func strokeEllipse(in rect: CGRect) {
    noteLost(rect)
    draw(.stroke) { $0.addEllipse(in: rect) }
  }

  /// Strokes a line from each point at an even index to the next; forgets the path under
  /// construction.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { path in
      for start in stride(from: 0, to: points.count - 1, by: 2) {
        path.addLines(between: [points[start], points[start + 1]])
      }
    }
  }

  private func draw(_ mode: CGPathDrawingMode, _ build: (CGMutablePath) -> Void) {
    beginPath()
    build(pending)
    drawPath(using: mode)
  }

  private func fill(_ path: Path, rule: FillRule) {
    guard !path.isEmpty else { return }
    noteStrangeNumbers(of: path)
    let shape = path.fillPolygons(in: pixelsFromUser)
    if let paint = paint(state.fill) { fill(shape, rule: rule, paint: paint) }
  }

  /// Notes a value of what is drawn that is no number, has no end or is on no screen.
  func check(_ key: @autoclosure () -> String, _ isPlain: Bool) {
    SceneContext.check(key(), isPlain, at: "drawing in a context")
  }

  /// Notes a rectangle that counts as null, which adds nothing to paths, and is not `CGRect.null`.
  func noteLost(_ rect: CGRect) { check("a rectangle", !rect.isLost) }

  /// Notes a path that goes where nothing is.
  func noteStrangeNumbers(of path: Path) {
    guard !path.isWithin(1e9) else { return }
    SceneContext.active.unsupported(
      "a path with coordinates that are no numbers, have no end or are on no screen",
      at: "drawing in a context")
  }

  private func stroke(_ path: Path) {
    noteStrangeNumbers(of: path)
    let shape = strokeOutline(of: path).transformed(by: pixelsFromUser)
    guard !shape.isEmpty else { return }
    if let paint = paint(state.stroke) { fill(shape, rule: .nonZero, paint: paint) }
  }

  /// Draws `paint` over `shape`, which is in pixels, as the state asks for. Everything that is drawn
  /// comes through here.
  func fill(_ shape: FlatPath, rule: FillRule, paint: Paint) {
    drawShadow(of: shape, rule: rule, paint: paint)
    let isAliased = isAliased
    let mode = state.blend.rasterMode
    let covers = mode == .copy && coversWholePixels(shape, paint)
    record { list in
      list.mode = covers ? .sourceOver : mode
      list.fill(shape, rule: rule, paint: paint, isAliased: isAliased)
      list.mode = .sourceOver
    }
  }

  /// True where nothing of what was there shows through an opaque colour: whether it is copied or drawn over it
  /// is the same, as with `UIRectFill`.
  private func coversWholePixels(_ shape: FlatPath, _ paint: Paint) -> Bool {
    guard case .solid(let color) = paint, color.alpha >= 1, shape.isAlignedRectangle else {
      return false
    }
    return state.clips.allSatisfy { $0.shape.isAlignedRectangle && $0.mask == nil }
  }
}
