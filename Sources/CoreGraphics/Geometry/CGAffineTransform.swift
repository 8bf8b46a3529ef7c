public import Foundation
import Geometry

/// A 2×3 matrix for row vectors: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Angles are radians and turn +x towards +y: clockwise on a screen, whose y grows downwards.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The matrix that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// All zeros, as a C structure starts; `identity` is the matrix that changes nothing.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// The matrix with the given elements.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix with the given elements.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves by (`tx`, `ty`).
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns about the origin by `angle` radians.
  public init(rotationAngle angle: CGFloat) {
    let cos = CGFloat(cosine(Double(angle)))
    let sin = CGFloat(sine(Double(angle)))
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// True for the matrix that changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The matrix that acts first as `self`, then as `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Affine(self).followed(by: Affine(next)))
  }

  /// Moves first, then acts as `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Scales first, then acts as `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Turns first by `angle` radians, then acts as `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The matrix that undoes this one; the matrix itself when it has no inverse.
  public func inverted() -> CGAffineTransform {
    Affine(self).inverse.map { CGAffineTransform($0) } ?? self
  }
}
