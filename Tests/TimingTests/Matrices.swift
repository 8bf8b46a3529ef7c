import Geometry

/// Rotations for row vectors, about one axis.
func rotation(x: Double = 0, y: Double = 0, z: Double = 0) -> Matrix4 {
  var m = Matrix4.identity
  if x != 0 { (m.m22, m.m23, m.m32, m.m33) = (cosine(x), sine(x), -sine(x), cosine(x)) }
  if y != 0 { (m.m11, m.m13, m.m31, m.m33) = (cosine(y), -sine(y), sine(y), cosine(y)) }
  if z != 0 { (m.m11, m.m12, m.m21, m.m22) = (cosine(z), sine(z), -sine(z), cosine(z)) }
  return m
}

/// The largest difference between two matrices' elements.
func difference(_ a: Matrix4?, _ b: Matrix4) -> Double {
  guard let a else { return .infinity }
  return zip(a.elements, b.elements).map { abs($0 - $1) }.max() ?? .infinity
}
