import CHarfBuzz
import Geometry

extension HarfBuzzFont {
  /// The outline of `glyph` in font units, y down, every contour closed; empty for a blank.
  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) {
      unsafe drawGlyph(font, glyph, Self.pen.functions, $0)
    }
    return path
  }

  private static let pen = Pen()

  /// HarfBuzz's table of draw functions, each appending to the path its data points to.
  @safe private struct Pen: Sendable {
    nonisolated(unsafe) let functions: OpaquePointer?

    init() {
      unsafe functions = hb_draw_funcs_create()
      unsafe hb_draw_funcs_set_move_to_func(
        functions,
        { _, path, _, x, y, _ in
          unsafe Pen.path(path) { $0.move(to: Pen.point(x, y)) }
        }, nil, nil)
      unsafe hb_draw_funcs_set_line_to_func(
        functions,
        { _, path, _, x, y, _ in
          unsafe Pen.path(path) { $0.line(to: Pen.point(x, y)) }
        }, nil, nil)
      unsafe hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, path, _, cx, cy, x, y, _ in
          unsafe Pen.path(path) { $0.quad(to: Pen.point(x, y), control: Pen.point(cx, cy)) }
        }, nil, nil)
      unsafe hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, path, _, ax, ay, bx, by, x, y, _ in
          unsafe Pen.path(path) {
            $0.cubic(
              to: Pen.point(x, y), control1: Pen.point(ax, ay), control2: Pen.point(bx, by))
          }
        }, nil, nil)
      unsafe hb_draw_funcs_set_close_path_func(
        functions, { _, path, _, _ in unsafe Pen.path(path) { $0.close() } }, nil, nil)
      unsafe hb_draw_funcs_make_immutable(functions)
    }

    private static func path(_ pointer: UnsafeMutableRawPointer?, _ change: (inout Path) -> Void) {
      guard let pointer = unsafe pointer else { return }
      unsafe change(&pointer.assumingMemoryBound(to: Path.self).pointee)
    }

    private static func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), 0 - Double(y)) }
  }
}
