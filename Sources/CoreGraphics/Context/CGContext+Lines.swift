public import Foundation
import Geometry
import VirtualTime

extension CGContext {
  /// In user space; 1 at the beginning.
  public func setLineWidth(_ width: CGFloat) {
    check("the line width", width.isPlain)
    state.line.width = Double(width)
  }

  /// How open lines end; butt at the beginning.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.strokeCap }

  /// How lines meet; with a miter at the beginning.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.strokeJoin }

  /// The longest miter, in line widths; longer ones become bevels. 10 at the beginning.
  public func setMiterLimit(_ limit: CGFloat) {
    check("the miter limit", limit.isPlain)
    state.line.miterLimit = Double(limit)
  }

  /// Lengths on, off, on … in user space, starting `phase` into the pattern; none: no dashes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    check("the dashes", phase.isPlain && lengths.allSatisfy(\.isPlain))
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = Double(phase)
  }
}
