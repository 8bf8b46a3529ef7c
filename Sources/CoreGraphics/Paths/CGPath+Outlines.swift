public import Foundation
import Geometry
import VirtualTime

extension CGPath {
  /// The outline of the path's stroke, made of straight lines that leave the true outline by at
  /// most a hundredth of a unit.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    SceneContext.check("a stroke", lineWidth.isPlain && miterLimit.isPlain, at: "a path")
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.strokeCap, join: lineJoin.strokeJoin,
      miterLimit: Double(miterLimit))
    let source = geometry.transformed(by: Affine(transform))
    return CGPath(geometry: Path(source.strokeOutline(style, tolerance: 0.01)))
  }

  /// The pieces of the path that a dash pattern leaves: lengths on, off, on …, starting `phase`
  /// into the pattern at each subpath. Curves become lines as in `copy(strokingWithWidth:)`.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    SceneContext.check("dashes", phase.isPlain && lengths.allSatisfy(\.isPlain), at: "a path")
    let source = geometry.flattened(in: Affine(transform), tolerance: 0.01)
    return CGPath(
      geometry: Path(
        source.dashed(pattern: lengths.map { Double($0) }, phase: Double(phase))))
  }
}
