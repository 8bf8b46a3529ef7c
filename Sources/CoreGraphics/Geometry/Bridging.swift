// Core Graphics' types and ours, in both directions; nothing else.

package import Foundation
package import Geometry
package import Raster

extension Point {
  /// The same coordinates.
  package init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }
}

extension CGPoint {
  /// The same coordinates.
  package init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension Rect {
  /// Keeps a negative width or height.
  package init(_ r: CGRect) {
    self.init(
      x: Double(r.origin.x), y: Double(r.origin.y), width: Double(r.size.width),
      height: Double(r.size.height))
  }
}

extension CGRect {
  /// The same rectangle.
  package init(_ r: Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
}

extension Affine {
  /// The same six elements.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
  }
}

extension CGAffineTransform {
  /// The same six elements.
  package init(_ t: Affine) {
    self.init(
      a: CGFloat(t.a), b: CGFloat(t.b), c: CGFloat(t.c), d: CGFloat(t.d), tx: CGFloat(t.tx),
      ty: CGFloat(t.ty))
  }
}

extension CGColor {
  /// The colour in gamma-coded sRGB.
  package convenience init(rasterColor c: Color) {
    self.init(
      srgbRed: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue),
      alpha: CGFloat(c.alpha))
  }
}

extension CGPathFillRule {
  /// The same rule for the rasteriser.
  package var rasterRule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension CGLineCap {
  /// The same cap for the stroker.
  package var strokeCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  /// The same join for the stroker.
  package var strokeJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
