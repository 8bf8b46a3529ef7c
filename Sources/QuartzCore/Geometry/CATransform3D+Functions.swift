public import CoreGraphics
import Geometry

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D(Matrix4.identity)

/// True for the matrix that changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// True when all sixteen elements are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Moves by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(Matrix4.translation(Double(tx), Double(ty), Double(tz)))
}

/// Scales about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(Matrix4.scale(Double(sx), Double(sy), Double(sz)))
}

/// Rotates by `angle` radians about the axis (`x`, `y`, `z`), of any length; about z from +x
/// towards +y. The zero axis gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = Double(x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (ux, uy, uz) = (Double(x) / length, Double(y) / length, Double(z) / length)
  let (s, c) = (sine(Double(angle)), cosine(Double(angle)))
  let k = 1 - c
  var m = Matrix4.identity
  m.m11 = c + ux * ux * k
  m.m12 = ux * uy * k + uz * s
  m.m13 = ux * uz * k - uy * s
  m.m21 = ux * uy * k - uz * s
  m.m22 = c + uy * uy * k
  m.m23 = uy * uz * k + ux * s
  m.m31 = ux * uz * k + uy * s
  m.m32 = uy * uz * k - ux * s
  m.m33 = c + uz * uz * k
  return CATransform3D(m)
}

/// The matrix that moves first, then acts as `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The matrix that scales first, then acts as `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The matrix that rotates first, then acts as `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The matrix that acts first as `a`, then as `b`: a·b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.followed(by: b.matrix))
}

/// The matrix that undoes `t`; `t` itself when it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverse.map { CATransform3D($0) } ?? t
}

/// The affine matrix in three dimensions.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Matrix4(Affine(m)))
}

/// True when the matrix does nothing with z and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The affine part; the identity when the matrix is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  guard CATransform3DIsAffine(t) else { return .identity }
  return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
